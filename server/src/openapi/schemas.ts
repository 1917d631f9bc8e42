import { type Definition, joinedFields, joinKey } from '@tutu/contract/definition/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { z } from 'zod'
import { columnOf, type JsonSchema, wireSchema } from '../engine/fields/columns.ts'
import type { Registry } from '../engine/registry.ts'

export const ID: JsonSchema = { type: 'integer', minimum: 1 }
export const IDS: JsonSchema = { type: 'array', items: ID, minItems: 1 }
export const RUN: JsonSchema = { type: 'string', format: 'uuid' }
export const UNDO: JsonSchema = { type: 'string', format: 'uuid', description: 'takes it back, at `unbatch`' }
export const VERSION: JsonSchema = { type: 'integer', description: 'as it was read; refused when somebody saved since' }

/** JSON schema of what a zod schema takes (`input`) or gives; what JSON Schema cannot say is anything. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json: Record<string, unknown> = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' })
  // The document says once which dialect its schemas are in.
  delete json.$schema
  return json
}

export const object = (properties: Readonly<Record<string, JsonSchema>>, required?: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  ...(required && required.length > 0 && { required }),
})

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** The envelope around an answer's data (spec 3). Refusals have it too, with another code. */
export function envelopeOf(data: JsonSchema): JsonSchema {
  return object(
    {
      code: { type: 'integer', description: '1: done. 0: refused. 302, 401, 409: see the head of this page.' },
      msg: { type: 'string' },
      data,
      time: { type: 'integer', description: 'seconds' },
    },
    ['code', 'msg', 'data', 'time'],
  )
}

/** What a field is called, and what else is said of it to people. */
function said(field: Field, language: Language): string {
  return [pickLanguage(field.label, language), pickLanguage(field.hint, language)].filter(Boolean).join('. ')
}

/** A value as rows carry it, described. */
function valueOf(field: Field, language: Language): JsonSchema {
  const schema = wireSchema(field)
  const isNeverNull = field.required || columnOf(field).empty !== undefined || traitsOf(field).neverEmpty
  const description = [said(field, language), schema.description].filter(Boolean).join(' · ')
  return { ...(isNeverNull ? schema : orNull(schema)), description }
}

const FILE_INFO = { picture: { type: 'object' }, any: { type: 'object' } } as const

/**
 * A row on the wire, of these fields: each value, the joined rows beside relations, what is known of files beside their
 * paths; in a single row also the texts of every language.
 */
export function rowSchema(
  definition: Definition,
  names: readonly string[],
  { registry, language, isWhole = false, isPublic = false }: RowOptions,
): JsonSchema {
  const properties: Record<string, JsonSchema> = { id: { type: 'integer' } }
  if (!isPublic && !definition.ledger) properties.version = { type: 'integer', description: 'goes with an edit' }
  for (const name of names) {
    const field = definition.fields[name]
    if (!field) continue
    const { long, secret, rendered, files, list } = traitsOf(field)
    if (secret || (long && !isWhole)) continue
    if (isPublic && !isWhole && field.public === 'row') continue
    if (isPublic && rendered) {
      properties[`${name}_html`] = { type: 'string', description: said(field, language) }
      continue
    }
    properties[name] = valueOf(field, language)
    if (isWhole && !isPublic && isLocalized(field)) properties[`${name}_i18n`] = textsOf({ type: 'string' })
    if (isRelation(field)) properties[joinKey(name)] = joined(registry.byName(field.to).definition, field, language)
    const info = files && files !== 'in text' ? orNull(FILE_INFO[files]) : undefined
    if (info) properties[`${name}_info`] = list ? { type: 'array', items: info } : info
  }
  if (!isPublic) properties.createtime = HELD_MOMENT
  if (!isPublic && !definition.ledger) properties.updatetime = HELD_MOMENT
  return object(properties, ['id'])
}

export type RowOptions = {
  registry: Registry
  language: Language
  /** One row, with its long texts. */
  isWhole?: boolean
  /** As visitors read it. */
  isPublic?: boolean
}

const HELD_MOMENT = { type: 'integer', description: 'seconds' } as const

function joined(to: Definition, field: Field & { join?: readonly string[] }, language: Language): JsonSchema {
  const names = joinedFields(to, field).filter((name) => to.fields[name])
  const row = object({
    id: { type: 'integer' },
    ...Object.fromEntries(names.map((name) => [name, valueOf(to.fields[name]!, language)])),
  })
  return traitsOf(field).list ? { type: 'array', items: row } : orNull(row)
}

function textsOf(text: JsonSchema): JsonSchema {
  return object(Object.fromEntries(LANGUAGES.map((language) => [language, orNull(text)])))
}

/** What a form may post of these fields; '' and null clear a value. */
export function formSchema(
  { fields }: Pick<Definition, 'fields'>,
  names: readonly string[],
  { language, isNew = false }: { language: Language; isNew?: boolean },
): Record<'properties', Record<string, JsonSchema>> & { required: string[] } {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const name of names) {
    const field = fields[name]
    if (!field || field.readonly) continue
    const schema = { ...wireSchema(field), writeOnly: undefined }
    const value = isLocalized(field) ? { anyOf: [schema, textsOf(schema)] } : schema
    const isAsked = field.required === true && field.default === undefined
    properties[name] = { ...(field.required ? value : orNull(value)), description: said(field, language) }
    // What is asked for only under conditions is not asked for always.
    if (isNew && isAsked && !(field.form && field.form.when)) required.push(name)
  }
  return { properties, required }
}

/** Fields of a definition that administrators' forms have. */
export function formFields(definition: Definition): string[] {
  return Object.keys(definition.fields).filter((name) => !definition.fields[name]!.readonly)
}

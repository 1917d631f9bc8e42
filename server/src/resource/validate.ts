import { foldLocalized, inputSchema } from '@tutu/contract/input'
import type { Definition } from '@tutu/contract/define-resource'
import { failForm, type MessageKey, type MessageParams } from '@tutu/contract/errors'
import { issueReason } from '@tutu/contract/fields/field'
import { isLocalized, type Field } from '@tutu/contract/fields/index'
import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/languages'
import { columnOf, type Row } from './columns.ts'

type Reasons = Record<string, { key: MessageKey; params?: MessageParams }>

const schemas = new WeakMap<Definition, Map<Language, ReturnType<typeof inputSchema>>>()

function schemaOf(definition: Definition, language: Language): ReturnType<typeof inputSchema> {
  let byLanguage = schemas.get(definition)
  if (!byLanguage) schemas.set(definition, (byLanguage = new Map()))
  let schema = byLanguage.get(language)
  if (!schema) byLanguage.set(language, (schema = inputSchema(definition, language)))
  return schema
}

/**
 * The stored form of what a form posted, only the columns it sets: absent fields stay as they are, '' and null clear.
 * `before` is the stored row when editing. Throws one reason per wrong field.
 */
export function validate(
  definition: Definition,
  body: Readonly<Record<string, unknown>>,
  before: Row | undefined,
  language: Language,
): Row {
  const parsed = schemaOf(definition, language).safeParse(foldLocalized(definition, body))
  const reasons: Reasons = {}
  if (!parsed.success) {
    for (const issue of parsed.error.issues) reasons[String(issue.path[0])] ??= issueReason(issue)
  }
  const input: Row = parsed.success ? parsed.data : {}
  const values: Row = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (name in reasons) continue
    if (name in input && input[name] !== undefined) values[name] = stored(field, input[name], before?.[name])
    else if (!before && field.default !== undefined) values[name] = field.default
    // Only what would be stored anew is judged: a record made before a rule existed can still be switched off.
    if ((!before || name in values) && field.required && isMissing(field, values[name], language)) {
      reasons[name] = {
        key: isChosen(field) ? 'rule.choose' : 'rule.required',
        params: { label: pickLanguage(field.label, language) },
      }
    }
  }
  if (Object.keys(reasons).length === 0)
    Object.assign(reasons, checkOrder(definition, { ...before, ...values }, language))
  if (Object.keys(reasons).length > 0) throw failForm(reasons)
  return values
}

/** What the column gets: languages that the input does not name stay, cleared lists and switches are empty, not null. */
function stored(field: Field, value: unknown, before: unknown): unknown {
  if (value === null) return columnOf(field).empty ?? null
  if (!isLocalized(field)) return value
  const texts: Record<string, unknown> = { ...(before as object | null), ...(value as object) }
  const kept = Object.fromEntries(LANGUAGES.flatMap((l) => (texts[l] ? [[l, texts[l]]] : [])))
  return Object.keys(kept).length > 0 ? kept : null
}

/** A localized text is there when its default language is: the others fall back to it. */
function isMissing(field: Field, value: unknown, language: Language): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isLocalized(field) && pickLanguage(value as Record<Language, string>, language) === ''
}

function isChosen(field: Field): boolean {
  return ['select', 'multi-select', 'relation', 'relation-many', 'tree-parent', 'image', 'icon', 'date-time'].includes(
    field.kind,
  )
}

function checkOrder(definition: Definition, row: Row, language: Language): Reasons {
  const reasons: Reasons = {}
  for (const { field, atLeast } of definition.checks ?? []) {
    const [upper, lower] = [row[field], row[atLeast]]
    if (typeof upper === 'number' && typeof lower === 'number' && upper < lower) {
      reasons[field] = {
        key: 'rule.order',
        params: { other: pickLanguage(definition.fields[atLeast]?.label, language) },
      }
    }
  }
  return reasons
}

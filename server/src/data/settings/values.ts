import { isLocalized, kindOf } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { LANGUAGES } from '@tutu/contract/core/languages'
import type { SettingField } from '@tutu/contract/settings/setting'
import type { z } from 'zod'

const schemas = new WeakMap<SettingField, z.ZodType>()

function schemaOf(field: SettingField): z.ZodType {
  let schema = schemas.get(field)
  if (!schema) schemas.set(field, (schema = kindOf(field).schema(field)))
  return schema
}

/** What a setting holds when nobody has set it. */
export function emptyValue(field: SettingField): unknown {
  if (field.default !== undefined) return field.default
  if (isLocalized(field)) return Object.fromEntries(LANGUAGES.map((language) => [language, '']))
  const { holds, list } = traitsOf(field)
  return list ? [] : holds === 'boolean' ? false : holds === 'number' ? 0 : ''
}

/** A stored value as the server uses it, never null; undefined where it breaks its field's rules. */
export function readValue(field: SettingField, stored: unknown): unknown {
  if (isLocalized(field)) return readTexts(field, stored)
  if (isNothing(stored)) return field.required || traitsOf(field).holds === 'number' ? emptyValue(field) : blank(field)
  const { success, data } = schemaOf(field).safeParse(stored)
  return success ? data : undefined
}

function readTexts(field: SettingField, stored: unknown): unknown {
  if (isNothing(stored)) return field.required ? emptyValue(field) : blank(field)
  if (typeof stored !== 'object') return undefined
  const texts = LANGUAGES.map((language) => [language, (stored as Record<string, unknown>)[language] ?? ''] as const)
  const isGood = texts.every(([, text]) => text === '' || schemaOf(field).safeParse(text).success)
  return isGood ? Object.fromEntries(texts) : undefined
}

const isNothing = (stored: unknown): boolean => stored === null || stored === undefined || stored === ''

/** Cleared: a default comes back only where there must be something. */
const blank = (field: SettingField): unknown => emptyValue({ ...field, default: undefined })

import { z } from 'zod'
import type { Definition } from './define-resource.ts'
import { type Field, isLocalized, kindOf } from '../fields/index.ts'
import { traitsOf } from '../fields/traits.ts'
import { isLanguage, LANGUAGES, type Language } from '../core/languages.ts'

const EMPTY_AS_NULL = new Set<unknown>(['', null, undefined])
const NO_ROW = new Set<unknown>([...EMPTY_AS_NULL, 0, '0'])

/** Schema of a field as a form posts it: '' and null clear the value, absence leaves it alone. */
export function fieldSchema(field: Field, language: Language): z.ZodType {
  const base = kindOf(field).schema(field)
  if (!isLocalized(field)) {
    const { holds, list } = traitsOf(field)
    const none = holds === 'id' && !list ? NO_ROW : EMPTY_AS_NULL
    return z.preprocess((value) => (none.has(value) ? null : value), base.nullable())
  }
  // Wire decision 13: a string sets the caller's language; an object sets the languages it names, null clearing one.
  const texts = z.preprocess(
    (value, context) => {
      if (namesLanguage(value)) return value
      context.addIssue({ code: 'custom', message: 'rule.languages', input: value })
      return z.NEVER
    },
    z.object(
      Object.fromEntries(
        LANGUAGES.map((l) => [l, z.preprocess((v) => (v === '' ? null : v), base.nullable()).optional()]),
      ),
    ),
  )
  return z.preprocess((value) => (typeof value === 'string' ? { [language]: value } : value), texts.nullable())
}

/** Texts by language; an object with other names only is somebody's mistake, and saving nothing would hide it. */
function namesLanguage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value)
  return names.length === 0 || names.some(isLanguage)
}

/**
 * What `add` and `edit` accept: the definition's fields only (joined objects, read-only columns and `id` of a whole
 * posted row are dropped), all optional here; whether a required one is missing is judged on the merged row.
 * Localized fields come as `<field>` or `<field>_i18n`: which of them counts is decided before.
 */
export function inputSchema(definition: Definition, language: Language) {
  return z.object(
    Object.fromEntries(
      Object.entries(definition.fields).map(([name, field]) => [name, fieldSchema(field, language).optional()]),
    ),
  )
}

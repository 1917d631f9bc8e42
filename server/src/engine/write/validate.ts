import { inputSchema } from '@tutu/contract/definition/input'
import { type Definition, fieldLabels } from '@tutu/contract/definition/define-resource'
import { failForm, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'
import { conditionalFields, isAsked } from '@tutu/contract/definition/form-conditions'
import { reasonOf } from '@tutu/contract/fields/reason'
import { isLocalized, type Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Localized,
  pickLanguage,
} from '@tutu/contract/core/languages'
import type { z } from 'zod'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import { columnOf, isSameValue, type Row } from '../fields/columns.ts'
import { relativePaths } from './file-references.ts'
import { postedTexts } from './localized-input.ts'
import { isStorable } from '../fields/scalar.ts'

type Reason = { key: MessageKey; params?: MessageParams }
type Reasons = Record<string, Reason>

const INT4_MAX = 2_147_483_647

/** What of a definition a form is checked by. */
const rulesOf = workedOutOnce((definition: Definition) => {
  const byLanguage = new Map<Language, ReturnType<typeof inputSchema>['shape']>()
  return {
    fields: Object.entries(definition.fields).map(([name, field]) => ({ name, field })),
    conditional: conditionalFields(definition),
    shapeIn(language: Language) {
      let shape = byLanguage.get(language)
      if (!shape) byLanguage.set(language, (shape = inputSchema(definition, language).shape))
      return shape
    },
  }
})

/**
 * The stored form of what a form posted, only the columns it sets: absent fields stay as they are, '' and null clear.
 * Fields that the record's other values leave unasked (`form.when`) take nothing and lose what they held.
 * `before` is the stored row when editing; `writable`, where given, are the fields the caller may set: another value of
 * any other is refused. What is `incomplete` may lack what is required. Throws one reason per wrong field.
 */
export function validate(
  definition: Definition,
  body: Readonly<Record<string, unknown>>,
  before: Row | undefined,
  language: Language,
  writable?: ReadonlySet<string>,
  { incomplete = false }: { incomplete?: boolean } = {},
): Row {
  const { fields, conditional, shapeIn } = rulesOf(definition)
  const shape = shapeIn(language)
  const reasons: Reasons = {}
  const values: Row = {}
  const begin = (name: string, field: Field): void => {
    if (!before && field.default !== undefined) values[name] = field.default
  }
  for (const { name, field } of fields) {
    const posted = postedValue(name, field, body, before?.[name], language)
    if (field.readonly) {
      // The state of a new row, which nobody may choose.
      begin(name, field)
      if (field.readonly === 'commands' && isAnother(field, shape[name]!, posted, before?.[name] ?? field.default))
        reasons[name] = { key: 'rule.byCommands', params: { label: pickLanguage(field.label, language) } }
      continue
    }
    if (writable && !writable.has(name)) {
      if (isAnother(field, shape[name]!, posted, before?.[name]))
        reasons[name] = { key: 'rule.notYours', params: { label: pickLanguage(field.label, language) } }
      else begin(name, field)
      continue
    }
    if ('refused' in posted) {
      reasons[name] = { key: posted.refused, params: { field: name, ...wordsOf(field, language) } }
      continue
    }
    if (posted.value === undefined) {
      begin(name, field)
      continue
    }
    // Field by field: one that is wrong must not make the others look absent.
    const { data, error } = shape[name]!.safeParse(posted.value)
    const reason = error ? reasonOf(field, error.issues[0]!, language) : whyNotStorable(field, data, language)
    if (reason) {
      reasons[name] = reason
      continue
    }
    if (isPosted(field, data)) values[name] = stored(field, data, before?.[name])
    else begin(name, field)
  }
  const asked = (name: string, row: Row | undefined) => isAsked(definition.fields[name]!, row ?? {})
  for (const name of conditional) {
    if (asked(name, { ...before, ...values })) continue
    delete reasons[name]
    const field = definition.fields[name]!
    if (before && !asked(name, before)) {
      if (!(name in values) || isSameValue(values[name], before[name])) continue
      // Typed where nothing can be made of it: that must not look saved.
      if (!isSameValue(values[name], columnOf(field).empty ?? null))
        reasons[name] = { key: 'rule.notAsked', params: { label: pickLanguage(field.label, language) } }
      delete values[name]
      continue
    }
    values[name] = blankOf(field)
  }
  const row = { ...before, ...values }
  for (const { name, field } of incomplete ? [] : fields) {
    if (!field.required || field.readonly || reasons[name] || !asked(name, row)) continue
    // What the caller may not set the server completes.
    if (writable && !writable.has(name)) continue
    // Only what would be stored anew is judged: a record made before a rule existed can still be switched off.
    if (before && !(name in values) && asked(name, before)) continue
    const reason = whyMissing(field, row[name], language)
    if (reason) reasons[name] = reason
  }
  if (Object.keys(reasons).length === 0 && !incomplete) Object.assign(reasons, checkOrder(definition, row, language))
  if (Object.keys(reasons).length > 0) throw failForm(reasons, fieldLabels(definition))
  return values
}

/** What was posted of a field, as its schema takes it; undefined: nothing. */
function postedValue(
  name: string,
  field: Field,
  body: Readonly<Record<string, unknown>>,
  before: unknown,
  language: Language,
): Posted {
  if (isLocalized(field)) return postedTexts(name, body, before as Partial<Localized> | null, language) ?? NOTHING
  return Object.hasOwn(body, name) ? { value: relativePaths(field, body[name]) } : NOTHING
}

type Posted = { value: unknown } | { refused: MessageKey }

/** Whether a posted value would change what is stored, or, in a new row, is more than nothing and the default. */
function isAnother(field: Field, schema: z.ZodType, posted: Posted, before: unknown): boolean {
  if ('refused' in posted) return true
  const { data, error } = schema.safeParse(posted.value)
  if (error) return true
  if (!isPosted(field, data)) return false
  const value = stored(field, data, before)
  return (
    !isSameValue(value, before ?? columnOf(field).empty ?? null) &&
    !(before === undefined && isSameValue(value, field.default))
  )
}

const NOTHING = { value: undefined }

const wordsOf = (field: Field, language: Language): MessageParams => ({
  label: pickLanguage(field.label, language),
  language: LANGUAGE_NAMES[language][language],
})

/** An absent field stays as it is, and so does one that has no empty value. */
function isPosted(field: Field, value: unknown): boolean {
  return value !== undefined && !(value === null && traitsOf(field).neverEmpty)
}

/** What a schema lets pass and a column cannot hold, or must not. */
function whyNotStorable(field: Field, value: unknown, language: Language): Reason | undefined {
  const parts = partsOf(value)
  if (parts.some((part) => typeof part === 'string' && !isStorable(part))) return { key: 'rule.characters' }
  if (traitsOf(field).holds === 'id' && parts.some((part) => typeof part === 'number' && part > INT4_MAX)) {
    return { key: 'rule.relation', params: { label: pickLanguage(field.label, language) } }
  }
  const key = value === undefined || value === null ? undefined : columnOf(field).whyRefused?.(value)
  return key && { key, params: { label: pickLanguage(field.label, language) } }
}

/** What a value is made of, however deep. */
function partsOf(value: unknown): unknown[] {
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(partsOf) : [value]
}

/** What the column gets: languages that the input does not name stay, cleared lists and switches are empty, not null. */
function stored(field: Field, value: unknown, before: unknown): unknown {
  if (value === null || value === '') return columnOf(field).empty ?? null
  if (!isLocalized(field)) return value
  const texts: Record<string, unknown> = { ...(before as object | null), ...(value as object) }
  const kept = Object.fromEntries(LANGUAGES.flatMap((l) => (texts[l] ? [[l, texts[l]]] : [])))
  return Object.keys(kept).length > 0 ? kept : null
}

/** What a field holds that the form does not ask for. */
function blankOf(field: Field): unknown {
  return (field.form && field.form.otherwise) ?? columnOf(field).empty ?? null
}

/** A localized text must be there in the language that all others fall back to. */
function whyMissing(field: Field, value: unknown, language: Language): Reason | undefined {
  const label = pickLanguage(field.label, language)
  if (isLocalized(field)) {
    const texts = value as Partial<Record<Language, string>> | null | undefined
    if (!isBlank(texts?.[DEFAULT_LANGUAGE])) return undefined
    return { key: 'rule.requiredIn', params: { label, language: LANGUAGE_NAMES[DEFAULT_LANGUAGE][language] } }
  }
  if (!isBlank(value)) return undefined
  return { key: traitsOf(field).chosen ? 'rule.choose' : 'rule.required', params: { label } }
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
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

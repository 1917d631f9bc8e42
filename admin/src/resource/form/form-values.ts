import type { Definition } from '@tutu/contract/definition/define-resource'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import type { Field } from '@tutu/contract/fields/index'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { asText, isBlank, isLocalized, type Row } from '../../kit/face.ts'
import { faceOf } from '../../fields/index.ts'

/** A form's values by field, as on the wire; a localized field's as one text per language. */
export type Values = Readonly<Record<string, unknown>>
export type Texts = Readonly<Record<Language, string>>

/** The fields of the form: those without a group first, then group by group, each in the definition's order. */
export function formFields(definition: Definition): [string, Field][] {
  const groups = [undefined, ...Object.keys(definition.groups ?? {})]
  const place = ([, field]: [string, Field]) => groups.indexOf(groupOf(field))
  return Object.entries(definition.fields)
    .filter(([, field]) => field.form !== false)
    .toSorted((a, b) => place(a) - place(b))
}

export const groupOf = ({ form }: Field): string | undefined => (form ? form.group : undefined)

/** The fields that the form asks for while it holds these values. */
export function askedFields(definition: Definition, values: Values): [string, Field][] {
  return formFields(definition).filter(([, field]) => isAsked(field, values))
}

/** Another choice in a field leaves behind what was chosen among the rows of the one before, as a chapter of a course. */
export function leftBehind({ fields }: Definition, name: string): Values {
  const chosen = Object.entries(fields).filter(([, field]) => isRelation(field) && field.within === name)
  return Object.fromEntries(chosen.map(([other, field]) => [other, traitsOf(field).list ? [] : null]))
}

export const textsOf = (value: unknown): Texts => value as Texts

function localizedValue(name: string, row: Values, language: Language): Texts {
  const stored = (row[`${name}_i18n`] ?? { [language]: row[name] }) as Partial<Record<Language, unknown>>
  return Object.fromEntries(LANGUAGES.map((one) => [one, asText(stored[one])])) as Texts
}

/** Values of a record as `edit` answers it, or of a new one: the definition's defaults, then `presets`. */
export function initialValues(
  definition: Definition,
  language: Language,
  row: Row | undefined,
  presets: Values = {},
): Values {
  const asked = formFields(definition)
  return Object.fromEntries([
    ...conditionsOutside(definition).map((name) => [name, row?.[name] ?? null]),
    ...asked.map(([name, field]) => {
      if (isLocalized(field)) return [name, localizedValue(name, row ?? presets, language)]
      if (row) return [name, row[name] ?? (traitsOf(field).list ? [] : null)]
      return [name, presets[name] ?? faceOf(field).initial(field.default)]
    }),
  ])
}

/**
 * What a new record takes over from another: not what there may be once only, who it belongs to, how far it is, its times
 * and its place, nor what is kept secret.
 */
export function copiedValues(definition: Definition, row: Row): Values {
  const { owner, states } = definition
  const isCopied = ([name, field]: [string, Field]): boolean => {
    const { holds, role, secret } = traitsOf(field)
    const isOwn = field.unique || secret || role === 'address' || role === 'order' || holds === 'moment'
    return !isOwn && !field.readonly && name !== owner && name !== states?.field
  }
  const names = formFields(definition)
    .filter(isCopied)
    .flatMap(([name, field]) => (isLocalized(field) ? [name, `${name}_i18n`] : [name]))
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))
}

/** Names of what conditions look at and the form does not show. */
function conditionsOutside(definition: Definition): string[] {
  const looked = Object.values(definition.fields).flatMap(({ form }) => Object.keys((form && form.when) || {}))
  return looked.filter((name) => definition.fields[name]?.form === false)
}

/** With other values in some fields; of a localized field in the languages that are there. */
export function withTexts(definition: Definition, values: Values, others: Values): Values {
  const next = Object.entries(others).map(([name, other]) =>
    isLocalized(definition.fields[name]!) ? [name, { ...textsOf(values[name]), ...textsOf(other) }] : [name, other],
  )
  return { ...values, ...Object.fromEntries(next) }
}

/** '' and null are the same to a reader: nothing. */
const normal = (value: unknown): string => JSON.stringify(value === '' || value === undefined ? null : value)

export const isSame = (a: unknown, b: unknown): boolean => normal(a) === normal(b)

/** The languages in which a localized value says something else. */
const changedLanguages = (before: unknown, now: unknown): Language[] =>
  LANGUAGES.filter((language) => !isSame(textsOf(before)[language], textsOf(now)[language]))

export function isChanged(field: Field, before: unknown, now: unknown): boolean {
  return isLocalized(field) ? changedLanguages(before, now).length > 0 : !isSame(before, now)
}

/**
 * What of `now` differs both from what it was before and from what somebody else has made of it since; a localized
 * value's in those languages only, since the others are theirs. A field without any has no entry.
 */
export function typedSince(definition: Definition, before: Values, now: Values, latest: Values): Values {
  return Object.fromEntries(
    formFields(definition).flatMap(([name, field]): [string, unknown][] => {
      if (!isChanged(field, before[name], now[name]) || !isChanged(field, latest[name], now[name])) return []
      if (!isLocalized(field)) return [[name, now[name]]]
      const theirs = changedLanguages(latest[name], now[name])
      const mine = changedLanguages(before[name], now[name]).filter((language) => theirs.includes(language))
      const texts = Object.fromEntries(mine.map((language) => [language, textsOf(now[name])[language]]))
      return mine.length > 0 ? [[name, texts]] : []
    }),
  )
}

const orNull = (value: unknown): unknown => (value === '' ? null : value)

/**
 * What a save posts: every field of a new record; of an existing one only what was changed, so that overwriting
 * a record that somebody else has changed meanwhile touches nothing else of it. What is not asked for is left to the
 * server, which clears it.
 */
export function valuesToPost(definition: Definition, before: Values | undefined, now: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, field] of askedFields(definition, now)) {
    if (!isLocalized(field)) {
      if (!before || !isSame(before[name], now[name])) body[name] = orNull(now[name])
      continue
    }
    const changed = before ? changedLanguages(before[name], now[name]) : LANGUAGES
    if (changed.length === 0) continue
    body[`${name}_i18n`] = Object.fromEntries(
      changed.map((language) => [language, orNull(textsOf(now[name])[language])]),
    )
  }
  return body
}

/** Localized fields that have a text in another language, or must have one, and have none in `language`. */
export function missingTexts(definition: Definition, values: Values, language: Language): string[] {
  return askedFields(definition, values)
    .filter(([name, field]) => {
      if (!isLocalized(field) || !isBlank(field, textsOf(values[name])[language])) return false
      return field.required || LANGUAGES.some((other) => !isBlank(field, textsOf(values[name])[other]))
    })
    .map(([name]) => name)
}

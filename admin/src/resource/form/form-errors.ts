import type { Definition } from '@tutu/contract/definition/define-resource'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { say, sayProblems } from '@tutu/contract/core/said'
import { isBlank, isLocalized } from '../../kit/face.ts'
import { formFields, groupOf, isSame, textsOf, type Values } from './form-values.ts'

/** Field → message; a localized field's under its language, any other's under 'any'. */
export type Errors = Readonly<Record<string, Partial<Record<Language | 'any', string>>>>

/** The message to show beside a field while `language` is edited. */
export function errorOf(errors: Errors, name: string, language: Language): string | undefined {
  return errors[name]?.any ?? errors[name]?.[language]
}

export function errorsIn(errors: Errors, language: Language): number {
  return Object.values(errors).filter((error) => error[language]).length
}

/**
 * The server's messages, which are keyed by the field alone. A localized field's is put where the trouble most likely
 * is: the language that must have a text and has none, else one that was changed, else the one in sight.
 */
export function placeErrors(
  definition: Definition,
  messages: Readonly<Record<string, string>>,
  before: Values | undefined,
  now: Values,
  active: Language,
): Errors {
  const activeFirst = [active, ...LANGUAGES.filter((language) => language !== active)]
  return Object.fromEntries(
    Object.entries(messages).map(([posted, message]) => {
      const name = posted.replace(/_i18n$/, '')
      const field = definition.fields[name]
      if (!field || !isLocalized(field)) return [name, { any: message }]
      const texts = textsOf(now[name])
      const empty = field.required && isBlank(field, texts[DEFAULT_LANGUAGE]) && DEFAULT_LANGUAGE
      const changed =
        before && activeFirst.find((language) => !isSame(textsOf(before[name])[language], texts[language]))
      return [name, { [empty || changed || active]: message }]
    }),
  )
}

/** The first field with a message, in the form's order, and the language it has to be read in. */
export function firstError(
  definition: Definition,
  errors: Errors,
  active: Language,
): { name: string; language: Language } | undefined {
  for (const [name] of formFields(definition)) {
    const error = errors[name]
    if (!error || Object.keys(error).length === 0) continue
    const language = errorOf(errors, name, active) ? active : LANGUAGES.find((one) => error[one])
    return { name, language: language ?? active }
  }
  return undefined
}

/** All of it in one line, as the server says it: the first in words, and of several how many there are. */
export function summaryOf(definition: Definition, errors: Errors, active: Language, language: Language): string {
  const count = Object.keys(errors).length
  const first = firstError(definition, errors, active)
  const reason = first && errorOf(errors, first.name, first.language)
  if (!reason) return say('form.invalid', language, { count })
  const label = labelIn(definition, first.name, language)
  return sayProblems({ label, reason, count }, language)
}

/** Of two fields of one name it says which: the one of that part of the form. */
function labelIn(definition: Definition, name: string, language: Language): string {
  const field = definition.fields[name]!
  const label = pickLanguage(field.label, language)
  const part = definition.groups?.[groupOf(field) ?? '']
  const isShared = formFields(definition).some(
    ([other, { label: said }]) => other !== name && pickLanguage(said, language) === label,
  )
  return part && isShared ? `${pickLanguage(part, language)} ${label}` : label
}

/** Without the message of a field that is being corrected. */
export function withoutError(errors: Errors, name: string, language: Language): Errors {
  const error = errors[name]
  if (!error) return errors
  const others = without(error, 'any', language)
  return Object.keys(others).length > 0 ? { ...errors, [name]: others } : without(errors, name)
}

function without<T>(record: Readonly<Record<string, T>>, ...names: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

// Loaded when a form opens: zod and the schemas must not weigh on the table.
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { MessageParams } from '@tutu/contract/core/filled'
import { type SaidKey, say } from '@tutu/contract/core/said'
import { reasonOf } from '@tutu/contract/fields/reason'
import { traitsOf } from '@tutu/contract/fields/traits'
import { fieldSchema } from '@tutu/contract/definition/input'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_NAMES } from '@tutu/contract/core/languages'
import { isBlank, isLocalized } from '../../kit/face.ts'
import { faceOf } from '../../fields/index.ts'
import type { Errors } from './form-errors.ts'
import { askedFields, textsOf, type Values } from './form-values.ts'

/**
 * What is wrong with the form by the schemas the server uses, told in `language`. A required text is asked for in the
 * language that the others fall back to; a password of an existing record (`isNew` false) is not asked for. The server's
 * word stays the last.
 */
export function validate(definition: Definition, values: Values, language: Language, isNew: boolean): Errors {
  const errors: Record<string, Errors[string]> = {}
  const add = (name: string, place: Language | 'any', key: SaidKey, params: MessageParams = {}) => {
    const label = definition.fields[name]?.label[language] ?? name
    const message = say(key, language, { label, ...params })
    errors[name] = { [place]: message, ...errors[name] }
  }

  for (const [name, field] of askedFields(definition, values)) {
    const value = values[name]
    if (isLocalized(field)) {
      if (field.required && isBlank(field, textsOf(value)[DEFAULT_LANGUAGE]))
        add(name, DEFAULT_LANGUAGE, 'rule.requiredIn', { language: LANGUAGE_NAMES[DEFAULT_LANGUAGE][language] })
    } else if (isBlank(field, value)) {
      const key = faceOf(field).chosen ? 'rule.choose' : 'rule.required'
      if (field.required && (isNew || !traitsOf(field).secret)) add(name, 'any', key)
      continue
    }
    const { error } = fieldSchema(field, language).safeParse(value)
    for (const issue of error?.issues ?? []) {
      const { key, params } = reasonOf(field, issue, language)
      const [part] = issue.path
      add(name, isLocalized(field) && isLanguage(part) ? part : 'any', key, params)
    }
  }

  for (const { field, atLeast } of definition.checks ?? []) {
    const [value, least] = [values[field], values[atLeast]]
    if (blankNumber(value) || blankNumber(least) || Number(value) >= Number(least) || errors[field] || errors[atLeast])
      continue
    add(field, 'any', 'rule.order', { other: definition.fields[atLeast]?.label[language] ?? atLeast })
  }
  return errors
}

const blankNumber = (value: unknown): boolean => value === null || value === undefined || value === ''

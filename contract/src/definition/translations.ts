import { LANGUAGE_NAMES, LANGUAGES, type Language, type Localized } from '../core/languages.ts'
import type { SelectField } from '../fields/select.ts'
import { isLocalized } from '../fields/traits.ts'
import { actionsOf, type Definition } from './define-resource.ts'

/** The common search of translated modules finds by this, as if it were a field, the rows that lack texts in a language. */
export const UNTRANSLATED = 'untranslated'

const lacks = (language: Language): Localized => ({
  'zh-cn': `缺${LANGUAGE_NAMES[language]['zh-cn']}`,
  en: `Without ${LANGUAGE_NAMES[language].en}`,
})

export const UNTRANSLATED_FIELD: SelectField = {
  kind: 'select',
  label: { 'zh-cn': '翻译', en: 'Translation' },
  search: '=',
  options: Object.fromEntries(LANGUAGES.map((language) => [language, lacks(language)])),
}

/** Fields whose texts people write in every language; those of logs and ledgers are written by the system. */
export function translatedFields(definition: Definition): string[] {
  const { fields } = definition
  if (!actionsOf(definition).includes('edit') || Object.hasOwn(fields, UNTRANSLATED)) return []
  return Object.keys(fields).filter((name) => isLocalized(fields[name]!) && !fields[name]!.readonly)
}

export const isTranslated = (definition: Definition): boolean => translatedFields(definition).length > 0

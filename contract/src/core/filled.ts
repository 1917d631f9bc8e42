import { type Language, type Localized, pickLanguage } from './languages.ts'

export type MessageParams = Record<string, string | number>

/** A text of the catalogue with what stands for its `{parameters}`; `{count|record|records}` is the word for so many. */
export function filled(text: Localized, language: Language, params: MessageParams): string {
  return pickLanguage(text, language).replace(
    /\{(\w+)(?:\|(\w+)\|(\w+))?\}/g,
    (whole, name: string, one?: string, many?: string) =>
      !(name in params) ? whole : one === undefined ? String(params[name]) : Number(params[name]) === 1 ? one : many!,
  )
}

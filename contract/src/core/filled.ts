import { type Language, type Localized, pickLanguage } from './languages.ts'

export type MessageParams = Record<string, string | number>

/** A text of the catalogue with what stands for its `{parameters}`. */
export function filled(text: Localized, language: Language, params: MessageParams): string {
  return pickLanguage(text, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

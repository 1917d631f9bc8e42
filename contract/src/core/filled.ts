import { fill, type MessageParams } from './fill.ts'
import { type Language, type Localized, pickLanguage } from './languages.ts'

export type { MessageParams } from './fill.ts'

/** A text of the catalogue in a language with what stands for its `{parameters}` (`fill`). */
export const filled = (text: Localized, language: Language, params: MessageParams): string =>
  fill(pickLanguage(text, language), params)

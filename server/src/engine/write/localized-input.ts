import type { MessageKey } from '@tutu/contract/core/errors'
import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { isDeepStrictEqual } from 'node:util'

type Texts = Partial<Record<Language, string>>

/** `value`: as the field's schema takes it, one text per language to be set; `refused`: why nothing can be made of it. */
type Posted = { value: unknown } | { refused: MessageKey }

/** Names no language: every text stays as it is. */
const UNCHANGED: Posted = { value: {} }

/**
 * What a body says of the localized field `name` (wire decision 13, decision 016): as `<name>`, the text in the caller's
 * language, as `<name>_i18n`, or as both, where a client posts the whole row back. A text counts as typed when it is not
 * what the caller was shown, which may have been another language's. What was typed in one of the two is taken; two
 * different texts for one language are refused. `stored` is the row's value, absent when adding; undefined: neither came.
 */
export function postedTexts(
  name: string,
  body: Readonly<Record<string, unknown>>,
  stored: Texts | null | undefined,
  language: Language,
): Posted | undefined {
  const single = body[name]
  const texts = body[`${name}_i18n`]
  if (single === undefined) return texts === undefined ? undefined : { value: texts }
  if (single !== null && typeof single !== 'string') {
    return texts === undefined || isDeepStrictEqual(single, texts) ? { value: single } : { refused: 'rule.twoTexts' }
  }
  const text = single ?? ''
  const before = stored ?? {}
  if (text === pickLanguage(before, language)) return texts === undefined ? UNCHANGED : { value: texts }

  const named = namedTexts(texts, language)
  // Not texts by language: the schema tells what is wrong with it.
  if (!named) return { value: texts }
  if (text === pickLanguage({ ...before, ...named }, language)) return { value: named }
  const [own, was] = [named[language], before[language] ?? '']
  if (own !== undefined && own !== was && own.trim() !== text.trim()) return { refused: 'rule.twoTexts' }
  // What was shown is another language's, and would be shown again.
  if (text === '' && was === '') return { refused: 'rule.otherLanguage' }
  return { value: { ...named, [language]: text } }
}

/** The texts that `<name>_i18n` sets, '' clearing one; undefined where it is nothing of the kind. */
function namedTexts(texts: unknown, language: Language): Texts | undefined {
  if (texts === undefined) return {}
  if (texts === null) return Object.fromEntries(LANGUAGES.map((one) => [one, '']))
  if (typeof texts === 'string') return { [language]: texts }
  if (typeof texts !== 'object' || Array.isArray(texts)) return undefined
  const named = Object.entries(texts).map(([one, text]) => [one, text ?? ''] as const)
  const isText = named.every(([, text]) => typeof text === 'string')
  return isText ? (Object.fromEntries(named) as Texts) : undefined
}

// What rows of a resource are called in sentences: by its definition, else by what its title says.
import type { Language } from '../core/languages.ts'
import type { Definition } from './define-resource.ts'

type Named = Pick<Definition, 'title' | 'one'>

/** Words that end as plurals do and are none. */
const NO_PLURAL = /(?:ss|us|is|news|series)$/i
const PLURALS: readonly [RegExp, string][] = [
  [/([^aeiou])ies$/i, '$1y'],
  [/(ch|sh|x|ss|z)es$/i, '$1'],
  [/s$/i, ''],
]

/** 'course', '课程'. Where no definition says it, English takes the title as a plural, and 'record' where it is none. */
export function oneOf({ title, one }: Named, language: Language): string {
  if (one) return one[language]
  if (language !== 'en') return title[language]
  const [ending, singular] = PLURALS.find(([plural]) => plural.test(title.en) && !NO_PLURAL.test(title.en)) ?? []
  return ending ? inSentence(title.en.replace(ending, singular!)) : 'record'
}

/** 'a course', 'an administrator'; Chinese has no articles. */
export function aOneOf(definition: Named, language: Language): string {
  const one = oneOf(definition, language)
  if (language !== 'en') return one
  // By sound, not by letter: 'a user', 'an hour', 'an SMS'.
  const isVowel = /^[AEFHILMNORSX][A-Z]/.test(one) || /^(?:[ai]|o(?!ne)|e(?!u)|u(?!ni|s[aei])|hour|honou?r)/.test(one)
  return isVowel ? `an ${one}` : `a ${one}`
}

/** 'courses', 'folders of files', '课程'. */
export function manyOf(definition: Named, language: Language): string {
  const one = oneOf(definition, language)
  if (language !== 'en') return one
  const [, noun = one, rest = ''] = /^(.*?)( of .*)$/.exec(one) ?? []
  return pluralOf(noun) + rest
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}${/(?:s|x|z|ch|sh)$/i.test(noun) ? 'es' : 's'}`
}

/** '1 course', '3 courses'; '3 条课程'. */
export function countOf(definition: Named, count: number, language: Language): string {
  if (language !== 'en') return `${count} 条${oneOf(definition, language)}`
  return `${count} ${count === 1 ? oneOf(definition, language) : manyOf(definition, language)}`
}

/** As a sentence holds it: 'Lessons' → 'lessons', 'SMS logs' as it is. */
export function inSentence(title: string): string {
  return title.replace(/^\p{Lu}(?=\P{Lu})/u, (first) => first.toLowerCase())
}

/** What people call a row, with the name that tells it from others called so: '豆豆 (demo_doudou)'. */
export const withName = (called: string, name: string): string =>
  name && name !== called ? `${called} (${name})` : called

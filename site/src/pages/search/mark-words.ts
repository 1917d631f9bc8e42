type Part = { text: string; mark?: true }

/** Characters: titles and summaries are shorter. */
const SHOWN_MAX = 600

/** A text in parts, those marked that a query names. Words in letters are marked from their beginning: 'loop' in 'loops', not in 'sloop'. */
export function markWords(text: string, query: string): Part[] {
  const words = query
    .toLowerCase()
    .split(/[\s,，。、！？!?]+/u)
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
  if (words.length === 0) return [{ text }]
  const pattern = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => (/^\w/.test(word) ? `(?<![\\p{L}\\p{N}])${escaped(word)}` : escaped(word)))
    .join('|')
  return text
    .slice(0, SHOWN_MAX)
    .split(new RegExp(`(${pattern})`, 'giu'))
    .flatMap((part, index) =>
      part === '' ? [] : [index % 2 === 1 ? { text: part, mark: true as const } : { text: part }],
    )
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

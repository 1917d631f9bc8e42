/*
 * Characters taken off the ends of a text. A pattern like / +$/ looks from each of a row of blanks to its end, which
 * takes minutes for a long row that does not end the text.
 */

/** The text without the characters of `set` at both ends. */
export function trimOf(text: string, set: string): string {
  let from = 0
  while (from < text.length && set.includes(text[from]!)) from++
  return trimEndOf(text.slice(from), set)
}

/** The text without the characters of `set` at its end. */
export function trimEndOf(text: string, set: string): string {
  let to = text.length
  while (to > 0 && set.includes(text[to - 1]!)) to--
  return text.slice(0, to)
}

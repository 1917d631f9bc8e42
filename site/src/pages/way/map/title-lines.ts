/** Width of a character in units of a Han character. */
const widthOf = (character: string): number =>
  /[\u2e80-\uffef]/.test(character) ? 1 : /[A-Z0-9mwMW]/.test(character) ? 0.64 : 0.53

const lengthOf = (text: string): number => [...text.trimEnd()].reduce((sum, one) => sum + widthOf(one), 0)
const MARK = /^[\p{P}\s]+$/u

/**
 * A title in lines of at most `width` Han characters, as a drawing needs it: SVG breaks no lines. Words stay whole, marks stay
 * behind them, lines are of about one length. The last one ends in '…' when there are more than `max`.
 */
export function titleLines(title: string, width: number, max: number): string[] {
  const words: string[] = []
  for (const { segment } of new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(title.trim())) {
    if (words.length > 0 && MARK.test(segment)) words.push(words.pop()! + segment)
    else words.push(segment)
  }
  const count = Math.ceil(lengthOf(title) / width)
  const lines = inLines(words, Math.min(width, lengthOf(title) / count + 1.5))
  const chosen = lines.length > count ? inLines(words, width) : lines
  if (chosen.length <= max) return chosen
  return [...chosen.slice(0, max - 1), `${chosen[max - 1]!.slice(0, -1)}…`]
}

function inLines(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && lengthOf(last + word) <= width && !last.endsWith('：'))
      lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines.map((line) => line.trim())
}

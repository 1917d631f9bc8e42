import { type Exercise, isSeparator } from '@tutu/learning/typing/exercise'

/** Units of one line of the text box, its separator included: [start, end). */
export type Line = { readonly start: number; readonly end: number }

const LINE_UNITS = { latin: 56, han: 22, code: Infinity }
const WINDOW_UNITS = 600

/**
 * The text in lines that the box shows one under the other. `breaks` are the first units of the lines that a lesson
 * has; longer ones are broken between words, as is text that has none.
 */
export function linesOf(exercise: Exercise, breaks: readonly number[] = []): Line[] {
  const { units, script } = exercise
  const lines: Line[] = []
  const starts = new Set(breaks)
  let start = 0
  let lastSpace = -1
  units.forEach((unit, index) => {
    if (index > start && (starts.has(index) || units[index - 1] === '\n')) cut(index)
    if (index - start >= LINE_UNITS[script]) cut(script === 'han' ? beforePunctuation(index) : lastSpace + 1)
    if (isSeparator(unit)) lastSpace = index
  })
  cut(units.length)
  return lines

  function cut(end: number) {
    if (end <= start) return
    lines.push({ start, end })
    start = end
  }

  /** No line begins with a comma. */
  function beforePunctuation(index: number): number {
    return /\p{P}/u.test(units[index] ?? '') ? index - 1 : index
  }
}

/** First units of a lesson's lines in its text. `gap`: units between two lines. */
export function breaksOf(lines: readonly { text: string }[], gap: number): number[] {
  let at = 0
  return lines.map(({ text }) => {
    const start = at
    at += [...text].length + gap
    return start
  })
}

export function lineAt(lines: readonly Line[], caret: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= caret),
  )
}

/** The lines to draw: the one before the caret's, its own and those after it, no more than 600 units in all. */
export function windowOf(lines: readonly Line[], caret: number): { first: number; last: number } {
  const current = lineAt(lines, caret)
  const first = Math.max(0, current - 1)
  let last = current
  while (last + 1 < lines.length && lines[last + 1]!.end - lines[first]!.start <= WINDOW_UNITS) last += 1
  return { first, last }
}

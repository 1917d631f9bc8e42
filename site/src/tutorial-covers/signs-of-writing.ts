import { INK } from './pen.ts'

/**
 * Figures and the few letters that a drawing needs, as strokes on a grid of 10 × 16: pictures hold no text, so that they look
 * the same on every machine and in every language.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': 'M5 0Q0 0 0 8T5 16T10 8T5 0Z',
  '1': 'M1 4L6 0V16',
  '2': 'M0 4Q0 0 5 0T10 4Q10 7 0 16H10',
  '3': 'M0 2Q3 0 5 0Q10 0 10 4T4 8Q10 8 10 12T5 16Q2 16 0 14',
  '4': 'M8 16V0L0 11H10',
  '5': 'M10 0H2L1 7Q9 5 10 11Q10 16 5 16Q2 16 0 14',
  '6': 'M9 1Q2 0 0 9T5 16T10 11T5 7Q1 8 0 10',
  '7': 'M0 0H10L4 16',
  '8': 'M5 0Q1 0 1 4T5 8T9 4T5 0ZM5 8Q0 8 0 12T5 16T10 12T5 8Z',
  '9': 'M1 15Q8 16 10 7T5 0T0 5T5 9Q9 9 10 6',
  A: 'M0 16L5 0L10 16M2 11H8',
  D: 'M0 0H4Q10 0 10 8T4 16H0Z',
  F: 'M10 0H0V16M0 8H8',
  H: 'M0 0V16M10 0V16M0 8H10',
  J: 'M10 0V11Q10 16 5 16Q0 16 0 12',
  K: 'M0 0V16M10 0L0 9L10 16',
  L: 'M0 0V16H10',
  S: 'M10 3Q9 0 5 0Q0 0 0 4T5 8T10 12T5 16Q1 16 0 13',
  X: 'M0 0L10 16M10 0L0 16',
  ';': 'M5 6V7M5 13V14L3 18',
  '<': 'M9 2L1 8L9 14',
  '>': 'M1 2L9 8L1 14',
  '/': 'M9 0L1 16',
  '=': 'M1 5H9M1 11H9',
  '+': 'M5 3V13M0 8H10',
  '-': 'M1 8H9',
  '?': 'M1 4Q1 0 5 0T9 4Q9 7 5 9V11M5 15V16',
}

/** Letters in a row, the first one's upper left corner at (x, y); `size`: their height. */
export function written(x: number, y: number, letters: string, size = 24, ink = INK): string {
  const scale = size / 16
  const each = [...letters].map((letter, index) => {
    const strokes = GLYPHS[letter]
    if (strokes === undefined) throw new Error(`no drawing of '${letter}'`)
    return `<path transform="translate(${x + index * 16 * scale} ${y}) scale(${scale})" stroke="${ink}" stroke-width="${Math.max(1.8, 3.4 / scale)}" d="${strokes}"/>`
  })
  return each.join('')
}

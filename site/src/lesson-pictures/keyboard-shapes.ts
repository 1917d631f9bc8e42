// Keys and hands, in the colours of the fingers.
import { INK, line, shape, SKY_SOFT, WHITE } from '../tutorial-covers/pen.ts'
import { BERRY_SOFT, HONEY_SOFT, keycap, LEAF_SOFT } from './parts.ts'

/** By finger, from the little one of the left hand to that of the right one. */
export const FINGERS = [BERRY_SOFT, HONEY_SOFT, LEAF_SOFT, SKY_SOFT, SKY_SOFT, LEAF_SOFT, HONEY_SOFT, BERRY_SOFT]
export const FINGER_OF = [0, 1, 2, 3, 3, 4, 4, 5, 6, 7]
export const ROWS = ['QWERTYUIOP', 'ASDFGHJKL;', 'ZXCVBNM,./']

/** Rows of keys in their fingers' colours; the letters of `lit` in full, the others pale. */
export function keys(x: number, y: number, rows: readonly number[], lit = '', dim = false): string {
  return rows
    .map((row, at) =>
      [...ROWS[row]!]
        .map((letter, column) => {
          const isLit = !dim || lit.includes(letter)
          const drawn =
            keycap(x + column * 54 + row * 14, y + at * 58, letter, isLit ? FINGERS[FINGER_OF[column]!] : WHITE) +
            (letter === 'F' || letter === 'J'
              ? line(`M${x + column * 54 + row * 14 + 16} ${y + at * 58 + 39}h16`, INK, 4)
              : '')
          return isLit ? drawn : `<g opacity=".38">${drawn}</g>`
        })
        .join(''),
    )
    .join('')
}
export const keyX = (letter: string, x: number): number => {
  const row = ROWS.findIndex((letters) => letters.includes(letter))
  return x + ROWS[row]!.indexOf(letter) * 54 + row * 14 + 24
}

const TIPS = [
  [-84, -60],
  [-50, -96],
  [-14, -108],
  [26, -92],
] as const
/** A left hand from above, its fingers in their colours; `right`: the other one. */
export function hand(x: number, y: number, isRight = false, up = -1): string {
  const drawn =
    TIPS.map(([tipX, tipY], at) => {
      const high = at === up ? tipY - 26 : tipY
      return shape(
        `M${tipX - 15} 10V${high}Q${tipX - 15} ${high - 16} ${tipX} ${high - 16}T${tipX + 15} ${high}V10Z`,
        FINGERS[at]!,
      )
    }).join('') +
    shape('M44 20L82-14Q96-22 100-8Q100 4 88 16L52 60Z', WHITE) +
    shape('M-99 0H41Q56 30 52 60Q46 96 20 100H-60Q-92 96-97 60Z', WHITE)
  return `<g transform="translate(${x} ${y}) scale(${isRight ? -0.9 : 0.9} 0.9)">${drawn}</g>`
}

/** A word on keys, in the colours of the fingers that type it. */
export const typed = (x: number, y: number, word: string, pitch = 58): string =>
  [...word]
    .map((letter, at) => {
      const column = ROWS.map((row) => row.indexOf(letter.toUpperCase())).find((found) => found >= 0)
      return column === undefined ? '' : keycap(x + at * pitch, y, letter, FINGERS[FINGER_OF[column]!]!, pitch - 8)
    })
    .join('')

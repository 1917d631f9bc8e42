// What is said, and what it is said about, in the pictures of the course on talking with assistants.
import { BERRY, box, disc, INK, line, moved, shape, WHITE, WOOD } from '../../tutorial-covers/pen.ts'
import { bars, bubble, centred } from '../parts.ts'

export const speaks = (x: number, y: number, widths: readonly number[], fill = WHITE, isRight = false): string =>
  bubble(x, y, 220, 44 + widths.length * 22, fill, isRight) + bars(x + 24, y + 32, widths)
export const pile = (x: number, fill: string, strong: string, signs: readonly string[]): string =>
  signs
    .map(
      (sign, at) =>
        box(x + at * 6, 130 + at * 62, 160, 84, fill, 12).replace('/>', ` stroke="${strong}"/>`) +
        moved(x + 80 + at * 6, 160 + at * 62, sign),
    )
    .join('') + disc(x + 80, 70, 36, strong)
export const homeSign = shape('M-20 2L0-18L20 2V20H-20Z', WHITE) + box(-6, 4, 12, 16, WOOD, 2)
export const phone = box(-13, -22, 26, 44, WHITE, 6) + line('M-4 15H4', INK, 3)

export const heart = shape('M0 14C-26-6-16-22 0-10C16-22 26-6 0 14Z', BERRY)
/** Somebody sleeps. */
export const nap = (x: number, y: number): string => centred(x - 14, y + 16, 'z', 26) + centred(x + 10, y - 8, 'Z', 36)

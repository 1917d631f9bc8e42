import {
  box,
  CARROT,
  disc,
  flat,
  GREY,
  HONEY,
  INK,
  line,
  moved,
  shape,
  SKY,
  SKY_SOFT,
  WHITE,
} from '../tutorial-covers/pen.ts'
import { centred, finger, sheet, text, times, widthOf } from './parts.ts'

/** What a child has on the desk and on the screen's: files, folders, an editor, a keyboard, a watch. */

/** Its name stands on its front; 0.62 as tall as it is wide. */
export const folder = (x: number, y: number, name: string, width = 200): string =>
  shape(
    `M${x} ${y + 40}V${y + 10}Q${x} ${y} ${x + 10} ${y}H${x + width * 0.4}L${x + width * 0.5} ${y + 20}V${y + 40}Z`,
    HONEY,
  ) +
  box(x, y + 20, width, width * 0.62 - 20, HONEY, 10) +
  centred(x + width / 2, y + 10 + width * 0.31, name, width < 180 ? 17 : 22)

/** A sheet with its name below. */
export const file = (x: number, y: number, name: string, inside = '', size = 18): string =>
  sheet(x, y, 110, 130) + moved(x + 55, y + 70, inside) + centred(x + 55, y + 156, name, size)

/** A window of an editor: the file's name on its tab, numbers of lines at its left. */
export const editor = (
  x: number,
  y: number,
  width: number,
  height: number,
  name: string,
  lines: readonly string[] = [],
): string =>
  box(x, y, width, height, WHITE, 14) +
  flat(
    `M${x + 3} ${y + 46}V${y + 16}Q${x + 3} ${y + 3} ${x + 16} ${y + 3}H${x + width - 16}Q${x + width - 3} ${y + 3} ${x + width - 3} ${y + 16}V${y + 46}Z`,
    SKY_SOFT,
  ) +
  box(x + 16, y + 10, widthOf(name, 18) + 32, 40, WHITE, 10) +
  flat(`M${x + 14} ${y + 45}H${x + widthOf(name, 18) + 50}V${y + 54}H${x + 14}Z`, WHITE) +
  line(`M${x} ${y + 46}H${x + 16}M${x + widthOf(name, 18) + 48} ${y + 46}H${x + width}`) +
  text(x + 32, y + 22, name, 18) +
  times(Math.floor((height - 66) / 34), (at) => text(x + 14, y + 66 + at * 34, String(at + 1), 14, '#8794A0')).join(
    '',
  ) +
  lines.map((letters, at) => text(x + 44, y + 64 + at * 34, letters, 18, '#1864AB')).join('')

/** Where the next letter comes. */
export const caret = (x: number, y: number, tall = 28): string => line(`M${x} ${y}v${tall}`, CARROT, 5)

export const keyboard = (x: number, y: number): string =>
  box(x, y, 190, 150, GREY, 14) +
  times(12, (at) => box(x + 16 + (at % 4) * 41, y + 16 + Math.floor(at / 4) * 34, 32, 26, WHITE, 6)).join('') +
  box(x + 40, y + 118, 110, 22, WHITE, 6) +
  finger(x + 120, y + 130, 0.8)

/** A watch that was stopped at `seconds`. */
export const stopwatch = (x: number, y: number, seconds: string, scale = 1): string =>
  moved(
    x,
    y,
    box(-11, -66, 22, 18, GREY, 4) + line('M36-40L46-50', INK, 9) + disc(0, 0, 50, WHITE) + centred(0, 0, seconds, 34),
    scale,
  )

/** A voice: arcs that leave (0, 0) to the right. */
export const voice = (x: number, y: number, scale = 1, ink = SKY): string =>
  moved(x, y, line('M0-10Q8 0 0 10M14-20Q30 0 14 20M28-30Q52 0 28 30', ink, 5), scale)

/** Two arrows that chase each other: once more, or a page loaded again. */
export const again = (x: number, y: number, scale = 1, ink = SKY): string =>
  moved(
    x,
    y,
    line('M-24 8A25 25 0 0 1 20-16M24-8A25 25 0 0 1-20 16', ink, 6) +
      line('M8-18L21-15L23-29M-8 18L-21 15L-23 29', ink, 6),
    scale,
  )

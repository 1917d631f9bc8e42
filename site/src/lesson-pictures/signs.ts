import { BERRY, INK, line, shape, WHITE, box } from '../tutorial-covers/pen.ts'
import { centred, HONEY_SOFT, round, widthOf } from './parts.ts'

/** Signs that stand beside what a picture shows: names, questions, sizes. */

/** A name on a slip, its middle at (x, y). */
export const tag = (x: number, y: number, letters: string, fill = HONEY_SOFT, size = 18, ink = INK): string => {
  const width = round(widthOf(letters, size) + 26)
  return (
    box(round(x - width / 2), round(y - size * 0.95), width, round(size * 1.9), fill, 9) +
    centred(x, y, letters, size, ink)
  )
}

/** A question on the way: a diamond around (x, y). */
export const question = (x: number, y: number, letters: string, width = 150, size = 18): string =>
  shape(`M${x - width / 2} ${y}L${x} ${y - 46}L${x + width / 2} ${y}L${x} ${y + 46}Z`, WHITE) +
  centred(x, y, letters, size)

/** How wide something is, from `x` to `toX`, the figure below the line. */
export const wide = (x: number, toX: number, y: number, letters: string, ink = BERRY): string =>
  line(`M${x} ${y}H${toX}M${x} ${y - 9}V${y + 9}M${toX} ${y - 9}V${y + 9}`, ink, 4) +
  centred((x + toX) / 2, y + 24, letters, 20, ink)

/** How tall something is, from `y` to `toY`, the figure to the right. */
export const tall = (x: number, y: number, toY: number, letters: string, ink = BERRY): string =>
  line(`M${x} ${y}V${toY}M${x - 9} ${y}H${x + 9}M${x - 9} ${toY}H${x + 9}`, ink, 4) +
  centred(x + 18 + widthOf(letters, 20) / 2, (y + toY) / 2, letters, 20, ink)

/** Lines that belong together, from `y` to `toY`, open to the right. */
export const brace = (x: number, y: number, toY: number, ink = BERRY): string =>
  line(`M${x + 14} ${y}H${x}V${toY}H${x + 14}`, ink, 5)

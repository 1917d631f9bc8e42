// What stands on the pages that the HTML course's pictures show.
import { BERRY, box, dot, flat, GREY, HONEY, INK, line, moved, shape, SKY, WHITE } from '../../tutorial-covers/pen.ts'
import { text } from '../parts.ts'

export const kite = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    shape('M-50 0L0-40L60 0L0 40Z', BERRY) +
      shape('M60 0L96-26V28Z', HONEY) +
      dot(-20, -6, 5, INK) +
      line('M-50 0Q-70 30-60 70', INK, 3),
    scale,
  )
export const dots = (x: number, y: number, widths: readonly number[]): string =>
  widths.map((width, at) => dot(x, y + at * 24, 6, INK) + line(`M${x + 18} ${y + at * 24}h${width}`, GREY, 9)).join('')
export const counted = (x: number, y: number, widths: readonly number[]): string =>
  widths
    .map(
      (width, at) =>
        text(x - 6, y - 8 + at * 28, `${at + 1}.`, 17) + line(`M${x + 26} ${y + at * 28}h${width}`, GREY, 9),
    )
    .join('')
export const link = (x: number, y: number, width: number): string =>
  line(`M${x} ${y}h${width}`, SKY, 9) + line(`M${x} ${y + 12}h${width}`, SKY, 3)
export const card = (x: number, y: number, width: number, height: number, inside: string): string =>
  box(x, y, width, height, WHITE, 16).replace('/>', ' stroke="#C9B38A"/>') + inside
export const house = (x: number, y: number, fill: string): string =>
  box(x, y, 190, 210, WHITE, 10) + flat(`M${x + 3} ${y + 3}h184v34h-184Z`, fill)

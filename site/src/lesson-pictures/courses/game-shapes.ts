// What the JavaScript course's game is made of, in its pictures.
import { box, disc, GREY, LEAF, moved, pointer, shape, WHITE } from '../../tutorial-covers/pen.ts'
import { carrot, centred, LEAF_SOFT } from '../parts.ts'

export const pressed = (x: number, y: number): string => moved(x, y, pointer(), 0.5)
export const carrotButton = (x: number, y: number, isGrey = false, width = 110): string =>
  box(x, y, width, 52, isGrey ? '#E3DCCD' : '#FFA94D', 26) +
  (isGrey ? `<g opacity=".4">${carrot(x + width / 2, y + 26, 0.38)}</g>` : carrot(x + width / 2, y + 26, 0.38))
export const startButton = (x: number, y: number, isGrey = false): string =>
  box(x, y, 90, 46, isGrey ? '#E3DCCD' : LEAF_SOFT, 12) +
  shape(`M${x + 36} ${y + 12}L${x + 58} ${y + 23}L${x + 36} ${y + 34}Z`, isGrey ? GREY : LEAF)
export const clock = (x: number, y: number, seconds: string, scale = 1): string =>
  moved(x, y, box(-10, -62, 20, 16, GREY, 4) + disc(0, 0, 48, WHITE) + centred(0, 0, seconds, 34), scale)

// What the stories and games of words are about, in the pictures of that course.
import { BERRY, box, disc, dot, GREY, HONEY, INK, LEAF, moved, shape, SKY, WOOD } from '../../tutorial-covers/pen.ts'
import { drawSmall } from '../scene.ts'

export const bowl = (x: number, y: number, scale = 1): string =>
  moved(x, y, shape('M-34 0H34Q30 28 0 28T-34 0Z', SKY) + shape('M-26 0Q-14-24 0-10Q14-28 26 0Z', HONEY), scale)
export const tree = (x: number, y: number, scale = 1): string =>
  moved(x, y, shape('M-6 34V8H6V34Z', WOOD) + disc(0, -8, 26, LEAF), scale)
export const room = (x: number, y: number, fill: string, inside: string): string =>
  box(x, y, 150, 110, fill, 14) + moved(x + 75, y + 55, inside)
export const stove =
  box(-30, -24, 60, 54, GREY, 6) + dot(-12, -10, 6, INK) + dot(12, -10, 6, INK) + box(-20, 4, 40, 18, '#F3B27A', 4)
export const shed =
  box(-34, -14, 68, 46, WOOD, 2) + shape('M-42-14L0-42L42-14Z', BERRY) + box(-10, 2, 20, 30, '#8A5A32', 2)
export const moonlight = moved(0, 40, drawSmall('moon'), 0.8)

// What turtles draw in the pictures of the Python course on turtle art.
import { box, INK, line, shape, WHITE } from '../../tutorial-covers/pen.ts'
import { arrow, flower, times, turning, walk } from '../parts.ts'

export const square = (x: number, y: number, side: number): string =>
  line(
    walk(
      x,
      y,
      times(4, () => [side, 90]),
    ).d,
    INK,
    6,
  )
export const house = (x: number, y: number, side: number): string =>
  box(x, y - side, side, side, '#FFE4C4', 0) +
  shape(
    walk(
      x,
      y - side,
      times(3, () => [side, 120]),
    ).d + 'Z',
    '#FF6347',
  )
/** The turtle's window, its picture cut off at the rim. */
export const field = (x: number, y: number, width: number, height: number, inside = '', fill = WHITE): string =>
  box(x, y, width, height, fill, 12) + inside
export const star = (x: number, y: number, side: number): string =>
  line(
    walk(
      x,
      y,
      times(5, () => [side, -144]),
    ).d,
    INK,
    5,
  )
export const hexagon = (x: number, y: number, side: number, ink = INK): string =>
  line(
    walk(
      x,
      y,
      times(6, () => [side, 60]),
    ).d,
    ink,
    5,
  )
export const forwardSign = arrow(-18, 0, 18, 0)
export const turnSign = turning(0, 8, 16, 0, 100)

export const gardenFlower = (x: number, y: number, tall: number, size: number, colour: string): string =>
  line(`M${x} ${y}V${y - tall}`, '#9ACD32', 5) + flower(x, y - tall, size, colour)
export const SKY_OF_NIGHT = '#191970'
export const stars = [
  [70, 60],
  [130, 110],
  [196, 52],
  [250, 120],
  [300, 70],
  [362, 44],
  [420, 132],
  [560, 60],
  [90, 160],
  [340, 150],
  [590, 140],
  [520, 170],
] as const

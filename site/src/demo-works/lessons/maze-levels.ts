import { drawing } from '../drawings.ts'

/** Of all walls: the lessons' blocks look for it. */
export const WALL = '#1f4e9e'
export type Wall = readonly [x: number, y: number, width: number, height: number]

const THICK = 14
const down = (x: number, from: number, to: number): Wall => [x, from, THICK, to - from]
const across = (y: number, from: number, to: number): Wall => [from, y, to - from, THICK]
const EDGE = [across(0, 0, 480), across(346, 0, 480), down(0, 0, 360), down(466, 0, 360)]

/** Mazes of the three levels on a stage of 480 by 360, from its upper left corner. No room of theirs is closed. */
export const LEVELS: readonly (readonly Wall[])[] = [
  [...EDGE, down(96, 0, 260), down(170, 100, 360), down(300, 0, 260), down(376, 100, 360)],
  [...EDGE, across(84, 0, 384), across(168, 96, 480), across(252, 0, 384)],
  [...EDGE, down(96, 0, 250), across(236, 96, 290), down(290, 100, 250), across(100, 180, 304), down(384, 0, 250)],
]

export function drawMaze(walls: readonly Wall[]): string {
  const rects = walls
    .map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
    .join('')
  return drawing(
    480,
    360,
    `<path stroke="none" fill="#FFFBF3" d="M0 0H480V360H0Z"/><g fill="${WALL}" stroke="none">${rects}</g>`,
  )
}

/** A backdrop with two lines of words. */
export function drawSign(lines: readonly [string, string], paper: string): string {
  const [large, small] = lines
  const text = (y: number, size: number, words: string): string =>
    `<text x="240" y="${y}" font-family="Sans Serif" font-size="${size}" text-anchor="middle" fill="#22303C" stroke="none">${words}</text>`
  return drawing(
    480,
    360,
    `<path stroke="none" fill="${paper}" d="M0 0H480V360H0Z"/><rect x="24" y="24" width="432" height="312" rx="28" fill="#FFFBF3"/>${text(110, 34, large)}${text(306, 22, small)}`,
  )
}

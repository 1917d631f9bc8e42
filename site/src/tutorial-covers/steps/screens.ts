import { BERRY, box, disc, dot, flat, GREY, INK, LEAF, line, moved, pane, PAPER, shape, SKY, WHITE } from '../pen.ts'
import { written } from '../signs-of-writing.ts'

/* Editors, browsers, files and robots, which many steps show. */

export const NIGHT = '#22303C'
export const CHALK = '#EEF3F7'
const COMMENT = '#8FA3B5'

/** Code as it is typed, one text a line, each with its colour. */
export const typed = (
  x: number,
  y: number,
  lines: readonly (readonly [text: string, colour: string])[],
  size = 20,
  step = 38,
): string => lines.map(([text, colour], at) => written(x, y + at * step, text, size, colour, { pitch: 13 })).join('')

/** A dark editor with numbered lines. */
export const editor = (
  x: number,
  y: number,
  width: number,
  lines: readonly (readonly [text: string, colour: string])[],
  { size = 20, step = 38, first = 1 } = {},
): string =>
  box(x, y, width, lines.length * step + 30, NIGHT, 16) +
  lines.map((_, at) => written(x + 16, y + 20 + at * step, String(first + at), size * 0.8, COMMENT)).join('') +
  typed(x + 48, y + 18, lines, size, step)

/** A browser: what it shows begins at `y` + 46. */
export const browser = (x: number, y: number, width: number, height: number, bar = SKY): string =>
  pane(x, y, width, height, bar) + box(x + 100, y + 12, width - 124, 22, WHITE, 11)

/** A sheet with a folded corner, 92 wide and 116 high, and what its name ends in. */
export const file = (x: number, y: number, ending: string, colour: string): string =>
  shape(`M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + 64}L${x + 92} ${y + 28}V${y + 116}H${x}Z`, PAPER) +
  line(`M${x + 64} ${y}V${y + 28}H${x + 92}`) +
  box(x - 8, y + 62, 108, 38, colour, 8) +
  written(x + 46 - ending.length * 9.5, y + 70, ending, 22, WHITE, { pitch: 14 })

/** A robot's head, its chin at (0, 0), about 120 wide. */
export const robot = (fill: string): string =>
  line('M0-112V-140') +
  disc(0, -146, 10, BERRY) +
  box(-60, -112, 120, 104, fill, 26) +
  box(-42, -88, 84, 44, NIGHT, 18) +
  dot(-20, -66, 8, '#8FE3EE') +
  dot(20, -66, 8, '#8FE3EE') +
  line('M-18-28Q0-18 18-28', INK, 5) +
  box(-76, -76, 16, 36, GREY, 6) +
  box(60, -76, 16, 36, GREY, 6)

/** A balloon of speech, its tail at the lower left or right. */
export const balloon = (x: number, y: number, width: number, height: number, tail: 'left' | 'right'): string => {
  const at = tail === 'left' ? x + 46 : x + width - 46
  const tip = tail === 'left' ? x + 22 : x + width - 22
  return shape(
    `M${x + 18} ${y}H${x + width - 18}Q${x + width} ${y} ${x + width} ${y + 18}V${y + height - 18}Q${x + width} ${y + height} ${x + width - 18} ${y + height}H${Math.max(at, tip) + 8}L${tip} ${y + height + 26}L${Math.min(at, tip) + 4} ${y + height}H${x + 18}Q${x} ${y + height} ${x} ${y + height - 18}V${y + 18}Q${x} ${y} ${x + 18} ${y}Z`,
    WHITE,
  )
}

/** In a disc around (x, y). */
export const tick = (x: number, y: number, radius = 20): string =>
  disc(x, y, radius, LEAF) + moved(x, y, line('M-9 1L-2 8L10-7', WHITE, 5), radius / 20)
export const cross = (x: number, y: number, radius = 20): string =>
  disc(x, y, radius, BERRY) + moved(x, y, line('M-7-7L7 7M7-7L-7 7', WHITE, 5), radius / 20)

/** An arrow from left to right, its tip at (x, y). */
export const arrow = (x: number, y: number, length = 60, colour = INK): string =>
  line(`M${x - length} ${y}H${x}M${x - 16} ${y - 14}L${x} ${y}L${x - 16} ${y + 14}`, colour, 6)
export const arrowDown = (x: number, y: number, length = 50, colour = INK): string =>
  line(`M${x} ${y - length}V${y}M${x - 14} ${y - 16}L${x} ${y}L${x + 14} ${y - 16}`, colour, 6)

/** Lines of writing that nobody has to read. */
export const scribble = (x: number, y: number, lengths: readonly number[], step = 22, colour = GREY): string =>
  lengths.map((length, at) => line(`M${x} ${y + at * step}h${length}`, colour, 9)).join('')

/** A magnifying glass, its middle at (0, 0). */
export const lens = (): string =>
  line('M34 34L70 70', INK, 16) + `<circle cx="0" cy="0" r="46" fill="#FFFFFF" fill-opacity="0.65" stroke-width="8"/>`

/** An open book, 200 wide, its fold at (x, y). */
export const openBook = (x: number, y: number, height = 120): string =>
  shape(
    `M${x - 100} ${y + 6}Q${x - 50} ${y - 18} ${x} ${y + 6}Q${x + 50} ${y - 18} ${x + 100} ${y + 6}V${y + height}Q${x + 50} ${y + height - 24} ${x} ${y + height}Q${x - 50} ${y + height - 24} ${x - 100} ${y + height}Z`,
    WHITE,
  ) + line(`M${x} ${y + 6}V${y + height}`)

/** A child's head and shoulders, the chest at (x, y). */
export const child = (x: number, y: number, fill: string, hair = '#5A4632'): string =>
  shape(`M${x - 52} ${y + 60}Q${x - 52} ${y} ${x} ${y}T${x + 52} ${y + 60}Z`, fill) +
  disc(x, y - 36, 38, '#FBD9C0') +
  flat(
    `M${x - 38} ${y - 42}Q${x - 34} ${y - 78} ${x} ${y - 76}T${x + 38} ${y - 42}Q${x + 10} ${y - 58} ${x - 38} ${y - 42}Z`,
    hair,
  ) +
  dot(x - 13, y - 34, 4.5, INK) +
  dot(x + 13, y - 34, 4.5, INK) +
  line(`M${x - 9} ${y - 20}Q${x} ${y - 12} ${x + 9} ${y - 20}`, INK, 4)

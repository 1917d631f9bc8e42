import { box, CARROT, dot, flat, GREY, HONEY, INK, LEAF, line, PAPER, shape, turned, WHITE } from '../pen.ts'
import { written } from '../signs-of-writing.ts'

/* What more than one picture of a step has. */

/** A rabbit's head of about 100 × 130, its chin at (0, 0). */
export const rabbit = (): string =>
  shape('M-26-74C-40-104-44-146-28-150C-12-152-6-112-8-80ZM8-80C6-112 12-152 28-150C44-146 40-104 26-74Z', WHITE) +
  flat(
    'M-24-90C-32-110-34-134-27-136C-19-136-17-110-16-90ZM16-90C17-110 19-136 27-136C34-134 32-110 24-90Z',
    '#FFC7AD',
  ) +
  shape('M0-92C38-92 58-68 54-38C50-10 28 0 0 0C-28 0-50-10-54-38C-58-68-38-92 0-92Z', WHITE) +
  dot(-20, -46, 6, INK) +
  dot(20, -46, 6, INK) +
  dot(-34, -30, 7, '#FFC2A8') +
  dot(34, -30, 7, '#FFC2A8') +
  flat('M-6-36H6L0-29Z', '#E5674A') +
  line('M-10-22Q0-12 10-22', INK, 4)

/** Lying across (0, 0), 120 long. */
export const carrot = (): string =>
  shape('M-6-10C-30-34-18-44-6-32C-8-52 8-52 10-34C24-44 34-30 12-8Z', LEAF) +
  shape('M-22-12C-30-14-28 22-22 22L96 8C104 6 104-2 96-4Z', CARROT) +
  line('M8-8V4M36-2V8M60-4V4', '#B94A0C', 4)

export const key = (x: number, y: number, letter: string, fill = PAPER, size = 64): string =>
  box(x, y + 6, size, size, GREY, 12) +
  box(x, y, size, size, fill, 12) +
  (letter ? written(x + size / 2 - 9, y + size / 2 - 15, letter, 30) : '')

/** An arrow on a key: degrees from pointing right. */
export const arrowKey = (x: number, y: number, degrees: number, fill = PAPER): string =>
  key(x, y, '', fill) +
  turned(
    degrees,
    x + 32,
    y + 32,
    line(`M${x + 16} ${y + 32}H${x + 47}M${x + 36} ${y + 21}L${x + 47} ${y + 32}L${x + 36} ${y + 43}`, INK, 6),
  )

/** A Scratch block with its notch; what is on it comes after. */
export const block = (x: number, y: number, width: number, fill: string, height = 56): string =>
  shape(
    `M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + 24}L${x + 32} ${y + 9}H${x + 54}L${x + 62} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + height - 8}Q${x + width} ${y + height} ${x + width - 8} ${y + height}H${x + 62}L${x + 54} ${y + height + 9}H${x + 32}L${x + 24} ${y + height}H${x + 8}Q${x} ${y + height} ${x} ${y + height - 8}Z`,
    fill,
  )
export const hat = (x: number, y: number, width: number): string =>
  shape(
    `M${x} ${y}C${x + 20} ${y - 28} ${x + 90} ${y - 28} ${x + 112} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + 48}Q${x + width} ${y + 56} ${x + width - 8} ${y + 56}H${x + 62}L${x + 54} ${y + 65}H${x + 32}L${x + 24} ${y + 56}H${x}Z`,
    HONEY,
  )
export const bubble = (x: number, y: number, text: string, size = 26): string =>
  shape(
    `M${x - 30} ${y - 20}H${x + 30}Q${x + 42} ${y - 20} ${x + 42} ${y}T${x + 30} ${y + 20}H${x - 30}Q${x - 42} ${y + 20} ${x - 42} ${y}T${x - 30} ${y - 20}Z`,
    WHITE,
  ) + written(x - (text.length * size) / 2 + size * 0.2, y - size / 2, text, size)
export const flag = (x: number, y: number): string =>
  line(`M${x} ${y + 28}V${y - 14}`, INK, 5) +
  shape(`M${x} ${y - 14}Q${x + 16} ${y - 24} ${x + 34} ${y - 12}V${y + 8}Q${x + 16} ${y - 2} ${x} ${y + 8}Z`, LEAF)
/** Lines of code: pairs of how far in and how long, in colours. */
export const code = (x: number, y: number, lines: readonly (readonly [number, number, string])[], step = 34): string =>
  lines
    .map(([inset, length, colour], index) => line(`M${x + inset} ${y + index * step}h${length}`, colour, 10))
    .join('')
export const grass = (): string => flat('M40 300C160 262 300 300 400 280S560 268 600 286V372H40Z', '#8CD0AA')

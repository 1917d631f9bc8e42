import {
  BERRY,
  box,
  CARROT,
  disc,
  dot,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  pane,
  shape,
  SKY,
  SKY_SOFT,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { drawSmall } from './scene.ts'

/** What pictures of programs are made of, on a board of 640 × 400: code, boxes for variables, loops as carousels, pages, cards. */

export const CREAM = '#FBF1DF'
export const HONEY_SOFT = '#FDF0CB'
export const LEAF_SOFT = '#D7F0E2'
export const BERRY_SOFT = '#FBDDE6'

export const board = (...drawn: string[]): string => box(4, 4, 632, 392, CREAM, 18) + drawn.join('')

export const text = (x: number, y: number, letters: string, size = 20, ink = INK): string =>
  written(x, y, letters, size, ink, { pitch: 13, pen: size > 26 ? 4 : 2.8 })
export const widthOf = (letters: string, size = 20): number => (letters.length * 13 * size) / 16 - (3 * size) / 16
export const centred = (x: number, y: number, letters: string, size = 20, ink = INK): string =>
  text(x - widthOf(letters, size) / 2, y - size / 2, letters, size, ink)

/** Lines of words nobody has to read. */
export const bars = (x: number, y: number, widths: readonly number[], colour = GREY, step = 22): string =>
  widths.map((width, at) => line(`M${x} ${y + at * step}h${width}`, colour, 9)).join('')

/** An arrow that bends by `bend` to its left. */
export function arrow(x: number, y: number, toX: number, toY: number, colour = INK, bend = 0, width = 5): string {
  const long = Math.hypot(toX - x, toY - y)
  const [nx, ny] = [(toY - y) / long, -(toX - x) / long]
  const [cx, cy] = [(x + toX) / 2 + nx * bend, (y + toY) / 2 + ny * bend]
  const angle = (Math.atan2(toY - cy, toX - cx) * 180) / Math.PI
  return (
    line(`M${x} ${y}Q${round(cx)} ${round(cy)} ${toX} ${toY}`, colour, width) +
    `<g transform="translate(${toX} ${toY}) rotate(${round(angle)})">${line('M-14-10L0 0L-14 10', colour, width)}</g>`
  )
}

export const tick = (x: number, y: number, size = 1): string =>
  moved(x, y, disc(0, 0, 20, LEAF) + line('M-9 1L-2 8L10-7', WHITE, 5), size)
export const cross = (x: number, y: number, size = 1): string =>
  moved(x, y, disc(0, 0, 20, BERRY) + line('M-7-7L7 7M7-7L-7 7', WHITE, 5), size)

const WORDS =
  /\b(?:import|from|for|in|range|while|if|elif|else|def|return|print|input|int|double|string|struct|vector|const|let|function|main|cout|cin|endl|using|namespace|break|not|and|or)\b/

/** A sheet of code, as wide as its longest line needs; `lit`: the line that is meant. */
export function code(x: number, y: number, least: number, lines: readonly string[], lit = -1, size = 18): string {
  const width = Math.max(least, ...lines.map((letters) => Math.ceil(widthOf(letters, size)) + 34))
  const step = size * 1.85
  const height = lines.length * step + 20
  return (
    box(x, y, width, height, WHITE, 12) +
    (lit < 0
      ? ''
      : flat(`M${x + 4} ${round(y + 7 + lit * step)}h${width - 8}v${round(step)}h${8 - width}Z`, '#FCE8B2')) +
    lines.map((letters, at) => coloured(x + 16, round(y + 20 + at * step), letters, size)).join('')
  )
}

function coloured(x: number, y: number, letters: string, size: number): string {
  let at = 0
  let drawn = ''
  for (const piece of letters.match(/"[^"]*"|<\/?[a-z0-9]+|[A-Za-z_]\w*|#\w+|\d+|\s+|./g) ?? []) {
    const ink = piece.startsWith('"')
      ? '#1F7A4D'
      : /^\d+$/.test(piece)
        ? '#1864AB'
        : WORDS.test(piece) || /^<\/?[a-z]/.test(piece)
          ? '#6A3FC0'
          : INK
    drawn += text(round(x + (at * 13 * size) / 16), y, piece, size, ink)
    at += piece.length
  }
  return drawn
}

/** A box with its name on it; what is in it stands in its middle. */
export function variable(x: number, y: number, name: string, inside: string, width = 120, fill = SKY_SOFT): string {
  const long = Math.max(widthOf(name, 18) + 24, 44)
  return (
    shape(`M${x} ${y + 20}L${x - 16} ${y}H${x + width + 16}L${x + width} ${y + 20}`, '#B9D9F3') +
    box(x, y + 20, width, 84, fill, 6) +
    (inside.startsWith('<') ? moved(x + width / 2, y + 62, inside) : centred(x + width / 2, y + 62, inside, 30)) +
    box(round(x + width / 2 - long / 2), y + 92, round(long), 32, HONEY_SOFT, 8) +
    centred(x + width / 2, y + 108, name, 18)
  )
}

/** A loop: a carousel that goes round `times`, with what it does in each round on its seats. */
export function carousel(x: number, y: number, times: string, seats: readonly string[], scale = 1): string {
  const turn = seats.length
  return moved(
    x,
    y,
    `<ellipse cx="0" cy="86" rx="120" ry="26" fill="${WOOD}"/>` +
      shape('M-7-60H7V84H-7Z', HONEY) +
      shape('M-128-40Q0-150 128-40Q96-22 64-40Q32-22 0-40Q-32-22-64-40Q-96-22-128-40Z', CARROT) +
      flat('M-62-42Q-44-92 0-96Q44-92 62-42Q32-26 0-42Q-32-26-62-42Z', WHITE) +
      line('M-128-40Q0-150 128-40Q96-22 64-40Q32-22 0-40Q-32-22-64-40Q-96-22-128-40Z') +
      (times === '' ? '' : disc(0, -110, 30, WHITE) + centred(0, -110, times, times.length > 2 ? 15 : 22)) +
      seats
        .map((seat, at) => {
          const seatX = turn === 1 ? -62 : -84 + (168 / (turn - 1)) * at
          return (
            line(`M${round(seatX)}-34V20`, INK, 4) +
            box(round(seatX - 30), 4, 60, 52, WHITE, 12) +
            moved(round(seatX), 30, seat)
          )
        })
        .join('') +
      arrow(-128, 104, 128, 104, LEAF, -44, 6),
    scale,
  )
}

export const browser = (x: number, y: number, width: number, height: number, bar = SKY): string =>
  pane(x, y, width, height, bar)
/** A browser as large as the board, `inside` on its page. */
export const page = (inside: string, fill = WHITE): string =>
  browser(90, 14, 460, 372) + flat('M94 61H546V366Q546 382 530 382H110Q94 382 94 366Z', fill) + inside
export const heading = (x: number, y: number, width: number, ink = INK): string => line(`M${x} ${y}h${width}`, ink, 17)
/** A padlock around (0, 0). */
export const lock = box(-16, -4, 32, 26, HONEY, 5) + line('M-10-4V-12Q-10-22 0-22T10-12V-4', INK, 5)

/** What somebody says, its tail at the lower left (or right). */
export const bubble = (x: number, y: number, width: number, height: number, fill = WHITE, isRight = false): string => {
  const tail = isRight ? x + width - 50 : x + 30
  const tip = isRight ? tail + 34 : tail - 14
  return (
    box(x, y, width, height, fill, 16) +
    flat(`M${tail - 2} ${y + height - 6}h28v8H${tail - 2}Z`, fill) +
    shape(`M${tail} ${y + height}L${tip} ${y + height + 26}L${tail + 24} ${y + height}`, fill)
  )
}

/** Numbered boxes in a row, each `side` wide. */
export function rowOf(
  x: number,
  y: number,
  values: readonly (string | number)[],
  side = 64,
  fills: readonly string[] = [],
  first: number | null = 0,
): string {
  return values
    .map(
      (value, at) =>
        box(x + at * side, y, side, side, fills[at] ?? SKY_SOFT, 6) +
        centred(x + at * side + side / 2, y + side / 2, String(value), side * 0.38) +
        (first === null ? '' : centred(x + at * side + side / 2, y + side + 20, String(at + first), 16, '#5B6B78')),
    )
    .join('')
}

export const cardOf = (x: number, y: number, letters: string, fill = WHITE, width = 62, height = 84): string =>
  box(x, y, width, height, fill, 10) + centred(x + width / 2, y + height / 2, letters, 30)

/** Seen from above, looking to the right. */
export const turtle = (x: number, y: number, left = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${-left}) scale(${scale})">${
    line('M-8-18L-18-28M14-18L24-28M-8 18L-18 28M14 18L24 28', LEAF, 11) + disc(32, 0, 11, LEAF) + disc(4, 0, 25, LEAF)
  }${line('M-10-8L4-14L16-6V8L2 14L-10 8Z', INK, 3)}${dot(36, -4, 2.5, INK)}${dot(36, 4, 2.5, INK)}</g>`

/** The line of a walk of [steps, degrees to the left], from (x, y), and where it ends. */
export function walk(
  x: number,
  y: number,
  moves: readonly (readonly [steps: number, left: number])[],
  left = 0,
): { readonly d: string; readonly x: number; readonly y: number; readonly left: number } {
  let d = `M${x} ${y}`
  let [atX, atY, angle] = [x, y, left]
  for (const [steps, turn] of moves) {
    atX += steps * Math.cos((angle * Math.PI) / 180)
    atY -= steps * Math.sin((angle * Math.PI) / 180)
    angle += turn
    d += `L${round(atX)} ${round(atY)}`
  }
  return { d, x: round(atX), y: round(atY), left: angle }
}

export const times = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

/** As `turtle.circle(size)` six times makes it. */
export const flower = (x: number, y: number, size: number, colour: string, petals = 6): string =>
  times(petals, (at) => {
    const angle = ((at * 360) / petals + 90) * (Math.PI / 180)
    return `<circle cx="${round(x + size * Math.cos(angle))}" cy="${round(y - size * Math.sin(angle))}" r="${size}" fill="${colour}" stroke-width="2.5"/>`
  }).join('') + dot(x, y, round(size / 2), HONEY)

/** An arc of a turn, with its arrow: from `from` by `by` degrees to the left. */
export function turning(x: number, y: number, radius: number, from: number, by: number, colour = BERRY): string {
  const at = (degrees: number): string =>
    `${round(x + radius * Math.cos((degrees * Math.PI) / 180))} ${round(y - radius * Math.sin((degrees * Math.PI) / 180))}`
  const end = from + by
  const heading = by > 0 ? -(end + 90) : -(end - 90)
  return (
    line(`M${at(from)}A${radius} ${radius} 0 ${Math.abs(by) > 180 ? 1 : 0} ${by > 0 ? 0 : 1} ${at(end)}`, colour, 5) +
    `<g transform="translate(${at(end)}) rotate(${heading})">${line('M-12-9L0 0L-12 9', colour, 5)}</g>`
  )
}

export const keycap = (x: number, y: number, letters: string, fill = WHITE, width = 48, tall = 44): string =>
  box(x, y + 5, width, tall + 2, GREY, 9) +
  box(x, y, width, tall, fill, 9) +
  centred(x + width / 2, y + 22, letters, 20)

/** What is still to come, or is gone: its rim is broken; `stroke`: a colour for a shape that brings none. */
export const dashed = (drawn: string, stroke = ''): string =>
  drawn.replace('/>', `${stroke && ` stroke="${stroke}"`} stroke-dasharray="10 9"/>`)

/** The assistant: a box that talks. */
export const robot = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    line('M0-104V-124') +
      disc(0, -128, 7, HONEY) +
      box(-46, -104, 92, 76, '#C9B8F5', 18) +
      box(-32, -90, 64, 40, WHITE, 12) +
      dot(-13, -72, 6, INK) +
      dot(13, -72, 6, INK) +
      line('M-10-60Q0-54 10-60', INK, 4) +
      box(-30, -28, 60, 30, '#C9B8F5', 10),
    scale,
  )

/** A child, as everywhere in this house. */
export const child = (x: number, y: number, scale = 1): string => moved(x, y, drawSmall('rabbit'), scale)
/** Somebody grown up: the same, larger, in blue, with glasses. */
export const adult = (x: number, y: number, scale = 1.25): string =>
  moved(
    x,
    y,
    drawSmall('rabbit').replaceAll(CARROT, SKY) +
      `<circle cx="-12" cy="-68" r="10" stroke-width="3"/><circle cx="12" cy="-68" r="10" stroke-width="3"/>` +
      line('M-2-68H2', INK, 3),
    scale,
  )

export const fruit = (x: number, y: number, kind: 'mandarin' | 'orange', scale = 1): string =>
  moved(
    x,
    y,
    kind === 'mandarin'
      ? `<ellipse cx="0" cy="0" rx="27" ry="21" fill="#F59F2E"/>` +
          shape('M0-20Q8-36 26-32Q20-18 0-20Z', LEAF) +
          line('M-14-8Q-18 0-14 8', '#C97A12', 3)
      : disc(0, 0, 36, '#F07A1A') +
          disc(0, -27, 5, LEAF) +
          [-16, 0, 16]
            .map((at) => dot(at, 8 + Math.abs(at) / 4, 2.5, '#B4530A') + dot(at + 8, -6, 2.5, '#B4530A'))
            .join(''),
    scale,
  )

/** Die with `pips` at the corners and in the middle. */
export const die = (x: number, y: number, side = 60): string =>
  turned(
    -10,
    x,
    y,
    box(x - side / 2, y - side / 2, side, side, WHITE, 12) +
      [
        [-1, -1],
        [1, 1],
        [0, 0],
        [-1, 1],
        [1, -1],
      ]
        .map(([dx, dy]) => dot(x + dx! * side * 0.26, y + dy! * side * 0.26, side * 0.08, INK))
        .join(''),
  )

export const sheet = (x: number, y: number, width: number, height: number, fill = PAPER): string =>
  shape(`M${x} ${y}H${x + width - 24}L${x + width} ${y + 24}V${y + height}H${x}Z`, fill) +
  line(`M${x + width - 24} ${y}V${y + 24}H${x + width}`)

export const screen = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, '#243140', 12)
/** White on a dark screen, one below the other. */
export const printed = (x: number, y: number, lines: readonly string[], size = 20): string =>
  lines.map((letters, at) => text(x, y + at * size * 1.7, letters, size, '#EAF2F8')).join('')

export const finger = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    shape(
      'M-9-70V-8L-20-14Q-34-20-36-6L-14 30Q-8 44 8 44H24Q40 44 40 26V-22Q40-32 31-32Q24-32 24-24V-34Q24-42 16-42Q9-42 9-34V-70Q9-80 0-80Q-9-80-9-70Z',
      WHITE,
    ),
    scale,
  )

export const carrot = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    shape('M-4-30Q-18-52-10-58Q-2-54 0-34Q2-54 10-58Q18-52 4-30Z', LEAF) +
      shape('M-18-22Q0-40 18-22Q22 4 0 44Q-22 4-18-22Z', CARROT),
    scale,
  )

export const key = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    disc(-24, 0, 16, HONEY) +
      dot(-24, 0, 6, WHITE) +
      line('M-8 0H34V14M20 0V12', INK, 11) +
      line('M-8 0H34V12M20 0V10', HONEY, 5),
    scale,
  )

export const number = (x: number, y: number, of: number): string =>
  disc(x, y, 19, VIOLET) + centred(x, y, String(of), 20, WHITE)

export const round = (value: number): number => Math.round(value * 10) / 10

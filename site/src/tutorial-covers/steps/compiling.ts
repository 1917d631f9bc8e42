import {
  BERRY,
  box,
  CARROT,
  dashes,
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
  pointer,
  shape,
  SKY,
  TEAL,
  VIOLET,
  WHITE,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { arrow, arrowDown, CHALK, editor, NIGHT, robot, scribble, tick, typed } from './screens.ts'
import { key } from './things.ts'

const BLUE = '#7CC4F5'
const YELLOW = '#F5C04D'
const GREEN = '#8FD9AE'

/* ---------- C++ ---------- */

export function missingSign(): string {
  return (
    editor(
      60,
      56,
      520,
      [
        ['int main() {', BLUE],
        ['  int age = 9', CHALK],
        ['  cout << age;', CHALK],
        ['}', BLUE],
      ],
      { first: 4 },
    ) +
    `<circle cx="334" cy="124" r="20" stroke="${HONEY}"/>` +
    line('M140 178q8 8 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', BERRY, 4) +
    box(60, 262, 520, 84, PAPER, 14) +
    written(82, 292, 'hello.cpp:6:5:', 22, INK, { pitch: 13 }) +
    written(350, 292, 'error', 22, BERRY, { pitch: 13 })
  )
}

export function signIsBack(): string {
  return (
    editor(
      60,
      56,
      520,
      [
        ['int main() {', BLUE],
        ['  int age = 9;', CHALK],
        ['  cout << age;', CHALK],
        ['}', BLUE],
      ],
      { first: 4 },
    ) +
    `<rect x="312" y="102" width="30" height="44" rx="8" stroke="${LEAF}"/>` +
    line('M420 124H358M374 110L356 124L374 138', LEAF, 6) +
    box(60, 262, 520, 84, NIGHT, 14) +
    written(82, 292, '9', 26, GREEN) +
    tick(540, 304, 24)
  )
}

export function rowsOfTheTable(): string {
  const rows = [1, 2, 3, 4, 5].map((row) =>
    Array.from({ length: row }, (_, col) => {
      const isNow = row === 3
      const x = 120 + col * 86
      const y = 66 + (row - 1) * 58
      const sum = `${(col + 1) * row}`
      return (
        box(x, y, 78, 48, isNow ? HONEY : WHITE, 8) +
        written(x + 39 - sum.length * 10, y + 12, sum, 24, INK, { pitch: 15 })
      )
    }).join(''),
  )
  return (
    rows.join('') +
    [1, 2, 3, 4, 5].map((row) => written(84, 78 + (row - 1) * 58, String(row), 24, VIOLET)).join('') +
    arrow(450, 206, 60, CARROT)
  )
}

export function twoHands(): string {
  const dial = (x: number, radius: number, marks: number, fill: string): string =>
    disc(x, 200, radius, PAPER) +
    Array.from({ length: marks }, (_, at) => {
      const angle = (at / marks) * 2 * Math.PI
      return dot(x + Math.sin(angle) * (radius - 16), 200 - Math.cos(angle) * (radius - 16), 5, fill)
    }).join('')
  return (
    dial(190, 120, 9, VIOLET) +
    line('M190 200L252 166', VIOLET, 12) +
    written(150, 230, 'row', 26, VIOLET, { pitch: 13 }) +
    dial(460, 96, 9, CARROT) +
    line('M460 200V132', CARROT, 9) +
    `<path stroke="${CARROT}" stroke-width="6" d="M500 96A118 118 0 0 1 574 168"/>` +
    line('M558 156L576 172L586 150', CARROT, 6) +
    written(424, 226, 'col', 24, CARROT, { pitch: 13 }) +
    dot(190, 200, 8, INK) +
    dot(460, 200, 8, INK) +
    dashes('M320 150C340 130 350 130 366 140M320 250C340 270 350 270 366 260', GREY, 4)
  )
}

/* ---------- Python ---------- */

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-16, -16],
    [16, 16],
  ],
  3: [
    [-18, -18],
    [0, 0],
    [18, 18],
  ],
  4: [
    [-16, -16],
    [16, -16],
    [-16, 16],
    [16, 16],
  ],
  5: [
    [-18, -18],
    [18, -18],
    [0, 0],
    [-18, 18],
    [18, 18],
  ],
  6: [
    [-16, -20],
    [16, -20],
    [-16, 0],
    [16, 0],
    [-16, 20],
    [16, 20],
  ],
}
const die = (x: number, y: number, face: number, scale = 1): string =>
  moved(
    x,
    y,
    box(-36, -36, 72, 72, WHITE, 16) + pips[face]!.map(([px, py]) => dot(px, py, 7, face === 1 ? BERRY : INK)).join(''),
    scale,
  )

export function sixBoxes(): string {
  return (
    die(130, 110, 5, 1.2) +
    line('M190 130C240 150 330 150 448 220', INK, 5) +
    line('M430 200L450 222L422 226', INK, 5) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const x = 64 + at * 88
        return (
          box(x, 236, 76, 76, at === 4 ? HONEY : PAPER, 10) +
          written(x + 30, 258, at === 4 ? '1' : '0', 28) +
          written(x + 31, 330, String(at), 20, SKY)
        )
      })
      .join('') +
    die(520, 100, 2, 0.7) +
    die(440, 82, 6, 0.6)
  )
}

export function barsBecomeEven(): string {
  const bars = (x: number, heights: readonly number[], fill: string): string =>
    heights.map((height, at) => box(x + at * 38, 300 - height, 30, height, fill, 5)).join('') +
    line(`M${x - 10} 300h240`, INK, 6)
  return (
    bars(70, [90, 150, 60, 120, 40, 110], CARROT) +
    written(120, 322, '100', 26) +
    arrow(352, 210, 40) +
    bars(376, [150, 156, 146, 152, 149, 154], LEAF) +
    written(404, 322, '10000', 26) +
    dashes('M366 148H606', GREY, 4)
  )
}

export function secretNumber(): string {
  return (
    moved(150, 320, robot(SKY), 1.1) +
    balloon1(70, 60) +
    box(330, 70, 230, 70, WHITE, 14) +
    written(352, 90, '50', 32) +
    moved(500, 104, line('M0 22V-22M-16-6L0-24L16-6', LEAF, 8)) +
    box(330, 164, 230, 70, WHITE, 14) +
    written(352, 184, '75', 32) +
    moved(500, 200, line('M0-22V22M-16 6L0 24L16 6', BERRY, 8)) +
    box(330, 258, 230, 70, '#DCF0E4', 14) +
    written(352, 278, '62', 32) +
    tick(500, 293, 24)
  )
}
const balloon1 = (x: number, y: number): string =>
  shape(
    `M${x + 20} ${y}H${x + 160}Q${x + 176} ${y} ${x + 176} ${y + 20}V${y + 62}Q${x + 176} ${y + 82} ${x + 156} ${y + 82}H${x + 96}L${x + 76} ${y + 102}L${x + 74} ${y + 82}H${x + 20}Q${x} ${y + 82} ${x} ${y + 62}V${y + 20}Q${x} ${y} ${x + 20} ${y}Z`,
    WHITE,
  ) + written(x + 76, y + 22, '?', 40, BERRY)

export function halvesEachTime(): string {
  const row = (y: number, from: number, to: number, guess: string, fill: string): string => {
    const place = (value: number): number => 70 + value * 5
    return (
      box(70, y, 500, 44, '#E8EEF3', 10) +
      box(place(from), y, (to - from) * 5, 44, fill, 10) +
      moved((place(from) + place(to)) / 2, y, line('M0-6V50', INK, 4)) +
      written((place(from) + place(to)) / 2 - guess.length * 8, y - 32, guess, 20, INK, { pitch: 14 })
    )
  }
  return (
    row(92, 0, 100, '50', SKY) +
    row(182, 50, 100, '75', TEAL) +
    row(272, 50, 75, '62', LEAF) +
    written(62, 330, '1', 20) +
    written(536, 330, '100', 20, INK, { pitch: 14 })
  )
}

/* ---------- VS Code ---------- */

export function threeCursors(): string {
  const words = [96, 96, 96].map((_, at) => box(at === 0 ? 104 : 196, 68 + at * 44, 100, 34, '#3C5468', 4)).join('')
  return (
    box(56, 50, 528, 176, NIGHT, 16) +
    words +
    typed(108, 74, [['rabbit = 3', CHALK]], 20) +
    typed(108, 118, [['print(rabbit)', CHALK]], 20) +
    typed(108, 162, [['print(rabbit + 1)', CHALK]], 20) +
    [208, 300, 300].map((x, at) => line(`M${x} ${66 + at * 44}v38`, HONEY, 6)).join('') +
    box(130, 266, 110, 64, GREY, 12) +
    box(130, 260, 110, 64, PAPER, 12) +
    written(144, 280, 'Ctrl', 24, INK, { pitch: 14 }) +
    written(266, 278, '+', 30) +
    key(318, 260, 'D', HONEY) +
    written(412, 278, 'x3', 30, TEAL) +
    tick(540, 292, 22)
  )
}

export function lineMovesUp(): string {
  return (
    box(56, 50, 330, 290, NIGHT, 16) +
    flat('M62 112H380V154H62Z', '#6B5A1E') +
    typed(
      88,
      74,
      [
        ['a = 1', BLUE],
        ['', BLUE],
      ],
      20,
    ) +
    typed(88, 122, [['print(a)', YELLOW]], 20) +
    typed(88, 182, [['b = 2', CHALK]], 20) +
    typed(88, 230, [['print(b)', GREEN]], 20) +
    line('M330 250C364 230 364 160 338 136M340 158L336 134L360 140', HONEY, 6) +
    box(414, 120, 96, 64, GREY, 12) +
    box(414, 114, 96, 64, PAPER, 12) +
    written(432, 134, 'Alt', 24, INK, { pitch: 15 }) +
    key(528, 114, '') +
    line('M560 164V132M546 146L560 130L574 146', INK, 6) +
    box(414, 226, 96, 64, GREY, 12) +
    box(414, 220, 96, 64, PAPER, 12) +
    written(432, 240, 'Alt', 24, INK, { pitch: 15 }) +
    key(528, 220, '') +
    line('M560 236V268M546 254L560 270L574 254', INK, 6)
  )
}

export function openTheFolder(): string {
  const folder =
    shape('M0 20Q0 8 12 8H58L76 26H148Q160 26 160 38V118Q160 130 148 130H12Q0 130 0 118Z', HONEY) +
    shape('M-8 52H156L146 130H6Z', '#FBDD8A')
  return (
    moved(80, 120, folder, 1.1) +
    written(104, 206, 'my-code', 24, INK, { pitch: 13 }) +
    arrow(330, 190, 60, TEAL) +
    pane(350, 80, 240, 240, TEAL) +
    flat('M353 126H410V317Q356 317 353 300Z', '#E8F4F6') +
    [150, 190, 230].map((y) => box(368, y, 26, 26, GREY, 6)).join('') +
    scribble(430, 156, [60]) +
    typed(430, 176, [['<h1>', BERRY]], 22) +
    dot(566, 152, 9, INK) +
    moved(236, 246, pointer(), 0.7)
  )
}

export function savedFile(): string {
  return (
    pane(60, 56, 360, 290, TEAL, NIGHT) +
    flat('M62 102H410V140H62Z', '#35495C') +
    written(84, 112, 'hello.html', 20, CHALK, { pitch: 12 }) +
    line('M262 114l14 14M276 114l-14 14', CHALK, 4) +
    typed(
      84,
      170,
      [
        ['<h1>', BLUE],
        ['  VS Code', CHALK],
        ['</h1>', BLUE],
      ],
      22,
      42,
    ) +
    box(444, 120, 110, 64, GREY, 12) +
    box(444, 114, 110, 64, PAPER, 12) +
    written(458, 134, 'Ctrl', 24, INK, { pitch: 14 }) +
    key(466, 206, 'S', HONEY) +
    arrowDown(498, 202, 14, INK) +
    tick(570, 300, 26) +
    shape('M60 310H420V326Q420 346 400 346H80Q60 346 60 326Z', TEAL)
  )
}

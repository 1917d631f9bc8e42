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
  pointer,
  shape,
  SKY,
  star,
  TEAL,
  turned,
  VIOLET,
  WHITE,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { code } from './things.ts'

/* ---------- VS Code ---------- */

const editor = (): string =>
  box(56, 50, 528, 300, '#22303C', 18) +
  [1, 2, 3, 4, 5].map((at) => written(128, 72 + at * 40 - 20, String(at), 20, '#8FA3B5')).join('')
const AVERAGE = [
  [0, 210, '#7CC4F5'],
  [0, 120, '#EEF3F7'],
  [0, 230, '#F5C04D'],
  [34, 160, '#EEF3F7'],
  [0, 240, '#8FD9AE'],
] as const

export function redDot(): string {
  return editor() + code(172, 102, AVERAGE, 40) + disc(96, 222, 15, BERRY) + moved(100, 232, pointer(), 0.8)
}

export function stoppedLine(): string {
  return (
    editor() +
    flat('M118 200H580V244H118Z', '#6B5A1E') +
    code(172, 102, AVERAGE, 40) +
    written(128, 212, '4', 20, WHITE) +
    disc(96, 222, 15, BERRY) +
    box(404, 76, 190, 150, PAPER, 12) +
    line('M424 108h60', VIOLET, 9) +
    written(516, 98, '80', 22) +
    line('M424 150h60', TEAL, 9) +
    written(516, 140, '80', 22, BERRY) +
    dashes('M420 186H576', GREY, 3) +
    written(420, 196, '?', 20, BERRY) +
    line('M446 206h110', GREY, 7)
  )
}

/* ---------- C++ ---------- */

const upright = (x: number, height: number, fill = CARROT): string =>
  shape(
    `M${x} ${318 - height - 4}C${x - 26} ${318 - height - 18} ${x - 20} ${318 - height - 40} ${x - 8} ${318 - height - 30}C${x - 8} ${318 - height - 52} ${x + 8} ${318 - height - 52} ${x + 8} ${318 - height - 30}C${x + 20} ${318 - height - 40} ${x + 26} ${318 - height - 18} ${x} ${318 - height - 4}Z`,
    LEAF,
  ) +
  shape(
    `M${x - 22} ${318 - height}Q${x} ${318 - height - 14} ${x + 22} ${318 - height}L${x + 6} 314Q${x} 322 ${x - 6} 314Z`,
    fill,
  )
const cup = (x: number): string =>
  shape(
    `M${x - 42} 318L${x - 32} 146Q${x - 30} 134 ${x - 18} 134H${x + 18}Q${x + 30} 134 ${x + 32} 146L${x + 42} 318Z`,
    VIOLET,
  ) + line(`M${x - 34} 180H${x + 34}`, '#D6CBF9', 8)

export function coveredCarrots(): string {
  return (
    upright(118, 104) +
    [232, 336, 440, 544].map(cup).join('') +
    moved(118, 96, line('M0 0v26M-12 14L0 28L12 14', INK, 6), 1) +
    line('M50 320H596', INK, 7) +
    written(104, 336, '0', 26) +
    written(220, 336, '1', 26) +
    written(324, 336, '2', 26) +
    written(428, 336, '3', 26) +
    written(534, 336, '4', 26)
  )
}

export function champion(): string {
  const heights = [104, 156, 78, 182, 130]
  const each = heights.map((height, at) => upright(118 + at * 104, height, at === 3 ? CARROT : '#F3B38C'))
  return (
    each.join('') +
    line('M50 320H596', INK, 7) +
    shape('M398 84L404 50L420 68L430 42L440 68L456 50L462 84Z', HONEY) +
    ['12', '18', '9', '21', '15']
      .map((figure, at) => written(118 + at * 104 - figure.length * 14, 336, figure, 24, at === 3 ? '#A63C06' : INK))
      .join('')
  )
}

/* ---------- Python ---------- */

/** Walks to the right, around (0, 0). */
const turtle = (): string =>
  shape('M-34 16L-50 34M34 16L46 34M-34-16L-50-34M34-16L46-34', LEAF) +
  [
    [-36, 26],
    [32, 28],
    [-36, -26],
    [32, -28],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="11" fill="${LEAF}"/>`)
    .join('') +
  `<ellipse cx="60" cy="0" rx="22" ry="17" fill="${LEAF}"/>` +
  `<ellipse cx="0" cy="0" rx="48" ry="36" fill="#8CD0AA"/>` +
  line(
    'M-14-16H14L26 0L14 16H-14L-26 0ZM-26 0H-48M26 0H48M-14-16L-24-30M14-16L24-30M-14 16L-24 30M14 16L24 30',
    '#1C6A43',
    4,
  ) +
  dot(68, -6, 4, INK)

export function turtleTurns(): string {
  return (
    line('M80 250H400', SKY, 8) +
    dashes('M400 250H580', GREY, 5) +
    turned(144, 400, 250, line('M400 250H470', SKY, 8)) +
    `<path stroke="${CARROT}" stroke-width="6" d="M480 250A80 80 0 0 1 335.300 297"/>` +
    line('M336 276L334 298L356 300', CARROT, 6) +
    moved(400, 250, turned(144, 0, 0, moved(30, 0, turtle(), 0.9))) +
    written(456, 306, '144', 34, '#A63C06') +
    dot(80, 250, 9, SKY)
  )
}

export function starrySky(): string {
  const stars = [
    [120, 110, 1],
    [220, 250, 0.6],
    [300, 100, 0.7],
    [540, 90, 0.8],
    [90, 290, 0.7],
    [560, 290, 0.6],
  ] as const
  return (
    box(44, 44, 552, 312, '#25364A', 20) +
    stars.map(([x, y, size]) => moved(x, y, star(HONEY), size)).join('') +
    `<path stroke="${HONEY}" stroke-width="8" d="M330 210H510L364 316L420 145L476 316Z"/>` +
    moved(308, 210, turtle(), 0.6)
  )
}

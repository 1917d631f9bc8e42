import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
  dot,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  shape,
  SKY,
  TEAL,
  turned,
  VIOLET,
  WHITE,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { arrow, balloon, child, cross, lens, openBook, robot, scribble, tick } from './screens.ts'
import { carrot, rabbit } from './things.ts'

/* ---------- AI: asking well, checking ---------- */

export function askShort(): string {
  return (
    child(130, 300, SKY) +
    balloon(84, 96, 116, 84, 'left') +
    moved(142, 166, rabbit(), 0.42) +
    arrow(280, 260, 60) +
    moved(370, 330, robot(GREY), 0.9) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        turned(
          at % 2 ? 3 : -3,
          530,
          300 - at * 50,
          box(462, 286 - at * 52, 128, 44, PAPER, 6) + scribble(478, 302 - at * 52, [92, 60], 14),
        ),
      )
      .join('') +
    written(340, 66, '?', 60, BERRY)
  )
}

export function askWell(): string {
  const line4 = [
    (y: number) => moved(116, y + 16, child(0, 0, SKY), 0.3),
    (y: number) => moved(100, y + 6, carrot(), 0.34),
    (y: number) => written(104, y - 8, '2', 26, LEAF),
    (y: number) => line(`M100 ${y - 8}L130 ${y + 18}M130 ${y - 8}L100 ${y + 18}`, BERRY, 7),
  ]
  return (
    balloon(70, 62, 250, 236, 'left') +
    line4.map((draw, at) => draw(100 + at * 54) + scribble(160, 106 + at * 54, [[120, 96, 110, 84][at]!])).join('') +
    [0, 1, 2, 3].map((at) => tick(306, 104 + at * 54, 14)).join('') +
    moved(416, 330, robot(TEAL), 0.86) +
    arrow(512, 250, 40) +
    box(522, 160, 80, 110, PAPER, 8) +
    scribble(536, 186, [52, 40, 52], 20, LEAF) +
    moved(562, 252, rabbit(), 0.2) +
    tick(596, 160, 18)
  )
}

export function sumIsWrong(): string {
  return (
    moved(140, 340, robot(TEAL), 1) +
    balloon(80, 72, 250, 84, 'left') +
    written(100, 96, '17x24=418', 30, INK, { pitch: 12 }) +
    cross(320, 76, 22) +
    box(370, 110, 210, 236, PAPER, 8) +
    [170, 210, 250, 290].map((y) => line(`M376 ${y}H574`, '#DCECFB', 3)).join('') +
    written(470, 132, '17', 32) +
    written(404, 174, 'x', 30) +
    written(470, 174, '24', 32) +
    line('M400 218H556', INK, 5) +
    written(470, 230, '68', 28, SKY) +
    written(438, 266, '340', 28, SKY) +
    line('M400 300H556', INK, 5) +
    written(438, 308, '408', 30, '#1C6A43') +
    tick(580, 330, 22)
  )
}

export function threeChecks(): string {
  return (
    box(54, 84, 160, 250, PAPER, 18) +
    moved(134, 150, openBook(0, 0, 100), 0.62) +
    moved(140, 180, lens(), 0.5) +
    written(120, 282, '1', 30, TEAL) +
    box(240, 84, 160, 250, PAPER, 18) +
    box(262, 120, 50, 100, SKY, 6) +
    box(328, 120, 50, 100, CARROT, 6) +
    scribble(272, 140, [28, 28, 20], 18, WHITE) +
    scribble(338, 140, [28, 28, 20], 18, WHITE) +
    written(308, 232, '=', 26, LEAF) +
    written(308, 282, '2', 30, TEAL) +
    box(426, 84, 160, 250, PAPER, 18) +
    disc(506, 168, 48, LEAF) +
    shape('M490 142L534 168L490 194Z', WHITE) +
    written(494, 282, '3', 30, TEAL) +
    arrow(238, 210, 20) +
    arrow(424, 210, 20)
  )
}

/* ---------- textbooks: choosing, planning ---------- */

export function booksByAge(): string {
  const book = (x: number, height: number, fill: string, ages: string, sign: string): string =>
    box(x, 300 - height, 130, height, fill, 8) +
    line(`M${x + 20} ${300 - height}V300`, INK, 4) +
    box(x + 34, 316 - height, 80, 62, WHITE, 8) +
    sign +
    written(x + 65 - ages.length * 9, 318, ages, 24, INK, { pitch: 13 })
  return (
    line('M50 300H596', INK, 7) +
    book(70, 150, HONEY, '5-7', disc(145, 190, 18, LEAF)) +
    book(254, 186, LEAF, '8-11', box(304, 134, 50, 14, HONEY, 4) + box(304, 152, 64, 14, SKY, 4)) +
    book(438, 220, SKY, '11+', written(490, 108, '>_', 28)) +
    moved(136, 142, rabbit(), 0.5) +
    arrow(250, 262, 40) +
    arrow(434, 262, 40)
  )
}

export function fiveLooks(): string {
  return (
    openBook(210, 120, 200) +
    scribble(130, 158, [60, 40, 56, 50]) +
    box(232, 156, 60, 44, '#22303C', 6) +
    scribble(242, 170, [30, 22], 14, HONEY) +
    scribble(232, 226, [60, 40, 52]) +
    moved(270, 200, lens(), 0.9) +
    [0, 1, 2, 3, 4]
      .map((at) => {
        const y = 92 + at * 54
        return (
          written(404, y - 12, String(at + 1), 26, CARROT) +
          scribble(446, y, [[84, 70, 90, 60, 76][at]!]) +
          tick(570, y, 18)
        )
      })
      .join('')
  )
}

export function twelveWeeks(): string {
  const fills = [SKY, SKY, SKY, SKY, HONEY, SKY, SKY, SKY, SKY, LEAF, LEAF, CARROT]
  return (
    box(80, 62, 480, 290, PAPER, 16) +
    shape('M80 112V78Q80 62 96 62H544Q560 62 560 78V112Z', CARROT) +
    line('M160 46V78M480 46V78', INK, 9) +
    fills
      .map((fill, at) => {
        const x = 108 + (at % 4) * 112
        const y = 126 + Math.floor(at / 4) * 74
        return (
          box(x, y, 92, 60, fill, 10) +
          written(x + 12, y + 12, String(at + 1), 20, WHITE) +
          (at < 4 ? moved(x + 66, y + 38, line('M-10 0L-2 9L12-9', WHITE, 6)) : '')
        )
      })
      .join('') +
    moved(
      518,
      330,
      shape(
        'M0-30L8.8-12.1L28.5-9.300L14.300 4.600L17.600 24.300L0 15L-17.600 24.300L-14.300 4.600L-28.500-9.300L-8.800-12.100Z',
        HONEY,
      ),
      0.5,
    )
  )
}

export function fortyMinutes(): string {
  const bar = (x: number, width: number, fill: string, minutes: string): string =>
    box(x, 150, width, 84, fill, 10) +
    written(x + width / 2 - minutes.length * 11, 176, minutes, 30, WHITE, { pitch: 14 })
  return (
    bar(66, 74, VIOLET, '5') +
    bar(146, 306, SKY, '25') +
    bar(458, 124, LEAF, '10') +
    moved(102, 330, rabbit(), 0.5) +
    openBook(300, 270, 70) +
    moved(520, 300, carrot(), 0.6) +
    disc(320, 90, 44, PAPER) +
    line('M320 90V62M320 90L342 98', INK, 6) +
    dashes('M102 246V262M300 246V254M520 246V266', GREY, 4) +
    dot(320, 90, 5, INK)
  )
}

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
  photo,
  shape,
  SKY,
  star,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { arrow, browser, child, cross, file, NIGHT, scribble, tick } from './screens.ts'
import { block, carrot, hat, key, rabbit } from './things.ts'

/* ---------- Photoshop ---------- */

export function cropToThirds(): string {
  return (
    photo(70, 56, 420, 290) +
    `<path stroke="none" fill="#22303C" fill-opacity="0.35" d="M70 56H490V346H70ZM150 96V316H450V96Z" fill-rule="evenodd"/>` +
    moved(350, 300, rabbit(), 1) +
    line('M250 96V316M350 96V316M150 169H450M150 243H450', WHITE, 3) +
    line('M150 130V96H184M416 96H450V130M450 282V316H416M184 316H150V282', WHITE, 9) +
    tick(548, 200, 26)
  )
}

export function smallerPhoto(): string {
  return (
    photo(56, 90, 270, 190) +
    written(120, 300, '4000', 26, INK, { pitch: 14 }) +
    arrow(418, 190, 70) +
    photo(442, 128, 150, 106) +
    written(466, 252, '1200', 24, INK, { pitch: 14 }) +
    moved(510, 330, box(-24, -14, 48, 40, HONEY, 8) + line('M-14-14V-26Q-14-42 0-42T14-26V-14', INK, 6)) +
    dashes('M56 72H326M442 110H592', SKY, 4)
  )
}

const dog = (): string =>
  shape('M-70 40C-80-40-40-78 0-78S80-40 70 40C60 84-60 84-70 40Z', WOOD) +
  shape('M-60-50C-100-40-104 20-84 44C-70 40-56 0-44-40Z', '#8A6A44') +
  shape('M60-50C100-40 104 20 84 44C70 40 56 0 44-40Z', '#8A6A44') +
  dot(-24, -10, 7, INK) +
  dot(24, -10, 7, INK) +
  shape('M-16 14H16L0 32Z', INK) +
  line('M0 32V46M-20 48Q-10 60 0 46Q10 60 20 48', INK, 5)

export function antsAroundTheDog(): string {
  return (
    box(80, 50, 480, 306, '#DCF0E4', 12) +
    flat('M83 260C200 220 420 300 557 246V344Q557 353 548 353H92Q83 353 83 344Z', '#8CD0AA') +
    moved(320, 226, dog(), 1.2) +
    `<path stroke="${WHITE}" stroke-width="8" d="M196 160C170 190 186 300 212 300C240 346 400 346 428 300C454 300 470 190 444 160C420 100 220 100 196 160Z"/>` +
    dashes(
      'M196 160C170 190 186 300 212 300C240 346 400 346 428 300C454 300 470 190 444 160C420 100 220 100 196 160Z',
      INK,
      5,
    ) +
    line('M470 120q30-30 60-4q20 26-14 40l-30 6l-16 34', '#8A6A44', 7)
  )
}

export function dogOnTheMoon(): string {
  return (
    box(60, 50, 370, 306, NIGHT, 12) +
    flat('M63 290C150 236 340 236 427 290V344Q427 353 418 353H72Q63 353 63 344Z', '#C9D3DC') +
    disc(150, 310, 16, '#AEBBC7') +
    disc(340, 320, 22, '#AEBBC7') +
    [
      [110, 100],
      [180, 80],
      [380, 110],
      [390, 200],
      [96, 190],
    ]
      .map(([x, y]) => dot(x!, y!, 5, HONEY))
      .join('') +
    moved(246, 224, dog(), 0.95) +
    box(460, 70, 130, 110, PAPER, 10) +
    moved(525, 126, dog(), 0.45) +
    box(460, 210, 130, 110, INK, 10) +
    flat('M492 250C486 226 508 226 525 226S564 226 558 250C566 300 484 300 492 250Z', WHITE) +
    written(518, 178, '+', 26)
  )
}

/* ---------- Flash ---------- */

export function threeEndings(): string {
  return (
    file(70, 60, '.fla', BERRY) +
    file(70, 220, '.swf', VIOLET) +
    arrow(266, 118, 70) +
    arrow(266, 278, 70) +
    pane(290, 60, 280, 120, BERRY) +
    Array.from({ length: 6 }, (_, at) => box(308 + at * 40, 124, 36, 34, at % 3 === 0 ? HONEY : WHITE, 4)).join('') +
    pane(290, 220, 280, 130, VIOLET) +
    disc(430, 308, 28, LEAF) +
    shape('M422 294L446 308L422 322Z', WHITE)
  )
}

export function recordTheScreen(): string {
  return (
    pane(70, 60, 300, 240, VIOLET) +
    moved(180, 268, rabbit(), 0.8) +
    moved(270, 250, star(HONEY), 1) +
    box(94, 124, 96, 36, NIGHT, 18) +
    dot(114, 142, 9, BERRY) +
    written(132, 133, 'REC', 18, WHITE, { pitch: 14 }) +
    arrow(450, 190, 60) +
    file(476, 130, '.mp4', LEAF) +
    tick(570, 270, 22)
  )
}

export function plugIsPulled(): string {
  const year = (x: number, text: string, fill: string): string =>
    dot(x, 280, 14, fill) + line(`M${x} 280v1`, INK, 5) + written(x - 38, 308, text, 24, INK, { pitch: 13 })
  return (
    line('M70 280H580', INK, 8) +
    year(110, '1996', BERRY) +
    year(330, '2017', HONEY) +
    year(520, '2020', GREY) +
    moved(110, 200, box(-48, -50, 96, 76, BERRY, 14) + shape('M-14-34L26-12L-14 10Z', WHITE)) +
    line('M400 160H446Q460 160 460 146V136Q460 122 474 122H486', INK, 7) +
    box(486, 96, 46, 52, GREY, 10) +
    line('M532 110h22M532 134h22', INK, 7) +
    box(566, 88, 34, 70, PAPER, 8) +
    dashes('M160 190C240 150 320 150 390 160', INK, 4)
  )
}

export function theHeirs(): string {
  return (
    box(56, 90, 160, 230, PAPER, 16) +
    hat(76, 150, 116) +
    block(76, 206, 116, SKY, 46) +
    browser(240, 90, 170, 230, CARROT) +
    written(262, 164, '</>', 34, BERRY) +
    dot(300, 270, 20, SKY) +
    dashes('M268 292Q300 216 372 232', GREY, 4) +
    box(434, 90, 160, 230, PAPER, 16) +
    moved(480, 296, line('M0 0L60-110', WOOD, 14) + shape('M-12 24Q-16-6 4-12L16-4Q20 16-12 24Z', BERRY)) +
    line('M456 120q20 20 40 0t40 0t40 0', SKY, 8)
  )
}

/* ---------- Office ---------- */

export function fiveNotes(): string {
  const fills = ['#FDE9B6', '#DCF0E4', '#DCECFB', '#FBE1E9', '#E9E3FD']
  return (
    box(60, 56, 520, 290, WOOD, 14) +
    fills
      .map((fill, at) => {
        const x = 90 + (at % 3) * 164 + (at > 2 ? 80 : 0)
        const y = 82 + Math.floor(at / 3) * 132
        return turned(
          [-3, 2, -2, 3, -2][at]!,
          x + 60,
          y + 56,
          box(x, y, 124, 112, fill, 4) +
            written(x + 12, y + 12, String(at + 1), 22, CARROT) +
            scribble(x + 16, y + 60, [92, 64], 24, '#5B6B78'),
        )
      })
      .join('')
  )
}

export function oneSlide(): string {
  return (
    box(70, 50, 380, 230, WHITE, 10) +
    scribble(150, 84, [220], 0, INK) +
    photo(130, 112, 260, 148) +
    moved(260, 256, rabbit(), 0.6) +
    line('M260 280V350M200 350H320', INK, 8) +
    child(530, 300, CARROT) +
    line('M484 320L436 262', '#FBD9C0', 16) +
    shape(
      'M484 130H590Q602 130 602 142V178Q602 190 590 190H560L544 210L542 190H484Q472 190 472 178V142Q472 130 484 130Z',
      WHITE,
    ) +
    scribble(490, 150, [92, 60], 20)
  )
}

export function headingsMarked(): string {
  return (
    box(70, 46, 340, 318, PAPER, 8) +
    box(92, 70, 296, 44, '#DCF0E4', 6) +
    line('M106 92h170', INK, 16) +
    scribble(106, 138, [260, 230]) +
    box(92, 176, 296, 38, '#DCECFB', 6) +
    line('M106 195h110', INK, 12) +
    scribble(106, 240, [250, 260, 200]) +
    box(92, 304, 296, 38, '#DCECFB', 6) +
    line('M106 323h130', INK, 12) +
    box(450, 66, 140, 52, LEAF, 10) +
    written(508, 78, '1', 28, WHITE) +
    box(450, 168, 140, 52, SKY, 10) +
    written(508, 180, '2', 28, WHITE) +
    line('M450 92H400M450 194H400', INK, 5)
  )
}

export function contentsByThemselves(): string {
  const entry = (y: number, inset: number, length: number, page: string): string =>
    line(`M${100 + inset} ${y}h${length}`, INK, 10) +
    dashes(`M${110 + inset + length} ${y + 4}H418`, GREY, 4) +
    written(434, y - 12, page, 22)
  return (
    box(60, 46, 430, 318, PAPER, 8) +
    line('M100 92h120', LEAF, 18) +
    entry(146, 0, 140, '1') +
    entry(190, 34, 110, '2') +
    entry(234, 34, 130, '4') +
    entry(278, 0, 160, '6') +
    entry(322, 34, 90, '7') +
    `<path stroke="${LEAF}" stroke-width="8" d="M598 210A40 40 0 1 1 566 168"/>` +
    line('M548 152L568 168L552 188', LEAF, 8)
  )
}

/* ---------- typing ---------- */

export function apostropheParts(): string {
  const row = (y: number, letters: readonly string[]): string =>
    letters.map((letter, at) => key(70 + at * 62, y, letter, letter === "'" ? HONEY : PAPER, 54)).join('')
  const word = (x: number, y: number, signs: number): string =>
    box(x, y, 150, 54, WHITE, 10) +
    written(x + 14, y + 16, '1', 20, CARROT) +
    Array.from({ length: signs }, (_, at) => box(x + 40 + at * 28, y + 16, 22, 22, INK, 4)).join('') +
    (signs === 2 ? tick(x + 122, y + 27, 16) : cross(x + 122, y + 27, 16))
  return (
    row(90, ['x', 'i', 'a', 'n']) +
    arrow(416, 118, 60) +
    word(440, 92, 1) +
    row(226, ['x', 'i', "'", 'a', 'n']) +
    arrow(436, 254, 40) +
    word(448, 228, 2)
  )
}

export function vForU(): string {
  const umlaut = written(106, 96, 'u', 70) + dot(126, 100, 7, INK) + dot(148, 100, 7, INK)
  return (
    box(80, 70, 120, 130, WHITE, 16) +
    umlaut +
    arrow(300, 136, 70) +
    key(326, 88, 'V', HONEY, 96) +
    key(80, 246, 'L', PAPER, 72) +
    key(166, 246, 'V', HONEY, 72) +
    arrow(316, 284, 50) +
    box(340, 244, 82, 76, LEAF, 14) +
    key(470, 246, 'N', PAPER, 60) +
    key(538, 246, 'V', HONEY, 60) +
    tick(462, 130, 26)
  )
}

export function twoSixTwo(): string {
  const slice = (from: number, to: number, fill: string): string => {
    const point = (minutes: number): string => {
      const angle = (minutes / 10) * 2 * Math.PI
      return `${(200 + Math.sin(angle) * 130).toFixed(1)} ${(204 - Math.cos(angle) * 130).toFixed(1)}`
    }
    return shape(`M200 204L${point(from)}A130 130 0 ${to - from > 5 ? 1 : 0} 1 ${point(to)}Z`, fill)
  }
  return (
    slice(0, 2, HONEY) +
    slice(2, 8, SKY) +
    slice(8, 10, LEAF) +
    disc(200, 204, 34, PAPER) +
    written(182, 192, '10', 24, INK, { pitch: 15 }) +
    written(236, 104, '2', 26) +
    written(196, 284, '6', 26, WHITE) +
    written(146, 104, '2', 26, WHITE) +
    key(390, 90, 'F', HONEY) +
    key(466, 90, 'J', HONEY) +
    box(390, 184, 190, 60, SKY, 14) +
    scribble(412, 214, [130], 0, WHITE) +
    disc(420, 306, 26, LEAF) +
    disc(486, 290, 26, LEAF) +
    disc(552, 312, 26, LEAF) +
    written(412, 294, 'a', 20, WHITE) +
    written(478, 278, 'k', 20, WHITE) +
    written(544, 300, 's', 20, WHITE)
  )
}

export function fourWeeks(): string {
  const weeks = [
    [90, SKY],
    [92, SKY],
    [95, LEAF],
    [95, LEAF],
  ] as const
  return (
    weeks
      .map(([percent, fill], at) => {
        const height = 90 + at * 56
        const x = 80 + at * 122
        return (
          box(x, 340 - height, 110, height, fill, 8) +
          written(x + 14, 356 - height, `${percent}%`, 26, WHITE, { pitch: 15 }) +
          written(x + 46, 300, String(at + 1), 26, WHITE)
        )
      })
      .join('') +
    moved(500, 84, rabbit(), 0.44) +
    line('M80 236C160 200 300 120 420 66M398 62L424 64L414 88', CARROT, 7) +
    line('M60 344H590', INK, 7) +
    moved(100, 130, carrot(), 0.6)
  )
}

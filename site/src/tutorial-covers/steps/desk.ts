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
  pencil,
  pointer,
  shape,
  SKY,
  SKY_SOFT,
  star,
  WHITE,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { key, rabbit } from './things.ts'

/* ---------- Photoshop, Flash ---------- */

const sheet = (y: number, fill: string): string => shape(`M300 ${y}L500 ${y + 60}L300 ${y + 120}L100 ${y + 60}Z`, fill)

export function sheetsApart(): string {
  return (
    sheet(236, '#8CD0AA') +
    flat('M300 244L480 296L300 350L120 298Z', LEAF) +
    dashes('M100 190V290M500 190V290', GREY, 4) +
    sheet(140, '#FFFFFFCC') +
    moved(300, 232, rabbit(), 0.66) +
    dashes('M100 100V190M500 100V190', GREY, 4) +
    sheet(44, '#FFFFFFCC') +
    line('M236 104l40 12M290 92l60 18M262 122l60 18', BERRY, 10) +
    line(
      'M596 96H548M560 84L548 96L560 108M596 194H548M560 182L548 194L560 206M596 290H548M560 278L548 290L560 302',
      INK,
      6,
    )
  )
}

export function hiddenLayer(): string {
  const row = (y: number, isSeen: boolean, picture: string): string =>
    box(394, y, 200, 76, isSeen ? WHITE : '#F1EADC', 12) +
    (isSeen
      ? shape(`M408 ${y + 38}Q428 ${y + 18} 448 ${y + 38}Q428 ${y + 58} 408 ${y + 38}Z`, WHITE) +
        dot(428, y + 38, 7, INK)
      : line(
          `M408 ${y + 34}Q428 ${y + 54} 448 ${y + 34}M414 ${y + 44}l-6 8M428 ${y + 48}v9M442 ${y + 44}l6 8`,
          INK,
          4,
        )) +
    box(462, y + 12, 68, 52, PAPER, 6) +
    picture
  return (
    box(56, 66, 310, 270, SKY_SOFT, 12) +
    flat('M59 250C140 214 250 262 363 226V324Q363 333 354 333H68Q59 333 59 324Z', LEAF) +
    line('M110 120h70M200 120h110M130 152h140', BERRY, 14) +
    dashes(
      'M160 296C150 250 156 226 178 220C172 190 178 166 190 168C202 168 204 196 204 214H220C220 196 222 168 234 168C246 166 252 190 246 220C268 226 274 250 264 296Z',
      '#1C6A43',
      4,
    ) +
    row(70, true, line('M476 30h36M476 48h24', BERRY, 8).replace('M476 30h36M476 48h24', 'M474 102h42M474 116h28')) +
    row(162, false, moved(496, 224, rabbit(), 0.28)) +
    row(254, true, flat('M466 312q20-26 36-10t24-8v20h-60z', LEAF)) +
    moved(440, 196, pointer(), 0.7)
  )
}

const frame = (x: number, y: number, ball: number, fill = WHITE): string =>
  box(x, y, 108, 190, fill, 12) + disc(x + 54, y + ball, 26, BERRY)

export function twoFrames(): string {
  return (
    frame(90, 90, 154) +
    frame(444, 90, 36) +
    written(128, 300, '1', 34) +
    written(474, 300, '10', 34) +
    dashes('M220 240C280 220 360 190 424 132', INK, 5) +
    line('M404 132L428 128L420 152', INK, 6) +
    moved(280, 112, star(HONEY), 1)
  )
}

export function framesBetween(): string {
  const between = [0, 1, 2, 3, 4, 5].map((at) => {
    const x = 128 + at * 76
    const y = 292 - Math.sin((at / 5) * (Math.PI / 2)) * 190
    const isKey = at === 0 || at === 5
    return `<circle cx="${x}" cy="${y.toFixed(0)}" r="32" fill="${isKey ? BERRY : '#F5C9D7'}"${isKey ? '' : ' stroke-dasharray="10 8"'}/>`
  })
  return (
    line('M70 336H570', INK, 6) +
    dashes('M128 292Q250 96 508 102', GREY, 4) +
    between.join('') +
    moved(128, 356, star(HONEY), 0.5) +
    moved(508, 356, star(HONEY), 0.5)
  )
}

/* ---------- Office ---------- */

function table(rows: readonly (readonly [number, string, string])[], isSummed: boolean): string {
  const lines = rows.map(([length, amount, colour], index) => {
    const y = 118 + index * 52
    return (
      line(`M112 ${y + 26}h62M212 ${y + 26}h${length}`, GREY, 9) +
      written(446 - amount.length * 24, y + 14, amount, 24, colour)
    )
  })
  return (
    box(80, 56, 420, 294, WHITE, 14) +
    shape('M80 104V70Q80 56 94 56H486Q500 56 500 70V104Z', LEAF) +
    line('M112 80h50M212 80h80M380 80h56', WHITE, 10) +
    line('M190 56V350M350 56V350', INK, 4) +
    [156, 208, 260, 300].map((y) => line(`M80 ${y}H500`, '#E3E8EC', 4)).join('') +
    lines.join('') +
    (isSummed ? box(350, 300, 150, 50, '#FDF0CB', 4) + written(392, 313, '36', 26, '#1C6A43') : '') +
    line('M80 300H500', INK, 4)
  )
}

export function moneyTable(): string {
  return (
    table(
      [
        [90, '50', LEAF],
        [70, '-8', BERRY],
        [100, '-6', BERRY],
      ],
      false,
    ) +
    moved(560, 120, disc(0, 0, 36, HONEY) + disc(0, 0, 22, '#FBDD8A'), 1) +
    moved(526, 330, pencil(SKY), 0.72)
  )
}

export function moneySum(): string {
  return (
    table(
      [
        [90, '50', LEAF],
        [70, '-8', BERRY],
        [100, '-6', BERRY],
      ],
      true,
    ) +
    `<rect x="356" y="110" width="138" height="184" rx="10" stroke="${SKY}" stroke-width="6" stroke-dasharray="14 10"/>` +
    line('M540 200C590 220 590 320 512 326M528 312L512 326L530 338', SKY, 6) +
    written(540, 140, '+', 40, SKY)
  )
}

/* ---------- typing ---------- */

const HOME_ROW = [
  ['A', BERRY],
  ['S', HONEY],
  ['D', LEAF],
  ['F', SKY],
  ['J', SKY],
  ['K', LEAF],
  ['L', HONEY],
  [';', BERRY],
] as const

export function findBumps(): string {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 9 }, (_, at) => box(62 + row * 14 + at * 56, 96 + row * 64, 46, 52, PAPER, 9)).join(''),
  )
  const home = (x: number, letter: string): string =>
    box(x, 160, 46, 52, HONEY, 9) + written(x + 15, 170, letter, 24) + line(`M${x + 13} 204h20`, INK, 5)
  return (
    box(40, 72, 560, 270, GREY, 22) +
    rows.join('') +
    home(244, 'F') +
    home(412, 'J') +
    box(170, 288, 290, 40, PAPER, 9) +
    [267, 435].map((x) => line(`M${x} 34V140M${x - 14} 124L${x} 142L${x + 14} 124`, CARROT, 7)).join('')
  )
}

export function fingersOnKeys(): string {
  const each = HOME_ROW.map(([letter, colour], at) => {
    const x = 46 + at * 64 + (at > 3 ? 36 : 0)
    const tip = 196 - [0, 16, 22, 10, 10, 22, 16, 0][at]!
    return (
      key(x, 92, letter, colour === HONEY ? '#FDE9B6' : `${colour}44`, 52) +
      shape(`M${x + 8} 372V${tip}Q${x + 8} ${tip - 24} ${x + 26} ${tip - 24}T${x + 44} ${tip}V372Z`, '#FBD9C0') +
      flat(`M${x + 16} ${tip - 2}Q${x + 16} ${tip - 17} ${x + 26} ${tip - 17}T${x + 36} ${tip - 2}Z`, colour)
    )
  })
  return each.join('') + shape('M40 318Q170 286 306 318V376H40ZM334 318Q470 286 600 318V376H334Z', '#FBD9C0')
}

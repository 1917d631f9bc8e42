import {
  BERRY,
  box,
  CARROT,
  dashes,
  dot,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  pane,
  PAPER,
  pencil,
  pointer,
  shape,
  SKY,
  SKY_SOFT,
  star,
  TEAL,
  VIOLET,
  WHITE,
  WOOD,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { carrot, rabbit } from './things.ts'

/* ---------- HTML ---------- */

const tag = (x: number, y: number, letters: string, colour: string): string =>
  written(x, y, '<', 26, colour) +
  line(`M${x + 30} ${y + 13}h${letters.length * 22}`, colour, 10) +
  written(x + 36 + letters.length * 22, y, '>', 26, colour)

export function htmlFile(): string {
  return (
    pane(70, 46, 420, 310, SKY) +
    tag(100, 116, 'ht', BERRY) +
    tag(132, 160, 'hea', VIOLET) +
    tag(132, 204, 'h', CARROT) +
    line('M242 217h120', INK, 10) +
    tag(384, 204, '', CARROT) +
    tag(132, 248, 'p', CARROT) +
    line('M242 261h170', INK, 10) +
    tag(100, 304, 'ht', BERRY) +
    moved(522, 200, pencil(HONEY), 0.72) +
    shape('M516 236H576L604 264V352H516Z', PAPER) +
    line('M576 236V264H604', INK, 5) +
    tag(532, 296, '', LEAF)
  )
}

export function firstPage(): string {
  return (
    pane(90, 46, 460, 310, LEAF) +
    box(196, 58, 230, 22, WHITE, 11) +
    line('M126 132h250', INK, 20) +
    line('M126 186h120', GREY, 10) +
    line('M258 186h74', CARROT, 14) +
    line('M344 186h60', GREY, 10) +
    line('M126 222h210', GREY, 10) +
    moved(160, 300, carrot(), 1) +
    moved(468, 316, rabbit(), 1)
  )
}

/* ---------- CSS ---------- */

export function plainCard(): string {
  return (
    pane(76, 46, 488, 310, VIOLET) +
    `<rect x="120" y="132" width="290" height="180" fill="${PAPER}"/>` +
    line('M132 152h150', INK, 16) +
    line('M132 192h240M132 218h190', GREY, 10) +
    moved(160, 276, carrot(), 0.8) +
    written(456, 150, '?', 60, VIOLET)
  )
}

export function roundCard(): string {
  return (
    pane(76, 46, 488, 310, VIOLET) +
    `<rect stroke="none" x="130" y="148" width="310" height="180" rx="36" fill="#22303C" fill-opacity="0.18"/>` +
    box(120, 122, 310, 190, '#FFF3DC', 34) +
    line('M156 164h150', INK, 16) +
    line('M156 204h230M156 230h180', GREY, 10) +
    moved(190, 282, carrot(), 0.7) +
    dashes('M430 160A38 38 0 0 0 392 122', BERRY, 7) +
    line('M500 108C480 92 450 96 430 122', BERRY, 5) +
    dashes('M120 122H156M120 122V158', SKY, 5) +
    moved(506, 250, star(HONEY), 1.1)
  )
}

/* ---------- JavaScript ---------- */

const room = (wall: string, sky: string, orb: string, lamp: string): string =>
  box(44, 44, 552, 312, wall, 20) +
  box(96, 84, 160, 130, sky, 10) +
  orb +
  line('M176 84V214M96 149H256', INK, 5) +
  flat('M47 300H593V336Q593 353 576 353H64Q47 353 47 336Z', WOOD) +
  line('M46 300H594', INK, 5) +
  lamp +
  box(318, 216, 176, 20, WOOD, 6) +
  box(336, 236, 18, 64, WOOD, 3) +
  box(458, 236, 18, 64, WOOD, 3) +
  box(332, 190, 74, 26, BERRY, 4) +
  box(338, 166, 60, 24, TEAL, 4)
const bulb = (fill: string): string => line('M452 216V176', INK, 6) + shape('M418 176L434 124H470L486 176Z', fill)
const lever = (isOn: boolean): string =>
  box(532, 150, 40, 62, PAPER, 8) + box(541, isOn ? 158 : 182, 22, 22, isOn ? LEAF : GREY, 5)

export function roomByDay(): string {
  return (
    room('#FFF3DC', SKY_SOFT, dot(220, 114, 20, HONEY), bulb(GREY)) + lever(false) + moved(548, 204, pointer(), 0.6)
  )
}

export function roomByNight(): string {
  const light = '<path stroke="none" fill="#F5B82E" fill-opacity="0.32" d="M418 178H486L560 300H344Z"/>'
  return (
    room(
      '#2C3A4B',
      '#16202B',
      shape('M224 98A26 26 0 1 0 236 138A20 20 0 0 1 224 98Z', HONEY) +
        dot(120, 112, 4, WHITE) +
        dot(148, 190, 4, WHITE),
      light + bulb(HONEY),
    ) + lever(true)
  )
}

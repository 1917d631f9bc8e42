import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
  dot,
  flat,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  shape,
  SKY,
  SKY_SOFT,
  star,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { arrow } from './screens.ts'
import { block, bubble, carrot, flag, hat, rabbit } from './things.ts'

/* ---------- Scratch ---------- */

export function oneBecomesMany(): string {
  const falling = (x: number, y: number, scale: number): string => moved(x, y, turned(90, 0, 0, carrot()), scale)
  return (
    hat(60, 96, 200) +
    flag(150, 120) +
    block(60, 152, 200, CARROT) +
    moved(120, 180, carrot(), 0.44) +
    line('M190 180h30m-12-10l12 10l-12 10', WHITE, 5) +
    moved(130, 300, carrot(), 0.8) +
    dashes('M240 290C300 270 320 230 344 200', INK, 5) +
    box(350, 56, 240, 290, SKY_SOFT, 16) +
    flat('M353 300C430 276 520 320 587 292V330Q587 343 574 343H366Q353 343 353 330Z', '#8CD0AA') +
    [
      [390, 86, 0.5],
      [450, 136, 0.5],
      [520, 80, 0.5],
      [420, 206, 0.5],
      [548, 176, 0.5],
      [490, 220, 0.5],
    ]
      .map(([x, y, scale]) => falling(x!, y!, scale!))
      .join('')
  )
}

export function basketCatches(): string {
  return (
    hat(56, 84, 220) +
    disc(176, 112, 15, WHITE) +
    disc(186, 106, 15, WHITE) +
    block(56, 140, 220, SKY) +
    written(78, 156, 'y', 24, WHITE) +
    bubble(170, 168, '-5', 22) +
    block(56, 196, 220, CARROT) +
    line('M150 214l22 22M172 214l-22 22', WHITE, 6) +
    box(320, 56, 270, 290, SKY_SOFT, 16) +
    moved(420, 110, turned(90, 0, 0, carrot()), 0.6) +
    moved(520, 160, turned(90, 0, 0, carrot()), 0.6) +
    shape('M370 250H500L480 326H390Z', WOOD) +
    line('M376 276H494M384 302H486M410 252L416 324M456 252L450 324', '#8A6A44', 4) +
    line('M372 250Q435 180 498 250', WOOD, 8) +
    moved(412, 232, turned(80, 0, 0, carrot()), 0.5) +
    line('M344 290h-14m6-8l-8 8l8 8M530 290h14m-6-8l8 8l-8 8', INK, 5) +
    box(496, 72, 80, 38, HONEY, 10) +
    written(524, 80, '3', 24)
  )
}

export function namedBox(): string {
  return (
    shape('M90 170L240 130L390 170V320L240 362L90 320Z', '#F3C27A') +
    line('M90 170L240 212L390 170M240 212V362', INK, 5) +
    shape('M90 170L56 128L206 96L240 130ZM390 170L424 128L274 96L240 130Z', '#FBDD8A') +
    turned(-15, 160, 270, box(110, 240, 104, 54, PAPER, 6) + moved(162, 268, star(HONEY), 0.7)) +
    written(266, 40, '3', 60, CARROT) +
    line('M284 104V126', CARROT, 6) +
    box(440, 120, 150, 56, SKY_SOFT, 10) +
    moved(470, 148, star(HONEY), 0.55) +
    box(508, 130, 64, 36, CARROT, 8) +
    written(530, 136, '3', 24, WHITE) +
    moved(520, 330, rabbit(), 0.9)
  )
}

export function setAndChange(): string {
  return (
    hat(70, 82, 300) +
    flag(180, 106) +
    block(70, 138, 300, CARROT) +
    moved(120, 166, star(HONEY), 0.6) +
    written(176, 152, '=', 28, WHITE) +
    bubble(280, 166, '0', 26) +
    block(70, 226, 300, CARROT) +
    moved(120, 254, star(HONEY), 0.6) +
    written(176, 240, '+', 28, WHITE) +
    bubble(280, 254, '1', 26) +
    arrow(450, 166, 50) +
    box(470, 134, 110, 64, PAPER, 12) +
    written(514, 150, '0', 32) +
    arrow(450, 254, 50) +
    box(470, 222, 110, 64, PAPER, 12) +
    written(500, 238, '1 2', 30, CARROT, { pitch: 14 }) +
    moved(524, 340, star(HONEY), 0.8) +
    moved(450, 340, star(HONEY), 0.6)
  )
}

/* ---------- ScratchJr ---------- */

const chick = (): string =>
  shape('M0-66C34-66 44-36 40-12C38 12 20 24 0 24C-22 24-40 12-40-14C-40-40-30-66 0-66Z', HONEY) +
  shape('M36-40L62-32L38-22Z', CARROT) +
  dot(16, -40, 5, INK) +
  line('M-14-10Q0 6 14-8M-8 24V40M10 24V40', INK, 5)
const tree = (): string =>
  shape('M-14 0V-60H14V0Z', WOOD) +
  shape('M0-190C60-190 84-140 66-100C60-66 30-54 0-54C-30-54-60-66-66-100C-84-140-60-190 0-190Z', LEAF)

export function tabletWithChick(): string {
  return (
    box(70, 50, 500, 310, INK, 28) +
    box(92, 70, 456, 270, SKY_SOFT, 12) +
    flat('M95 250C220 214 400 262 545 224V328Q545 337 536 337H104Q95 337 95 328Z', '#8CD0AA') +
    moved(210, 270, chick(), 1) +
    moved(450, 280, tree(), 1) +
    disc(132, 116, 26, WHITE) +
    written(120, 98, '+', 36, VIOLET) +
    shape('M206 210', WHITE) +
    line('M244 296C250 330 280 350 300 372', INK, 4) +
    shape(
      'M238 288Q230 268 246 266Q256 266 258 282L264 312Q290 306 300 320Q312 334 306 362L262 372Q252 344 240 332Q230 318 244 316Z',
      '#FBD9C0',
    )
  )
}

export function fiveBlocks(): string {
  const small = (x: number, fill: string, drawing: string): string => box(x, 236, 92, 92, fill, 16) + drawing
  return (
    flat('M56 200C220 176 420 210 584 188V214H56Z', '#8CD0AA') +
    moved(120, 160, chick(), 0.9) +
    moved(500, 202, tree(), 0.72) +
    dashes('M176 170H430', INK, 5) +
    line('M418 158L434 170L418 182', INK, 6) +
    small(56, HONEY, flag(88, 278)) +
    small(
      162,
      SKY,
      line('M182 270H226M212 256L228 270L212 284', WHITE, 8) + disc(208, 308, 16, WHITE) + written(202, 298, '5', 18),
    ) +
    small(268, SKY, line('M290 296Q314 236 338 296M326 286L338 300L350 286', WHITE, 8)) +
    small(
      374,
      VIOLET,
      shape(
        'M390 258H450Q456 258 456 264V290Q456 296 450 296H424L410 312V296H390Q384 296 384 290V264Q384 258 390 258Z',
        WHITE,
      ),
    ) +
    small(480, BERRY, line('M504 282H548', WHITE, 12))
  )
}

const cat = (): string =>
  shape('M-44-20L-48-78L-20-56H20L48-78L44-20Q40 16 0 16T-44-20Z', '#F0A35C') +
  dot(-16, -24, 5, INK) +
  dot(16, -24, 5, INK) +
  line('M-6-8L0-2L6-8M-66-14H-36M66-14H36', INK, 4)

export function twoPages(): string {
  return (
    turned(
      -2,
      180,
      200,
      box(60, 80, 240, 240, PAPER, 8) +
        flat('M63 260C140 236 220 270 297 250V311Q297 317 291 317H69Q63 317 63 311Z', '#8CD0AA') +
        disc(258, 122, 22, HONEY) +
        moved(130, 286, rabbit(), 0.7) +
        moved(220, 280, cat(), 0.7),
    ) +
    arrow(352, 200, 36, VIOLET) +
    turned(
      2,
      470,
      200,
      box(364, 80, 230, 240, NIGHT_SKY, 8) +
        moved(420, 290, rabbit(), 0.7) +
        moved(520, 150, star(HONEY), 1.2) +
        moved(450, 120, star(HONEY), 0.4) +
        moved(560, 230, star(HONEY), 0.5),
    ) +
    written(170, 338, '1', 24) +
    written(470, 338, '2', 24)
  )
}
const NIGHT_SKY = '#25364A'

export function envelopeBetween(): string {
  return (
    moved(140, 330, rabbit(), 1.1) +
    moved(510, 320, cat(), 1.2) +
    shape('M76 70H228Q240 70 240 82V126Q240 138 228 138H170L152 160L150 138H76Q64 138 64 126V82Q64 70 76 70Z', WHITE) +
    moved(110, 106, star(HONEY), 0.6) +
    moved(176, 106, star(HONEY), 0.6) +
    box(266, 216, 110, 76, CARROT, 8) +
    line('M266 220L321 262L376 220', INK, 5) +
    dashes('M206 262H258M384 256H440', INK, 5) +
    line('M426 242L444 256L426 270', INK, 6) +
    shape(
      'M430 90H570Q582 90 582 102V140Q582 152 570 152H536L520 174L514 152H430Q418 152 418 140V102Q418 90 430 90Z',
      WHITE,
    ) +
    written(470, 106, 'OK', 28, VIOLET)
  )
}

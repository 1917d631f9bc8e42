import {
  box,
  CARROT,
  dashes,
  disc,
  dot,
  flat,
  HONEY,
  INK,
  line,
  moved,
  shape,
  SKY,
  SKY_SOFT,
  turned,
  VIOLET,
  WHITE,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { arrowKey, block, bubble, carrot, flag, grass, hat, rabbit } from './things.ts'

/* ---------- Scratch ---------- */

export function carrotStage(): string {
  return (
    box(60, 56, 340, 250, SKY_SOFT, 18) +
    flat('M63 240C150 206 260 246 397 214V290Q397 303 384 303H76Q63 303 63 290Z', '#8CD0AA') +
    moved(150, 250, rabbit(), 0.86) +
    moved(282, 236, carrot(), 0.82) +
    dashes('M204 206H258', INK, 5) +
    arrowKey(488, 130, -90) +
    arrowKey(416, 208, 180) +
    arrowKey(488, 208, 90) +
    arrowKey(560, 208, 0, HONEY)
  )
}

export function arrowBlocks(): string {
  const group = (x: number, y: number, degrees: number, axis: string, by: string): string =>
    hat(x, y, 232) +
    moved(x + 130, y + 6, arrowKey(0, 0, degrees), 0.68) +
    block(x, y + 56, 232, SKY) +
    written(x + 24, y + 72, axis, 24, WHITE) +
    line(`M${x + 66} ${y + 84}h26`, WHITE, 5) +
    bubble(x + 172, y + 84, by, 22)
  return (
    group(60, 72, 0, 'X', '10') +
    group(348, 72, 180, 'X', '-10') +
    group(60, 240, -90, 'S', '10').replace(written(84, 312, 'S', 24, WHITE), wai(84, 312)) +
    group(348, 240, 90, 'S', '-10').replace(written(372, 312, 'S', 24, WHITE), wai(372, 312))
  )
}

/** The letter Y, which nothing else needs. */
const wai = (x: number, y: number): string => line(`M${x} ${y}l8 11l8-11M${x + 8} ${y + 11}v13`, WHITE, 4.5)

export function touchBlocks(): string {
  return (
    hat(90, 74, 330) +
    flag(190, 98) +
    shape(
      'M90 138Q90 130 98 130H114L122 139H144L152 130H452Q460 130 460 138V186H172L164 195H142L134 186H122V306H134L142 315H164L172 306H460V338Q460 346 452 346H98Q90 346 90 338Z',
      HONEY,
    ) +
    line('M404 316q26-2 26 18', WHITE, 5) +
    shape(
      'M122 194Q122 186 130 186H146L154 195H176L184 186H432Q440 186 440 194V234H204L196 243H174L166 234H154V276H166L174 285H196L204 276H440V298Q440 306 432 306H130Q122 306 122 298Z',
      '#E39A1B',
    ) +
    shape('M250 193H372L388 210L372 227H250L234 210Z', SKY) +
    moved(282, 206, carrot(), 0.42) +
    block(154, 236, 270, VIOLET, 38) +
    shape('M246 243H352Q362 243 362 254T352 266H246Q236 266 236 254T246 243Z', WHITE) +
    written(282, 246, 'X', 15) +
    moved(536, 300, rabbit(), 0.9) +
    shape(
      'M490 84H590Q606 84 606 100V128Q606 144 590 144H552L536 164V144H490Q474 144 474 128V100Q474 84 490 84Z',
      WHITE,
    ) +
    moved(522, 112, carrot(), 0.5)
  )
}

/* ---------- ScratchJr ---------- */

const chick = (): string =>
  shape('M0-66C34-66 44-36 40-12C38 12 20 24 0 24C-22 24-40 12-40-14C-40-40-30-66 0-66Z', HONEY) +
  shape('M36-40L62-32L38-22Z', CARROT) +
  dot(16, -40, 5, INK) +
  line('M-14-10Q0 6 14-8M-8 24V40M10 24V40', INK, 5)
const fence = (x: number): string =>
  [0, 26, 52].map((at) => shape(`M${x + at} 296V246L${x + at + 9} 234L${x + at + 18} 246V296Z`, WHITE)).join('') +
  line(`M${x - 4} 262H${x + 74}`, INK, 5)

export function countTheFences(): string {
  return (
    grass() +
    Array.from({ length: 10 }, (_, at) => line(`M${68 + at * 56} 72V326`, '#C9B8F5', 3)).join('') +
    line('M40 326H600', '#8B6CF0', 5) +
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => written(86 + (at - 1) * 56, 340, String(at), 20, '#5B3BBF')).join('') +
    moved(152, 254, chick(), 1) +
    fence(276) +
    fence(430) +
    dashes('M196 210C220 120 400 120 404 232', INK, 5) +
    line('M390 216L404 236L418 218', INK, 6)
  )
}

export function repeatBlocks(): string {
  const small = (x: number, degrees: number, figure: string): string =>
    box(x, 176, 84, 84, SKY, 14) +
    turned(degrees, x + 42, 204, line(`M${x + 22} 204H${x + 60}M${x + 46} 190L${x + 61} 204L${x + 46} 218`, WHITE, 7)) +
    disc(x + 42, 244, 17, WHITE) +
    written(x + 35, 235, figure, 18)
  return (
    box(36, 176, 78, 84, HONEY, 14) +
    flag(64, 214) +
    shape('M122 148Q122 128 142 128H520Q540 128 540 148V290Q540 308 522 308H142Q122 308 122 290Z', '#F08A3C') +
    box(134, 164, 370, 108, '#FBD3B0', 12) +
    small(140, 0, '2') +
    small(230, -90, '2') +
    small(320, 0, '2') +
    small(410, 90, '2') +
    disc(518, 218, 26, WHITE) +
    written(510, 204, '3', 26) +
    box(552, 176, 60, 84, VIOLET, 14) +
    shape(
      'M564 196H600Q604 196 604 200V222Q604 226 600 226H588L578 238V226H564Q560 226 560 222V200Q560 196 564 196Z',
      WHITE,
    ) +
    moved(320, 96, chick(), 0.7)
  )
}

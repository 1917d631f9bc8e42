import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
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
  turned,
  VIOLET,
  WHITE,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { arrow, browser, editor, scribble, tick } from './screens.ts'
import { carrot } from './things.ts'

const BLUE = '#7CC4F5'
const CHALK = '#EEF3F7'
const YELLOW = '#F5C04D'

/* ---------- CSS ---------- */

const FRUITS = [BERRY, HONEY, CARROT] as const
const item = (x: number, y: number, width: number, height: number, at: number): string =>
  box(x, y, width, height, SKY_SOFT, 12) + disc(x + width / 2, y + height / 2, Math.min(18, height / 3), FRUITS[at]!)

export function boxesInAPile(): string {
  return browser(80, 50, 480, 306, BERRY) + [0, 1, 2].map((at) => item(108, 116 + at * 76, 424, 62, at)).join('')
}

export function boxesInARow(): string {
  return (
    browser(80, 50, 480, 306, BERRY) +
    [0, 1, 2].map((at) => item(112 + at * 146, 130, 124, 100, at)).join('') +
    [238, 384].map((x) => line(`M${x + 2} 256h16M${x + 2} 246v20M${x + 18} 246v20`, BERRY, 5)).join('') +
    written(212, 290, 'gap', 24, BERRY, { pitch: 13 }) +
    written(320, 290, '16px', 24, INK, { pitch: 13 })
  )
}

export function boxesWrap(): string {
  return (
    browser(150, 50, 300, 306, BERRY) +
    item(176, 124, 112, 96, 0) +
    item(304, 124, 112, 96, 1) +
    item(240, 236, 112, 96, 2) +
    line('M560 200H480M498 184L478 200L498 216', BERRY, 8) +
    line('M60 200H130M112 184L132 200L112 216', BERRY, 8)
  )
}

const button = (x: number, y: number, width: number, height: number, fill: string): string =>
  box(x, y, width, height, fill, height / 2) +
  line(`M${x + width / 2 - 34} ${y + height / 2}h54m-16-14l16 14l-16 14`, WHITE, 7)

export function buttonGrows(): string {
  return (
    button(84, 150, 190, 70, '#2F7D55') +
    arrow(350, 186, 50) +
    button(366, 138, 214, 86, '#22603F') +
    moved(506, 200, pointer(), 0.8) +
    dashes('M366 138H580V224H366Z', GREY, 3) +
    written(200, 296, 'transition', 28, BERRY, { pitch: 13 })
  )
}

export function suddenOrGentle(): string {
  const axes = (x: number): string => line(`M${x} 90V300H${x + 220}`, INK, 6)
  return (
    axes(76) +
    line('M80 290H180V120H280', GREY, 8) +
    axes(356) +
    line('M360 290C420 290 430 120 480 120H560', LEAF, 9) +
    dashes('M360 120H470M480 130V296', GREY, 4) +
    written(430, 322, '0.2s', 26, BERRY, { pitch: 14 }) +
    written(150, 322, '0s', 26, INK, { pitch: 14 }) +
    tick(564, 84, 22)
  )
}

/* ---------- HTML ---------- */

export function formOfThree(): string {
  return (
    browser(110, 44, 420, 316, CARROT) +
    scribble(140, 118, [60, 60, 60], 66, INK) +
    [0, 1, 2].map((at) => box(230, 98 + at * 66, 260, 44, WHITE, 8)).join('') +
    written(248, 108, 'Tutu', 24, SKY, { pitch: 14 }) +
    written(248, 174, '9', 24, SKY) +
    line('M456 248l12 12l12-12', INK, 5) +
    scribble(248, 254, [96]) +
    box(230, 302, 130, 42, CARROT, 10) +
    scribble(260, 323, [70], 0, WHITE)
  )
}

export function browserChecks(): string {
  return (
    browser(70, 44, 420, 316, CARROT) +
    scribble(100, 132, [50, 50], 110, INK) +
    box(170, 108, 280, 48, '#FBE1E9', 8) +
    box(170, 218, 280, 48, '#FBE1E9', 8) +
    written(188, 230, '99', 26, BERRY) +
    shape(
      'M330 168H560Q572 168 572 180V202Q572 214 560 214H330Q318 214 318 202V180Q318 168 330 168H340L352 154L364 168Z',
      WHITE,
    ) +
    written(334, 180, '!', 22, BERRY) +
    scribble(362, 191, [180]) +
    shape(
      'M330 278H560Q572 278 572 290V312Q572 324 560 324H330Q318 324 318 312V290Q318 278 330 278H340L352 264L364 278Z',
      WHITE,
    ) +
    written(334, 290, '!', 22, BERRY) +
    written(366, 290, '99 > 16', 22)
  )
}

export function outlineOnPaper(): string {
  return (
    turned(
      -3,
      280,
      200,
      box(110, 50, 330, 306, PAPER, 6) +
        line(
          'M140 82H410V124H140ZM140 138H410V166H140ZM140 180H410V292H140ZM160 196H390V276H160ZM140 306H410V336H140Z',
          '#5B6B78',
          4,
        ),
    ) +
    moved(470, 250, pencil(CARROT), 0.9) +
    moved(530, 96, star(HONEY), 0.9)
  )
}

export function namedBoxes(): string {
  const named = (x: number, y: number, width: number, height: number, fill: string, name: string): string =>
    box(x, y, width, height, fill, 10) +
    written(x + 16, y + Math.min(height / 2 - 12, 14), name, 22, INK, { pitch: 13 })
  return (
    named(90, 46, 460, 56, '#FDE9DC', '<header>') +
    named(90, 112, 460, 46, '#FDF0CB', '<nav>') +
    named(90, 168, 460, 128, '#DCECFB', '<main>') +
    named(250, 206, 280, 78, WHITE, '<article>') +
    named(90, 306, 460, 50, '#E9E3FD', '<footer>')
  )
}

/* ---------- JavaScript ---------- */

export function pressedButton(): string {
  return (
    browser(80, 46, 480, 312, HONEY) +
    box(140, 124, 200, 64, SKY, 12) +
    scribble(168, 156, [110], 0, WHITE) +
    written(296, 142, '?', 26, WHITE) +
    moved(280, 176, pointer(), 0.8) +
    line('M240 206V246M226 232L240 248L254 232', INK, 6) +
    box(140, 262, 360, 68, PAPER, 12) +
    moved(180, 296, carrot(), 0.56) +
    scribble(260, 296, [150]) +
    tick(484, 262, 18)
  )
}

export function oneOfThree(): string {
  const bowl = (fill: string): string => shape('M-44 0H44Q40 40 16 44H-16Q-40 40-44 0Z', fill)
  return (
    [0, 1, 2]
      .map((at) => {
        const x = 76 + at * 172
        return box(x, 170, 150, 130, at === 2 ? '#FDE9B6' : PAPER, 14) + written(x + 66, 318, String(at), 26, VIOLET)
      })
      .join('') +
    moved(151, 222, bowl(SKY) + line('M-30-4q6-18 14-2M-6-4q6-22 14-2M18-4q6-18 14-2', HONEY, 6)) +
    moved(
      323,
      244,
      shape('M-50 0Q-40-40 0-40T50 0Q0 16-50 0Z', PAPER) +
        line('M-30-18l6 14M-10-26l4 18M12-26l0 18M32-18l-6 14', INK, 4),
    ) +
    moved(495, 226, bowl(BERRY) + moved(-30, -12, carrot(), 0.5)) +
    turned(
      12,
      320,
      96,
      box(286, 62, 68, 68, WHITE, 14) +
        disc(306, 82, 6, INK) +
        disc(334, 110, 6, INK) +
        disc(334, 82, 6, INK) +
        disc(306, 110, 6, INK),
    ) +
    line('M364 110C430 116 470 130 492 160M474 150L494 164L500 140', INK, 6)
  )
}

export function tomatoClock(): string {
  return (
    moved(
      190,
      214,
      shape('M0-96C70-116 120-60 112 10C104 76 56 104 0 104C-56 104-104 76-112 10C-120-60-70-116 0-96Z', '#E5674A') +
        shape('M0-92L-40-116L-22-92L-52-74L-10-78L0-58L10-78L52-74L22-92L40-116Z', LEAF),
    ) +
    box(114, 192, 152, 66, PAPER, 12) +
    written(126, 210, '25:00', 30, INK, { pitch: 14 }) +
    arrow(392, 214, 70) +
    box(416, 130, 180, 60, PAPER, 12) +
    written(436, 146, '24:59', 30, INK, { pitch: 15 }) +
    box(416, 204, 180, 60, PAPER, 12) +
    written(436, 220, '24:58', 30, INK, { pitch: 15 }) +
    box(416, 278, 180, 60, PAPER, 12) +
    written(436, 294, '24:57', 30, INK, { pitch: 15 }) +
    written(440, 84, '1000ms', 26, BERRY, { pitch: 13 })
  )
}

export function everySecond(): string {
  return (
    editor(
      60,
      60,
      520,
      [
        ['timer = setInterval(() => {', BLUE],
        ['  seconds = seconds - 1', CHALK],
        ['  if (seconds === 0)', YELLOW],
        ['    clearInterval(timer)', CHALK],
        ['}, 1000)', BLUE],
      ],
      { size: 18 },
    ) +
    disc(320, 330, 30, PAPER) +
    line('M320 330V312M320 330L334 338', INK, 5) +
    `<path stroke="${BERRY}" stroke-width="6" d="M364 312A48 48 0 1 1 340 288"/>` +
    line('M326 278L342 288L332 304', BERRY, 6) +
    written(396, 316, '1000ms', 24, BERRY, { pitch: 13 })
  )
}

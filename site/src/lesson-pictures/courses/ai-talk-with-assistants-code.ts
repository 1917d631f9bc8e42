import {
  BERRY,
  box,
  CARROT,
  disc,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  pencil,
  SKY_SOFT,
  VIOLET,
  WHITE,
} from '../../tutorial-covers/pen.ts'
import { stopwatch } from '../desk.ts'
import {
  adult,
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  carrot,
  centred,
  child,
  code,
  cross,
  HONEY_SOFT,
  LEAF_SOFT,
  lock,
  number,
  printed,
  robot,
  screen,
  sheet,
  tick,
  times,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'
import { tag } from '../signs.ts'
import { heart, homeSign, nap, speaks } from './talk-shapes.ts'

const moon = moved(0, 36, drawSmall('moon'), 0.7)
/** What comes after the word, three times in the text. */
const AFTER = [carrot(0, 0, 0.42), nap(0, 0), carrot(0, 0, 0.42)]
const word = (x: number, y: number, inside: string, fill = WHITE): string =>
  box(x, y, 62, 52, fill, 10) + moved(x + 31, y + 28, inside, 0.8)
/** What a family agrees on, line by line: when, where, for what, for what not, what stays private, how it is checked, who did what. */
const AGREED = [
  stopwatch(0, 6, '', 0.4),
  box(-28, -20, 56, 36, SKY_SOFT, 5) + line('M0 16V26M-16 26H16', INK, 4),
  tick(-12, 0, 0.7) + bars(12, 0, [24], INK),
  cross(-12, 0, 0.7) + moved(14, 22, pencil(HONEY), 0.28),
  moved(-16, 0, lock, 0.9) + moved(20, 0, homeSign, 0.8),
  disc(-6, -4, 15, SKY_SOFT) + line('M5 7L20 22', INK, 6),
  child(-18, 24, 0.42) + centred(2, 0, '+', 18) + robot(24, 24, 0.32),
  disc(-14, 0, 19, BERRY) + line('M-20-7V7M-8-7V7', WHITE, 5) + adult(24, 26, 0.4),
  heart + adult(30, 26, 0.4),
]

/** What is put before the assistant, and what comes of it. */
export const TALK_WITH_ASSISTANTS_CODE: Readonly<Record<string, readonly string[]>> = {
  'what-an-assistant-does': [
    board(
      times(3, (at) => {
        const y = 24 + at * 70
        return (
          word(40, y, child(0, 30, 0.5)) +
          word(110, y, heart, BERRY_SOFT) +
          word(180, y, AFTER[at]!, HONEY_SOFT) +
          box(104, y - 6, 144, 64, 'none', 12).replace('/>', ` stroke="${CARROT}"/>`)
        )
      }).join(''),
      arrow(260, 120, 316, 120, CARROT) + robot(390, 180, 1) + arrow(450, 120, 494, 120, CARROT),
      box(502, 40, 110, 70, WHITE, 12) + carrot(532, 76, 0.5) + centred(580, 76, '2', 30),
      box(502, 124, 110, 70, WHITE, 12) + moved(530, 158, nap(0, 0), 0.7) + centred(580, 158, '1', 30),
      tag(110, 310, 'max', WHITE, 24, '#6A3FC0') +
        arrow(160, 310, 216, 310, LEAF) +
        word(232, 280, heart, BERRY_SOFT) +
        box(306, 272, 84, 70, LEAF_SOFT, 12) +
        carrot(348, 310, 0.7) +
        tick(392, 272, 0.8),
    ),
  ],
  'ask-clearly': [
    board(
      child(80, 376, 1.1) + bubble(40, 120, 130, 90) + moved(90, 164, moon, 0.7) + centred(138, 164, '?', 26),
      arrow(184, 164, 232, 164, CARROT) + robot(300, 220, 1.05) + centred(300, 56, '? ?', 30, VIOLET),
      [64, 130, 200, 270, 340]
        .map(
          (y, at) =>
            arrow(360, 160, 420, y, GREY, 0, 4) +
            box(430, y - 30, 170, 56, WHITE, 12) +
            moved(
              464,
              y,
              [moon, moved(0, 20, drawSmall('star'), 0.9), homeSign, moved(0, 10, drawSmall('cat'), 0.6), heart][at]!,
              0.5,
            ) +
            bars(496, y, [80]),
        )
        .join(''),
    ),
    board(
      sheet(180, 20, 420, 356, WHITE),
      number(70, 76, 1) +
        moved(114, 100, pencil(HONEY), 0.36) +
        bars(214, 60, [214], LEAF) +
        moved(470, 64, moon, 0.6) +
        disc(530, 62, 22, HONEY),
      number(70, 160, 2) + child(116, 186, 0.55) + bars(214, 150, [106], VIOLET) + centred(370, 150, '11', 26),
      number(70, 244, 3) +
        moved(116, 264, drawSmall('star'), 0.7) +
        bars(214, 226, [66], CARROT) +
        moved(320, 226, moon, 0.5) +
        arrow(350, 244, 390, 214, INK, 30, 4) +
        disc(414, 226, 22, '#9CC9F2'),
      number(70, 328, 4) +
        moved(116, 328, box(-16, -22, 32, 44, WHITE, 4) + line('M-8-8H8M-8 4H8', GREY, 4)) +
        bars(214, 300, [150, 100], BERRY, 30) +
        centred(450, 316, '120', 24, BERRY),
      [76, 160, 244, 328].map((y, at) => arrow(154, y, 200, [60, 150, 226, 306][at]!, GREY, 0, 4)).join(''),
    ),
  ],
  'check-the-answer': [
    board(
      code(24, 40, 240, ['17 * 24', '"strawberry"', '  .count("r")'], -1, 20),
      arrow(286, 96, 332, 96, CARROT) + screen(344, 40, 130, 124) + printed(376, 66, ['408', '3'], 26),
      robot(120, 330, 0.9) +
        bubble(190, 210, 190, 110) +
        number(226, 244, 1) +
        centred(300, 244, '398', 26) +
        number(226, 288, 3) +
        centred(300, 288, '2', 26),
      cross(350, 244, 0.8) + cross(350, 288, 0.8),
      arrow(404, 174, 404, 230, LEAF) +
        sheet(420, 210, 170, 150, WHITE) +
        centred(490, 256, '408', 30, '#1F7A4D') +
        tick(560, 256, 0.8) +
        centred(490, 316, '3', 30, '#1F7A4D') +
        tick(560, 316, 0.8),
    ),
  ],
  'keep-it-private': [
    board(
      box(30, 40, 260, 300, BERRY_SOFT, 16) + box(350, 40, 260, 300, LEAF_SOFT, 16) + arrow(298, 190, 342, 190, CARROT),
      child(90, 136, 0.6) + bars(130, 96, [120], INK) + cross(262, 96, 0.8),
      moved(90, 176, homeSign, 1.1) + bars(130, 176, [120], INK) + cross(262, 176, 0.8),
      centred(90, 236, '5', 28) + bars(130, 236, [80], INK),
      moved(84, 322, pencil(HONEY), 0.4) + bars(130, 300, [110], INK),
      moved(420, 96, lock, 1.3) + bars(456, 96, [100], '#8FBFA4') + tick(584, 96, 0.8),
      centred(420, 176, '5', 28) +
        bars(456, 176, [80], INK) +
        moved(414, 262, pencil(HONEY), 0.4) +
        bars(456, 242, [110], INK),
      number(400, 306, 1) + number(460, 306, 2) + number(520, 306, 3),
    ),
  ],
  'write-together': [
    board(
      child(80, 370, 1.1) + sheet(130, 190, 120, 150) + bars(152, 236, [74, 60, 70], INK, 30),
      arrow(262, 264, 316, 264, CARROT) + robot(390, 350, 1.25),
      moved(330, 150, pencil(HONEY), 0.7) + cross(350, 110, 1.3),
      times(
        5,
        (at) =>
          box(466 + (at % 2) * 74, 40 + Math.floor(at / 2) * 84 + (at % 2) * 40, 64, 58, HONEY_SOFT, 14) +
          centred(498 + (at % 2) * 74, 70 + Math.floor(at / 2) * 84 + (at % 2) * 40, '?', 28),
      ).join(''),
      centred(500, 340, '5', 34, CARROT),
    ),
    board(
      sheet(30, 30, 190, 240, WHITE) +
        bars(56, 80, [130, 110], GREY, 30) +
        line('M56 146q16-14 32 0t32 0t32 0', BERRY, 7) +
        bars(56, 196, [130, 90], GREY, 30),
      box(44, 122, 160, 48, 'none', 12).replace('/>', ` stroke="${CARROT}"/>`),
      arrow(212, 146, 270, 146, CARROT) + robot(336, 220, 1),
      arrow(400, 120, 436, 84, LEAF) + arrow(400, 170, 436, 216, LEAF),
      number(454, 40, 1) + box(450, 50, 166, 64, LEAF_SOFT, 12) + bars(472, 82, [120], '#2B8A5B'),
      number(454, 176, 2) + box(450, 186, 166, 64, SKY_SOFT, 12) + bars(472, 218, [90], '#1864AB'),
      child(120, 388, 0.8) + centred(230, 336, '?', 34, VIOLET) + speaks(290, 290, [150], WHITE),
    ),
  ],
  'family-agreement': [
    board(
      sheet(34, 20, 572, 360, WHITE),
      AGREED.map((sign, at) => {
        const [x, y] = [70 + Math.floor(at / 5) * 280, 60 + (at % 5) * 60]
        return number(x, y, at + 1) + moved(x + 72, y, sign, 0.95) + line(`M${x + 122} ${y + 14}h100`, GREY, 4)
      }).join(''),
      line('M356 348q14-24 28 0t28-6M472 348q12-22 28 0t34-8', '#1864AB', 5) + moved(560, 340, pencil(CARROT), 0.4),
    ),
  ],
}

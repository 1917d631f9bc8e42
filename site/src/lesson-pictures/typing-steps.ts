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
  pencil,
  shape,
  SKY,
  SKY_SOFT,
  VIOLET,
  WHITE,
  WOOD,
} from '../tutorial-covers/pen.ts'
import { caret } from './desk.ts'
import {
  arrow,
  BERRY_SOFT,
  board,
  bubble,
  carrot,
  centred,
  child,
  code,
  cross,
  dashed,
  finger,
  HONEY_SOFT,
  keycap,
  LEAF_SOFT,
  number,
  printed,
  screen,
  text,
  tick,
  times,
} from './parts.ts'
import { FINGER_OF, FINGERS, hand, keys, keyX, ROWS } from './keyboard-shapes.ts'
import { drawSmall } from './scene.ts'

const step = (letters: string, x: number, y: number, from: number): string => {
  const [home, away] = [...letters]
  return arrow(keyX(home!, x), y, keyX(away!, x), from, CARROT, 14) + finger(keyX(home!, x) + 6, y + 104, 0.62)
}
const candidates = (y: number, lit: number): string =>
  box(40, y, 560, 90, WHITE, 16) +
  times(
    5,
    (at) =>
      centred(76 + at * 110, y + 45, String(at + 1), 22, '#5B6B78') +
      box(94 + at * 110, y + 12, 62, 66, at === lit ? HONEY_SOFT : '#F4F4F0', 10),
  ).join('')
const who = (at: number, y: number, drawn: string): string => moved(125 + at * 110, y, drawn)

/** A hand from the side on the edge of a table, its wrist above the wood or on it. */
function wrist(x: number, y: number, isPressed: boolean): string {
  const sunk = isPressed ? 34 : 0
  return (
    box(x + 20, y + 80, 400, 20, WOOD, 6) +
    box(x + 250, y + 58, 150, 22, GREY, 6) +
    shape(
      `M${x} ${y + 40 + sunk}Q${x + 90} ${y + 36 + sunk} ${x + 170} ${y + 22 + sunk}Q${x + 230} ${y - 12} ${x + 290} ${y + 6}L${x + 318} ${y + 46}Q${x + 322} ${y + 58} ${x + 308} ${y + 56}L${x + 284} ${y + 34}Q${x + 230} ${y + 30} ${x + 176} ${y + 56 + sunk * 0.7}Q${x + 90} ${y + 70 + sunk * 0.3} ${x} ${y + 74 + sunk * 0.2}Z`,
      WHITE,
    )
  )
}

export const TYPING: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'typing-first-steps': {
    'home-row-friends': [
      board(
        keycap(150, 90, 'F', FINGERS[3], 120, 120) +
          keycap(370, 90, 'J', FINGERS[4], 120, 120) +
          line('M192 190h36M412 190h36', INK, 9),
        finger(206, 310, 1.1) + finger(426, 310, 1.1),
      ),
      board(
        keys(36, 60, [1]),
        hand(170, 260) + hand(470, 260, true),
        [0, 1, 2, 3].map((at) => dashes(`M${74 + at * 54} 118V${[198, 166, 156, 170][at]}`, GREY, 3)).join('') +
          [0, 1, 2, 3].map((at) => dashes(`M${398 + at * 54 - 0} 118V${[170, 156, 166, 198][at]}`, GREY, 3)).join(''),
      ),
      board(
        keycap(90, 190, 'F', FINGERS[3], 120, 110) +
          finger(150, 150, 1) +
          arrow(60, 80, 60, 180, CARROT, 0) +
          number(150, 350, 1),
        keycap(370, 190, 'F', FINGERS[3], 120, 110) +
          finger(430, 96, 1) +
          arrow(340, 180, 340, 80, LEAF, 0) +
          number(430, 350, 2),
        child(560, 376, 0.8) + bubble(524, 190, 84, 66, WHITE, true) + centred(566, 222, 'f', 34),
      ),
      board(
        screen(60, 40, 520, 110) +
          printed(100, 80, ['asdf jkl;'], 40) +
          box(90, 190, 460, 56, WHITE, 12) +
          finger(320, 260, 0.8) +
          child(90, 360, 0.7) +
          keycap(520, 290, '', WHITE, 80) +
          line('M574 300V312H540M548 304L540 312L548 320', INK, 4),
      ),
    ],
    'home-row-words': [
      board(
        keys(36, 130, [1], 'ASDFJKL;', true),
        [...'ASDFJKL;'].map((letter) => finger(keyX(letter, 36) + 4, 250, 0.62)).join(''),
        arrow(keyX('F', 36), 70, keyX('F', 36), 122, CARROT, 0) +
          arrow(keyX('J', 36), 70, keyX('J', 36), 122, CARROT, 0) +
          line(`M${keyX('F', 36) - 16} 46h32M${keyX('J', 36) - 16} 46h32`, INK, 9),
        tick(320, 336, 1.2),
      ),
      board(
        keys(36, 120, [1], 'FGHJ', true) +
          step('FG', 36, 114, 114) +
          step('JH', 36, 114, 114) +
          arrow(keyX('G', 36), 186, keyX('F', 36), 186, LEAF, 20) +
          arrow(keyX('H', 36), 186, keyX('J', 36), 186, LEAF, -20),
      ),
      board(
        wrist(70, 96, false) + tick(560, 110, 1.4) + line('M30 196H610', GREY, 4),
        wrist(70, 290, true) + cross(560, 300, 1.4),
      ),
      board(
        [...'glass']
          .map((letter, at) => keycap(86 + at * 98, 60, letter, at > 2 ? HONEY_SOFT : WHITE, 80, 76))
          .join('') +
          number(420, 180, 1) +
          number(518, 180, 2) +
          finger(420, 280, 0.7) +
          finger(518, 280, 0.7) +
          arrow(440, 236, 496, 236, CARROT, 30),
        screen(50, 220, 280, 70) + printed(70, 240, ['glassssss'], 28) + cross(330, 222),
      ),
    ],
    'climb-to-the-top-row': [
      board(
        moved(
          320,
          240,
          drawSmall('rabbit') + line('M-27-68H27', SKY, 13) + line('M27-68L38-60M27-68L36-74', SKY, 6),
          1.6,
        ),
        keycap(120, 270, 'F', FINGERS[3], 100, 90) +
          line('M154 350h32', INK, 9) +
          keycap(420, 270, 'J', FINGERS[4], 100, 90) +
          line('M454 350h32', INK, 9),
        finger(166, 320, 0.8) + finger(466, 320, 0.8) + centred(560, 120, '?', 60, GREY),
      ),
      board(
        keys(30, 100, [0, 1], 'FRTJUYDEKI', true),
        arrow(keyX('F', 30), 158, keyX('R', 30) + 4, 146, CARROT, 0) +
          arrow(keyX('D', 30), 158, keyX('E', 30) + 4, 146, CARROT, 0) +
          arrow(keyX('J', 30), 158, keyX('U', 30) + 4, 146, CARROT, 0) +
          arrow(keyX('K', 30), 158, keyX('I', 30) + 4, 146, CARROT, 0),
        hand(180, 298, false, 2) + hand(460, 298, true, 2),
      ),
      board(
        [...'typewriter']
          .map((letter, at) =>
            keycap(30 + at * 58, 70, letter, FINGERS[FINGER_OF[ROWS[0]!.indexOf(letter.toUpperCase())]!], 50),
          )
          .join(''),
        line('M60 150V176M60 176H580M580 150V176', GREY, 4) + keys(30, 230, [0]) + tick(320, 178),
      ),
      board(
        hand(120, 230) +
          hand(290, 230, true) +
          line('M24 150L8 130M18 226L6 230M210 130L206 104', CARROT, 5) +
          line('M390 150L406 130M394 226L410 230', CARROT, 5),
        box(440, 60, 170, 200, SKY_SOFT, 8) +
          dot(570, 100, 18, HONEY) +
          shape('M443 257V210Q490 160 530 200T607 190V257Z', '#A9D9BF') +
          line('M525 60V260M440 160H610', INK, 5),
        child(520, 384, 0.9),
      ),
    ],
    'down-to-the-bottom-row': [
      board(
        keys(30, 90, [1, 2], 'FVBJMNDCK,', true),
        arrow(keyX('F', 30), 130, keyX('V', 30) - 4, 148, CARROT, 0) +
          arrow(keyX('D', 30), 130, keyX('C', 30) - 4, 148, CARROT, 0) +
          arrow(keyX('J', 30), 130, keyX('M', 30) - 4, 148, CARROT, 0) +
          arrow(keyX('K', 30), 130, keyX(',', 30) - 4, 148, CARROT, 0),
        hand(180, 298) + hand(460, 298, true),
      ),
      board(
        keycap(60, 110, 'A', BERRY_SOFT, 90, 84) +
          keycap(420, 110, 'Shift', HONEY_SOFT, 160, 84).replaceAll(/y="132"/g, 'y="152"'),
        hand(170, 292, false, 0) + hand(470, 292, true, 0) + centred(290, 60, 'A', 50) + centred(240, 156, '+', 40),
      ),
    ],
    'write-with-pinyin': [
      board(
        box(40, 40, 390, 320, WHITE, 14) + box(40, 40, 390, 50, SKY_SOFT, 14) + caret(70, 120, 40),
        keycap(470, 60, 'Shift', HONEY_SOFT, 140, 90) + finger(540, 170, 0.7),
        box(450, 250, 70, 70, '#F4F4F0', 12) +
          centred(485, 285, 'A', 36, GREY) +
          arrow(524, 285, 546, 285, CARROT, 0) +
          box(552, 250, 70, 70, HONEY_SOFT, 12) +
          line('M569 274H605V298H569ZM587 260V312', INK, 5),
      ),
      board(
        [...'mao'].map((letter, at) => keycap(230 + at * 62, 40, letter, WHITE, 54)).join('') +
          arrow(320, 110, 320, 150, CARROT),
        candidates(170, 0) +
          who(0, 246, moved(0, 0, drawSmall('cat'), 0.6)) +
          who(1, 214, moved(0, 0, disc(0, 0, 20, GREY), 1)) +
          who(2, 214, shape('M-22 16Q0-40 22 16Z', BERRY)) +
          who(3, 214, line('M-20 10Q0-30 20 10', LEAF, 6)) +
          who(4, 214, dot(0, 0, 8, GREY)),
        keycap(210, 310, '', HONEY_SOFT, 220) + finger(320, 350, 0.6),
      ),
      board(
        [...'pengyou'].map((letter, at) => keycap(92 + at * 66, 40, letter, WHITE, 58)).join('') +
          line('M96 104V118H546V104', LEAF, 5) +
          arrow(320, 122, 320, 158, CARROT),
        candidates(170, 0) +
          who(0, 246, moved(-14, 0, drawSmall('rabbit'), 0.5) + moved(16, 0, drawSmall('cat'), 0.42)) +
          who(1, 214, dot(0, 0, 8, GREY)) +
          who(2, 214, dot(0, 0, 8, GREY)) +
          who(3, 214, dot(0, 0, 8, GREY)) +
          who(4, 214, dot(0, 0, 8, GREY)),
        number(56, 62, 1) + number(76, 330, 2) + keycap(210, 310, '', HONEY_SOFT, 220) + finger(320, 350, 0.6),
      ),
      board(
        keycap(40, 60, 'p', WHITE, 54) +
          times(3, (at) => keycap(100 + at * 60, 60, 'eng'[at]!, WHITE, 54)).join('') +
          arrow(290, 84, 330, 84, CARROT),
        times(
          10,
          (at) =>
            box(346 + (at % 5) * 52, 34 + Math.floor(at / 5) * 56, 46, 48, SKY_SOFT, 8) +
            dot(369 + (at % 5) * 52, 58 + Math.floor(at / 5) * 56, 6, GREY),
        ).join(''),
        line('M40 180H600', GREY, 4) +
          [...'pengyou'].map((letter, at) => keycap(40 + at * 58, 230, letter, WHITE, 52)).join('') +
          arrow(452, 254, 486, 254, CARROT),
        box(500, 216, 96, 80, HONEY_SOFT, 10) +
          moved(532, 288, drawSmall('rabbit'), 0.6) +
          moved(568, 288, drawSmall('cat'), 0.48) +
          tick(590, 216, 0.9) +
          child(90, 390, 0.6),
      ),
      board(
        keycap(80, 70, 'l', WHITE, 70) +
          keycap(164, 70, 'v', HONEY_SOFT, 70) +
          arrow(256, 92, 330, 92, CARROT) +
          text(350, 70, 'l', 46) +
          text(390, 70, 'u', 46) +
          dot(402, 76, 5, INK) +
          dot(422, 76, 5, INK) +
          disc(540, 96, 40, LEAF),
        text(90, 230, "xi'an", 46) +
          arrow(280, 252, 330, 252, CARROT) +
          box(350, 210, 80, 84, SKY_SOFT, 10) +
          box(450, 210, 80, 84, SKY_SOFT, 10) +
          centred(390, 252, 'xi', 28) +
          centred(490, 252, 'an', 28) +
          tick(570, 252),
        text(90, 330, 'xian', 40, GREY) +
          arrow(240, 348, 330, 348, GREY) +
          box(350, 316, 80, 62, '#F4F4F0', 10) +
          centred(470, 348, '?', 34),
      ),
    ],
    'symbols-for-code': [
      board(
        keycap(60, 60, 'Shift', HONEY_SOFT, 150) +
          centred(240, 82, '+', 34) +
          keycap(270, 60, '9', WHITE, 60) +
          arrow(344, 82, 400, 82, CARROT) +
          text(420, 54, '(', 56),
        keycap(60, 160, 'Shift', HONEY_SOFT, 150) +
          centred(240, 182, '+', 34) +
          keycap(270, 160, '0', WHITE, 60) +
          arrow(344, 182, 400, 182, CARROT) +
          text(420, 154, ')', 56),
        keycap(60, 260, 'Shift', HONEY_SOFT, 150) +
          centred(240, 282, '+', 34) +
          keycap(270, 260, "'", WHITE, 60) +
          arrow(344, 282, 400, 282, CARROT) +
          text(416, 260, '"', 56),
        finger(540, 230, 1.1),
      ),
      board(
        ['()', '[]', '{}', '""']
          .map(
            (pair, at) =>
              text(40 + at * 150, 60, pair[0]!, 70, VIOLET) +
              text(116 + at * 150, 60, pair[1]!, 70, VIOLET) +
              (at === 0
                ? moved(98, 134, drawSmall('rabbit'), 0.5)
                : dot(100 + at * 150, 96, 12, [LEAF, SKY, CARROT][at - 1]!)),
          )
          .join(''),
        bubble(90, 210, 200, 90, LEAF_SOFT) +
          text(126, 236, '"hi"', 34) +
          tick(280, 214) +
          bubble(360, 210, 200, 90, BERRY_SOFT) +
          text(396, 236, '"hi', 34) +
          centred(506, 256, '?', 34, BERRY) +
          cross(550, 214),
      ),
      board(
        code(30, 60, 440, ['name = "      "', 'likes = ["    ", "    "]', 'print(name)'], -1, 20),
        [
          [176, 76, 97],
          [208, 113, 65],
          [338, 113, 65],
        ]
          .map(([x, y, width]) => dashed(box(x!, y!, width!, 30, HONEY_SOFT, 6)))
          .join(''),
        child(560, 190, 1.1) + arrow(510, 110, 286, 90, CARROT, 30),
        moved(470, 360, drawSmall('ball'), 1.4) +
          carrot(570, 320, 0.9) +
          arrow(440, 310, 250, 156, CARROT, -30) +
          arrow(540, 280, 376, 156, CARROT, 20),
        moved(60, 340, pencil(CARROT), 0.8),
      ),
    ],
  },
}

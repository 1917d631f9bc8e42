import { BERRY, box, CARROT, HONEY, INK, LEAF, line, moved, pencil, WHITE } from '../tutorial-covers/pen.ts'
import { voice } from './desk.ts'
import { FINGERS, hand, keys, typed } from './keyboard-shapes.ts'
import {
  arrow,
  BERRY_SOFT,
  board,
  bubble,
  carrot,
  centred,
  child,
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
import { tag } from './signs.ts'

/** A syllable's keys, and how it sounds. */
const sounded = (y: number, syllable: string): string =>
  typed(50, y, syllable, 66) +
  arrow(330, y + 24, 388, y + 24, CARROT) +
  bubble(404, y - 14, 130, 68, WHITE) +
  centred(469, y + 20, syllable, 28) +
  voice(550, y + 20, 0.7)
const capital = (y: number, letter: string, rest: string): string =>
  number(40, y + 24, 1) +
  keycap(70, y, 'Shift', HONEY_SOFT, 110, 54) +
  centred(202, y + 26, '+', 30) +
  typed(226, y + 4, letter) +
  number(310, y + 24, 2) +
  typed(342, y + 4, rest, 44)

/** What the fingers do in the lines that are typed. */
export const TYPING_LINES: Readonly<Record<string, readonly string[]>> = {
  'home-row-friends': [
    board(
      [...'JKL;'].map((letter, at) => keycap(70 + at * 76, 120, letter, FINGERS[at + 4], 66, 60)).join(''),
      keycap(374, 120, "'", WHITE, 66, 60) + keycap(450, 120, '', HONEY_SOFT, 140, 60),
      line('M556 134V158H490M504 146L490 158L504 170', INK, 5),
      arrow(332, 108, 500, 104, CARROT, 44) +
        number(416, 42, 1) +
        arrow(500, 196, 342, 196, LEAF, 40) +
        number(420, 248, 2),
      hand(236, 296, true, 0),
    ),
  ],
  'home-row-words': [
    board(
      typed(60, 30, 'dad') + typed(330, 30, 'ask') + typed(60, 110, 'glad') + typed(330, 110, 'flash'),
      keys(42, 226, [1]) + arrow(290, 172, 290, 214, CARROT),
      child(300, 382, 0.66) + tick(356, 344),
    ),
    board(sounded(40, 'ha'), sounded(156, 'sha'), sounded(272, 'kala')),
  ],
  'climb-to-the-top-row': [
    board(
      keys(30, 40, [0, 1], 'TULAOSHI', true),
      typed(30, 200, 'tu', 50) + typed(150, 200, 'tu', 50) + typed(270, 200, 'lao', 50) + typed(440, 200, 'shi', 50),
      [1, 2, 3].map((at) => line(`M${[0, 136, 256, 426][at]} 250v14`, CARROT, 6)).join(''),
      box(160, 296, 320, 50, WHITE, 12) + line('M270 326H370M270 314V326M370 314V326', INK, 5),
      [1, 2, 3].map((at) => arrow([0, 136, 256, 426][at]!, 270, 320 + (at - 2) * 60, 292, CARROT, 0, 4)).join(''),
    ),
  ],
  'down-to-the-bottom-row': [
    board(
      keys(30, 40, [0, 1, 2], 'RABIT', true),
      typed(90, 270, 'rabbit', 64) + child(540, 366, 1.1),
      times(6, (at) => number(118 + at * 64, 350, at + 1)).join(''),
    ),
    board(
      capital(50, 'T', 'utu') + capital(150, 'M', 'onday'),
      screen(130, 256, 380, 110) + printed(170, 292, ['Tutu  Monday'], 32),
    ),
    board(
      screen(60, 20, 520, 130) + printed(84, 40, ['The quick brown fox', 'jumps over the', 'lazy dog.'], 22),
      keys(40, 178, [0, 1, 2]),
      centred(530, 116, '26', 34, HONEY) + tick(580, 24),
    ),
  ],
  'symbols-for-code': [
    board(
      box(40, 36, 560, 90, WHITE, 14) +
        text(66, 66, 'print', 30, '#6A3FC0') +
        text(188, 66, '(', 30, BERRY) +
        text(212, 66, '"', 30, CARROT),
      text(236, 66, 'hello, tutu', 30, '#1F7A4D') + text(504, 66, '"', 30, CARROT) + text(528, 66, ')', 30, BERRY),
      (
        [
          [116, '9', '(', BERRY],
          [316, "'", '"', CARROT],
          [516, '0', ')', BERRY],
        ] as const
      )
        .map(
          ([x, key, sign, ink]) =>
            keycap(x - 84, 168, 'Shift', HONEY_SOFT, 92) +
            keycap(x + 14, 168, key, WHITE, 44) +
            centred(x + 74, 190, sign, 30, ink),
        )
        .join(''),
      arrow(320, 232, 320, 268, LEAF) + screen(120, 280, 400, 90) + printed(176, 310, ['hello, tutu'], 32),
    ),
    board(
      tag(92, 60, '"..."', WHITE, 20, '#1F7A4D') +
        centred(166, 60, '+', 30) +
        tag(230, 60, 'name', HONEY_SOFT, 20) +
        arrow(284, 60, 328, 60, CARROT),
      screen(338, 24, 276, 74) + line('M362 62H470', '#EAF2F8', 8) + child(520, 92, 0.5),
      text(24, 176, '[', 90) + text(330, 176, ']', 90),
      [carrot(0, 0, 0.7), moved(-14, 34, pencil(HONEY), 0.5), centred(0, 0, '</>', 22, '#6A3FC0')]
        .map(
          (sign, at) =>
            box(70 + at * 98, 180, 82, 80, [BERRY_SOFT, HONEY_SOFT, LEAF_SOFT][at]!, 10) +
            moved(111 + at * 98, 220, sign),
        )
        .join(''),
      centred(466, 220, '.join', 24, '#6A3FC0') + tag(560, 220, ',', WHITE, 28) + arrow(440, 262, 400, 300, CARROT),
      screen(120, 304, 420, 76) +
        carrot(180, 342, 0.6) +
        centred(240, 350, ',', 30, '#EAF2F8') +
        moved(290, 368, pencil(HONEY), 0.4) +
        centred(360, 350, ',', 30, '#EAF2F8') +
        centred(430, 342, '</>', 24, '#C9B8F5'),
    ),
  ],
}

import {
  BERRY,
  box,
  CARROT,
  dashes,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  SKY_SOFT,
  VIOLET,
  WHITE,
} from '../../tutorial-covers/pen.ts'
import { hedgehog } from '../animals.ts'
import { editor, keyboard } from '../desk.ts'
import {
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  carousel,
  carrot,
  centred,
  child,
  code,
  cross,
  dashed,
  die,
  finger,
  HONEY_SOFT,
  key,
  keycap,
  LEAF_SOFT,
  lock,
  number,
  screen,
  text,
  tick,
  times,
  turning,
  variable,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'
import { question, tag } from '../signs.ts'
import { bowl, moonlight, room, shed, stove } from './story-shapes.ts'

const clock = moved(0, 26, drawSmall('clock'), 0.6)
/** Text in quotes that nobody has to read. */
const quoted = (x: number, y: number, width: number, fill = WHITE): string =>
  box(x, y, width, 46, fill, 8) +
  bars(x + 26, y + 24, [width - 52], '#5FA583') +
  centred(x + 13, y + 22, '"', 18) +
  centred(x + width - 13, y + 22, '"', 18)
/** A card of the quiz that was missed. */
const missed = (x: number, y: number): string => box(x, y, 52, 66, BERRY_SOFT, 8) + bars(x + 13, y + 34, [26], BERRY)
/** What a room's entry in the dictionary says: where its doors lead. */
const entry = (y: number, sign: string, doors: string): string =>
  box(24, y, 330, 108, WHITE, 14) +
  box(36, y + 12, 84, 84, HONEY_SOFT, 10) +
  moved(78, y + 54, sign, 0.8) +
  centred(140, y + 54, ':', 26) +
  doors
const small = (x: number, y: number, sign: string): string => moved(x, y, sign, 0.6)

/** What the lines of the word games do with what is typed. */
export const WORD_GAMES_CODE: Readonly<Record<string, readonly string[]>> = {
  'fill-in-story': [
    board(
      editor(24, 24, 400, 150, 'story.py', ['animal = input()', 'print(f"...{animal}.")']),
      keycap(480, 50, 'F5', LEAF_SOFT, 90, 64) + finger(536, 176, 0.7),
      arrow(480, 196, 420, 236, CARROT, -20),
      screen(90, 226, 460, 150) + line('M116 264H220', '#EAF2F8', 9) + hedgehog(276, 262, 0.7),
      line('M116 334H230M340 334H420', '#EAF2F8', 9) + box(246, 302, 78, 62, HONEY_SOFT, 10) + hedgehog(286, 332, 0.8),
      arrow(300, 276, 296, 298, CARROT, 0, 4),
    ),
  ],
  'guess-the-number': [
    board(
      tag(176, 60, 'randint(1, 100)', WHITE, 20, '#1864AB') + arrow(176, 88, 176, 122, CARROT) + die(176, 186, 96),
      arrow(246, 186, 356, 176, CARROT, 20),
      variable(390, 90, 'secret', '?', 150, '#E4DCFB') + box(366, 70, 198, 34, VIOLET, 8) + moved(465, 92, lock, 1.2),
      line('M60 320H580M60 308V332M580 308V332', INK, 5) + centred(60, 356, '1', 22) + centred(572, 356, '100', 22),
      times(9, (at) => line(`M${112 + at * 52} 314V326`, GREY, 4)).join('') + centred(320, 356, '?', 26, VIOLET),
    ),
    board(
      variable(70, 24, 'count', '0', 150) + variable(400, 24, 'guess', '0', 150, LEAF_SOFT),
      ['50', '75', '62']
        .map(
          (guess, at) =>
            dashes(`M172 ${214 + at * 66}H400`, GREY, 4) +
            number(145, 214 + at * 66, at + 1) +
            tag(475, 214 + at * 66, guess, WHITE, 26),
        )
        .join(''),
      centred(92, 214, '+1', 20, CARROT) + centred(92, 280, '+1', 20, CARROT) + centred(92, 346, '+1', 20, CARROT),
    ),
  ],
  riddles: [
    board(
      tag(150, 50, 'question', WHITE, 18, '#6A3FC0') + bubble(40, 80, 110, 64) + centred(95, 112, '?', 28),
      tag(490, 50, 'answer', WHITE, 18, '#6A3FC0') + box(480, 80, 90, 76, LEAF_SOFT, 10) + moved(525, 120, clock),
      arrow(160, 112, 222, 140, CARROT, 10) + arrow(474, 118, 424, 140, CARROT, -10),
      box(230, 96, 184, 116, '#FDE3CF', 14) + centred(322, 154, 'ask', 34),
      box(60, 270, 210, 86, WHITE, 10) +
        dashed(box(72, 284, 46, 58, '#F4F4F0', 6)) +
        moved(165, 314, clock) +
        dashed(box(212, 284, 46, 58, '#F4F4F0', 6)),
      arrow(282, 314, 410, 314, CARROT) + centred(346, 288, '.strip()', 18, '#6A3FC0'),
      box(424, 270, 96, 86, WHITE, 10) + moved(472, 314, clock) + tick(534, 276, 0.8),
    ),
    board(
      bubble(30, 40, 120, 92) +
        bowl(90, 78, 0.9) +
        centred(190, 86, '!=', 28) +
        box(226, 42, 92, 88, LEAF_SOFT, 12) +
        moved(272, 90, clock),
      cross(350, 86) + arrow(384, 86, 440, 86, CARROT),
      screen(452, 34, 164, 108) +
        line('M474 88H510', '#EAF2F8', 9) +
        box(526, 56, 66, 64, WHITE, 8) +
        moved(559, 90, clock, 0.9),
      arrow(530, 156, 470, 226, CARROT, -20),
      code(310, 236, 160, ['return 0'], 0, 24),
      child(180, 376, 1.3) + box(200, 282, 66, 62, BERRY_SOFT, 10) + centred(233, 313, '0', 32),
      arrow(140, 330, 60, 330, LEAF),
    ),
  ],
  'scrambled-words': [
    board(
      editor(24, 24, 592, 150, 'scramble.py', ['import random', 'words = ["...", "...", ...']),
      die(556, 128, 50) + arrow(320, 178, 320, 214, CARROT),
      text(12, 228, '[', 96) + text(568, 228, ']', 96),
      times(
        6,
        (at) =>
          quoted(74 + at * 84, 252, 74, [HONEY_SOFT, WHITE][at % 2]) +
          centred(111 + at * 84, 334, String(at), 18, '#5B6B78'),
      ).join(''),
    ),
  ],
  'card-quiz': [
    board(
      box(24, 24, 320, 352, WHITE, 14) + centred(50, 50, '{', 28) + centred(318, 352, '}', 28),
      times(
        5,
        (at) =>
          quoted(44, 70 + at * 56, 116, SKY_SOFT) +
          centred(180, 92 + at * 56, ':', 24) +
          quoted(200, 70 + at * 56, 116, LEAF_SOFT),
      ).join(''),
      box(34, 120, 292, 58, 'none', 10).replace('/>', ` stroke="${CARROT}"/>`),
      arrow(350, 149, 404, 120, CARROT, 16),
      box(410, 50, 92, 124, SKY_SOFT, 10) + moved(456, 144, drawSmall('cat'), 0.7) + key(452, 200, 0.7),
      turning(516, 110, 28, 130, -260, VIOLET),
      box(530, 210, 92, 124, LEAF_SOFT, 10) + bars(550, 258, [52, 36], '#5FA583'),
      tag(456, 240, 'key', WHITE, 18, '#6A3FC0') + tag(572, 358, 'value', WHITE, 18, '#6A3FC0'),
      arrow(508, 170, 552, 204, VIOLET, 10),
    ),
    board(
      variable(50, 110, 'wrong', '[ ]', 130, HONEY_SOFT) + centred(115, 290, 'len 0', 24, CARROT),
      arrow(204, 190, 236, 190, GREY) + arrow(410, 190, 442, 190, GREY),
      `<g opacity=".5">${variable(256, 110, 'wrong', missed(-26, -44), 130)}${centred(321, 290, 'len 1', 22)}${variable(462, 110, 'wrong', missed(-58, -44) + missed(4, -44), 130)}${centred(527, 290, 'len 2', 22)}</g>`,
    ),
    board(
      times(5, (at) => box(30 + at * 50, 30, 42, 66, WHITE, 8)).join('') + centred(146, 130, '5', 26),
      centred(296, 62, '-', 34) + missed(330, 30) + missed(390, 30) + centred(386, 130, '2', 26, BERRY),
      centred(482, 62, '=', 30) + tick(540, 60, 1.2) + centred(592, 62, '3', 38),
      line('M24 160H616', GREY, 3),
      question(120, 266, 'if wrong:', 190, 18) + arrow(224, 266, 276, 266, CARROT),
      times(
        2,
        (at) =>
          missed(296, 190 + at * 86) +
          centred(380, 224 + at * 86, '=', 26) +
          quoted(416, 200 + at * 86, 170, LEAF_SOFT),
      ).join(''),
    ),
  ],
  'text-adventure': [
    board(
      entry(
        24,
        moonlight,
        arrow(176, 96, 176, 44, BERRY) +
          small(218, 76, stove) +
          arrow(248, 78, 284, 78, '#1864AB') +
          small(318, 82, shed),
      ),
      entry(146, stove, arrow(176, 166, 176, 218, BERRY) + small(218, 200, moonlight) + key(300, 200, 0.7)),
      entry(268, shed, arrow(200, 322, 160, 322, '#1864AB') + small(226, 322, moonlight)),
      tag(460, 44, 'rooms', HONEY_SOFT, 20) + arrow(412, 48, 364, 66, INK, 0),
      variable(416, 100, 'here', moonlight.replace('scale(0.8)', 'scale(0.7)'), 150) +
        variable(416, 246, 'bag', '[ ]', 150, LEAF_SOFT),
    ),
    board(
      carousel(180, 210, '', [centred(0, 0, '?', 28), centred(0, 0, '>>>', 18)], 1.15) +
        centred(180, 46, 'while True:', 20, '#6A3FC0'),
      question(420, 190, '"quit" ?', 180, 18),
      arrow(420, 240, 340, 300, LEAF, -30),
      arrow(512, 190, 546, 190, BERRY) + box(552, 110, 64, 150, '#B9793F', 6) + flat('M600 186a5 5 0 1 0 .1 0Z', HONEY),
      centred(572, 292, 'break', 20, BERRY) + child(584, 388, 0.6),
    ),
    board(
      arrow(534, 84, 566, 160, LEAF, 14) + arrow(480, 306, 286, 340, LEAF, 20) + arrow(110, 140, 236, 66, LEAF, 24),
      room(245, 20, '#D9D3F7', moonlight) + number(245, 24, 1) + bubble(410, 20, 110, 56) + bars(430, 50, [70]),
      moved(470, 176, keyboard(0, 0), 0.72) + number(474, 176, 2),
      box(24, 150, 250, 216, WHITE, 14) + number(26, 154, 3),
      key(90, 196, 0.7) + arrow(120, 196, 168, 196, LEAF, 0, 4) + centred(214, 196, 'bag', 20),
      moved(80, 246, shed, 0.6) + arrow(120, 246, 168, 246, LEAF, 0, 4) + carrot(212, 246, 0.5),
      arrow(64, 296, 100, 296, '#1864AB') + arrow(120, 296, 168, 296, LEAF, 0, 4) + small(212, 296, stove),
      centred(82, 342, '?', 24) + arrow(120, 342, 168, 342, LEAF, 0, 4) + cross(212, 342, 0.7),
    ),
  ],
}

import {
  BERRY,
  box,
  CARROT,
  disc,
  GREY,
  LEAF,
  line,
  moved,
  SKY,
  star,
  HONEY,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import {
  arrow,
  bars,
  board,
  browser,
  bubble,
  carrot,
  centred,
  code,
  cross,
  dashed,
  heading,
  HONEY_SOFT,
  LEAF_SOFT,
  sheet,
  tick,
  times,
  variable,
} from '../parts.ts'
import { question, tag, tall, wide } from '../signs.ts'
import { carrotButton, clock, pressed, startButton } from './game-shapes.ts'

const field = (x: number, y: number, width: number, height: number, inside: string): string =>
  box(x, y, width, height, WHITE, 18).replace('/>', ' stroke="#2b8a5b"/>') + inside
const drawer = (x: number, y: number, inside: string): string =>
  box(x, y, 130, 74, WOOD, 8) + box(x + 14, y + 14, 102, 46, '#F3DDC4', 6) + centred(x + 65, y + 37, inside, 22)
/** Where a number between 0 and 1 puts the carrot. */
const thrown = (y: number, random: string, left: number): string =>
  tag(84, y + 36, random, '#E4DCFB', 24) +
  arrow(134, y + 36, 186, y + 36, VIOLET) +
  field(200, y, 320, 74, carrotButton(200 + left, y + 12, false, 100)) +
  centred(574, y + 38, String(left), 24, BERRY)
const step = (x: number, y: number, name: string, sign: string): string =>
  box(x, y, 176, 96, WHITE, 14) + centred(x + 88, y + 24, name, 17, '#6A3FC0') + moved(x + 88, y + 64, sign)

/** What the lines of the game's three files make. */
export const CLICK_GAME_CODE: Readonly<Record<string, readonly string[]>> = {
  'a-button-that-answers': [
    board(
      code(24, 60, 250, [
        '<h1>',
        '<p id=',
        '  "message">',
        '<button id=',
        '  "carrot">',
        '<script src=',
        '  "game.js">',
      ]),
      browser(370, 40, 246, 230) + heading(396, 120, 150) + bars(396, 166, [196], LEAF) + carrotButton(436, 196),
      arrow(110, 89, 388, 118, CARROT, 24) + arrow(220, 156, 388, 166, LEAF, 10) + arrow(204, 222, 428, 224, SKY),
      arrow(220, 290, 440, 330, VIOLET, -16) + dashed(sheet(456, 290, 76, 90)) + centred(494, 342, '?', 28, GREY),
    ),
    board(
      code(24, 70, 300, ['const message =', '  "#message"', 'const carrot =', '  "#carrot"']) +
        centred(160, 270, 'game.js', 22),
      browser(390, 40, 226, 320) + heading(416, 116, 150),
      bars(416, 190, [176], LEAF) + tag(504, 158, '#message', LEAF_SOFT, 15, '#1F7A4D'),
      carrotButton(446, 266) + tag(504, 236, '#carrot', HONEY_SOFT, 15, '#1F7A4D'),
      arrow(212, 132, 406, 186, LEAF, 20) + arrow(198, 198, 436, 290, CARROT, -20),
    ),
  ],
  'keeping-score': [
    board(
      code(24, 100, 290, ['<h1>', '<span id="score">', '<p id="message">', '<button>'], 1),
      browser(380, 40, 236, 320) + heading(406, 112, 150),
      box(396, 138, 204, 58, HONEY_SOFT, 12) + carrot(430, 170, 0.5) + centred(480, 168, '0', 32),
      bars(406, 226, [180], LEAF) + carrotButton(444, 262),
      disc(600, 138, 19, LEAF) + line('M590 138H610M600 128V148', WHITE, 5),
      arrow(320, 164, 392, 164, CARROT, 16),
    ),
    board(
      variable(40, 120, 'score', '', 120) + carrot(100, 184, 0.62),
      (
        [
          ['=== 10', 10],
          ['=== 5', 5],
          ['else', 1],
        ] as const
      )
        .map(
          ([letters, carrots], at) =>
            arrow(186, 190, 218, [78, 196, 314][at]!, CARROT, 0) +
            tag(284, 78 + at * 118, letters, WHITE, 20, '#6A3FC0') +
            arrow(346, 78 + at * 118, 386, 78 + at * 118, LEAF) +
            bubble(398, 36 + at * 118, 214, 76, [LEAF_SOFT, HONEY_SOFT, WHITE][at]) +
            times(carrots, (one) => carrot(420 + one * 19, 74 + at * 118, 0.42)).join(''),
        )
        .join(''),
    ),
  ],
  'ten-seconds': [
    board(
      code(24, 76, 240, ['id="score"', 'id="time"', 'id="start"', 'id="carrot"', '  disabled'], 4),
      browser(350, 30, 266, 340) + heading(376, 96, 180),
      carrot(396, 138, 0.42) + centred(436, 136, '0', 28) + clock(556, 182, '10', 0.66),
      startButton(376, 240) + carrotButton(482, 236, true),
      arrow(194, 105, 376, 132, CARROT, 14) + arrow(180, 138, 516, 186, BERRY, -20),
      arrow(194, 172, 366, 258, LEAF, 10) + arrow(176, 242, 500, 300, SKY, -40),
    ),
    board(
      box(24, 30, 290, 150, WHITE, 16) + startButton(46, 50) + pressed(92, 76) + clock(248, 108, '10', 0.8),
      centred(116, 152, 'setInterval', 16, '#6A3FC0') + arrow(326, 100, 416, 116, CARROT, 16),
      tag(372, 66, '7', LEAF_SOFT, 24),
      variable(450, 60, 'timerId', '7', 120),
      arrow(480, 200, 420, 276, BERRY, -16) + tag(494, 252, '7', LEAF_SOFT, 24),
      box(24, 216, 380, 150, WHITE, 16) + clock(86, 296, '0', 0.8) + cross(120, 258, 0.9),
      centred(250, 262, 'clearInterval', 18, '#6A3FC0') + carrotButton(196, 292, true),
    ),
  ],
  'runaway-carrot': [
    board(
      field(40, 30, 300, 300, carrotButton(144, 150, false, 100)),
      wide(40, 340, 352, '320') + tall(366, 30, 330, '320'),
      line('M144 214H244M144 206V222M244 206V222', CARROT, 4) + centred(194, 242, '100', 20, CARROT),
      line('M262 150V202M254 150H270M254 202H270', CARROT, 4) + centred(296, 176, '48', 20, CARROT),
      code(486, 120, 120, ['#field', '#carrot'], -1, 18),
    ),
    board(
      browser(24, 60, 190, 270) + heading(44, 130, 110) + bars(44, 170, [140], LEAF) + carrotButton(58, 236),
      arrow(230, 190, 286, 190, CARROT),
      field(306, 50, 310, 280, tag(430, 80, '<div id="field">', LEAF_SOFT, 17, '#6A3FC0')),
      carrotButton(400, 172, false, 120) + centred(460, 146, '<button>', 17, '#6A3FC0'),
      tag(372, 300, '</div>', LEAF_SOFT, 17, '#6A3FC0'),
      centred(460, 358, '<link ... "style.css">', 17, '#5B6B78'),
    ),
    board(thrown(40, '0.0', 0), thrown(156, '0.5', 110), thrown(272, '0.9', 198)),
    board(
      code(24, 100, 270, ['click:', '  score + 1', '  textContent', '  moveCarrot()'], 3),
      field(340, 40, 270, 310, `<g opacity=".45">${carrotButton(366, 240, false, 100)}</g>`),
      pressed(420, 280) + centred(408, 212, '+1', 28, BERRY),
      arrow(470, 236, 520, 152, CARROT, -20) + carrotButton(484, 84, false, 100),
    ),
  ],
  'remember-the-best': [
    board(
      code(24, 120, 290, ['<span id="score">', '<span id="best">', '<p id="message">'], 1),
      browser(380, 40, 236, 320) + heading(406, 112, 150) + carrot(426, 152, 0.42) + centred(466, 152, '0', 26),
      box(396, 178, 204, 58, HONEY_SOFT, 12) + moved(430, 208, star(HONEY), 0.6) + centred(480, 208, '0', 32),
      bars(406, 262, [180], LEAF) + carrotButton(444, 288),
      arrow(320, 184, 392, 206, CARROT, -14),
    ),
    board(
      drawer(30, 60, '') + arrow(172, 96, 216, 96) + tag(272, 96, 'null', WHITE, 20),
      drawer(30, 240, '"12"') + arrow(172, 278, 216, 278) + tag(272, 278, '"12"', WHITE, 20, '#1F7A4D'),
      box(344, 40, 106, 310, '#E4DCFB', 16) + centred(397, 196, 'Number', 17, '#6A3FC0'),
      arrow(322, 96, 340, 96) + arrow(324, 278, 340, 278),
      arrow(454, 96, 486, 96) + arrow(454, 278, 486, 278),
      variable(504, 34, 'best', '0', 92) + variable(504, 214, 'best', '12', 92, LEAF_SOFT),
    ),
    board(
      question(128, 196, 'score > best', 224, 17),
      arrow(140, 150, 222, 96, LEAF, 14) + arrow(140, 242, 232, 302, BERRY, -14),
      centred(306, 90, '15 > 12', 22) + tick(396, 90, 0.8) + centred(306, 308, '9 > 12', 22) + cross(396, 308, 0.8),
      arrow(420, 90, 452, 90, LEAF) + moved(492, 56, star(HONEY), 0.7) + centred(548, 56, '15', 30),
      drawer(466, 92, '"15"'),
      arrow(420, 308, 452, 308, BERRY) + moved(492, 308, star(HONEY), 0.7) + centred(548, 308, '12', 30),
    ),
  ],
  'finished-game': [
    board(
      browser(24, 40, 250, 300, GREY) + heading(40, 110, 110) + bars(40, 146, [130, 90]),
      box(40, 200, 64, 26, GREY, 4) + box(40, 250, 200, 70, WHITE, 2) + box(60, 270, 44, 22, GREY, 4),
      arrow(286, 190, 336, 190, CARROT),
      box(350, 40, 266, 300, '#FFFBF3', 20) + browser(350, 40, 266, 300).replace(/fill="#FFFFFF"/, 'fill="#FFFBF3"'),
      heading(410, 112, 146) + bars(418, 148, [130]) + startButton(438, 166) + carrotButton(438, 232, false, 90),
      wide(394, 572, 294, '360'),
    ),
    board(
      step(24, 24, 'startGame', startButton(-45, -25)),
      step(24, 276, 'click', carrotButton(-55, -26)),
      step(232, 150, 'moveCarrot', arrow(-50, 14, 44, -14, CARROT, 20)),
      step(440, 276, 'carrotWidth', line('M-44 0H44M-44-12V12M44-12V12', BERRY, 5)),
      step(232, 24, 'tick', clock(0, 4, '-1', 0.52)),
      step(440, 24, 'endGame', cross(0, 0, 1.1)),
      step(440, 150, 'comment', box(-50, -20, 100, 40, LEAF_SOFT, 12) + bars(-34, 0, [68], LEAF)),
      arrow(204, 72, 226, 72) + arrow(412, 72, 434, 72) + arrow(528, 124, 528, 146),
      arrow(140, 124, 226, 172) + arrow(140, 274, 226, 222) + arrow(412, 222, 478, 272),
    ),
  ],
}

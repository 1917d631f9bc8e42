import { BERRY, box, CARROT, disc, GREY, HONEY, INK, LEAF, line, moved, SKY, WHITE } from '../../tutorial-covers/pen.ts'
import {
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  carousel,
  carrot,
  centred,
  code,
  cross,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  printed,
  screen,
  tick,
  times,
  variable,
} from '../parts.ts'
import { question, tag } from '../signs.ts'
import { shirt } from './cpp-first-steps.ts'

/** Something is asked on the screen, answered, and kept. */
const asked = (y: number, first: number, answer: string, kept: string): string =>
  number(36, y + 4, first) +
  tag(136, y + 2, 'cout <<', WHITE, 18, '#6A3FC0') +
  screen(40, y + 30, 140, 84) +
  line(`M60 ${y + 72}h60`, '#EAF2F8', 8) +
  centred(146, y + 72, '?', 24, '#EAF2F8') +
  arrow(190, y + 72, 236, y + 72, CARROT) +
  bubble(246, y + 30, 130, 76) +
  answer +
  number(296, y + 4, first + 1) +
  tag(384, y + 2, 'cin >>', WHITE, 18, '#6A3FC0') +
  arrow(386, y + 72, 440, y + 72, CARROT) +
  kept

/** What the lines of the first programs do with their boxes. */
export const FIRST_STEPS_CODE: Readonly<Record<string, readonly string[]>> = {
  variables: [
    board(
      code(20, 60, 220, ['string name', '  = "Tutu";', 'int carrots', '  = 5;', 'cout << name', '  << carrots;']),
      variable(320, 20, 'name', '"Tutu"', 150, BERRY_SOFT) + variable(320, 160, 'carrots', '5', 150),
      arrow(204, 122, 300, 90, CARROT, 16) + arrow(120, 188, 300, 226, CARROT, -10),
      screen(280, 302, 320, 76) +
        printed(300, 332, ['Tutu'], 22) +
        times(5, (at) => carrot(410 + at * 34, 342, 0.42)).join(''),
      arrow(216, 260, 290, 310, LEAF, -10),
    ),
  ],
  input: [
    board(
      asked(30, 1, bars(272, 98, [78], INK), variable(470, 40, 'name', '...', 120, BERRY_SOFT)) +
        asked(216, 3, centred(311, 284, '12', 30), variable(470, 226, 'age', '12', 120)),
    ),
  ],
  'if-choices': [
    board(
      disc(70, 76, 34, HONEY) + centred(70, 76, '20', 26) + arrow(108, 76, 146, 76),
      question(240, 76, '20 >= 28', 180) + question(240, 212, '20 >= 15', 180),
      arrow(334, 76, 430, 76, GREY) +
        centred(380, 52, 'true', 16, GREY) +
        `<g opacity=".35">${moved(494, 78, shirt(0, '#F28B76'))}</g>`,
      arrow(240, 126, 240, 162, CARROT) + centred(286, 144, 'false', 16, CARROT),
      arrow(334, 212, 430, 212, CARROT) + centred(380, 188, 'true', 16, CARROT),
      box(440, 158, 116, 112, HONEY_SOFT, 14) + moved(498, 210, shirt(24, LEAF)) + tick(556, 160),
      arrow(240, 262, 240, 306, GREY) +
        centred(286, 284, 'else', 16, GREY) +
        `<g opacity=".35">${moved(240, 348, shirt(30, SKY))}</g>`,
    ),
  ],
  loops: [
    board(
      code(75, 24, 480, ['for (int i = 1; i <= 9; i++)'], -1, 20),
      number(226, 90, 1) + number(386, 90, 2) + number(504, 90, 3),
      variable(40, 170, 'i', '1', 110) + number(40, 166, 1) + arrow(172, 230, 208, 230),
      question(290, 230, 'i <= 9', 150) + number(242, 186, 2),
      arrow(330, 196, 404, 160, LEAF, 10) + screen(416, 116, 200, 74) + printed(436, 144, ['1 x 7 = 7'], 20),
      arrow(526, 200, 526, 254, LEAF) + tag(526, 284, 'i + 1', LEAF_SOFT, 24) + number(592, 254, 3),
      arrow(466, 290, 350, 252, LEAF, -16) +
        arrow(290, 282, 290, 326, BERRY) +
        disc(290, 352, 20, BERRY) +
        box(282, 344, 16, 16, WHITE, 2),
      centred(372, 352, '10 > 9', 20, BERRY),
    ),
  ],
  'quiz-program': [
    board(
      number(40, 44, 1) + screen(40, 70, 240, 110) + printed(64, 100, ['4 x 7 = 28'], 22) + tick(250, 150, 0.9),
      centred(160, 216, 'quiz.cpp', 20) + tick(100, 284, 1.4) + arrow(160, 284, 290, 250, CARROT, 20),
      number(340, 44, 2) +
        carousel(470, 210, '5', [centred(0, 0, '?', 26), tick(0, 0, 0.8)], 1.05).replace('<g ', '<g opacity=".75" '),
    ),
    board(
      tag(70, 44, 'i', WHITE, 22) + tag(190, 44, 'a = i + 3', WHITE, 18) + tag(390, 44, 'a * 7', WHITE, 20),
      times(
        5,
        (at) =>
          number(70, 106 + at * 60, at + 1) +
          arrow(100, 106 + at * 60, 150, 106 + at * 60, GREY, 0, 4) +
          centred(190, 106 + at * 60, String(at + 4), 26) +
          arrow(226, 106 + at * 60, 276, 106 + at * 60, GREY, 0, 4) +
          centred(352, 106 + at * 60, `${at + 4} x 7 =`, 22) +
          (at === 2 ? cross(448, 106 + at * 60, 0.8) : tick(448, 106 + at * 60, 0.8)),
      ).join(''),
      arrow(480, 226, 510, 226, LEAF) +
        variable(520, 160, 'score', '4', 80, HONEY_SOFT) +
        centred(560, 130, '+1', 24, CARROT),
    ),
  ],
}

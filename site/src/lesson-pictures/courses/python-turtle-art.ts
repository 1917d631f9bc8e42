import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
  dot,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  shape,
  turned,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import { caret, editor, file, keyboard } from '../desk.ts'
import {
  arrow,
  board,
  carousel,
  centred,
  child,
  code,
  cross,
  die,
  finger,
  flower,
  HONEY_SOFT,
  number,
  text,
  tick,
  times,
  turning,
  turtle,
  variable,
} from '../parts.ts'
import {
  square,
  house,
  field,
  star,
  hexagon,
  forwardSign,
  turnSign,
  gardenFlower,
  SKY_OF_NIGHT,
  stars,
} from './turtle-shapes.ts'

/** What the turtle draws; carousels for loops. */
export const TURTLE_ART: Readonly<Record<string, readonly string[]>> = {
  'first-line': [
    board(
      box(30, 40, 260, 240, WHITE, 10) +
        flat('M33 86V50Q33 43 40 43H280Q287 43 287 50V86Z', '#CFE6FA') +
        text(48, 56, 'IDLE', 20),
      text(48, 102, 'File', 20) +
        box(44, 132, 190, 96, '#F4F4F0', 6) +
        flat('M47 140H231V180H47Z', '#FCE8B2') +
        text(60, 150, 'New File', 20) +
        text(60, 192, 'Open...', 20, '#8794A0'),
      finger(190, 246, 0.7) + arrow(306, 160, 366, 160, CARROT),
      editor(380, 60, 230, 290, '') + caret(426, 120),
    ),
    board(
      editor(40, 40, 260, 220, 'my_line.py', ['import turtle']) + tick(286, 46, 1.3) + turtle(170, 200, 0, 1.1),
      editor(350, 40, 260, 220, 'turtle.py', ['import turtle']) + cross(596, 46, 1.3),
      centred(480, 200, '?', 60, BERRY) + child(320, 384, 0.9),
    ),
    board(
      code(30, 60, 290, ['import turtle', '', 'turtle.', '  forward(100)'], 3),
      field(350, 40, 256, 320, line('M400 200H510', INK, 6) + turtle(528, 200)),
      arrow(250, 240, 372, 220, CARROT, -30),
      dashes('M400 240H510', GREY, 4) + centred(455, 266, '100', 22),
    ),
    board(
      code(30, 60, 290, ['turtle.', '  forward(100)', 'turtle.', '  left(90)'], 3),
      field(
        350,
        40,
        256,
        320,
        line('M380 250H496', INK, 6) +
          turtle(500, 250, 90) +
          `<g opacity=".35">${turtle(504, 250)}</g>` +
          turning(500, 250, 74, 8, 74),
      ),
      centred(566, 168, '90', 26, BERRY),
    ),
    board(
      field(150, 24, 340, 352, square(230, 290, 180) + turtle(234, 290, 0, 0.9)),
      number(320, 326, 1) + number(446, 200, 2) + number(320, 74, 3) + number(194, 200, 4),
    ),
  ],
  'loops-and-polygons': [
    board(
      carousel(190, 210, '4', [forwardSign, turnSign], 1.2),
      field(370, 70, 236, 260, square(412, 280, 150) + turtle(414, 280, 0, 0.7)),
    ),
    board(
      code(24, 24, 170, times(4, () => ['forward(100)', 'left(90)']).flat(), -1, 13) +
        arrow(226, 130, 262, 170, GREY, 20),
      code(440, 90, 170, ['for i in range(4):', '  forward(100)', '  left(90)'], 0, 11) +
        arrow(430, 150, 400, 170, LEAF, -10),
      field(270, 120, 130, 130, square(296, 226, 76) + turtle(298, 226, 0, 0.4)) +
        centred(320, 300, '=', 50) +
        tick(530, 60),
    ),
    board(
      disc(200, 200, 140, WHITE) +
        line('M200 200H340M200 200V60M200 200H60M200 200V340', INK, 4) +
        flat('M202 198V63A137 137 0 0 1 337 198Z', '#FCE8B2') +
        turning(200, 200, 60, 2, 82),
      centred(262, 138, '90', 26),
      centred(450, 130, '360', 34) +
        line('M400 166H500', INK, 5) +
        centred(450, 204, '4', 34) +
        centred(540, 166, '=', 30) +
        centred(590, 166, '90', 34, BERRY),
      square(410, 350, 96),
    ),
    board(
      variable(60, 90, 'sides', '6', 120),
      arrow(210, 170, 300, 170, CARROT, 20),
      field(330, 40, 276, 320, hexagon(418, 300, 110) + turtle(420, 300, 0, 0.7)),
      centred(120, 300, '360 / 6', 24) + centred(120, 344, '= 60', 24, BERRY),
    ),
    board(
      field(60, 24, 520, 352, star(150, 164, 330) + turtle(150, 164, 0, 0.8) + turning(480, 164, 46, 0, -144)),
      centred(538, 226, '144', 26, BERRY),
      number(316, 128, 1),
    ),
  ],
  'colours-and-a-house': [
    board(
      code(30, 70, 290, ['begin_fill()', 'for i in range(4):', '  forward(120)', '  left(90)', 'end_fill()'], 0, 17),
      field(350, 40, 256, 320, box(400, 130, 150, 150, '#FFE4C4', 0) + turtle(404, 280, 0, 0.7)),
      arrow(262, 100, 394, 180, '#A0522D', -30),
    ),
    board(
      field(
        60,
        24,
        520,
        352,
        box(220, 150, 190, 190, '#FFE4C4', 0) + dashes('M220 340V164', GREY, 6) + turtle(220, 150, 0, 0.8),
      ),
      moved(150, 220, turned(-30, 0, 0, shape('M0 0L-12-28H12Z', WHITE) + shape('M-12-28H12V-104H-12Z', HONEY))),
      arrow(150, 250, 150, 300, BERRY, 0),
      cross(196, 262, 0.8),
      text(450, 130, '(0,120)', 20),
    ),
    board(
      field(60, 24, 520, 352, house(225, 350, 180) + turning(405, 170, 44, 0, 120)),
      centred(486, 128, '120', 26, BERRY),
      number(315, 146, 1) + number(384, 82, 2) + number(246, 82, 3),
    ),
  ],
  'flower-stamp': [
    board(
      box(200, 90, 220, 190, '#F3C9A5', 20) +
        shape('M280 90V50H340V90Z', WOOD) +
        dot(310, 44, 26, WOOD) +
        disc(310, 44, 26, WOOD) +
        centred(310, 250, 'flower', 22),
      ['x', 'y', 'size', 'colour']
        .map(
          (name, at) =>
            box(34, 90 + at * 50, 120, 38, HONEY_SOFT, 8) +
            centred(94, 109 + at * 50, name, 18) +
            arrow(158, 109 + at * 50, 196, 140 + at * 22, INK, 0, 4),
        )
        .join(''),
      flower(310, 165, 26, 'orchid'),
      arrow(424, 186, 476, 186, CARROT),
      flower(556, 130, 30, 'orchid') + flower(550, 290, 20, 'skyblue'),
    ),
    board(
      [1, 2, 6]
        .map((petals, at) =>
          times(petals, (petal) => {
            const angle = ((petal * 60 + 90) * Math.PI) / 180
            return disc(
              Math.round(120 + at * 200 + 44 * Math.cos(angle)),
              Math.round(190 - 44 * Math.sin(angle)),
              44,
              'orchid',
            )
          }).join(''),
        )
        .join(''),
      dot(520, 190, 22, HONEY) + dot(120, 190, 6, INK) + dot(320, 190, 6, INK),
      turning(320, 190, 100, 92, 56) + centred(246, 66, '60', 24, BERRY),
      number(120, 330, 1) + number(320, 330, 2) + number(520, 330, 6),
    ),
  ],
  'random-flowers': [
    board(
      ['tomato', 'orchid', 'skyblue', 'hotpink', 'orange']
        .map((colour, at) => box(60 + at * 104, 200, 104, 100, WHITE, 6) + flower(112 + at * 104, 250, 14, colour))
        .join(''),
      text(46, 210, '[', 80) + text(578, 210, ']', 80),
      die(320, 90, 92),
      arrow(360, 126, 424, 192, CARROT, 20) + finger(432, 322, 0.6),
    ),
    board(
      file(50, 90, 'stamp.py', flower(0, 0, 14, 'orchid'), 22) + arrow(180, 160, 276, 160, CARROT, 50),
      editor(290, 50, 320, 220, 'random_flowers.py', ['def move_to', 'def flower']),
      tick(560, 126, 0.7) +
        tick(560, 162, 0.7) +
        code(320, 306, 260, ['flower(-150, ...'], -1, 18) +
        line('M330 330H570', BERRY, 5),
    ),
    board(
      carousel(170, 210, '12', [die(0, 0, 36), flower(0, 0, 9, 'tomato')], 1.15),
      field(340, 40, 266, 320),
      flower(400, 100, 22, 'tomato') +
        flower(520, 90, 16, 'orchid') +
        flower(450, 190, 26, 'skyblue') +
        flower(556, 210, 20, 'hotpink') +
        flower(404, 280, 17, 'orange') +
        flower(510, 306, 24, 'tomato'),
    ),
  ],
  'night-garden': [
    board(
      [
        flat('M0 0H196V110H0Z', SKY_OF_NIGHT),
        stars
          .slice(0, 7)
          .map(([x, y]) => dot(x / 2.4, y / 2, 4, WHITE))
          .join('') + dot(160, 30, 20, 'khaki'),
        flat('M0 66H196V110H0Z', 'seagreen'),
        gardenFlower(46, 96, 44, 9, 'tomato') +
          gardenFlower(104, 100, 54, 9, 'orchid') +
          gardenFlower(158, 96, 44, 9, 'hotpink'),
      ]
        .map((layer, at) =>
          moved(
            60 + at * 106,
            40 + at * 70,
            box(0, 0, 196, 110, at === 0 ? SKY_OF_NIGHT : at === 1 ? '#3B3B8F' : WHITE, 8) +
              layer +
              box(0, 0, 196, 110, 'none', 8) +
              number(0, 0, at + 1),
          ),
        )
        .join(''),
    ),
    board(
      editor(30, 30, 330, 340, 'night_garden.py', [
        'def star():',
        'def grass():',
        'def flower():',
        'def tall_flower():',
      ]),
      field(
        396,
        60,
        214,
        160,
        stars
          .slice(0, 8)
          .map(([x, y]) => dot(400 + x / 2.6, 64 + y / 2, 4, WHITE))
          .join('') +
          dot(566, 96, 20, 'khaki') +
          flat('M399 180H607V208Q607 217 598 217H408Q399 217 399 208Z', 'seagreen') +
          gardenFlower(440, 210, 60, 9, 'tomato') +
          gardenFlower(500, 212, 70, 9, 'orchid') +
          gardenFlower(560, 210, 60, 9, 'hotpink'),
        SKY_OF_NIGHT,
      ),
      keyboard(410, 232),
    ),
    board(
      field(120, 30, 400, 330, '', SKY_OF_NIGHT),
      line('M120 195H520M320 30V360', '#8FB0E8', 3) + dot(320, 195, 7, HONEY),
      text(60, 186, '-320', 16) +
        text(530, 186, '320', 16) +
        text(334, 44, '260', 16, WHITE) +
        text(334, 332, '-260', 16, WHITE) +
        text(334, 206, '(0,0)', 16, WHITE),
      dot(445, 85, 26, 'khaki') +
        stars
          .slice(0, 5)
          .map(([x, y]) => dot(110 + x, y, 4, WHITE))
          .join(''),
    ),
  ],
}

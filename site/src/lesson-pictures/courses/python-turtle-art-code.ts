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
  VIOLET,
  WHITE,
} from '../../tutorial-covers/pen.ts'
import { editor } from '../desk.ts'
import {
  arrow,
  board,
  centred,
  code,
  cross,
  dashed,
  die,
  flower,
  number,
  text,
  tick,
  times,
  turtle,
  variable,
  walk,
} from '../parts.ts'
import { tag } from '../signs.ts'
import { field, house, SKY_OF_NIGHT } from './turtle-shapes.ts'

const polygon = (x: number, y: number, sides: number, side: number): string =>
  line(
    walk(
      x,
      y,
      times(sides, () => [side, 360 / sides]),
    ).d,
    INK,
    6,
  )
const heldPencil = (x: number, y: number): string => moved(x, y, pencil(HONEY), 0.5)
/** One call of a function that was just written, and whether it did what it should. */
const tried = (at: number, name: string, inside: string, fill: string, isRight: boolean): string => {
  const [x, y] = [24 + (at % 2) * 300, 24 + Math.floor(at / 2) * 180]
  return (
    field(x, y, 280, 164, '', fill) +
    moved(x, y, inside) +
    tag(x + 92, y + 142, name, WHITE, 17, '#6A3FC0') +
    moved(x + 256, y + 24, isRight ? tick(0, 0, 0.9) : cross(0, 0, 0.9))
  )
}
const COLOURS = ['tomato', 'orchid', 'skyblue', 'hotpink', 'orange']
/** A pot of paint with its name below. */
const pot = (x: number, y: number, colour: string, name: string): string =>
  box(x - 42, y - 40, 84, 84, WHITE, 10) +
  box(x - 42, y - 40, 84, 34, colour, 10) +
  line(`M${x - 16} ${y - 8}v22M${x + 12} ${y - 8}v36`, colour, 12) +
  centred(x, y + 66, name, 15, '#1F7A4D')

/** What the turtle does line by line. */
export const TURTLE_ART_CODE: Readonly<Record<string, readonly string[]>> = {
  'loops-and-polygons': [
    board(
      [3, 4, 6]
        .map(
          (sides, at) =>
            tag(120 + at * 200, 60, `360 / ${sides}`, WHITE, 22) +
            arrow(120 + at * 200, 86, 120 + at * 200, 124, CARROT) +
            centred(120 + at * 200, 152, String(360 / sides), 30, BERRY) +
            polygon(120 + at * 200 - [60, 55, 38][at]!, 356, sides, [120, 110, 76][at]!),
        )
        .join(''),
    ),
  ],
  'colours-and-a-house': [
    board(
      field(24, 60, 260, 240, line('M70 180H210', INK, 3) + turtle(216, 180, 0, 0.8)),
      arrow(296, 180, 344, 180, CARROT),
      field(356, 60, 260, 240, line('M402 180H542', INK, 12) + turtle(548, 180, 0, 0.8), 'lightyellow'),
      tag(486, 100, 'bgcolor', WHITE, 18, '#6A3FC0') + tag(486, 244, 'pensize(4)', WHITE, 18, '#6A3FC0'),
      centred(154, 336, 'house.py', 20),
    ),
    board(
      field(24, 40, 260, 270, house(92, 290, 116) + turtle(102, 174, 0, 0.8), 'lightyellow'),
      arrow(296, 180, 344, 180, CARROT),
      field(356, 40, 260, 270, house(424, 290, 116), 'lightyellow'),
      dashed(`<circle cx="434" cy="174" r="28"/>`, GREY),
      centred(320, 350, 'turtle.hideturtle()', 22, '#6A3FC0'),
    ),
  ],
  'flower-stamp': [
    board(
      [0, 1, 2].map((at) => field(24 + at * 204, 60, 184, 250)).join(''),
      turtle(64, 250, 0, 0.8) + heldPencil(116, 190) + arrow(100, 226, 100, 180, BERRY),
      dashes('M268 250L352 140', GREY, 5) + turtle(362, 126, 52, 0.8) + dot(268, 250, 6, GREY),
      turtle(470, 150, 0, 0.8) + heldPencil(534, 206) + arrow(594, 150, 594, 206, LEAF) + dot(534, 208, 7, INK),
      [
        ['penup', BERRY],
        ['goto(x, y)', INK],
        ['pendown', '#2B8A5B'],
      ]
        .map(([name, ink], at) => number(44 + at * 204, 60, at + 1) + centred(116 + at * 204, 340, name!, 20, ink))
        .join(''),
    ),
    board(
      code(24, 110, 320, ['def flower():', '  for i in range(6):', '    ...', '  dot(size, "gold")'], 3),
      times(6, (at) => {
        const angle = ((at * 60 + 90) * Math.PI) / 180
        return disc(Math.round(496 + 62 * Math.cos(angle)), Math.round(186 - 62 * Math.sin(angle)), 62, 'orchid')
      }).join(''),
      disc(496, 186, 31, 'gold') + arrow(352, 240, 456, 192, CARROT, 10),
    ),
    board(
      field(24, 24, 592, 264, line('M320 34V278M34 190H606', GREY, 3) + centred(366, 234, '(0, 0)', 16, '#5B6B78')),
      flower(170, 190, 30, 'tomato') + flower(320, 130, 40, 'orchid') + flower(470, 190, 30, 'skyblue'),
      ['(-150, 0, 30)', '(0, 60, 40)', '(150, 0, 30)']
        .map((letters, at) => number(60 + at * 204, 320, at + 1) + centred(130 + at * 200, 356, letters, 17, '#1864AB'))
        .join(''),
      number(90, 140, 1) + number(420, 90, 2) + number(550, 140, 3),
    ),
  ],
  'random-flowers': [
    board(
      editor(290, 50, 326, 290, 'random_flowers.py', [
        'import random',
        'import turtle',
        '',
        'def move_to',
        'def flower',
      ]),
      box(300, 110, 306, 36, 'none', 8).replace('/>', ` stroke="${CARROT}"/>`),
      box(50, 110, 150, 120, '#B9D9F3', 12) + line('M92 110V88H158V110', INK, 8) + die(125, 176, 66),
      centred(125, 258, 'random', 20, '#6A3FC0') + arrow(212, 166, 286, 130, CARROT, 20),
      arrow(100, 276, 82, 312, VIOLET) +
        arrow(150, 276, 176, 312, VIOLET) +
        tag(82, 338, 'randint', WHITE, 17, '#6A3FC0') +
        tag(208, 338, 'choice', WHITE, 17, '#6A3FC0'),
    ),
    board(
      text(10, 100, '[', 110) + text(562, 100, ']', 110),
      COLOURS.map((colour, at) => pot(120 + at * 100, 146, colour, colour)).join(''),

      arrow(320, 236, 320, 262, CARROT) +
        variable(244, 258, 'colours', COLOURS.map((colour, at) => dot(at * 28 - 56, -8, 11, colour)).join(''), 152),
    ),
  ],
  'night-garden': [
    board(
      tried(
        0,
        'star()',
        [
          [60, 40],
          [150, 70],
          [210, 36],
        ]
          .map(([x, y]) => dot(x!, y!, 7, WHITE))
          .join(''),
        SKY_OF_NIGHT,
        true,
      ),
      tried(
        1,
        'grass()',
        `<path stroke="none" fill="seagreen" d="M2 92H278V152Q278 162 268 162H12Q2 162 2 152Z"/>`,
        SKY_OF_NIGHT,
        true,
      ),
      tried(
        2,
        'flower()',
        dashed(disc(150, 62, 34, 'none'), GREY) + centred(150, 62, '?', 34, WHITE),
        SKY_OF_NIGHT,
        false,
      ),
      code(360, 220, 240, ['def flower():', '  ?', ''], 1) + arrow(214, 266, 352, 276, BERRY, 14),
    ),
  ],
}

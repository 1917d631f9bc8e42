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
  turned,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import { bear, deer, hedgehog, squirrel } from '../animals.ts'
import {
  adult,
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  cardOf,
  centred,
  child,
  code,
  cross,
  dashed,
  finger,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  rowOf,
  sheet,
  text,
  tick,
  times,
  turning,
  variable,
} from '../parts.ts'
import { SORTING_BY_SWAPS } from './cpp-sorting-by-swaps.ts'

/** The sorted row that is searched. */
const SEARCHED = [3, 8, 15, 21, 30, 42, 57, 66, 73, 90]
/** What is looked for in it: its first, its last, and one that is not there. */
const TARGETS = [3, 90, 50]
/** Where the rows below each other begin, and how wide a box of theirs is. */
const SEARCH = { x: 120, y: 54, step: 122, side: 43 }
/** A question mark below the place between two boxes where `target` would have to be. */
function gapOf(target: number, y: number): string {
  const x = SEARCH.x + SEARCH.side * SEARCHED.filter((value) => value < target).length
  return line(`M${x} ${y + 52}V${y - 2}`, BERRY, 5) + centred(x, y + 74, '?', 26, BERRY)
}

/** Rows that are counted and searched, and a class put in order. */
export const SORTING_AND_SEARCHING: Readonly<Record<string, readonly string[]>> = {
  'a-row-of-boxes': [
    board(
      rowOf(60, 110, [86, 92, 75, 90, 68], 104, [HONEY_SOFT]),
      code(60, 280, 170, ['score[0]'], -1, 22) + arrow(120, 276, 112, 250, CARROT, 0),
      centred(580, 60, '5', 30) +
        line('M60 80H540M60 70V90M540 70V90', LEAF, 4) +
        text(420, 290, 'size()', 22, '#6A3FC0') +
        centred(566, 302, '= 5', 24),
    ),
    board(
      [86, 92, 75, 90, 68]
        .map(
          (score, at) =>
            turned(
              [-3, 2, -1, 3, -2][at]!,
              92 + at * 114,
              140,
              sheet(44 + at * 114, 80, 96, 120, WHITE) + centred(92 + at * 114, 146, String(score), 36),
            ) + centred(92 + at * 114, 262, String(at), 32, '#5B6B78'),
        )
        .join(''),
      line('M40 300H600', WOOD, 8) + moved(560, 250, pencil(HONEY), 0.6),
    ),
    board(
      rowOf(40, 60, [86, 92, 75, 90, 68], 84, [GREY, LEAF_SOFT]),
      finger(356, 260, 0.6) + arrow(82, 190, 340, 190, CARROT, -20),
      variable(476, 60, 'best', '92', 120, LEAF_SOFT) +
        centred(90, 310, '86', 30, GREY) +
        line('M66 312H116', BERRY, 5) +
        arrow(130, 310, 180, 310) +
        centred(220, 310, '92', 34) +
        tick(276, 310),
      text(330, 330, 'a > best ?', 22, '#6A3FC0'),
    ),
  ],
  counting: [
    board(
      [2, 1, 3, 2, 2]
        .map((vote, at) => turned(at * 6 - 12, 80 + at * 66, 80, cardOf(56 + at * 66, 44, String(vote), WHITE, 50, 68)))
        .join('') +
        arrow(220, 140, 250, 210, CARROT, 0) +
        text(420, 70, 'box[v]++', 24, '#6A3FC0'),
      times(
        4,
        (at) =>
          box(70 + at * 130, 220, 110, 100, [SKY_SOFT, LEAF_SOFT, SKY_SOFT, SKY_SOFT][at]!, 8) +
          times([1, 3, 1, 0][at]!, (mark) => line(`M${92 + at * 130 + mark * 20} 250V296`, INK, 6)).join('') +
          number(125 + at * 130, 348, at + 1),
      ).join(''),
    ),
    board(
      times(
        4,
        (at) =>
          box(60 + at * 136, 40, 110, 100, SKY_SOFT, 8) +
          centred(115 + at * 136, 90, ['2', '4', '2', '1'][at]!, 40) +
          number(115 + at * 136, 164, at + 1) +
          arrow(115 + at * 136, 190, [104, 274, 442, 560][at]!, 246, CARROT, 0, 4),
      ).join(''),
      [1, 1, 2, 2, 2, 2, 3, 3, 4]
        .map((vote, at) =>
          cardOf(44 + at * 62, 260, String(vote), [HONEY_SOFT, LEAF_SOFT, BERRY_SOFT, WHITE][vote - 1]!, 54, 80),
        )
        .join(''),
    ),
  ],
  ...SORTING_BY_SWAPS,
  'binary-search': [
    board(
      [100, 50, 25, 12, 6, 3, 1]
        .map(
          (left, at) =>
            box(60, 26 + at * 50, left * 4.6, 36, at === 6 ? LEAF : SKY_SOFT, 6) +
            centred(76 + left * 4.6 + 24, 44 + at * 50, String(left), 22) +
            number(30, 44 + at * 50, at + 1),
        )
        .join(''),
      centred(480, 330, '7', 70, CARROT),
    ),
    board(
      rowOf(35, 110, SEARCHED, 57, [SKY_SOFT, SKY_SOFT, SKY_SOFT, SKY_SOFT, HONEY_SOFT]),
      line('M40 92V76H600V92', LEAF, 5) +
        text(30, 36, 'left', 22, LEAF) +
        text(522, 36, 'right', 22, LEAF) +
        text(270, 36, 'mid', 22, CARROT) +
        arrow(292, 66, 292, 104, CARROT, 0),
      code(130, 250, 300, ['(0 + 9) / 2 = 4'], -1, 26) + arrow(440, 244, 312, 212, CARROT, -20) + child(590, 384, 0.8),
    ),
    board(
      rowOf(35, 60, SEARCHED, 57, [GREY, GREY, GREY, GREY, HONEY_SOFT]),
      text(30, 164, 'left', 18, LEAF) + text(274, 164, 'mid', 18, CARROT) + text(540, 164, 'right', 18, LEAF),
      rowOf(35, 230, SEARCHED, 57, [GREY, GREY, GREY, GREY, GREY, SKY_SOFT, SKY_SOFT, HONEY_SOFT]),
      text(312, 334, 'left', 18, LEAF) +
        text(444, 334, 'mid', 18, CARROT) +
        tick(462, 216, 0.8) +
        centred(100, 350, '66 ?', 28),
    ),
    board(
      TARGETS.map((target, at) => {
        const [y, found] = [SEARCH.y + at * SEARCH.step, SEARCHED.indexOf(target)]
        return (
          disc(62, y + 20, 36, HONEY) +
          centred(62, y + 20, String(target), 28) +
          rowOf(
            SEARCH.x,
            y,
            SEARCHED,
            SEARCH.side,
            SEARCHED.map((value) => (value === target ? LEAF_SOFT : WHITE)),
            null,
          ) +
          (found < 0 ? gapOf(target, y) + cross(588, y + 22) : tick(588, y + 22))
        )
      }).join(''),
    ),
  ],
  'class-ranking': [
    board(
      [bear, squirrel, deer]
        .map(
          (animal, at) =>
            box(50 + at * 190, 110, 160, 150, HONEY_SOFT, 8) +
            line(`M${50 + at * 190} 112L${130 + at * 190} 170L${210 + at * 190} 112`, INK, 4) +
            animal(88 + at * 190, 220, 0.72) +
            centred(168 + at * 190, 220, ['96', '120', '108'][at]!, 26),
        )
        .join(''),
      text(220, 40, 'struct', 26, '#6A3FC0') + arrow(340, 290, 150, 290, LEAF, -40),
    ),
    board(
      [bear, squirrel, deer]
        .map(
          (animal, at) =>
            box(30 + at * 112, 90, 100, 130, HONEY_SOFT, 10) +
            animal(80 + at * 112, 150, 0.9) +
            bars(54 + at * 112, 202, [52], INK),
        )
        .join('') + tick(192, 262, 1.3),
      line('M376 50V350', GREY, 4) +
        [0, 1]
          .map(
            (at) =>
              box(396 + at * 112, 90, 100, 130, WHITE, 10) +
              child(446 + at * 112, 182, 0.75) +
              bars(420 + at * 112, 202, [52], INK),
          )
          .join('') +
        cross(502, 262, 1.3),
      child(140, 384, 0.9) + bubble(190, 296, 110, 60) + centred(245, 326, '?', 32) + adult(400, 386, 1),
    ),
    board(
      [
        [child(100, 176, 0.9), '1', '120'],
        [squirrel(232, 140), '1', '120'],
        [deer(356, 196), '3', '108'],
        [bear(472, 240), '4', '96'],
        ['', '5', '85'],
      ]
        .map(
          ([who, place, jumps], at) =>
            box(
              40 + at * 116,
              [180, 180, 236, 280, 320][at]!,
              108,
              [190, 190, 134, 90, 50][at]!,
              [HONEY, HONEY, GREY, WOOD, WHITE][at]!,
              6,
            ) +
            centred(94 + at * 116, [216, 216, 270, 306, 344][at]!, place!, 34) +
            (at < 4 ? centred(94 + at * 116, [330, 330, 340, 352][at]!, jumps!, 22) : '') +
            who,
        )
        .join(''),
      hedgehog(558, 300, 0.9) + centred(210, 60, '=', 40) + turning(210, 60, 40, 150, -120, LEAF),
    ),
    board(
      box(60, 170, 220, 200, HONEY, 6) +
        dashed(box(280, 220, 150, 150, 'none', 6), '#8794A0') +
        box(430, 270, 150, 100, GREY, 6),
      child(116, 168, 1) + squirrel(220, 132, 1) + deer(505, 216, 1),
      centred(170, 230, '1', 48) +
        centred(355, 260, '2', 48, '#8794A0') +
        cross(355, 330, 1) +
        centred(505, 302, '3', 36),
      centred(116, 320, '120', 26) +
        centred(222, 320, '120', 26) +
        centred(170, 320, '=', 28, BERRY) +
        centred(505, 346, '108', 20),
    ),
  ],
}

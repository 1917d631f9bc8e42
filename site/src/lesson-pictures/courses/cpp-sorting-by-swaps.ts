import {
  BERRY,
  CARROT,
  disc,
  flat,
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
  turned,
  WHITE,
} from '../../tutorial-covers/pen.ts'
import { arrow, board, cardOf, centred, finger, HONEY_SOFT, LEAF_SOFT, number, text, tick, times } from '../parts.ts'

const glass = (x: number, y: number, fill: string): string =>
  shape(`M${x - 26} ${y}L${x - 20} ${y + 70}H${x + 20}L${x + 26} ${y}`, WHITE) +
  (fill ? flat(`M${x - 21} ${y + 22}L${x - 18} ${y + 67}H${x + 18}L${x + 21} ${y + 22}Z`, fill) : '')

/** The cards of both sorting lessons. */
const CARDS = [5, 1, 4, 2, 3]
/** How many pairs both ways of sorting compare. */
const comparisonsOf = (row: readonly number[]): number => (row.length * (row.length - 1)) / 2
/** Bubble sort swaps once for each pair that stands the wrong way round. */
const bubbleSwapsOf = (row: readonly number[]): number =>
  row.flatMap((card, at) => row.slice(at + 1).filter((later) => later < card)).length
/** Selection sort swaps in each round in which the smallest card does not lead already. */
function selectionSwapsOf([first, ...rest]: readonly number[]): number {
  if (first === undefined) return 0
  const smallest = rest.indexOf(Math.min(first, ...rest))
  return smallest < 0 ? selectionSwapsOf(rest) : 1 + selectionSwapsOf(rest.with(smallest, first))
}

/** Cards that are sorted by hand, and how the two ways compare. */
export const SORTING_BY_SWAPS: Readonly<Record<string, readonly string[]>> = {
  'bubble-sort': [
    board(
      CARDS.map((card, at) => cardOf(80 + at * 100, 90, String(card), at < 2 ? HONEY_SOFT : WHITE, 76, 104)).join(''),
      arrow(118, 80, 218, 80, CARROT, -44) +
        arrow(218, 206, 118, 206, CARROT, -44) +
        finger(120, 284, 0.7) +
        finger(226, 284, 0.7) +
        centred(430, 320, '5 > 1', 34) +
        tick(540, 320),
    ),
    board(
      [CARDS, [1, 5, 4, 2, 3], [1, 4, 5, 2, 3], [1, 4, 2, 5, 3]]
        .map(
          (row, look) =>
            number(100, 47 + look * 94, look + 1) +
            row
              .map((card, at) =>
                cardOf(
                  160 + at * 76,
                  20 + look * 94,
                  String(card),
                  at === look || at === look + 1 ? HONEY_SOFT : WHITE,
                  60,
                  54,
                ),
              )
              .join('') +
            finger(190 + look * 76, 98 + look * 94, 0.34) +
            finger(266 + look * 76, 98 + look * 94, 0.34),
        )
        .join(''),
    ),
    board(
      [CARDS, [1, 4, 2, 3, 5], [1, 2, 3, 4, 5]]
        .map(
          (row, round) =>
            row
              .map((card, at) =>
                cardOf(
                  180 + at * 76,
                  30 + round * 122,
                  String(card),
                  round > 0 && at >= 5 - round ? LEAF_SOFT : WHITE,
                  62,
                  84,
                ),
              )
              .join('') + (round > 0 ? number(110, 72 + round * 122, round) : ''),
        )
        .join(''),
      arrow(560, 72, 560, 186, CARROT, 30) + arrow(560, 200, 560, 310, CARROT, 30),
    ),
    board(
      [4, 3, 2, 1]
        .map(
          (looks, round) =>
            number(54, 72 + round * 84, round + 1) +
            times(5, (at) => disc(120 + at * 76, 80 + round * 84, 14, at > looks ? LEAF : WHITE)).join('') +
            times(looks, (at) => line(`M${122 + at * 76} ${62 + round * 84}q36-34 72 0`, CARROT, 5)).join('') +
            centred(530, 76 + round * 84, String(looks), 34),
        )
        .join(''),
      line('M500 362H560', INK, 4) + centred(590, 362, '10', 30, CARROT) + centred(478, 362, '+', 28),
    ),
    board(
      [glass(120, 60, CARROT) + glass(320, 60, SKY) + glass(520, 60, ''), arrow(120, 46, 510, 46, CARROT, -20)].join(
        '',
      ) + number(320, 28, 1).replace('cy="28"', 'cy="30"'),
      glass(120, 240, SKY) +
        glass(320, 240, '') +
        glass(520, 240, CARROT) +
        arrow(310, 220, 140, 220, SKY, 30) +
        number(220, 200, 2) +
        arrow(510, 340, 340, 340, CARROT, -30) +
        number(424, 366, 3),
    ),
  ],
  'selection-sort': [
    board(
      CARDS.map((card, at) => cardOf(150 + at * 92, 110, String(card), WHITE, 76, 104)).join(''),
      moved(122, 250, turned(-40, 0, 0, pencil(HONEY)), 1),
      arrow(104, 290, 30, 290, LEAF, 0) +
        tick(66, 330) +
        arrow(150, 290, 600, 290, GREY, 0) +
        centred(376, 330, '?', 36),
    ),
    board(
      [1, 2, 4, 5, 3]
        .map((card, at) =>
          cardOf(
            70 + at * 104 + (at > 1 ? 24 : 0),
            100,
            String(card),
            at < 2 ? LEAF_SOFT : at === 4 ? HONEY_SOFT : WHITE,
            76,
            104,
          ),
        )
        .join(''),
      moved(282, 240, turned(-40, 0, 0, pencil(HONEY)), 0.9) +
        arrow(540, 220, 344, 220, CARROT, -70) +
        arrow(344, 90, 540, 90, GREY, -40),
      text(400, 320, 'small', 24, '#6A3FC0') + centred(540, 332, '= 4', 26),
    ),
    board(
      [CARDS, [1, 5, 4, 2, 3], [1, 2, 4, 5, 3], [1, 2, 3, 5, 4]]
        .map(
          (row, round) =>
            row
              .map((card, at) =>
                cardOf(
                  150 + at * 72,
                  22 + round * 92,
                  String(card),
                  at < round ? LEAF_SOFT : card === Math.min(...row.slice(round)) ? HONEY_SOFT : WHITE,
                  58,
                  74,
                ),
              )
              .join('') + (round > 0 ? number(90, 60 + round * 92, round) : ''),
        )
        .join(''),
    ),
    board(
      line('M320 30V370', GREY, 4),
      [0, 1]
        .map(
          (at) =>
            CARDS.map((card, index) => cardOf(40 + at * 310 + index * 50, 30, String(card), WHITE, 42, 56)).join('') +
            moved(70 + at * 310, 156, disc(-4, -4, 22, SKY_SOFT) + line('M13 13L30 30', INK, 9)) +
            centred(180 + at * 310, 160, String(comparisonsOf(CARDS)), 46) +
            moved(76 + at * 310, 284, arrow(-30, -12, 30, -12, CARROT, 0) + arrow(30, 14, -30, 14, CARROT, 0)),
        )
        .join('') + line('M40 222H290M350 222H600', GREY, 4),
      centred(180, 286, String(bubbleSwapsOf(CARDS)), 46, BERRY) +
        centred(490, 286, String(selectionSwapsOf(CARDS)), 46, LEAF) +
        disc(130, 352, 10, SKY_SOFT) +
        disc(162, 344, 14, SKY_SOFT) +
        disc(202, 336, 18, SKY_SOFT) +
        cardOf(450, 318, '1', LEAF_SOFT, 42, 56) +
        finger(520, 376, 0.42),
    ),
  ],
}

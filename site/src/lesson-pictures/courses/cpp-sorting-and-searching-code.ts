import { BERRY, box, CARROT, GREY, INK, LEAF, line, SKY_SOFT, WHITE } from '../../tutorial-covers/pen.ts'
import { bear, deer, hedgehog, squirrel } from '../animals.ts'
import {
  arrow,
  board,
  cardOf,
  centred,
  child,
  code,
  cross,
  finger,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  rowOf,
  text,
  tick,
  times,
} from '../parts.ts'
import { tag } from '../signs.ts'

const SCORES = [86, 92, 75, 90, 68]
const SEARCHED = [3, 8, 15, 21, 30, 42, 57, 66, 73, 90]
/** `left` and `right` of each look for 50, until the one has passed the other. */
const LOOKS = looksFor(50)
function looksFor(target: number): (readonly [left: number, right: number])[] {
  const looks: [number, number][] = []
  let [left, right] = [0, SEARCHED.length - 1]
  while (left <= right) {
    looks.push([left, right])
    const mid = Math.floor((left + right) / 2)
    if (SEARCHED[mid]! < target) left = mid + 1
    else right = mid - 1
  }
  return [...looks, [left, right]]
}
const who = [
  (x: number, y: number) => bear(x, y, 0.8),
  (x: number, y: number) => child(x, y + 32, 0.62),
  (x: number, y: number) => deer(x, y + 4, 0.8),
  (x: number, y: number) => squirrel(x, y, 0.8),
  (x: number, y: number) => hedgehog(x, y, 0.8),
]
const JUMPS = [96, 120, 108, 120, 85]
const team = (y: number, order: readonly number[], fills: readonly string[]): string =>
  order
    .map(
      (one, at) =>
        box(60 + at * 106, y, 96, 122, fills[at] ?? WHITE, 10) +
        who[one]!(108 + at * 106, y + 48) +
        centred(108 + at * 106, y + 100, String(JUMPS[one]), 20),
    )
    .join('')

/** What loops over rows keep in mind, look after look. */
export const SORTING_AND_SEARCHING_CODE: Readonly<Record<string, readonly string[]>> = {
  'a-row-of-boxes': [
    board(
      ['i', 'score[i]', 'best', 'sum']
        .map((name, at) => tag([60, 190, 350, 500][at]!, 40, name, WHITE, 18, '#6A3FC0'))
        .join(''),
      SCORES.map((score, at) => {
        const best = Math.max(...SCORES.slice(0, at + 1))
        const isNew = best !== Math.max(...SCORES.slice(0, at))
        const y = 92 + at * 48
        return (
          centred(60, y, String(at), 20, '#5B6B78') +
          box(156, y - 20, 68, 40, SKY_SOFT, 6) +
          centred(190, y, String(score), 20) +
          arrow(238, y, 290, y, isNew ? CARROT : GREY, 0, 4) +
          centred(350, y, String(best), 22, isNew ? '#1F7A4D' : GREY) +
          (isNew ? tick(400, y, 0.6) : '') +
          centred(500, y, String(SCORES.slice(0, at + 1).reduce((sum, one) => sum + one)), 22) +
          (at > 0 ? centred(578, y, `+ ${score}`, 18, CARROT) : '')
        )
      }).join(''),
      line('M440 318H560', INK, 4) + centred(320, 352, '1.0 * 411 / 5 = 82.2', 24, '#1864AB'),
    ),
  ],
  'bubble-sort': [
    board(
      code(24, 50, 240, ['for round', '  for i', '    if (a[i] >', '      a[i + 1])', '      swap']),
      arrow(180, 80, 330, 60, CARROT, 10) + times(4, (at) => number(360 + at * 60, 60, at + 1)).join(''),
      arrow(158, 112, 330, 160, CARROT, 16),
      [5, 1, 4, 2, 3]
        .map((card, at) => cardOf(344 + at * 54, 120, String(card), at < 2 ? HONEY_SOFT : WHITE, 46, 60))
        .join(''),
      arrow(394, 204, 448, 204, LEAF, 0, 4) +
        arrow(450, 204, 504, 204, LEAF, 0, 4) +
        arrow(506, 204, 560, 204, LEAF, 0, 4),
      arrow(180, 212, 330, 306, CARROT, -20),
      cardOf(360, 276, '5', HONEY_SOFT, 60, 76) + cardOf(450, 276, '1', HONEY_SOFT, 60, 76),
      arrow(390, 268, 478, 268, BERRY, -36) + arrow(480, 360, 392, 360, BERRY, -26) + centred(572, 314, '5 > 1', 20),
    ),
  ],
  'binary-search': [
    board(
      LOOKS.map(([left, right], look) => {
        const y = 20 + look * 68
        const mid = Math.floor((left + right) / 2)
        const isOver = left > right
        return (
          (isOver ? '' : number(60, y + 22, look + 1)) +
          rowOf(
            96,
            y,
            SEARCHED,
            41,
            SEARCHED.map((_, at) =>
              isOver || at < left || at > right ? '#E3E6E8' : at === mid ? HONEY_SOFT : SKY_SOFT,
            ),
            null,
          ) +
          (isOver ? '' : centred(568, y + 22, `${SEARCHED[mid]} ${SEARCHED[mid]! < 50 ? '<' : '>'} 50`, 18, CARROT))
        )
      }).join(''),
      text(218, 350, 'right', 16, '#1F7A4D') + arrow(296, 358, 318, 340, LEAF, 0, 4),
      text(392, 350, 'left', 16, '#1F7A4D') +
        arrow(384, 358, 362, 340, LEAF, 0, 4) +
        cross(540, 312) +
        centred(60, 312, '50', 24, BERRY),
    ),
  ],
  'class-ranking': [
    board(
      team(24, [0, 1, 2, 3, 4], [WHITE, HONEY_SOFT]) + finger(262, 214, 0.5) + tag(356, 200, 'big = 1', HONEY_SOFT, 18),
      arrow(96, 162, 96, 242, BERRY) + arrow(214, 242, 214, 162, BERRY),
      team(254, [1, 0, 2, 3, 4], [LEAF_SOFT]) + tick(60, 254, 0.9) + centred(155, 202, 'swap', 18, BERRY),
    ),
  ],
}

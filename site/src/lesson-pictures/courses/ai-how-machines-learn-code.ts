import { BERRY, box, CARROT, GREY, INK, LEAF, line, VIOLET, WHITE, WOOD } from '../../tutorial-covers/pen.ts'
import {
  adult,
  arrow,
  BERRY_SOFT,
  board,
  bubble,
  centred,
  cross,
  fruit,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  printed,
  robot,
  round,
  screen,
  sheet,
  tick,
  times,
  variable,
} from '../parts.ts'
import { question, tag } from '../signs.ts'

type Fruit = Parameters<typeof fruit>[2]

/** A card: its grams in front, its fruit behind. */
const card = (x: number, y: number, grams: number, kind: Fruit): string =>
  box(x, y, 70, 92, WHITE, 10) + centred(x + 35, y + 24, String(grams), 20) + fruit(x + 35, y + 62, kind, 0.6)
const tuple = (x: number, y: number, grams: number, kind: Fruit): string =>
  centred(x, y, '(', 30) +
  centred(x + 44, y, String(grams), 22, '#1864AB') +
  centred(x + 80, y + 4, ',', 22) +
  fruit(x + 112, y, kind, 0.6) +
  centred(x + 150, y, ')', 30)
/** How wrong each line is, and which one is kept so far. */
const TRIED = [
  [60, 5],
  [80, 3],
  [100, 1],
  [120, 1],
  [140, 2],
  [160, 1],
] as const
const keptAt = (at: number): number => TRIED.slice(0, at + 1).reduce((best, one) => (one[1] < best[1] ? one : best))[0]
/** One card goes through the rule of 100 grams. */
const judged = (y: number, grams: number, kind: Fruit, answer: Fruit): string =>
  card(30, y, grams, kind) +
  arrow(112, y + 46, 142, y + 46) +
  question(232, y + 46, `${grams} < 100`, 172) +
  arrow(322, y + 46, 354, y + 46) +
  fruit(388, y + 48, answer, 0.75) +
  centred(440, y + 46, answer === kind ? '==' : '!=', 26) +
  fruit(492, y + 48, kind, 0.75) +
  (answer === kind ? tick(548, y + 46) : cross(548, y + 46))
/** Cards that were met: grams, seconds of peeling. */
const MET = [
  [62, 12, 'mandarin'],
  [88, 15, 'mandarin'],
  [142, 18, 'mandarin'],
  [128, 45, 'orange'],
  [175, 50, 'orange'],
  [215, 60, 'orange'],
] as const
const gapTo = ([grams, seconds]: readonly [number, number, Fruit]): number =>
  Math.abs(135 - grams) + 2 * Math.abs(16 - seconds)
const NEAREST = Math.min(...MET.map(gapTo))
const basket = (x: number, y: number): string =>
  `<path fill="${WOOD}" d="M${x} ${y}H${x + 172}L${x + 150} ${y + 96}H${x + 22}Z"/>` +
  line(`M${x + 12} ${y + 40}H${x + 160}`, '#8A6A44', 4)

/** What the programs do with the cards. */
export const HOW_MACHINES_LEARN_CODE: Readonly<Record<string, readonly string[]>> = {
  'data-cards': [
    board(
      card(40, 30, 62, 'mandarin') + card(40, 136, 75, 'mandarin') + card(40, 242, 128, 'orange'),
      times(3, (at) => arrow(122, 76 + at * 106, 170, 90 + at * 92, CARROT)).join(''),
      sheet(180, 30, 216, 330, WHITE) + centred(210, 54, '[', 30) + centred(368, 336, ']', 30),
      tuple(210, 104, 62, 'mandarin') + tuple(210, 186, 75, 'mandarin') + tuple(210, 268, 128, 'orange'),
      arrow(406, 130, 450, 118, CARROT) + screen(456, 50, 160, 140) + printed(474, 76, ['62 g', '75 g', '128 g'], 20),
      arrow(406, 266, 446, 280, CARROT) +
        tag(536, 250, 'len(cards)', WHITE, 18, '#6A3FC0') +
        centred(536, 318, '10', 44, CARROT),
    ),
  ],
  'find-a-pattern': [
    board(
      card(30, 40, 96, 'mandarin') + tag(65, 160, '96', HONEY_SOFT, 22) + arrow(112, 86, 156, 86),
      box(166, 20, 228, 216, '#E4DCFB', 16) +
        centred(280, 48, 'guess(96)', 20, '#6A3FC0') +
        question(280, 120, '96 < 80', 160),
      cross(224, 196, 0.8) + arrow(254, 196, 294, 196, CARROT) + fruit(334, 196, 'orange', 0.7),
      arrow(402, 130, 442, 130) +
        fruit(476, 132, 'orange', 0.75) +
        centred(528, 130, '!=', 26) +
        fruit(580, 132, 'mandarin', 0.75),
      centred(528, 76, '?', 30, VIOLET),
      arrow(528, 172, 470, 236, BERRY, -14) + centred(530, 222, '+1', 26, BERRY),
      variable(280, 252, 'wrong', '1', 96) +
        arrow(396, 314, 430, 314, BERRY) +
        variable(450, 252, 'wrong', '2', 96, BERRY_SOFT),
    ),
  ],
  'train-the-rule': [
    board(
      TRIED.map(([grams, wrong], at) => {
        const x = 66 + at * 102
        const isBetter = at > 0 && keptAt(at) !== keptAt(at - 1)
        return (
          tag(x, 46, String(grams), WHITE, 22) +
          times(wrong, (one) => cross(x, 92 + one * 30, 0.6)).join('') +
          arrow(x, 240, x, 274, at === 0 || isBetter ? LEAF : GREY, 0, 4) +
          box(x - 42, 282, 84, 56, at === 0 || isBetter ? LEAF_SOFT : '#EDEFF1', 8) +
          centred(x, 310, String(keptAt(at)), 24, at === 0 || isBetter ? INK : '#8794A0') +
          (isBetter ? tick(x + 38, 282, 0.7) : '')
        )
      }).join(''),
      centred(320, 366, 'best_line', 20, '#6A3FC0'),
    ),
  ],
  'test-with-new-cards': [
    board(
      judged(40, 70, 'mandarin', 'mandarin') + judged(166, 105, 'mandarin', 'orange'),
      centred(598, 86, '+1', 26, '#1F7A4D'),
      robot(120, 384, 0.72) +
        arrow(190, 336, 250, 336, CARROT) +
        tag(324, 336, 'right', HONEY_SOFT, 22) +
        centred(510, 336, '4 / 6', 40, CARROT),
    ),
  ],
  'mistakes-and-fairness': [
    board(
      (
        [
          ['mandarin', 0.5, 4, 4],
          ['mandarin', 0.92, 0, 3],
          ['orange', 0.72, 3, 3],
        ] as const
      )
        .map(([kind, size, right, total], at) => {
          const x = 24 + at * 210
          return (
            times(total, (one) =>
              fruit(x + 86 + (one - (total - 1) / 2) * [38, 56, 58][at]!, 96 - size * 20, kind, size),
            ).join('') +
            arrow(x + 86, 132, x + 86, 164, CARROT) +
            basket(x, 172) +
            times(total, (one) =>
              at === 1
                ? cross(x + 86 + (one - (total - 1) / 2) * 38, 196, 0.65)
                : tick(x + 86 + (one - (total - 1) / 2) * 38, 196, 0.65),
            ).join('') +
            number(x + 86, 242, at + 1) +
            centred(x + 86, 312, `${right} / ${total}`, 38, at === 1 ? BERRY : '#1F7A4D')
          )
        })
        .join(''),
      centred(320, 362, 'for group in ...', 20, '#6A3FC0'),
    ),
  ],
  'fruit-sorter': [
    board(
      variable(30, 20, 'weight', '135', 110) + variable(30, 170, 'seconds', '16', 110, HONEY_SOFT),
      arrow(164, 90, 206, 130, CARROT) + arrow(164, 236, 206, 196, CARROT),
      [0, 1, 2].map((at) => box(214 + at * 8, 104 + at * 8, 90, 100, WHITE, 10)).join('') +
        fruit(275, 172, 'mandarin', 0.8) +
        centred(260, 246, '?', 28, VIOLET),
      arrow(328, 160, 362, 160) + tag(450, 84, 'best_gap', WHITE, 18, '#6A3FC0') + question(450, 160, '> 40', 140, 22),
      arrow(450, 212, 450, 258, LEAF) + bubble(380, 264, 150, 76, LEAF_SOFT) + fruit(455, 302, 'mandarin', 0.8),
      arrow(524, 160, 548, 190, BERRY, 10) + adult(576, 330, 1) + centred(576, 150, '?', 34, BERRY),
    ),
    board(
      tag(136, 36, '135 g', HONEY_SOFT, 18) + tag(236, 36, '16 s', HONEY_SOFT, 18) + fruit(56, 38, 'mandarin', 0.8),
      MET.map((met, at) => {
        const y = 92 + at * 52
        const gap = gapTo(met)
        const isNearest = gap === NEAREST
        return (
          fruit(56, y, met[2], 0.6) +
          centred(136, y, String(met[0]), 20) +
          centred(236, y, String(met[1]), 20) +
          box(290, y - 16, round(gap * 1.6), 32, isNearest ? LEAF : '#F3C9A5', 6) +
          centred(round(324 + gap * 1.6), y, String(gap), 20, isNearest ? '#1F7A4D' : INK) +
          (isNearest ? tick(round(376 + gap * 1.6), y, 0.8) : '')
        )
      }).join(''),
    ),
    board(
      sheet(60, 20, 400, 360, WHITE),
      fruit(110, 66, 'mandarin', 0.8) +
        arrow(150, 64, 186, 64, LEAF) +
        arrow(290, 64, 254, 64, LEAF) +
        fruit(330, 66, 'orange', 0.7) +
        line('M220 44V86', CARROT, 6),
      [0, 1, 2, 3, 4, 5].map((at) => box(92 + at * 42, 108, 34, 44, at < 3 ? HONEY_SOFT : '#F9D3B2', 6)).join('') +
        centred(390, 130, '6', 28),
      tick(106, 194) + line('M146 206H210M300 206H364', INK, 4) + centred(256, 190, '/', 30),
      cross(106, 258) +
        `<circle cx="176" cy="258" r="26" fill="#BFE3A9"/>` +
        line('M162 240Q156 258 162 276M176 234V282M190 240Q196 258 190 276', '#4F9A52', 4),
      centred(106, 326, '?', 34, VIOLET) + arrow(140, 326, 186, 326, VIOLET) + adult(236, 366, 0.7),
      robot(550, 330, 1) + arrow(500, 210, 468, 190, CARROT, 0),
    ),
  ],
}

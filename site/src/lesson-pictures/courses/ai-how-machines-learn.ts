import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  pencil,
  shape,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import { again, stopwatch, voice } from '../desk.ts'
import {
  adult,
  arrow,
  bars,
  board,
  bubble,
  cardOf,
  centred,
  child,
  code,
  cross,
  dashed,
  finger,
  fruit,
  HONEY_SOFT,
  lock,
  number,
  robot,
  round,
  screen,
  sheet,
  text,
  tick,
  times,
  turning,
} from '../parts.ts'

const MANDARINS = [62, 75, 88, 96, 142]
const ORANGES = [128, 160, 175, 190, 215]
/** A child who has all mandarins has weighed so many oranges; the others are taken from the lesson. */
const OWN_ORANGES = 1
const gram = (grams: number): number => round(50 + (grams - 50) * 3.1)
/** The ten cards along their grams. */
const row = (y: number): string =>
  line(`M40 ${y + 50}H600`, INK, 5) +
  MANDARINS.map(
    (grams) => fruit(gram(grams), y + 14, 'mandarin', 0.62) + line(`M${gram(grams)} ${y + 42}V${y + 58}`, INK, 4),
  ).join('') +
  ORANGES.map(
    (grams) => fruit(gram(grams), y + 10, 'orange', 0.62) + line(`M${gram(grams)} ${y + 42}V${y + 58}`, INK, 4),
  ).join('')
const divide = (grams: number, y: number, tall: number): string =>
  line(`M${gram(grams)} ${y}v${tall}`, CARROT, 7) +
  box(gram(grams) - 34, y + tall, 68, 36, HONEY_SOFT, 8) +
  centred(gram(grams), y + tall + 18, String(grams), 20)
const scales = (x: number, y: number, grams: string, drawn: string): string =>
  moved(
    x,
    y,
    box(-70, -8, 140, 16, WOOD, 8) +
      line('M0 8V30', INK, 8) +
      box(-60, 30, 120, 60, WHITE, 14) +
      centred(0, 60, grams, 28),
  ) + moved(x, y - 34, drawn)

const SORTED = [...MANDARINS, ...ORANGES].toSorted((one, other) => one - other)
/** Where the pencil lay. */
const LINES = [60, 80, 100, 120, 140, 160]
/** The cards of the exam, and whether the rule tells them. */
const TESTS = [
  [70, 'mandarin', true],
  [92, 'mandarin', true],
  [105, 'mandarin', false],
  [134, 'mandarin', false],
  [118, 'orange', true],
  [150, 'orange', true],
] as const
const GROUPS = [
  ['mandarin', 0.9, LEAF, 4],
  ['mandarin', 1.7, VIOLET, 3],
  ['orange', 1.4, CARROT, 3],
] as const

/** Cards of fruit, scales and the lines that divide them. */
export const HOW_MACHINES_LEARN: Readonly<Record<string, readonly string[]>> = {
  'data-cards': [
    board(
      adult(140, 356, 1.4) + scales(320, 190, '88', fruit(0, -2, 'mandarin', 1.5)) + child(500, 356, 1.2),
      line('M40 368H600', WOOD, 8) +
        fruit(236, 344, 'mandarin', 0.9) +
        fruit(300, 334, 'orange', 0.9) +
        fruit(368, 344, 'mandarin', 0.8) +
        fruit(420, 340, 'orange', 0.7),
    ),
    board(
      scales(130, 190, '62', fruit(0, -2, 'mandarin', 1.5)),
      arrow(216, 200, 276, 180, CARROT) +
        turned(-4, 370, 150, cardOf(300, 90, '62', WHITE, 130, 160)) +
        centred(370, 280, 'g', 24),
      turning(474, 170, 30, 130, -250, VIOLET),
      turned(4, 560, 170, box(500, 90, 110, 160, HONEY_SOFT, 10) + fruit(555, 170, 'mandarin', 1.4)),
    ),
    board(
      times(MANDARINS.length + ORANGES.length, (at) => {
        const [x, y] = [30 + (at % 5) * 86, 70 + Math.floor(at / 5) * 140]
        const isMandarin = at < MANDARINS.length
        return at < MANDARINS.length + OWN_ORANGES
          ? box(x, y, 74, 116, isMandarin ? '#FFF3DF' : '#FFE3CC', 10) +
              fruit(x + 37, y + 66, isMandarin ? 'mandarin' : 'orange', 0.7)
          : dashed(box(x, y, 74, 116, WHITE, 10)) + centred(x + 37, y + 58, '?', 34, GREY)
      }).join(''),
      sheet(490, 50, 116, 300) +
        ORANGES.slice(OWN_ORANGES)
          .map((grams, at) => centred(546, 108 + at * 58, String(grams), 28))
          .join(''),
      arrow(504, 236, 424, 258, CARROT, 16),
    ),
    board(
      [...MANDARINS, ...ORANGES]
        .map(
          (grams, at) =>
            box(30 + (at % 5) * 118, 50 + Math.floor(at / 5) * 170, 106, 140, at < 5 ? '#FFF3DF' : '#FFE3CC', 10) +
            centred(83 + (at % 5) * 118, 84 + Math.floor(at / 5) * 170, String(grams), 26) +
            fruit(83 + (at % 5) * 118, 146 + Math.floor(at / 5) * 170, at < 5 ? 'mandarin' : 'orange', 0.9),
        )
        .join(''),
    ),
  ],
  'find-a-pattern': [
    board(
      SORTED.map(
        (grams, at) => box(22 + at * 60, 110, 54, 96, WHITE, 8) + centred(49 + at * 60, 158, String(grams), 18),
      ).join(''),
      shape('M30 300L600 244V300Z', HONEY_SOFT) + arrow(60, 340, 590, 340, LEAF, 0),
      fruit(49, 64, 'mandarin', 0.6) + fruit(582, 62, 'orange', 0.95),
    ),
    board(
      row(140) + divide(80, 100, 150) + moved(gram(80), 104, turned(-40, 0, 0, pencil(HONEY)), 0.5),
      arrow(118, 306, 30, 306, LEAF, 0) +
        fruit(74, 346, 'mandarin', 0.9) +
        arrow(176, 306, 590, 306, LEAF, 0) +
        fruit(390, 346, 'orange', 0.9),
    ),
    board(
      row(110) +
        divide(80, 80, 150) +
        [88, 96, 142].map((grams) => cross(gram(grams), 84, 0.6)).join('') +
        [62, 75].map((grams) => tick(gram(grams), 84, 0.5)).join('') +
        centred(320, 320, '3', 60, BERRY),
    ),
    board(
      [88, 96, 142]
        .map(
          (grams, at) =>
            box(36 + at * 100, 60, 86, 130, WHITE, 10) +
            centred(79 + at * 100, 88, String(grams), 22) +
            fruit(79 + at * 100, 144, 'mandarin', 0.8) +
            number(79 + at * 100, 216, at + 1) +
            finger(84 + at * 100, 314, 0.6),
        )
        .join(''),
      centred(370, 190, '=', 54) + screen(420, 100, 190, 170) + centred(515, 186, '3', 80, '#EAF2F8'),
      again(370, 306),
    ),
  ],
  'train-the-rule': [
    board(
      row(220) +
        divide(100, 190, 146) +
        arrow(gram(100) - 20, 186, gram(60), 186, GREY, 20) +
        arrow(gram(100) + 20, 186, gram(160), 186, GREY, -20),
      number(150, 70, 1) +
        centred(230, 70, '?', 40) +
        arrow(270, 70, 310, 70) +
        number(350, 70, 2) +
        cross(410, 70) +
        arrow(446, 70, 480, 70) +
        number(520, 70, 3) +
        tick(580, 70),
    ),
    board(
      sheet(120, 24, 400, 352, WHITE),
      line('M280 40V362M136 84H504', INK, 4) +
        line('M196 44V74', CARROT, 7) +
        cross(390, 58, 0.7) +
        LINES.map(
          (grams, at) => centred(200, 112 + at * 46, String(grams), 24) + line(`M136 ${134 + at * 46}H504`, GREY, 3),
        ).join(''),
      moved(444, 330, pencil(HONEY), 0.9),
    ),
    board(
      LINES.map(
        (at, index) =>
          centred(90, 52 + index * 56, String(at), 24) +
          times([5, 3, 1, 1, 2, 1][index]!, (wrong) => cross(170 + wrong * 48, 52 + index * 56, 0.8)).join('') +
          (at === 100
            ? box(40, 28 + index * 56, 250, 48, 'none', 12).replace('/>', ' stroke="#3FA873"/>') +
              tick(310, 52 + index * 56, 0.9)
            : ''),
      ).join('') + robot(520, 330, 1.4),
    ),
    board(
      code(150, 34, 300, ['range(60, 161, 20)'], -1, 22),
      line('M30 270H610', INK, 5) +
        LINES.map(
          (grams, at) =>
            disc(70 + at * 92, 270, 15, at === 0 ? LEAF : HONEY) +
            centred(70 + at * 92, 312, String(grams), 24) +
            (at < 5
              ? arrow(74 + at * 92, 250, 154 + at * 92, 250, CARROT, 50, 5) +
                centred(114 + at * 92, 196, '+20', 20, CARROT)
              : ''),
        ).join(''),
      line('M566 206V296', BERRY, 8) + centred(566, 180, '161', 24, BERRY),
    ),
  ],
  'test-with-new-cards': [
    board(
      times(5, (at) => turned(-6 + at * 3, 150, 200, box(80 + at * 5, 90 - at * 5, 130, 190, WHITE, 12))).join('') +
        fruit(165, 160, 'mandarin', 1.3) +
        times(4, (at) => box(400 + at * 5, 90 - at * 5, 130, 190, HONEY_SOFT, 12)).join('') +
        centred(480, 170, '?', 80) +
        dashes('M320 40V360', GREY) +
        moved(480, 300, lock, 1.6) +
        robot(100, 372, 0.7),
    ),
    board(
      times(5, (at) => turned(-6 + at * 3, 120, 190, box(60 + at * 4, 100 - at * 4, 110, 160, GREY, 10))).join('') +
        moved(124, 180, lock, 1.8),
      line('M230 40V360', GREY, 5),
      TESTS.map(([grams, kind], at) => {
        const [x, y] = [266 + (at % 3) * 116, 46 + Math.floor(at / 3) * 164]
        return (
          box(x, y, 100, 144, HONEY_SOFT, 10) +
          centred(x + 50, y + 34, String(grams), 26) +
          fruit(x + 50, y + 94, kind, 0.85)
        )
      }).join(''),
      moved(560, 372, pencil(CARROT), 0.55),
    ),
    board(
      TESTS.map(([grams], at) => {
        const x = 34 + at * 94 + (grams > 100 ? 22 : 0)
        return (
          box(x, 130, 80, 110, WHITE, 10) +
          centred(x + 40, 184, String(grams), 24) +
          dashed(box(x + 16, 262, 48, 48, WHITE, 8))
        )
      }).join(''),
      line('M228 60V330', CARROT, 7) + box(194, 326, 68, 40, HONEY_SOFT, 8) + centred(228, 346, '100', 20),
      arrow(200, 84, 60, 84, LEAF, 0) +
        fruit(130, 50, 'mandarin', 0.8) +
        arrow(256, 84, 590, 84, LEAF, 0) +
        fruit(424, 46, 'orange', 0.8),
      moved(76, 296, pencil(HONEY), 0.6),
    ),
    board(
      TESTS.map(
        ([grams, kind, isRight], at) =>
          box(30 + at * 98, 40, 86, 150, WHITE, 10) +
          centred(73 + at * 98, 70, String(grams), 22) +
          fruit(73 + at * 98, 130, kind, 0.75) +
          (isRight ? tick(73 + at * 98, 200) : cross(73 + at * 98, 200)),
      ).join('') +
        centred(150, 300, '9/10', 40, GREY) +
        arrow(250, 300, 360, 300) +
        centred(470, 300, '4 / 6', 52, CARROT),
    ),
  ],
  'mistakes-and-fairness': [
    board(
      robot(130, 330, 1.3) + bubble(220, 60, 150, 80) + centred(295, 100, '?', 40),
      [0, 1, 2].map((at) => fruit(340 + at * 90, 210, 'mandarin', 0.8) + tick(340 + at * 90, 256, 0.7)).join('') +
        fruit(430, 326, 'mandarin', 1.6) +
        cross(500, 326),
    ),
    board(
      GROUPS.map(([kind, size, flag, count], at) => {
        const x = 50 + at * 196
        return (
          times(count, (card) => box(x + card * 9, 92 - card * 12, 150, 230, WHITE, 12)).join('') +
          shape(`M${x + count * 9 + 97} ${104 - count * 12}h32q12 0 12 12v32Z`, flag) +
          fruit(x + count * 9 + 62, 230 - count * 12, kind, size)
        )
      }).join(''),
      moved(214, 96, pencil(CARROT), 0.5),
    ),
    board(
      line('M70 330H590M70 330V40', INK, 5) +
        [
          [4, 4, 0.7],
          [0, 3, 1.3],
          [3, 3, 1],
        ]
          .map(
            ([right, of, size], at) =>
              dashed(box(120 + at * 160, 110, 90, 220, 'none', 6), GREY) +
              (right! > 0
                ? box(120 + at * 160, 110, 90, 220, at === 2 ? '#F07A1A' : '#F59F2E', 6)
                : centred(165 + at * 160, 290, '0', 46, BERRY)) +
              fruit(165 + at * 160, 66, at === 2 ? 'orange' : 'mandarin', size) +
              centred(165 + at * 160, 364, `${right} / ${of}`, 22),
          )
          .join(''),
    ),
    board(
      adult(80, 176, 1) + voice(136, 100, 1) + robot(270, 186, 0.9) + arrow(340, 120, 400, 120),
      sheet(420, 40, 130, 150) + bars(440, 90, [90, 70, 84], INK, 32) + tick(580, 116),
      child(80, 372, 0.8) + voice(136, 310, 0.7) + robot(270, 382, 0.9) + arrow(340, 310, 400, 310),
      sheet(420, 224, 130, 150) +
        centred(460, 280, '?', 30, BERRY) +
        centred(510, 280, '?', 30, BERRY) +
        bars(440, 326, [60], INK) +
        cross(580, 306),
    ),
  ],
  'fruit-sorter': [
    board(
      line('M80 340H600M80 340V40', INK, 5) +
        text(520, 352, 'g', 24) +
        text(40, 40, 's', 24) +
        [
          [62, 12, 'm'],
          [88, 15, 'm'],
          [142, 18, 'm'],
          [128, 45, 'o'],
          [175, 50, 'o'],
          [215, 60, 'o'],
        ]
          .map(([grams, seconds, kind]) =>
            fruit(
              80 + (Number(grams) - 40) * 2.6,
              340 - Number(seconds) * 4.6,
              kind === 'm' ? 'mandarin' : 'orange',
              0.7,
            ),
          )
          .join('') +
        disc(327, 267, 22, VIOLET) +
        centred(327, 267, '?', 24, WHITE) +
        dashed('<circle cx="334" cy="264" r="52"/>', CARROT),
    ),
    board(
      adult(100, 360, 1.3) + stopwatch(220, 130, '15', 1) + fruit(230, 280, 'mandarin', 1.5),
      line('M262 296q30-6 26 22t-30 26t-34-6', '#F59F2E', 11),
      stopwatch(450, 130, '45', 1) + fruit(440, 280, 'orange', 1.4),
      line('M486 300q40-6 36 30t-44 30t-50-8', '#F07A1A', 11) + child(570, 372, 1),
      finger(252, 236, 0.5) + finger(472, 220, 0.5),
    ),
    board(
      robot(140, 340, 1.5) +
        shape('M420 300Q400 210 470 190Q520 180 560 220Q600 280 540 320Q470 350 420 300Z', '#B9E3A8') +
        line('M470 210Q460 270 490 326M520 200Q520 270 530 318', LEAF, 4) +
        centred(496, 250, '900', 28) +
        bubble(210, 50, 170, 100, HONEY_SOFT) +
        centred(295, 100, '?', 52) +
        adult(330, 376, 0.9) +
        arrow(250, 330, 284, 330, CARROT, 0),
    ),
  ],
}

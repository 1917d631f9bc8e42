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
  shape,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import {
  adult,
  arrow,
  board,
  bubble,
  cardOf,
  centred,
  cross,
  fruit,
  HONEY_SOFT,
  lock,
  number,
  robot,
  round,
  text,
  tick,
  times,
  turning,
} from '../parts.ts'

const MANDARINS = [62, 75, 88, 96, 142]
const ORANGES = [128, 160, 175, 190, 215]
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

/** Cards of fruit, scales and the lines that divide them. */
export const HOW_MACHINES_LEARN: Readonly<Record<string, readonly string[]>> = {
  'data-cards': [
    board(
      scales(130, 190, '62', fruit(0, -2, 'mandarin', 1.5)),
      arrow(216, 200, 276, 180, CARROT) +
        turned(-4, 370, 150, cardOf(300, 90, '62', WHITE, 130, 160)) +
        centred(370, 280, 'g', 24),
      turning(474, 170, 30, 130, -250, VIOLET),
      turned(4, 560, 170, box(500, 90, 110, 160, HONEY_SOFT, 10) + fruit(555, 170, 'mandarin', 1.4)),
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
  ],
  'train-the-rule': [
    board(
      [60, 80, 100, 120, 140, 160]
        .map(
          (at, index) =>
            centred(90, 52 + index * 56, String(at), 24) +
            times([5, 3, 1, 1, 2, 1][index]!, (wrong) => cross(170 + wrong * 48, 52 + index * 56, 0.8)).join('') +
            (at === 100
              ? box(40, 28 + index * 56, 250, 48, 'none', 12).replace('/>', ' stroke="#3FA873"/>') +
                tick(310, 52 + index * 56, 0.9)
              : ''),
        )
        .join('') + robot(520, 330, 1.4),
    ),
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
  ],
  'test-with-new-cards': [
    board(
      times(5, (at) => turned(-6 + at * 3, 150, 200, box(80 + at * 5, 90 - at * 5, 130, 190, WHITE, 12))).join('') +
        fruit(165, 160, 'mandarin', 1.3) +
        times(4, (at) => box(400 + at * 5, 90 - at * 5, 130, 190, HONEY_SOFT, 12)).join('') +
        centred(480, 170, '?', 80) +
        line('M320 40V360', GREY, 5).replace('/>', ' stroke-dasharray="14 12"/>') +
        moved(480, 300, lock, 1.6) +
        robot(100, 372, 0.7),
    ),
    board(
      [
        [70, 'mandarin', 1],
        [92, 'mandarin', 1],
        [105, 'mandarin', 0],
        [134, 'mandarin', 0],
        [118, 'orange', 1],
        [150, 'orange', 1],
      ]
        .map(
          ([grams, kind, isRight], at) =>
            box(30 + at * 98, 40, 86, 150, WHITE, 10) +
            centred(73 + at * 98, 70, String(grams), 22) +
            fruit(73 + at * 98, 130, kind as 'orange', 0.75) +
            (isRight === 1 ? tick(73 + at * 98, 200) : cross(73 + at * 98, 200)),
        )
        .join('') +
        centred(150, 300, '9/10', 40, GREY) +
        arrow(250, 300, 360, 300) +
        centred(470, 300, '4 / 6', 52, CARROT),
    ),
  ],
  'mistakes-and-fairness': [
    board(
      line('M70 330H590M70 330V40', INK, 5) +
        [
          [4, 4, 0.7],
          [0, 3, 1.3],
          [3, 3, 1],
        ]
          .map(
            ([right, of, size], at) =>
              box(120 + at * 160, 110, 90, 220, 'none', 6).replace(
                '/>',
                ' stroke="#C9D3DC" stroke-dasharray="10 9"/>',
              ) +
              (right! > 0
                ? box(120 + at * 160, 110, 90, 220, at === 2 ? '#F07A1A' : '#F59F2E', 6)
                : centred(165 + at * 160, 290, '0', 46, BERRY)) +
              fruit(165 + at * 160, 66, at === 2 ? 'orange' : 'mandarin', size) +
              centred(165 + at * 160, 364, `${right} / ${of}`, 22),
          )
          .join(''),
    ),
    board(
      robot(130, 330, 1.3) + bubble(220, 60, 150, 80) + centred(295, 100, '?', 40),
      [0, 1, 2].map((at) => fruit(340 + at * 90, 210, 'mandarin', 0.8) + tick(340 + at * 90, 256, 0.7)).join('') +
        fruit(430, 326, 'mandarin', 1.6) +
        cross(500, 326),
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
        `<circle cx="334" cy="264" r="52" stroke="${CARROT}" stroke-dasharray="10 9"/>`,
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

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
  shape,
  SKY_SOFT,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../tutorial-covers/pen.ts'
import {
  adult,
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  cardOf,
  carrot,
  centred,
  child,
  cross,
  fruit,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  robot,
  round,
  sheet,
  text,
  tick,
  times,
  turning,
} from './parts.ts'
import { drawSmall } from './scene.ts'

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
const speaks = (x: number, y: number, widths: readonly number[], fill = WHITE, isRight = false): string =>
  bubble(x, y, 220, 44 + widths.length * 22, fill, isRight) + bars(x + 24, y + 32, widths)
const pile = (x: number, fill: string, strong: string, signs: readonly string[]): string =>
  signs
    .map(
      (sign, at) =>
        box(x + at * 6, 130 + at * 62, 160, 84, fill, 12).replace('/>', ` stroke="${strong}"/>`) +
        moved(x + 80 + at * 6, 160 + at * 62, sign),
    )
    .join('') + disc(x + 80, 70, 36, strong)
const homeSign = shape('M-20 2L0-18L20 2V20H-20Z', WHITE) + box(-6, 4, 12, 16, WOOD, 2)
const phone = box(-13, -22, 26, 44, WHITE, 6) + line('M-4 15H4', INK, 3)
const lock = box(-16, -4, 32, 26, HONEY, 5) + line('M-10-4V-12Q-10-22 0-22T10-12V-4', INK, 5)

export const AI: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ai-how-machines-learn': {
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
  },
  'ai-talk-with-assistants': {
    'what-an-assistant-does': [
      board(
        child(80, 300, 0.9) +
          moved(150, 276, shape('M0 14C-26-6-16-22 0-10C16-22 26-6 0 14Z', BERRY), 1.2) +
          box(190, 210, 110, 100, WHITE, 14).replace('/>', ' stroke-dasharray="12 10"/>') +
          centred(245, 260, '?', 50),
        arrow(306, 240, 380, 130, CARROT, 10) +
          arrow(306, 280, 380, 320, GREY, -10) +
          carrot(430, 116, 1.3) +
          times(2, (at) => line(`M${500 + at * 22} 90V140`, INK, 7)).join('') +
          shape('M396 340V310H470V340M396 326H470', SKY_SOFT) +
          disc(412, 306, 12, WHITE) +
          line('M500 296V346', GREY, 7),
      ),
      board(
        robot(120, 330, 1.3) +
          times(
            4,
            (at) =>
              box(220 + at * 96, 130, 82, 60, at < 3 ? WHITE : HONEY_SOFT, 10) +
              (at < 3 ? bars(236 + at * 96, 160, [50]) : carrot(261 + at * 96, 160, 0.5)) +
              (at < 3 ? arrow(304 + at * 96, 118, 344 + at * 96, 118, CARROT, 18, 4) : ''),
          ).join('') +
          times(3, (at) => sheet(230 + at * 120, 240, 96, 116) + bars(246 + at * 120, 280, [60, 44, 60])).join(''),
      ),
    ],
    'ask-clearly': [
      board(
        bubble(50, 40, 180, 80) +
          bars(76, 80, [60]) +
          arrow(140, 160, 140, 210, GREY) +
          shape('M70 300Q60 240 130 240T220 290Q210 350 140 350T70 300Z', GREY) +
          centred(140, 296, '?', 50),
        bubble(320, 30, 280, 120, LEAF_SOFT, true) +
          times(4, (at) =>
            number(350, 52 + at * 24, at + 1)
              .replace('r="19"', 'r="11"')
              .replace(/<path.*/, ''),
          ).join('') +
          bars(376, 52, [190, 150, 200, 120], LEAF, 24) +
          arrow(450, 180, 450, 220, CARROT) +
          moved(400, 340, drawSmall('moon'), 1.1) +
          disc(490, 290, 34, HONEY) +
          line('M470 350H600', GREY, 5) +
          tick(580, 270),
      ),
      board(
        times(
          4,
          (at) =>
            box(
              40 + (at % 2) * 290,
              30 + Math.floor(at / 2) * 180,
              270,
              160,
              [HONEY_SOFT, SKY_SOFT, LEAF_SOFT, BERRY_SOFT][at]!,
              16,
            ) + number(70 + (at % 2) * 290, 62 + Math.floor(at / 2) * 180, at + 1),
        ).join('') +
          moved(180, 150, turned(-10, 0, 0, pencil(CARROT)), 0.7) +
          child(450, 176, 0.75) +
          adult(520, 180, 0.8) +
          moved(170, 330, drawSmall('star'), 1.2) +
          carrot(240, 320, 0.8) +
          sheet(430, 240, 90, 120) +
          bars(446, 282, [56, 40, 56]) +
          line('M540 240V360M530 240H550M530 360H550', INK, 4),
      ),
    ],
    'check-the-answer': [
      board(
        robot(90, 220, 0.9) +
          [0, 1, 2, 3]
            .map(
              (at) =>
                box(180, 34 + at * 84, 330, 66, WHITE, 14) +
                number(214, 67 + at * 84, at + 1) +
                bars(250, 67 + at * 84, [[230, 180, 240, 200][at]!]) +
                (at === 1 ? tick(560, 67 + at * 84) : cross(560, 67 + at * 84)),
            )
            .join(''),
      ),
      board(
        box(30, 60, 180, 250, WHITE, 16) +
          centred(120, 120, '17 * 24', 24) +
          line('M60 150H180', INK, 4) +
          centred(120, 190, '408', 36, LEAF) +
          number(120, 340, 1),
        box(230, 60, 180, 250, WHITE, 16) +
          ['straw', 'berry']
            .map((word, at) =>
              [...word]
                .map((letter, index) =>
                  centred(262 + index * 29, 130 + at * 70, letter, 26, letter === 'r' ? BERRY : INK),
                )
                .join(''),
            )
            .join('') +
          centred(320, 260, '3', 40, LEAF) +
          number(320, 340, 2),
        box(430, 60, 180, 250, WHITE, 16) +
          shape(
            'M450 120Q490 100 520 120V230Q490 212 450 230ZM590 120Q550 100 520 120V230Q550 212 590 230Z',
            SKY_SOFT,
          ) +
          bars(464, 150, [40, 34]) +
          bars(534, 150, [40, 34]) +
          disc(556, 256, 20, 'none') +
          line('M570 270L590 290', INK, 8) +
          number(520, 340, 3),
      ),
    ],
    'keep-it-private': [
      board(
        pile(50, BERRY_SOFT, '#D6456F', [homeSign, phone, lock]) +
          pile(240, HONEY_SOFT, '#F5B82E', [
            centred(0, 0, '11', 26),
            moved(0, 30, drawSmall('rabbit'), 0.5),
            centred(0, 0, '?', 30),
          ]) +
          pile(430, LEAF_SOFT, '#3FA873', [
            centred(0, 0, '3+4', 26),
            carrot(0, 0, 0.5),
            moved(0, 24, drawSmall('frog'), 0.6),
          ]),
      ),
      board(
        child(100, 350, 1.1) +
          speaks(40, 50, [150, 110], WHITE) +
          moved(210, 104, homeSign) +
          shape('M300 120V240M300 120', INK) +
          line('M330 60V340', BERRY, 8) +
          moved(330, 190, disc(0, 0, 56, BERRY) + line('M-14-24V24M14-24V24', WHITE, 12)) +
          adult(460, 360, 1) +
          robot(560, 220, 0.8) +
          dashes('M396 150H500', GREY, 5),
      ),
    ],
    'write-together': [
      board(
        sheet(60, 60, 200, 260) +
          bars(86, 110, [140, 110, 130], INK, 40) +
          moved(236, 236, pencil(CARROT), 0.8) +
          number(160, 356, 1) +
          moved(
            440,
            100,
            turned(
              0,
              0,
              0,
              disc(60, 60, 56, WHITE) +
                line('M60 60V26M60 60L84 74', INK, 6) +
                disc(24, 4, 16, HONEY) +
                disc(96, 4, 16, HONEY) +
                line('M36 112L26 130M84 112L94 130', INK, 6),
            ),
          ) +
          dashes('M400 330Q440 250 500 260T600 320', GREY, 5) +
          centred(400, 130, '?', 40),
      ),
      board(
        robot(110, 240, 1.1) +
          times(
            5,
            (at) =>
              box(220, 30 + at * 68, 120, 54, at % 2 === 0 ? LEAF_SOFT : WHITE, 12) +
              centred(280, 57 + at * 68, '?', 30) +
              (at % 2 === 0
                ? arrow(350, 57 + at * 68, 410, 57 + at * 68, LEAF, 0) + bars(430, 57 + at * 68, [150], INK)
                : line(`M232 ${57 + at * 68}H328`, BERRY, 5)),
          ).join('') +
          child(590, 380, 0.7),
      ),
      board(
        sheet(120, 30, 400, 340) +
          child(190, 150, 0.7) +
          bars(240, 110, [220], INK) +
          robot(190, 250, 0.6) +
          centred(300, 220, '?', 34) +
          bars(330, 222, [130]) +
          moved(190, 330, pencil(CARROT), 0.4) +
          bars(240, 320, [90], GREY) +
          line('M340 320h120', VIOLET, 9),
      ),
    ],
    'family-agreement': [
      board(
        sheet(50, 40, 240, 310, WHITE) +
          times(
            6,
            (at) =>
              number(86, 84 + at * 42, at + 1)
                .replace('r="19"', 'r="12"')
                .replace(/<path.*/, '') + bars(112, 84 + at * 42, [[140, 110, 150, 120, 140, 100][at]!]),
          ).join('') +
          line('M80 330q14-20 26 0t26-4M180 330q10-18 24 0t30-6', '#1864AB', 4),
        adult(420, 356, 1.2) +
          child(530, 356, 1) +
          bubble(370, 50, 130, 70) +
          bars(394, 84, [80]) +
          bubble(510, 130, 90, 60, HONEY_SOFT) +
          centred(555, 160, '?', 28),
      ),
      board(
        box(40, 60, 250, 180, '#243140', 14) +
          box(60, 80, 210, 130, SKY_SOFT, 6) +
          line('M165 240V280M110 284H220', INK, 8) +
          robot(165, 206, 0.8) +
          sheet(360, 40, 230, 310, WHITE) +
          dot(475, 50, 10, BERRY) +
          [
            centred(0, 0, '?', 44),
            moved(0, 0, disc(0, 0, 24, 'none') + line('M17 17L36 36', INK, 8)),
            moved(0, 0, lock, 1.3),
          ]
            .map((sign, at) => moved(410, 110 + at * 88, sign) + bars(460, 110 + at * 88, [100]))
            .join(''),
      ),
    ],
  },
}

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
} from '../../tutorial-covers/pen.ts'
import { voice } from '../desk.ts'
import {
  adult,
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  carrot,
  centred,
  child,
  cross,
  dashed,
  HONEY_SOFT,
  LEAF_SOFT,
  lock,
  number,
  robot,
  sheet,
  text,
  tick,
  times,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'
import { speaks, pile, homeSign, phone, heart, nap } from './talk-shapes.ts'

/** What is said to an assistant, and what is better not said. */
export const TALK_WITH_ASSISTANTS: Readonly<Record<string, readonly string[]>> = {
  'what-an-assistant-does': [
    board(
      child(80, 300, 0.9) +
        moved(150, 276, shape('M0 14C-26-6-16-22 0-10C16-22 26-6 0 14Z', BERRY), 1.2) +
        dashed(box(190, 210, 110, 100, WHITE, 14)) +
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
      sheet(50, 30, 540, 340, WHITE) +
        [110, 150, 80]
          .map(
            (long, at) =>
              bars(90, 90 + at * 104, [long], INK) +
              moved(150 + long, 88 + at * 104, heart, 1.7) +
              box(192 + long, 58 + at * 104, 100, 62, HONEY_SOFT, 12) +
              centred(242 + long, 89 + at * 104, '?', 40) +
              number(242 + long, 134 + at * 104, at + 1) +
              bars(312 + long, 90 + at * 104, [210 - long], GREY),
          )
          .join(''),
    ),
    board(
      sheet(110, 24, 420, 352, WHITE) +
        text(150, 58, 'counts', 26, '#6A3FC0') +
        line('M140 104H500M300 104V350', INK, 4),
      carrot(220, 170, 0.9) + line('M350 140V204M384 140V204', INK, 8) + centred(460, 172, '2', 40),
      line('M140 232H500', GREY, 4) + nap(220, 292) + line('M350 260V324', INK, 8) + centred(460, 292, '1', 40),
      moved(486, 376, pencil(CARROT), 0.5),
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
      robot(84, 150, 0.8) + sheet(150, 30, 170, 180) + bars(174, 72, [110], INK),
      bars(174, 116, [122], BERRY) +
        bars(174, 160, [90], INK) +
        `<ellipse cx="234" cy="116" rx="80" ry="24" stroke="${BERRY}"/>`,
      child(90, 376, 0.9) +
        bubble(150, 250, 190, 96) +
        number(184, 298, 2) +
        arrow(210, 298, 246, 298) +
        moved(292, 300, homeSign, 1.2),
      arrow(350, 220, 420, 190, CARROT, 30),
      sheet(430, 90, 170, 180) +
        bars(454, 132, [110], INK) +
        bars(454, 176, [122], LEAF) +
        bars(454, 220, [90], INK) +
        tick(600, 280, 1.2),
    ),
  ],
  'check-the-answer': [
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
        shape('M450 120Q490 100 520 120V230Q490 212 450 230ZM590 120Q550 100 520 120V230Q550 212 590 230Z', SKY_SOFT) +
        bars(464, 150, [40, 34]) +
        bars(534, 150, [40, 34]) +
        disc(556, 256, 20, 'none') +
        line('M570 270L590 290', INK, 8) +
        number(520, 340, 3),
    ),
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
      line('M130 96L84 60L50 84M126 112L74 96L40 124M126 132L74 146L42 132M132 148L86 186L54 176', INK, 6) +
        line('M190 96L236 60L270 84M194 112L246 96L280 124M194 132L246 146L278 132M188 148L234 186L266 176', INK, 6) +
        disc(160, 124, 38, '#8A5A32') +
        disc(160, 78, 20, '#8A5A32') +
        centred(160, 230, '8', 38) +
        tick(220, 230),
      child(400, 176, 1) +
        line('M452 112H492M452 134H492M484 92L460 154', BERRY, 6) +
        moved(
          560,
          130,
          disc(-24, -34, 20, GREY) +
            disc(24, -34, 20, GREY) +
            disc(0, 0, 38, GREY) +
            dot(-12, -6, 5, INK) +
            dot(12, -6, 5, INK) +
            disc(0, 16, 6, BERRY),
        ) +
        cross(476, 230),
      shape('M210 290Q270 262 320 290V376Q270 350 210 376ZM430 290Q370 262 320 290V376Q370 350 430 376Z', WHITE) +
        bars(232, 312, [60, 50], GREY) +
        bars(346, 312, [60, 50], GREY),
      adult(130, 384, 0.9) + child(510, 384, 0.8),
    ),
    board(
      child(100, 360, 1.4) + disc(186, 176, 10, WHITE) + disc(212, 146, 14, WHITE) + box(236, 30, 374, 320, WHITE, 40),
      [90, 130, 210, 160]
        .map(
          (belief, at) =>
            number(276, 78 + at * 74, at + 1) +
            box(310, 62 + at * 74, 240, 32, '#F4F4F0', 16) +
            box(310, 62 + at * 74, belief, 32, at === 2 ? CARROT : HONEY, 16),
        )
        .join(''),
      centred(580, 226, '?', 44),
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
      [BERRY_SOFT, HONEY_SOFT, LEAF_SOFT]
        .map(
          (fill, at) =>
            box(56 + at * 190, 34, 148, 104, fill, 12).replace('/>', ` stroke="${[BERRY, HONEY, LEAF][at]}"/>`) +
            times(3 - at, (card) => box(82 + at * 190 + card * 14, 52 + card * 10, 66, 50, WHITE, 8)).join(''),
        )
        .join(''),
      child(90, 372, 1.2) + adult(550, 372, 1.3),
      times(4, (at) => turned(at * 9 - 14, 190, 310, box(160 + at * 10, 270, 60, 80, WHITE, 8))).join('') +
        times(4, (at) => turned(14 - at * 9, 450, 310, box(420 - at * 10, 270, 60, 80, WHITE, 8))).join(''),
      box(286, 196, 68, 88, WHITE, 8) +
        centred(320, 240, '?', 40) +
        arrow(284, 200, 200, 150, BERRY, 0) +
        arrow(356, 200, 440, 150, LEAF, 0),
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
      sheet(170, 34, 220, 300) + bars(196, 84, [160, 130], INK, 42) + bars(196, 168, [150], INK),
      line('M196 192q10-12 20 0t20 0t20 0t20 0t20 0t20 0t20 0', CARROT, 5) + bars(196, 226, [120, 150], INK, 42),
      moved(346, 190, pencil(CARROT), 0.6) + child(90, 360, 1.3) + voice(420, 190, 1.4),
      adult(550, 360, 1.4) + bubble(500, 60, 100, 76, WHITE, true) + moved(550, 98, heart, 1.4),
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
      [
        [HONEY_SOFT, heart],
        [BERRY_SOFT, line('M0-18V4', BERRY, 8) + dot(0, 17, 6, BERRY)],
        [LEAF_SOFT, moved(0, 26, drawSmall('star'), 0.9)],
      ]
        .map(([fill, sign], at) =>
          turned(
            at * 5 - 5,
            120 + at * 200,
            130,
            box(40 + at * 200, 40, 160, 170, fill!, 6) +
              moved(120 + at * 200, 90, sign!, 1.3) +
              bars(66 + at * 200, 146, [108, 80], INK, 30),
          ),
        )
        .join(''),
      adult(150, 384, 1.2) + child(320, 384, 1.05) + adult(490, 384, 1.2),
      moved(236, 360, pencil(CARROT), 0.5),
    ),
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
      child(84, 372, 1) +
        bubble(30, 40, 190, 150) +
        times(4, (at) =>
          box(60 + (at % 2) * 6, 140 - at * 24, 110, 26, [SKY_SOFT, WHITE, HONEY_SOFT, WHITE][at]!, 4),
        ).join(''),
      arrow(236, 120, 286, 150, CARROT),
      sheet(296, 60, 160, 230, WHITE) + bars(322, 110, [100, 80, 104, 70, 96], GREY, 34) + centred(376, 330, '?', 46),
      arrow(470, 140, 530, 100, LEAF, 20) +
        tick(572, 90, 1.3) +
        arrow(470, 220, 530, 270, BERRY, -20) +
        moved(540, 340, pencil(CARROT), 0.7),
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
}

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
  pointer,
  shape,
  SKY,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import {
  arrow,
  bars,
  board,
  browser,
  carrot,
  centred,
  child,
  code,
  heading,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  page,
  screen,
  text,
  tick,
  times,
  turning,
  variable,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'
import { carrotButton, clock, pressed, startButton } from './game-shapes.ts'

const ear = (x: number, y: number): string =>
  moved(
    x,
    y,
    shape('M-40 60C-60 0-50-60 0-60C44-60 50-14 28 10C14 26 24 50 0 62C-16 70-30 70-40 60Z', '#FFD9C4') +
      line('M-18 10C-26-30 20-40 16-8C14 6-4 4 0 22', INK, 4),
  )

/** What a press on the carrot does, in the page and in its code. */
export const CLICK_GAME: Readonly<Record<string, readonly string[]>> = {
  'a-button-that-answers': [
    board(
      carrotButton(50, 160, false, 150) +
        pressed(140, 196) +
        line('M60 130L48 112M126 128V106M192 130L204 112', CARROT, 5) +
        centred(120, 300, 'click', 24),
      arrow(216, 186, 266, 186) + ear(320, 186),
      arrow(380, 186, 426, 186) +
        code(436, 130, 180, ['() => {', '  ...', '}'], 1, 20) +
        arrow(526, 262, 526, 300, CARROT) +
        browser(440, 306, 172, 80) +
        bars(466, 370, [120], LEAF),
    ),
    board(
      browser(60, 50, 240, 300) + heading(84, 126, 150) + bars(84, 170, [180]) + carrotButton(116, 220),
      centred(180, 316, 'html', 20),
      code(350, 110, 260, ['textContent =', '  "..."'], 0, 20) +
        arrow(350, 150, 276, 168, CARROT, 20) +
        dashes('M440 210V250', GREY, 4) +
        centred(478, 290, 'game.js', 20),
    ),
  ],
  'keeping-score': [
    board(
      variable(60, 120, 'score', '4', 130) +
        pressed(240, 250) +
        arrow(210, 180, 300, 180, CARROT, 30) +
        centred(256, 130, '+1', 28, CARROT),
      variable(320, 120, 'score', '5', 130, LEAF_SOFT) +
        arrow(466, 190, 510, 190) +
        browser(516, 130, 100, 120) +
        centred(566, 214, '5', 34),
      code(170, 290, 300, ['score = score + 1'], -1, 22),
    ),
    board(
      line('M60 240H580', INK, 6) +
        times(10, (at) => (at === 4 || at === 9 ? '' : dot(80 + at * 54, 240, 9, GREY))).join(''),
      carrot(296, 230, 0.7) + carrot(560, 226, 1) + centred(296, 292, '5', 28) + centred(566, 292, '10', 28),
      box(210, 60, 170, 70, HONEY_SOFT, 14) +
        bars(234, 96, [120], LEAF) +
        line('M296 132V186', GREY, 4) +
        box(440, 50, 170, 80, LEAF_SOFT, 14) +
        tick(480, 90) +
        bars(514, 92, [70], LEAF) +
        line('M560 132V170', GREY, 4),
      text(66, 330, '===', 26, '#6A3FC0') + pressed(90, 260),
    ),
  ],
  'ten-seconds': [
    board(
      times(
        4,
        (at) =>
          clock(90 + at * 128, 120, ['10', '9', '8', '7'][at]!, 0.9) +
          (at < 3 ? arrow(142 + at * 128, 120, 166 + at * 128, 120, CARROT, 0) : ''),
      ).join('') + centred(572, 122, '...', 26),
      code(60, 240, 380, ['setInterval(tick, 1000)'], -1, 22) +
        turning(566, 270, 42, 120, -300, LEAF) +
        centred(566, 270, '-1', 24),
    ),
    board(
      [0, 1, 2].map((at) => box(30 + at * 204, 80, 176, 190, WHITE, 16)).join(''),
      startButton(72, 100) + pressed(120, 128) + clock(118, 208, '10', 0.7),
      clock(322, 140, '6', 0.8) + carrotButton(268, 206) + pressed(340, 236),
      clock(526, 140, '0', 0.8) + carrotButton(472, 206, true),
      arrow(208, 174, 232, 174, CARROT) + arrow(412, 174, 436, 174, CARROT) + arrow(520, 286, 122, 286, LEAF, 70),
      centred(118, 52, 'startGame', 18, '#6A3FC0') +
        centred(322, 52, 'tick', 18, '#6A3FC0') +
        centred(526, 52, 'endGame', 18, '#6A3FC0'),
    ),
  ],
  'runaway-carrot': [
    board(
      box(140, 50, 360, 320, WHITE, 24).replace('/>', ' stroke="#2b8a5b"/>') +
        dot(140, 50, 8, BERRY) +
        arrow(140, 34, 330, 34, BERRY, 0) +
        centred(386, 34, 'left', 20, BERRY) +
        arrow(122, 50, 122, 200, SKY, 0) +
        centred(76, 230, 'top', 20, SKY),
      carrotButton(330, 210) + dashes('M140 236H326M386 50V206', GREY, 4),
    ),
    board(
      box(80, 40, 320, 320, WHITE, 24).replace('/>', ' stroke="#2b8a5b"/>'),
      `<g opacity=".4">${carrotButton(110, 280)}</g>` +
        carrotButton(270, 90) +
        arrow(170, 270, 300, 156, CARROT, 40, 6) +
        pressed(150, 310),
      line('M290 60H382M290 50V70M382 50V70', BERRY, 4),
      box(450, 120, 140, 120, VIOLET, 18) +
        centred(520, 180, '?', 50, WHITE) +
        text(424, 264, 'Math.random()', 16) +
        arrow(450, 180, 398, 136, VIOLET, 20),
    ),
    board(
      box(60, 70, 400, 120, WHITE, 20).replace('/>', ' stroke="#2b8a5b"/>') +
        carrotButton(350, 104) +
        line('M60 220H460M60 208V232M460 208V232', LEAF, 4) +
        centred(260, 246, 'clientWidth', 18, LEAF) +
        line('M350 290H460M350 278V302M460 278V302', CARROT, 4) +
        centred(405, 322, 'offsetWidth', 18, CARROT) +
        line('M60 290H340M60 278V302M340 278V302', SKY, 4) +
        centred(200, 322, 'maxX', 20, SKY),
      tick(496, 130),
    ),
  ],
  'remember-the-best': [
    board(
      box(60, 60, 280, 280, WOOD, 12) +
        [0, 1, 2]
          .map((at) => box(80, 80 + at * 86, 240, 74, '#E9CBA9', 8) + box(180, 110 + at * 86, 40, 14, HONEY, 6))
          .join(''),
      box(60, 168, 300, 78, '#F5DEC0', 8) +
        box(120, 182, 170, 34, HONEY_SOFT, 6) +
        centred(205, 199, 'carrot-best', 17) +
        centred(322, 200, '"12"', 16, '#1F7A4D'),
      text(400, 110, 'setItem', 22, '#6A3FC0') +
        arrow(500, 150, 370, 196, CARROT, 20) +
        text(400, 300, 'getItem', 22, '#6A3FC0') +
        arrow(366, 228, 500, 280, LEAF, 20) +
        centred(550, 150, '12', 34) +
        centred(550, 270, '"12"', 30, '#1F7A4D'),
    ),
    board(
      browser(40, 90, 240, 230) + centred(160, 180, '12', 44) + moved(160, 268, drawSmall('star'), 0.9),
      turning(320, 190, 30, 200, -300, SKY) + centred(320, 270, 'F5', 22),
      browser(362, 90, 240, 230) +
        centred(482, 180, '12', 44) +
        moved(482, 268, drawSmall('star'), 0.9) +
        tick(586, 98),
    ),
    board(
      browser(40, 60, 200, 200) +
        centred(140, 180, '12', 44) +
        disc(226, 76, 24, BERRY) +
        line('M216 66L236 86M236 66L216 86', WHITE, 6) +
        moved(232, 84, pointer(), 0.5),
      arrow(252, 160, 296, 160) + screen(308, 90, 120, 120) + moved(366, 184, drawSmall('moon'), 0.8),
      arrow(440, 160, 476, 160) + browser(486, 60, 130, 200) + centred(551, 180, '12', 44) + tick(606, 66),
      box(190, 290, 260, 76, '#F5DEC0', 8) +
        box(210, 306, 150, 34, HONEY_SOFT, 6) +
        centred(285, 323, 'carrot-best', 15) +
        centred(404, 324, '12', 28, '#1F7A4D') +
        arrow(460, 320, 548, 270, LEAF, 0),
    ),
  ],
  'finished-game': [
    board(
      [110, 92, 74, 56]
        .map(
          (width, at) =>
            carrotButton(50 + at * 150, 100, false, width) +
            centred(50 + at * 150 + width / 2, 190, ['100', '85', '70', '56'][at]!, 22) +
            centred(50 + at * 150 + width / 2, 66, ['0', '5', '10', '15'][at]!, 22, BERRY),
        )
        .join('') + [0, 1, 2].map((at) => arrow(170 + at * 148, 128, 192 + at * 150, 128, GREY, 0, 4)).join(''),
      code(60, 250, 520, ['Math.max(56, 100 - points * 3)'], -1, 22) + number(572, 340, 3),
    ),
    board(
      [
        variable(70, 40, 'score', '0', 90),
        clock(380, 112, '0', 1) + turned(45, 380, 112, line('M330 112H430', BERRY, 6)),
        box(60, 230, 150, 120, WHITE, 16).replace('/>', ' stroke="#2b8a5b"/>') + carrotButton(96, 286, false, 100),
        moved(380, 330, drawSmall('star'), 1.6) + centred(470, 300, '12', 34),
      ].join(''),
      tick(230, 100) + tick(470, 100) + tick(236, 300) + tick(540, 300),
    ),
  ],
}

const game = (inside: string): string => browser(120, 14, 400, 372) + heading(150, 96, 220) + inside

export const CLICK_GAME_FINISHED: Readonly<Record<string, string>> = {
  'javascript-click-game/a-button-that-answers': game(
    bars(150, 156, [260], LEAF) +
      carrotButton(190, 220, false, 190) +
      pressed(310, 260) +
      line('M190 200L176 184M284 198V178M380 200L394 184', CARROT, 5),
  ),
  'javascript-click-game/keeping-score': game(
    centred(420, 150, '7', 40) +
      carrot(360, 150, 0.7) +
      bars(150, 160, [140], LEAF) +
      carrotButton(190, 240, false, 190) +
      pressed(310, 280),
  ),
  'javascript-click-game/ten-seconds': game(
    clock(430, 158, '6', 0.9) +
      centred(220, 156, '4', 40) +
      carrot(170, 156, 0.7) +
      startButton(150, 260, true) +
      carrotButton(280, 256, false, 150) +
      pressed(380, 290),
  ),
  'javascript-click-game/runaway-carrot': game(
    box(160, 130, 320, 226, WHITE, 20).replace('/>', ' stroke="#2b8a5b"/>') +
      carrotButton(330, 170) +
      dashes('M250 300Q270 220 326 210', CARROT, 5) +
      pressed(230, 290),
  ),
  'javascript-click-game/remember-the-best': game(
    box(160, 150, 320, 210, WHITE, 20).replace('/>', ' stroke="#2b8a5b"/>') +
      carrotButton(210, 270) +
      moved(420, 128, drawSmall('star'), 0.8) +
      centred(464, 108, '12', 28),
  ),
  'javascript-click-game/finished-game': page(
    heading(130, 98, 220) +
      centred(474, 100, '15', 30) +
      moved(430, 122, drawSmall('star'), 0.7) +
      box(150, 136, 340, 226, WHITE, 20).replace('/>', ' stroke="#2b8a5b"/>') +
      carrotButton(360, 180, false, 64) +
      dashes('M200 320Q220 250 290 270T356 212', CARROT, 5) +
      child(210, 356, 0.7),
    '#FFFBF3',
  ),
}

import {
  BERRY,
  box,
  CARROT,
  dashes,
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
  WOOD,
} from '../../tutorial-covers/pen.ts'
import { caret, editor, keyboard } from '../desk.ts'
import {
  adult,
  arrow,
  bars,
  BERRY_SOFT,
  board,
  bubble,
  carousel,
  carrot,
  centred,
  child,
  code,
  cross,
  finger,
  HONEY_SOFT,
  keycap,
  LEAF_SOFT,
  printed,
  screen,
  sheet,
  text,
  tick,
  times,
  variable,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'

export const shirt = (sleeves: number, fill: string): string =>
  shape(
    `M-22-30Q0-16 22-30L${30 + sleeves / 2} ${-16 + sleeves}L${22 + sleeves / 3} ${-8 + sleeves}L24-8V34H-24V-8L${-22 - sleeves / 3} ${-8 + sleeves}L${-30 - sleeves / 2} ${-16 + sleeves}Z`,
    fill,
  )
const rocket =
  shape('M0-90Q34-50 28 20H-28Q-34-50 0-90Z', WHITE) +
  disc(0, -34, 13, SKY) +
  shape('M-28-6L-52 34L-28 22ZM28-6L52 34L28 22Z', BERRY) +
  shape('M-14 22Q0 74 14 22Z', HONEY)

/** C++: what the screen shows, boxes and carousels. */
export const FIRST_STEPS: Readonly<Record<string, readonly string[]>> = {
  'hello-output': [
    board(
      box(50, 120, 150, 150, SKY_SOFT, 16) + centred(125, 195, 'main', 28, '#6A3FC0'),
      text(230, 178, 'cout', 26, '#6A3FC0') + text(236, 222, '<<', 40, CARROT) + arrow(300, 240, 366, 200, CARROT, 20),
      screen(380, 100, 220, 160) + printed(404, 130, ['Tutu'], 26) + box(460, 262, 60, 30, GREY, 4),
      box(96, 310, 60, 60, HONEY_SOFT, 12) + centred(126, 340, ';', 34, BERRY),
    ),
    board(
      editor(60, 40, 430, 320, 'hello.cpp') + caret(106, 100),
      disc(560, 110, 40, LEAF) +
        line('M542 110H578M560 92V128', WHITE, 9) +
        arrow(552, 164, 500, 210, LEAF, 20) +
        child(562, 376, 1),
    ),
    board(
      editor(30, 30, 330, 190, 'hello.cpp', ['#include', 'int main']) + caret(196, 126),
      keyboard(60, 236) + arrow(270, 320, 300, 232, CARROT, 20),
      moved(430, 90, sheet(0, 0, 110, 140) + bars(20, 44, [60, 70, 50], GREY)) +
        moved(480, 140, sheet(0, 0, 110, 140) + bars(20, 44, [60, 70, 50], GREY)) +
        cross(580, 96, 1.4) +
        tick(360, 40, 1.2),
    ),
    board(screen(110, 40, 420, 320) + printed(210, 90, [' (\\_/)', ' (o.o)', ' (> <)'], 40), child(570, 376, 0.7)),
    board(
      screen(40, 60, 250, 280) +
        printed(64, 110, ['(\\_/)', '(o.o)', '(> <)'], 26) +
        arrow(210, 126, 64, 142, HONEY, 0, 4),
      text(216, 100, 'endl', 18, HONEY) + arrow(306, 200, 340, 200, CARROT),
      screen(356, 60, 250, 280) + printed(376, 110, ['(\\_/)(o.o)', '(> <)'], 26) + cross(580, 72),
    ),
  ],
  variables: [
    board(
      variable(60, 110, 'int', '5', 130) +
        variable(250, 110, 'double', '1.5', 130, LEAF_SOFT) +
        variable(430, 110, 'string', '"Tutu"', 168, BERRY_SOFT),
      times(5, (at) => carrot(84 + at * 22, 300, 0.45)).join('') +
        child(510, 350, 0.9) +
        carrot(290, 300, 0.6) +
        `<svg x="306" y="262" width="30" height="80" viewBox="306 262 30 38">${carrot(330, 300, 0.6)}</svg>`,
    ),
    board(
      sheet(40, 40, 360, 320, WHITE) +
        [5, 3, 2]
          .map(
            (count, at) =>
              (at === 0 ? '' : centred(84, 100 + at * 96, at === 1 ? '+' : '-', 34, at === 1 ? LEAF : BERRY)) +
              times(count, (one) => carrot(120 + one * 28, 100 + at * 96, 0.5)).join('') +
              line(`M286 ${126 + at * 96}H370`, INK, 4) +
              centred(328, 98 + at * 96, '?', 34, GREY),
          )
          .join(''),
      moved(366, 112, pencil(HONEY), 0.7),
      screen(440, 90, 170, 150) + shape('M505 140L550 165L505 190Z', GREY) + child(520, 376, 0.9),
    ),
    board(
      variable(30, 90, 'carrots', '5', 130) +
        arrow(190, 150, 240, 150, LEAF) +
        centred(214, 116, '+3', 26, LEAF) +
        variable(256, 90, 'carrots', '8', 130) +
        arrow(416, 150, 466, 150, BERRY) +
        centred(440, 116, '-2', 26, BERRY) +
        variable(482, 90, 'carrots', '6', 130),
      [5, 8, 6]
        .map((count, group) =>
          times(count, (at) => carrot(44 + group * 226 + (at % 4) * 34, 286 + Math.floor(at / 4) * 66, 0.6)).join(''),
        )
        .join(''),
    ),
  ],
  input: [
    board(
      box(30, 140, 170, 120, GREY, 14) +
        times(12, (at) => box(44 + (at % 4) * 37, 154 + Math.floor(at / 4) * 34, 29, 25, WHITE, 5)).join('') +
        finger(130, 270, 0.7),
      text(226, 120, 'cin', 24, '#6A3FC0') + centred(250, 176, '>>', 34, CARROT) + arrow(212, 210, 284, 210, CARROT),
      variable(306, 130, 'age', '12', 100) +
        text(432, 120, 'cout', 24, '#6A3FC0') +
        centred(462, 176, '<<', 34, LEAF) +
        arrow(428, 210, 496, 210, LEAF),
      screen(506, 140, 110, 130) + printed(540, 190, ['12'], 30),
    ),
    board(
      screen(50, 40, 540, 150),
      line('M84 86H300M84 146H250', GREY, 9) + text(314, 72, '?', 28, '#EAF2F8') + text(264, 132, '?', 28, '#EAF2F8'),
      line('M352 86H440', '#8FD6B1', 9) + text(302, 132, '12', 28, '#8FD6B1') + caret(356, 130, 32),
      keycap(120, 250, '1', WHITE, 80, 76) +
        keycap(216, 250, '2', WHITE, 80, 76) +
        arrow(316, 290, 366, 290, CARROT) +
        keycap(390, 250, '', HONEY_SOFT, 150, 76) +
        line('M500 270V296H430M446 282L430 296L446 310', INK, 6) +
        finger(520, 344, 0.7),
    ),
    board(
      child(90, 360, 1.1) +
        bubble(60, 40, 150, 90) +
        centred(135, 85, '12', 34) +
        arrow(224, 90, 290, 140, CARROT, -20),
      variable(300, 60, 'age', '12', 110) +
        code(280, 220, 200, ['age + 10'], -1, 22) +
        arrow(360, 190, 372, 214, INK, 0, 4),
      screen(510, 200, 106, 100) + printed(540, 234, ['22'], 30) + arrow(464, 250, 502, 250, LEAF) + tick(430, 90),
    ),
  ],
  'if-choices': [
    board(
      line('M320 380V300Q320 240 130 220V150M320 300V150M320 300Q320 240 510 220V150', WOOD, 32),
      [0, 1, 2].map((at) => box(60 + at * 190, 30, 140, 120, [BERRY_SOFT, LEAF_SOFT, SKY_SOFT][at]!, 14)).join('') +
        moved(130, 86, shirt(4, '#FF9A76'), 1.1) +
        moved(320, 86, shirt(26, LEAF), 1.1) +
        moved(510, 86, shirt(34, '#2467C9') + line('M0-22V34', WHITE, 4), 1.1),
      centred(130, 176, '>= 28', 20) +
        centred(320, 176, '>= 15', 20) +
        centred(510, 176, 'else', 20, '#6A3FC0') +
        child(320, 384, 0.85),
    ),
    board(
      [30, 20, 5]
        .map(
          (degrees, at) =>
            disc(110 + at * 210, 60, 36, HONEY) +
            centred(110 + at * 210, 60, String(degrees), 28) +
            arrow(110 + at * 210, 104, 110 + at * 210, 136, CARROT, 0) +
            code(30 + at * 210, 148, 160, ['if', 'else if', 'else'], at, 18) +
            arrow(110 + at * 210, 276, 110 + at * 210, 302, CARROT, 0) +
            moved(110 + at * 210, 344, shirt([4, 26, 34][at]!, ['#FF9A76', LEAF, '#2467C9'][at]!), 0.95) +
            (at === 2 ? line(`M${110 + at * 210} 324V376`, WHITE, 4) : ''),
        )
        .join(''),
    ),
    board(
      box(100, 30, 50, 300, WHITE, 25) +
        disc(125, 336, 40, BERRY) +
        flat('M112 160H138V320H112Z', BERRY) +
        line('M166 100H440M166 220H440', GREY, 4),
      centred(196, 78, '28', 28) +
        centred(196, 198, '15', 28) +
        moved(320, 60, shirt(4, '#FF9A76'), 0.8) +
        moved(320, 160, shirt(26, LEAF), 0.8) +
        moved(320, 290, shirt(34, '#2467C9'), 0.8),
      disc(470, 100, 26, HONEY) +
        centred(470, 100, '28', 22) +
        arrow(500, 94, 560, 62, CARROT, 0) +
        disc(470, 220, 26, HONEY) +
        centred(470, 220, '15', 22) +
        arrow(500, 214, 560, 176, CARROT, 0) +
        centred(586, 50, '?', 30) +
        centred(586, 166, '?', 30),
    ),
  ],
  loops: [
    board(
      carousel(180, 200, '9', [centred(0, 0, 'i', 26), centred(0, 0, 'i*7', 17)], 1.15),
      screen(350, 30, 260, 340) +
        printed(372, 50, ['1 x 7 = 7', '2 x 7 = 14', '3 x 7 = 21', '4 x 7 = 28', '    ...', '9 x 7 = 63'], 22),
    ),
    board(
      ['5', '4', '3', '2', '1']
        .map(
          (count, at) =>
            disc(80 + at * 80, 260 - at * 10, 32, at === 4 ? HONEY : WHITE) +
            centred(80 + at * 80, 260 - at * 10, count, 28) +
            (at < 4 ? arrow(114 + at * 80, 256 - at * 10, 126 + at * 80, 252 - at * 10, GREY, 0, 4) : ''),
        )
        .join(''),
      moved(540, 160, turned(14, 0, 0, rocket), 1.3) + dashes('M520 250Q500 310 470 350', CARROT, 6),
      code(60, 60, 330, ['while (n > 0) {', '  n = n - 1;'], 1, 22),
    ),
    board(
      code(30, 80, 330, ['while (n > 0) {', '  cout << n;', '  n = n - 1;', '}'], 2, 22) + finger(230, 300, 0.8),
      sheet(440, 30, 160, 340, WHITE) + text(508, 48, 'n', 26, '#6A3FC0') + line('M456 92H584', INK, 4),
      ['5', '4', '3', '2'].map((n, at) => centred(516, 124 + at * 52, n, 30)).join('') +
        line('M498 344H534', GREY, 4) +
        moved(540, 330, pencil(CARROT), 0.6) +
        arrow(376, 170, 432, 170, CARROT, 16),
    ),
  ],
  'quiz-program': [
    board(
      carousel(210, 220, '5', [centred(0, 0, '?', 32), centred(0, 0, '...', 26), tick(0, 0, 0.8)], 1.3),
      variable(440, 120, 'score', '3', 140, HONEY_SOFT) +
        arrow(370, 250, 430, 210, LEAF, 20) +
        centred(396, 190, '+1', 26, LEAF),
    ),
    board(
      [0, 1, 2]
        .map(
          (at) =>
            sheet(40 + at * 200, 40, 160, 240) +
            times(
              5,
              (row) =>
                bars(62 + at * 200, 84 + row * 38, [70]) +
                (at === 0 || (at === 1 && row !== 1)
                  ? tick(166 + at * 200, 84 + row * 38, 0.6)
                  : cross(166 + at * 200, 84 + row * 38, 0.6)),
            ).join('') +
            box(80 + at * 200, 300, 80, 60, HONEY_SOFT, 12) +
            centred(120 + at * 200, 330, ['5', '4', '0'][at]!, 34),
        )
        .join(''),
    ),
    board(
      screen(120, 150, 220, 150) + printed(146, 190, ['4 x 7 =', '28'], 26) + line('M40 316H370', WOOD, 9),
      adult(80, 312, 1.2) +
        child(440, 372, 1.2) +
        sheet(490, 230, 100, 130) +
        bars(508, 280, [60, 46, 60], GREY, 24) +
        moved(560, 270, pencil(CARROT), 0.5),
      bubble(130, 24, 240, 100, HONEY_SOFT) +
        carrot(180, 74, 0.7) +
        moved(250, 100, drawSmall('clock'), 0.55) +
        centred(322, 74, '?', 40),
    ),
  ],
}

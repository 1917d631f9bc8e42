import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
  dot,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  pencil,
  SKY,
  SKY_SOFT,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import { hedgehog } from '../animals.ts'
import { again, caret, folder, keyboard } from '../desk.ts'
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
  flower,
  HONEY_SOFT,
  key,
  keycap,
  LEAF_SOFT,
  number,
  printed,
  rowOf,
  screen,
  sheet,
  text,
  tick,
  times,
  turning,
  variable,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'
import { bowl, moonlight, room, shed, stove, tree } from './story-shapes.ts'

const letters = (x: number, y: number, word: string, turns: readonly number[] = [], fill = WHITE): string =>
  [...word]
    .map((letter, at) =>
      turned(
        turns[at] ?? 0,
        x + at * 56 + 24,
        y + 26,
        box(x + at * 56, y, 48, 52, fill, 8) + centred(x + at * 56 + 24, y + 26, letter, 26),
      ),
    )
    .join('')
const map = (): string =>
  room(60, 40, '#FDE3CF', stove) +
  room(60, 240, '#D9D3F7', moonlight) +
  room(330, 240, LEAF_SOFT, shed) +
  line('M135 150V240M210 295H330', INK, 14) +
  line('M135 150V240M210 295H330', HONEY, 6)

/** Boxes for variables, cards for lists, a map for dictionaries. */
export const WORD_GAMES: Readonly<Record<string, readonly string[]>> = {
  'fill-in-story': [
    board(
      code(30, 36, 400, ['animal = input("?")'], -1, 20),
      keyboard(40, 170),
      arrow(240, 250, 330, 250, CARROT),
      variable(350, 170, 'animal', hedgehog(0, 0), 130),
      arrow(500, 250, 540, 250, CARROT),
      sheet(550, 170, 70, 130) + bars(562, 210, [46, 30, 46], GREY, 24),
    ),
    board(
      box(40, 50, 330, 240, WHITE, 10) +
        flat('M43 100V60Q43 53 50 53H360Q367 53 367 60V100Z', SKY_SOFT) +
        text(60, 66, 'File', 20) +
        dot(330, 76, 8, GREY),
      sheet(80, 130, 70, 86) + box(170, 170, 180, 44, HONEY_SOFT, 6) + text(182, 184, 'story.py', 20) + caret(318, 178),
      box(230, 236, 110, 40, LEAF_SOFT, 10) + tick(285, 256, 0.7) + finger(296, 300, 0.7),
      arrow(386, 180, 440, 180, CARROT) +
        folder(456, 120, '', 150) +
        sheet(490, 80, 80, 70) +
        box(456, 140, 150, 90, HONEY, 10) +
        centred(531, 186, 'story.py', 15) +
        child(531, 384, 0.9),
    ),
    board(
      bubble(40, 40, 250, 90) + bars(66, 74, [190], GREY) + centred(230, 104, '?', 26),
      child(90, 330, 1.2),
      bubble(350, 90, 240, 110, HONEY_SOFT, true) + hedgehog(400, 144, 0.9) + bars(460, 140, [100, 70], GREY, 26),
      box(360, 240, 230, 110, '#243140', 12) + printed(380, 280, ['>>>'], 20) + hedgehog(500, 296, 0.8),
    ),
    board(
      ['name', 'animal', 'place', 'food']
        .map((name, at) =>
          variable(
            40 + at * 154,
            30,
            name,
            [child(0, 42, 0.7), hedgehog(0, 0, 0.8), tree(0, 0), bowl(0, -8)][at]!,
            100,
          ),
        )
        .join(''),
      times(4, (at) => arrow(90 + at * 154, 164, 170 + at * 100, 226, CARROT, 0, 4)).join(''),
      sheet(90, 230, 460, 146) +
        bars(116, 268, [40], GREY) +
        child(190, 290, 0.5) +
        bars(216, 268, [110], GREY) +
        hedgehog(366, 268, 0.6) +
        bars(406, 268, [80], GREY),
      bars(116, 318, [120], GREY) +
        tree(276, 316, 0.8) +
        bars(310, 318, [90], GREY) +
        bowl(446, 306, 0.7) +
        bars(490, 318, [30], GREY),
    ),
    board(
      box(40, 70, 240, 160, '#243140', 14) +
        times(
          3,
          (at) => line(`M70 ${112 + at * 40}h90`, GREY, 8) + centred(184, 112 + at * 40, '?', 24, '#EAF2F8'),
        ).join('') +
        line('M24 250H300', WOOD, 9),
      adult(160, 388, 1.15) + bubble(220, 262, 90, 60) + hedgehog(258, 296, 0.5),
      child(430, 380, 1.2) +
        sheet(480, 130, 120, 160, GREY) +
        turned(0, 0, 0, line('M510 190l60 50M570 190l-60 50', WHITE, 8)),
      bubble(350, 40, 120, 76) + centred(410, 74, '...', 34),
    ),
  ],
  'guess-the-number': [
    board(
      line('M320 380V260Q320 190 180 150V70M320 260V70M320 260Q320 190 460 150V70', WOOD, 34),
      ['<', '==', '>']
        .map(
          (sign, at) =>
            box([130, 270, 410][at]!, 30, 100, 60, [SKY_SOFT, LEAF_SOFT, BERRY_SOFT][at]!, 12) +
            centred([180, 320, 460][at]!, 60, sign, 30),
        )
        .join(''),
      child(320, 372, 1) + text(490, 214, 'if elif', 20, '#6A3FC0') + text(490, 250, 'else', 20, '#6A3FC0'),
    ),
    board(
      carousel(200, 210, '', [centred(0, 0, '?', 30), centred(0, 0, '+1', 24)], 1.25),
      code(360, 60, 250, ['while guess', '  != secret:'], 0, 20),
      box(410, 190, 150, 150, VIOLET, 16) +
        box(450, 160, 70, 40, 'none', 16) +
        disc(485, 260, 26, WHITE) +
        centred(485, 260, '?', 30),
    ),
    board(
      line('M50 130H590', INK, 6) + [50, 320, 455, 388, 590].map((x) => line(`M${x} 116V144`, INK, 5)).join(''),
      centred(54, 168, '1', 20) +
        centred(586, 168, '100', 20) +
        flat('M50 118H320V142H50Z', GREY) +
        line('M50 130H320', '#9AA7B2', 18),
      number(320, 80, 1) +
        centred(320, 172, '50', 22) +
        number(455, 80, 2) +
        centred(455, 172, '75', 22) +
        number(388, 80, 3) +
        centred(388, 172, '62', 22),
      variable(130, 230, 'secret', '68', 120) + variable(390, 230, 'count', '3', 120),
    ),
    board(
      keycap(50, 60, 'F5', HONEY_SOFT, 90, 76) +
        finger(100, 170, 0.7) +
        arrow(160, 100, 214, 100, CARROT) +
        screen(230, 40, 370, 120) +
        centred(290, 100, '50', 40, '#8FD6B1') +
        tick(540, 100),
      screen(230, 200, 370, 120) + centred(310, 260, 'ten', 36, '#FFB3C4') + cross(540, 260),
      code(270, 326, 200, ['ValueError'], -1, 20) + again(130, 290, 1.4) + arrow(176, 280, 214, 262, CARROT, 0),
    ),
  ],
  riddles: [
    board(
      box(360, 100, 240, 190, '#F3C9A5', 20) + centred(480, 130, 'ask', 26) + box(440, 160, 80, 100, '#8A5A32', 6),
      child(230, 320, 1.2) +
        arrow(350, 340, 110, 340, LEAF, 0) +
        box(250, 224, 84, 50, HONEY_SOFT, 8) +
        centred(292, 249, '1', 30),
      code(40, 60, 220, ['return 1'], 0, 24),
    ),
    board(
      ['==', '!=']
        .map((sign, at) =>
          moved(
            0,
            at * 180,
            bubble(40, 36, 190, 90) +
              (at === 0 ? moved(134, 120, drawSmall('clock'), 0.8) : bowl(134, 74)) +
              centred(286, 82, sign, 34) +
              box(340, 36, 110, 90, WHITE, 12) +
              moved(395, 116, drawSmall('clock'), 0.75) +
              arrow(466, 82, 520, 82) +
              (at === 0 ? tick(560, 60) : cross(560, 60)) +
              centred(560, 110, at === 0 ? '1' : '0', 30),
          ),
        )
        .join(''),
    ),
    board(
      ['1', '0', '1']
        .map(
          (point, at) =>
            box(60, 50 + at * 106, 200, 84, WHITE, 14) +
            centred(110, 92 + at * 106, '?', 34) +
            box(190, 66 + at * 106, 54, 52, point === '1' ? LEAF_SOFT : BERRY_SOFT, 8) +
            centred(217, 92 + at * 106, point, 28) +
            arrow(270, 92 + at * 106, 386, 200, point === '1' ? LEAF : GREY, 0),
        )
        .join(''),
      variable(410, 140, 'score', '2', 150),
    ),
  ],
  'scrambled-words': [
    board(
      rowOf(70, 110, ['', '', ''], 160),
      tree(150, 186, 1.5) + child(310, 250, 1) + flower(470, 190, 24, 'tomato'),
      text(42, 130, '[', 120) + text(550, 130, ']', 120),
      code(216, 330, 200, ['words[0]'], -1, 20) + arrow(200, 350, 150, 312, CARROT, -10),
    ),
    board(
      rowOf(60, 60, ['', '', '', '', '', ''], 86, [HONEY_SOFT, HONEY_SOFT, HONEY_SOFT]),
      tree(103, 102) +
        child(189, 142, 0.7) +
        flower(275, 104, 12, 'tomato') +
        box(336, 80, 36, 46, SKY_SOFT, 2) +
        line('M430 126L462 82', CARROT, 12) +
        line('M504 116Q532 70 560 116', INK, 7),
      line('M60 190H318M60 180V200M318 180V200', CARROT, 6) + centred(189, 226, '[:3]', 30, CARROT),
      carousel(470, 290, '3', [centred(0, 0, 'a z', 20), centred(0, 0, '?', 26)], 0.75),
    ),
    board(
      letters(152, 36, 'rabbit') + arrow(320, 106, 320, 158, CARROT),
      letters(152, 176, 'bitrab', [-14, 10, -8, 16, -12, 9], HONEY_SOFT) + arrow(320, 248, 320, 294, LEAF),
      letters(152, 312, 'rabbit', [], LEAF_SOFT) + tick(530, 340),
      turning(92, 200, 34, 200, 300, VIOLET),
    ),
  ],
  'card-quiz': [
    board(
      box(60, 40, 520, 320, '#F3C9A5', 18) + box(76, 54, 240, 292, WHITE, 8) + box(324, 54, 240, 292, WHITE, 8),
      (['cat', 'bird', 'frog'] as const)
        .map(
          (who, at) =>
            moved(150, 134 + at * 94, drawSmall(who), 0.62) +
            centred(236, 104 + at * 94, ':', 30) +
            arrow(262, 104 + at * 94, 372, 104 + at * 94, CARROT) +
            moved(440, 126 + at * 94, drawSmall(who), 0.36),
        )
        .join(''),
      key(236, 352, 0.9),
    ),
    board(
      (['cat', 'bird', 'frog'] as const)
        .map(
          (who, at) =>
            box(50, 34 + at * 114, 120, 100, WHITE, 12) +
            moved(110, 126 + at * 114, drawSmall(who), 0.7) +
            arrow(180, 84 + at * 114, 250, 84 + at * 114) +
            (at === 1 ? cross(280, 84 + at * 114) : tick(280, 84 + at * 114)),
        )
        .join(''),
      arrow(310, 198, 408, 212, BERRY, -30),
      variable(420, 150, 'wrong', moved(0, 38, drawSmall('bird'), 0.7), 150, BERRY_SOFT),
      text(330, 120, 'append', 18, '#6A3FC0'),
    ),
  ],
  'text-adventure': [
    board(
      map(),
      code(350, 34, 260, ['rooms = {', '  "yard": {', '    "north": ...', '    "east": ... }}'], -1, 16),
      child(100, 352, 0.7),
    ),
    board(
      sheet(60, 24, 420, 352, WHITE),
      box(110, 70, 130, 100, 'none', 4) +
        moved(175, 120, stove) +
        box(110, 230, 130, 100, 'none', 4) +
        moved(175, 280, moonlight) +
        box(310, 230, 130, 100, 'none', 4) +
        moved(375, 284, shed, 0.9),
      line('M175 170V230M240 280H310', INK, 6) + child(130, 326, 0.4),
      arrow(550, 150, 550, 80, BERRY, 0) +
        arrow(550, 150, 610, 150, SKY, 0) +
        centred(550, 52, 'N', 30, BERRY) +
        centred(590, 184, 'E', 30, SKY) +
        moved(470, 330, pencil(CARROT), 0.8),
    ),
    board(
      map(),
      key(162, 60),
      dashes('M110 300V110M150 130V280H380', BERRY, 5),
      number(90, 200, 1) + number(222, 62, 2) + number(176, 214, 3) + number(276, 262, 4) + number(492, 250, 5),
      carrot(510, 330, 0.9),
      variable(420, 40, 'bag', key(0, 0), 120),
    ),
  ],
}

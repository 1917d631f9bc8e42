import {
  BERRY,
  box,
  CARROT,
  disc,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  SKY,
  SKY_SOFT,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import {
  arrow,
  bars,
  board,
  browser,
  centred,
  code,
  dashed,
  heading,
  HONEY_SOFT,
  LEAF_SOFT,
  number,
  sheet,
  text,
} from '../parts.ts'
import { brace, tag, wide } from '../signs.ts'
import { card, dots, kite, link } from './page-shapes.ts'

const TAG = '#6A3FC0'
/** The page that the rules of the fourth lesson colour. */
const colouredPage = (x: number, y: number): string =>
  browser(x, y, 250, 300).replace(/fill="#FFFFFF"/, 'fill="#FFFBF3"') +
  heading(x + 24, y + 82, 170, '#1C7ED6') +
  bars(x + 24, y + 122, [196, 150]) +
  heading(x + 24, y + 184, 110, '#2B8A5B') +
  bars(x + 24, y + 218, [180]) +
  line(`M${x + 24} ${y + 256}h120M${x + 24} ${y + 267}h120`, '#C2255C', 5)
const withLink = (x: number, y: number, name: string, bar: string): string =>
  browser(x, y, 250, 190, bar) +
  centred(x + 160, y + 24, name, 16) +
  text(x + 22, y + 66, '<title>', 18, TAG) +
  box(x + 14, y + 94, 222, 40, '#FCE8B2', 8) +
  text(x + 22, y + 105, '<link ...>', 18, TAG) +
  text(x + 22, y + 146, '</head>', 18, TAG)
const brick = (x: number, y: number, width: number, height: number, name: string, fill: string): string =>
  box(x, y, width, height, fill, 10) + text(x + 12, y + 10, name, 15, TAG)

/** What the lines of the pages and of their style make. */
export const MY_PAGE_CODE: Readonly<Record<string, readonly string[]>> = {
  'links-and-two-pages': [
    board(
      code(24, 76, 250, ['<nav> <a ...>', '<h1>', '<h2 id="first">', '<h2 id=', '  "second">']),
      browser(350, 30, 266, 340, HONEY) + centred(530, 54, 'diary.html', 16),
      link(376, 96, 110) + heading(376, 142, 180) + heading(376, 196, 120, LEAF) + bars(376, 226, [200, 150]),
      heading(376, 292, 120, LEAF) + bars(376, 322, [190]),
      arrow(216, 104, 366, 98, SKY, 10) + arrow(96, 138, 364, 142, CARROT, -14),
      arrow(262, 171, 364, 196, LEAF, 10) + arrow(200, 238, 364, 292, LEAF, 10),
    ),
    board(
      code(40, 90, 270, ['<body>', '<nav>', ' <a href="diary', '    .html">', '</nav>', '<h1>']) +
        brace(20, 134, 262, CARROT),
      browser(380, 30, 236, 200) +
        box(394, 88, 208, 62, HONEY_SOFT, 10) +
        link(408, 106, 120) +
        link(408, 132, 150) +
        heading(406, 180, 160),
      box(380, 264, 236, 106, WHITE, 12) + flat('M384 284V276Q384 268 392 268H604Q612 268 612 276V284Z', HONEY),
      heading(406, 312, 110) + heading(406, 346, 80, BERRY) + centred(556, 346, '#second', 16, BERRY),
      arrow(322, 196, 372, 130, CARROT, 14),
      arrow(540, 106, 536, 308, SKY, 70) + arrow(398, 136, 394, 346, BERRY, -50),
    ),
  ],
  'colours-with-css': [
    board(
      (
        [
          ['body', '#FFFBF3'],
          ['h1', '#1C7ED6'],
          ['h2', '#2B8A5B'],
          ['a', '#C2255C'],
          ['a:hover', '#FDE8EF'],
        ] as const
      )
        .map(
          ([name, colour], at) =>
            box(24, 24 + at * 72, 236, 60, WHITE, 12) +
            text(44, 46 + at * 72, `${name} {`, 18, TAG) +
            disc(228, 54 + at * 72, 18, colour),
        )
        .join(''),
      colouredPage(350, 40),
      arrow(268, 54, 336, 66, GREY, 8) + arrow(268, 126, 362, 122, '#1C7ED6', 8) + arrow(268, 198, 362, 222, '#2B8A5B'),
      arrow(268, 270, 362, 294, '#C2255C', 8) + box(366, 358, 140, 26, '#FDE8EF', 6) + link(376, 366, 110),
      arrow(268, 350, 356, 370, BERRY, 0),
    ),
    board(
      withLink(24, 24, 'index.html', SKY) + withLink(366, 24, 'diary.html', HONEY),
      line('M150 156Q190 280 268 300M490 156Q450 280 372 300', INK, 9) +
        line('M150 156Q190 280 268 300M490 156Q450 280 372 300', HONEY, 4),
      sheet(264, 230, 112, 130) + centred(320, 330, 'style.css', 13),
      disc(296, 270, 12, '#1C7ED6') + disc(326, 270, 12, '#2B8A5B') + disc(311, 298, 12, '#C2255C'),
    ),
  ],
  'boxes-and-classes': [
    board(
      code(44, 66, 270, ['<div class="card">', '  <h2>', '  <ul>', '    <li>', '  </ul>', '</div>']) +
        brace(22, 92, 270, CARROT),
      arrow(344, 184, 380, 184, CARROT),
      box(400, 70, 190, 226, '#E8C9A0', 10) +
        line('M400 70L378 44M590 70L612 44', WOOD, 9) +
        heading(430, 128, 110, LEAF) +
        dots(434, 170, [100, 60, 110]),
      tag(495, 270, 'card', WHITE, 20, '#1F7A4D') +
        centred(495, 334, '</div>', 20, TAG) +
        centred(495, 40, '<div>', 20, TAG),
    ),
    board(
      dashed(box(96, 20, 376, 312, '#F7D9B5', 4)),
      card(130, 54, 308, 244, dashed(box(158, 82, 252, 188, LEAF_SOFT, 6), '#2B8A5B')),
      heading(176, 116, 150, LEAF) + dots(182, 164, [150, 90, 170]),
      wide(130, 438, 352, '300'),
      line('M440 96H490', '#9A7B3E', 4) + centred(512, 96, '2', 22, '#9A7B3E'),
      line('M410 166H438M410 158V174M438 158V174', '#2B8A5B', 4) +
        line('M446 166H490', '#2B8A5B', 3) +
        centred(520, 166, '16', 22, '#2B8A5B'),
      line('M438 236H472M438 228V244M472 228V244', CARROT, 4) +
        line('M480 236H490', CARROT, 3) +
        centred(520, 236, '24', 22, CARROT),
      line('M92 96Q116 92 134 62', VIOLET, 4) + centred(64, 96, '20', 22, VIOLET),
    ),
  ],
  'hobby-cards': [
    board(
      brick(24, 24, 310, 82, '<header>', SKY_SOFT) +
        tag(88, 80, '<h1>', WHITE, 15, TAG) +
        tag(200, 80, '<nav> <a>', WHITE, 15, TAG),
      brick(24, 118, 310, 168, '<main class="cards">', HONEY_SOFT),
      [0, 1, 2]
        .map((at) => brick(40 + at * 96, 158, 86, 114, '<div>', WHITE) + bars(56 + at * 96, 206, [54, 40, 50]))
        .join(''),
      brick(24, 298, 310, 78, '<footer>', LEAF_SOFT) + tag(70, 350, '<p>', WHITE, 15, TAG),
      browser(390, 24, 230, 352) + heading(410, 96, 130, SKY) + link(410, 118, 90),
      [0, 1, 2].map((at) => card(404 + at * 70, 160, 62, 110, bars(414 + at * 70, 226, [40, 30]))).join('') +
        kite(432, 190, 0.3) +
        heading(484, 186, 38, LEAF) +
        heading(554, 186, 38, LEAF),
      bars(446, 330, [120]),
      arrow(344, 66, 392, 106, CARROT, 8) + arrow(344, 204, 392, 214, CARROT, 8) + arrow(344, 336, 392, 330, CARROT, 8),
    ),
    board(
      box(24, 24, 288, 170, WHITE, 14) +
        text(40, 38, 'header, main', 16, TAG) +
        box(90, 76, 156, 60, SKY_SOFT, 6) +
        wide(90, 246, 152, '960'),
      box(328, 24, 288, 170, WHITE, 14) +
        text(344, 38, '.cards', 16, TAG) +
        [0, 1, 2].map((at) => card(352 + at * 88, 80, 64, 62, '')).join('') +
        line('M416 156H440M416 148V164M440 148V164', CARROT, 4) +
        centred(428, 178, '24', 18, CARROT),
      box(24, 208, 288, 168, WHITE, 14) +
        text(40, 222, '.card', 16, TAG) +
        card(90, 262, 156, 90, bars(112, 288, [100, 70])),
      box(328, 208, 288, 168, WHITE, 14) +
        text(344, 222, '.card img', 16, TAG) +
        card(352, 256, 110, 104, box(364, 268, 86, 60, SKY_SOFT, 10) + kite(404, 298, 0.42)) +
        wide(364, 450, 342, '').replace(/stroke-width="4"/, 'stroke-width="3"') +
        centred(536, 308, '100%', 24, BERRY),
      number(300, 34, 1) + number(604, 34, 2) + number(300, 218, 3) + number(604, 218, 4),
    ),
  ],
}

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
  moved,
  pencil,
  pointer,
  shape,
  SKY,
  SKY_SOFT,
  WHITE,
} from '../../tutorial-covers/pen.ts'
import { again, caret, editor, file, folder } from '../desk.ts'
import {
  arrow,
  bars,
  BERRY_SOFT,
  board,
  browser,
  carrot,
  centred,
  child,
  code,
  cross,
  dashed,
  finger,
  heading,
  HONEY_SOFT,
  LEAF_SOFT,
  lock,
  number,
  sheet,
  text,
  times,
} from '../parts.ts'
import { drawSmall } from '../scene.ts'
import { kite, dots, counted, link, card, house } from './page-shapes.ts'

/** A page beside its code. */
export const MY_PAGE: Readonly<Record<string, readonly string[]>> = {
  'first-page': [
    board(
      box(60, 150, 120, 70, LEAF_SOFT, 14) +
        centred(120, 185, '<h1>', 28, '#6A3FC0') +
        box(450, 150, 140, 70, LEAF_SOFT, 14) +
        centred(520, 185, '</h1>', 28, '#6A3FC0'),
      line('M180 200Q210 236 236 206M450 200Q424 236 396 206', INK, 9) + kite(316, 170, 0.9),
      arrow(316, 250, 316, 296, CARROT) + heading(196, 332, 240),
    ),
    board(
      folder(180, 110, 'my-page', 280),
      dashed(box(230, 46, 60, 76, WHITE, 8)) +
        dashed(box(310, 34, 60, 88, WHITE, 8)) +
        dashed(box(390, 50, 60, 72, WHITE, 8)),
      box(178, 126, 284, 160, HONEY, 10) + centred(320, 206, 'my-page', 30),
      disc(476, 300, 34, LEAF) + line('M456 300H496M476 280V320', WHITE, 9) + child(90, 370, 1.1),
    ),
    board(
      editor(30, 40, 300, 220, 'index.html') + caret(76, 100),
      arrow(300, 280, 380, 280, CARROT, -40),
      sheet(430, 110, 100, 120) +
        centred(482, 160, '< >', 28, '#6A3FC0') +
        box(386, 190, 220, 140, HONEY, 10) +
        centred(496, 260, 'my-page', 24),
      centred(180, 300, 'index.html', 22),
    ),
    board(
      code(24, 40, 280, ['<body>', '  <h1>', '  <p>', '  <p>', '</body>'], -1, 20),
      browser(340, 40, 276, 310) + heading(364, 124, 200) + bars(364, 176, [220, 180]) + bars(364, 250, [200, 220]),
      arrow(160, 98, 350, 120, CARROT, -14) + arrow(130, 134, 352, 178, BERRY, 0) + arrow(130, 172, 352, 254, BERRY, 0),
    ),
    board(
      file(60, 120, 'index.html', centred(0, 0, '< >', 28, '#6A3FC0'), 20) + moved(130, 176, pointer(), 0.62),
      line('M64 96L48 76M116 88V62M168 96L184 76', CARROT, 5) +
        line('M46 112L26 100M186 112L206 100', CARROT, 5) +
        centred(200, 150, '2', 28, CARROT),
      arrow(230, 190, 288, 190, CARROT),
      browser(310, 40, 300, 320) +
        heading(340, 130, 210) +
        bars(340, 190, [230, 190], GREY, 26) +
        bars(340, 270, [220, 160], GREY, 26),
    ),
    board(
      box(60, 60, 520, 300, WHITE, 16) +
        flat('M63 110H577V76Q577 63 564 63H76Q63 63 63 76Z', '#B9D9F3') +
        box(90, 70, 240, 46, WHITE, 10) +
        kite(118, 92, 0.2) +
        bars(146, 94, [150], INK),
      line('M60 116H580') + heading(96, 170, 280) + bars(96, 220, [380, 320]) + bars(96, 290, [350, 300]),
      arrow(470, 250, 300, 122, CARROT, -40) + code(430, 230, 150, ['<title>'], -1, 22),
    ),
  ],
  'pictures-and-lists': [
    board(
      box(40, 40, 330, 260, WHITE, 14) + flat('M43 96V54Q43 43 54 43H356Q367 43 367 54V96Z', SKY_SOFT),
      [BERRY, HONEY, LEAF, SKY, INK].map((ink, at) => disc(76 + at * 44, 70, 15, ink)).join('') +
        kite(190, 190, 1.3) +
        moved(272, 150, pencil(BERRY), 0.7),
      arrow(380, 190, 430, 190, CARROT),
      sheet(466, 70, 110, 120) +
        kite(512, 138, 0.5) +
        box(430, 166, 180, 116, HONEY, 10) +
        centred(520, 226, 'my-page', 20) +
        centred(520, 312, 'kite.png', 24),
      child(70, 388, 0.75),
    ),
    board(
      code(24, 60, 300, ['<img', '  src="kite.png"', '  alt="..."', '  width="240">'], 1, 18),
      box(40, 250, 130, 90, HONEY, 10) +
        shape('M40 262V240H92L104 254H170V262', HONEY) +
        sheet(70, 220, 70, 66) +
        kite(104, 256, 0.34) +
        box(40, 266, 130, 80, HONEY, 10),
      arrow(186, 300, 372, 210, CARROT, 40),
      browser(360, 50, 250, 300) +
        box(386, 120, 198, 130, SKY_SOFT, 6) +
        kite(476, 180, 0.9) +
        centred(485, 280, '240', 20) +
        line('M386 300H584M386 290V310M584 290V310', BERRY, 4),
    ),
    board(
      code(40, 40, 120, ['<ul>'], -1, 26) + box(40, 120, 250, 220, WHITE, 14) + dots(74, 160, [150, 110, 170]),
      code(350, 40, 120, ['<ol>'], -1, 26) + box(350, 120, 250, 220, WHITE, 14) + counted(384, 160, [150, 120, 160]),
      moved(90, 320, drawSmall('ball'), 0.9) + carrot(160, 292, 0.6) + kite(232, 290, 0.4),
      child(400, 338, 0.6) + arrow(432, 310, 470, 310, CARROT, 0, 4) + child(506, 338, 0.6) + kite(556, 270, 0.3),
    ),
    board(
      browser(30, 40, 270, 320) +
        heading(56, 124, 170) +
        dashed(box(56, 160, 210, 130, WHITE, 8)) +
        line('M84 186L118 220M118 186L84 220', BERRY, 6) +
        bars(140, 204, [100], INK) +
        bars(84, 248, [150], INK),
      number(350, 84, 1) + centred(466, 62, 'kite.png', 22) + centred(466, 104, 'kit.png', 22) + cross(580, 84),
      number(350, 190, 2) + centred(466, 168, 'kite.png', 22) + centred(466, 210, 'Kite.png', 22) + cross(580, 190),
      number(350, 310, 3) +
        folder(390, 270, '', 110) +
        sheet(430, 250, 40, 48) +
        folder(520, 270, '', 80) +
        line('M500 262q24-30 48 0', BERRY, 5) +
        cross(600, 350, 0.9),
    ),
  ],
  'links-and-two-pages': [
    board(
      house(60, 110, SKY_SOFT) + kite(150, 200, 0.7) + link(84, 290, 130) + centred(155, 92, 'index.html', 20),
      house(390, 110, HONEY_SOFT) +
        bars(412, 180, [140, 120, 140]) +
        link(412, 290, 90) +
        centred(485, 92, 'diary.html', 20),
      arrow(224, 286, 382, 220, CARROT, 50) + arrow(404, 300, 258, 316, BERRY, 10) + finger(150, 352, 0.6),
      code(150, 20, 340, ['<a href="diary.html">'], -1, 20),
    ),
    board(
      house(60, 120, SKY_SOFT) + kite(150, 210, 0.7) + link(84, 290, 130) + again(155, 78, 1.1),
      house(390, 120, HONEY_SOFT) + link(412, 188, 110) + bars(412, 240, [140, 120, 140]),
      arrow(230, 290, 380, 250, CARROT, 46) + moved(190, 300, pointer(), 0.6) + number(312, 306, 1),
      arrow(400, 200, 262, 200, LEAF, 60) + number(328, 152, 2),
    ),
    board(
      browser(60, 30, 230, 340) + link(86, 110, 150) + link(86, 152, 120) + bars(86, 210, [170, 140, 170, 120]),
      centred(200, 182, '#second', 16, BERRY),
      browser(350, 30, 240, 340, HONEY) +
        heading(374, 106, 120) +
        bars(374, 140, [190, 160]) +
        heading(374, 216, 150, BERRY) +
        bars(374, 256, [190, 150, 180]),
      dashed(box(362, 192, 216, 124, 'none', 12), BERRY) +
        arrow(214, 152, 352, 236, CARROT, 34) +
        finger(110, 214, 0.6),
    ),
  ],
  'colours-with-css': [
    board(
      text(60, 70, 'h1', 34, '#6A3FC0') +
        text(130, 70, '{', 34) +
        text(96, 140, 'color', 34, '#1864AB') +
        text(244, 140, ':', 34) +
        text(290, 140, '#1c7ed6', 34, '#1F7A4D') +
        text(500, 140, ';', 34) +
        text(60, 206, '}', 34),
      flat('M290 190h200v12h-200Z', '#1c7ed6') + disc(560, 156, 26, '#1c7ed6'),
      number(80, 36, 1) + number(160, 118, 2) + number(390, 118, 3),
      browser(150, 250, 340, 124) + heading(180, 334, 230, '#1c7ed6'),
    ),
    board(
      box(40, 40, 150, 90, WHITE, 10) +
        centred(115, 86, 'style.css', 20, '#6A3FC0') +
        disc(70, 160, 15, '#1c7ed6') +
        disc(115, 160, 15, '#2b8a5b') +
        disc(160, 160, 15, '#c2255c'),
      arrow(200, 100, 300, 100, CARROT) + arrow(150, 190, 330, 280, CARROT, -20),
      moved(
        310,
        24,
        browser(0, 0, 290, 160) +
          flat('M4 47H286V140Q286 156 270 156H20Q4 156 4 140Z', '#FFFBF3') +
          heading(26, 80, 150, '#1c7ed6') +
          line('M26 112h100', '#2b8a5b', 12) +
          link(26, 136, 80),
      ),
      moved(
        310,
        214,
        browser(0, 0, 290, 160, HONEY) +
          flat('M4 47H286V140Q286 156 270 156H20Q4 156 4 140Z', '#FFFBF3') +
          heading(26, 80, 110, '#1c7ed6') +
          line('M26 112h140', '#2b8a5b', 12) +
          link(26, 136, 60),
      ),
      code(24, 300, 260, ['<link ...>'], -1, 22),
    ),
    board(
      browser(40, 60, 260, 280) + bars(66, 140, [190, 160]) + link(70, 226, 150) + bars(66, 290, [180]),
      moved(236, 256, pointer(), 0.8) + arrow(312, 190, 346, 190, CARROT, 0),
      browser(360, 60, 250, 280) +
        bars(386, 140, [190, 160]) +
        flat('M380 204h176v48h-176Z', '#F9CFDD') +
        link(390, 226, 150) +
        bars(386, 290, [180]) +
        moved(480, 226, pointer(), 0.8),
    ),
  ],
  'boxes-and-classes': [
    board(
      dashed(box(60, 30, 380, 340, '#F7D9B8', 0)) +
        box(110, 80, 280, 240, '#C99A6B', 8) +
        box(124, 94, 252, 212, LEAF_SOFT, 4) +
        box(174, 140, 152, 120, WHITE, 4),
      shape('M214 170H276V214Q276 236 245 236T214 214Z', SKY) +
        line('M276 182Q300 184 296 202Q292 214 274 212', INK, 6),
      text(470, 50, 'margin', 22, CARROT) +
        arrow(462, 62, 416, 62, CARROT, 0, 4) +
        text(470, 110, 'border', 22, '#8A5A32') +
        arrow(462, 122, 392, 122, '#8A5A32', 0, 4) +
        text(470, 170, 'padding', 22, LEAF) +
        arrow(462, 182, 352, 182, LEAF, 0, 4),
    ),
    board(
      browser(30, 50, 260, 300) +
        heading(54, 126, 130) +
        bars(54, 172, [180]) +
        dots(62, 222, [110, 140, 100]) +
        bars(54, 314, [160]),
      again(324, 200, 1),
      browser(360, 50, 250, 300) +
        flat('M364 97H606V330Q606 346 590 346H380Q364 346 364 330Z', '#FFFBF3') +
        heading(384, 126, 130) +
        card(380, 150, 200, 130, line('M400 178h90', '#2b8a5b', 12) + dots(406, 208, [90, 120, 80])) +
        bars(384, 314, [160]),
    ),
    board(
      browser(40, 40, 250, 320) + bars(64, 120, [180, 150, 170]) + bars(64, 230, [180, 150, 170]),
      arrow(306, 200, 346, 200, CARROT) + centred(328, 160, '.card', 15, '#6A3FC0'),
      browser(366, 40, 240, 320) +
        flat('M370 87H602V340Q602 356 586 356H386Q370 356 370 340Z', '#FFFBF3') +
        card(388, 104, 196, 106, bars(408, 134, [140, 110, 130])) +
        card(388, 232, 196, 106, bars(408, 262, [140, 110, 130])),
    ),
  ],
  'hobby-cards': [
    board(
      box(40, 90, 560, 220, WHITE, 12) +
        times(3, (at) =>
          card(60 + at * 178, 120, 154, 110, at === 0 ? kite(130, 176, 0.6) : bars(80 + at * 178, 156, [110, 80, 100])),
        ).join(''),
      line('M60 256H214M60 246V266M214 246V266', BERRY, 4) + centred(137, 286, '220', 22, BERRY),
      line('M238 256H392M416 256H570', GREY, 4) +
        centred(315, 286, '1fr', 20) +
        centred(493, 286, '1fr', 20) +
        text(300, 40, 'display: grid', 22, '#1864AB') +
        arrow(292, 54, 230, 112, CARROT, 10),
    ),
    board(
      file(90, 100, 'index.html', kite(-8, 0, 0.45), 22) + arrow(236, 170, 380, 170, CARROT, 50),
      file(430, 100, 'index-old.html', kite(-8, 0, 0.45), 20) + moved(548, 116, lock, 1.4),
      moved(100, 372, pencil(CARROT), 0.6) +
        line('M424 330Q330 372 240 330', GREY, 5) +
        line('M258 326L238 328L246 348', GREY, 5) +
        centred(330, 322, '?', 28, GREY),
    ),
    board(
      (
        [
          [24, 280, 3],
          [322, 172, 2],
          [512, 100, 1],
        ] as const
      )
        .map(([x, width, columns]) => {
          const each = (width - 24 - (columns - 1) * 10) / columns
          return (
            browser(x, 50, width, 300) +
            times(3, (at) =>
              card(
                Math.round(x + 12 + (at % columns) * (each + 10)),
                112 + Math.floor(at / columns) * 78,
                Math.round(each),
                66,
                flat(
                  `M${Math.round(x + 22 + (at % columns) * (each + 10))} ${130 + Math.floor(at / columns) * 78}h${Math.round(each - 20)}v30h-${Math.round(each - 20)}Z`,
                  [BERRY_SOFT, SKY_SOFT, LEAF_SOFT][at]!,
                ),
              ),
            ).join('')
          )
        })
        .join(''),
      number(164, 372, 3) + number(408, 372, 2) + number(562, 372, 1),
    ),
  ],
}

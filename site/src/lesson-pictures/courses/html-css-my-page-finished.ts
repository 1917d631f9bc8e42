import { box, CARROT, flat, GREY, HONEY, line, SKY_SOFT } from '../../tutorial-covers/pen.ts'
import { arrow, bars, browser, heading, page, times } from '../parts.ts'
import { kite, dots, counted, link, card } from './page-shapes.ts'

export const MY_PAGE_FINISHED: Readonly<Record<string, string>> = {
  'html-css-my-page/first-page': page(
    heading(126, 120, 280) + bars(126, 184, [360, 300], GREY, 30) + bars(126, 270, [340, 260], GREY, 30),
  ),
  'html-css-my-page/pictures-and-lists': page(
    heading(122, 96, 240) +
      box(122, 126, 150, 110, SKY_SOFT, 6) +
      kite(190, 178, 0.7) +
      dots(318, 150, [170, 120, 150]) +
      counted(130, 276, [320, 280, 340]),
  ),
  'html-css-my-page/links-and-two-pages':
    browser(40, 40, 260, 320) +
    link(66, 116, 150) +
    heading(66, 166, 170) +
    bars(66, 214, [200, 170, 190, 140], GREY, 28) +
    browser(340, 40, 260, 320, HONEY) +
    link(366, 116, 110) +
    heading(366, 166, 140) +
    bars(366, 214, [200, 160, 200, 150], GREY, 28) +
    arrow(226, 112, 362, 100, CARROT, 40),
  'html-css-my-page/colours-with-css': page(
    heading(122, 104, 270, '#1c7ed6') +
      bars(122, 148, [330]) +
      line('M122 196h150', '#2b8a5b', 13) +
      dots(130, 232, [200, 150, 180]) +
      line('M122 318h170', '#2b8a5b', 13) +
      link(122, 350, 120),
    '#FFFBF3',
  ),
  'html-css-my-page/boxes-and-classes': page(
    heading(122, 96, 240, '#1c7ed6') +
      card(122, 126, 290, 106, line('M146 156h120', '#2b8a5b', 13) + dots(152, 186, [160, 200])) +
      card(122, 254, 290, 106, line('M146 284h150', '#2b8a5b', 13) + counted(154, 312, [170, 200])),
    '#FFFBF3',
  ),
  'html-css-my-page/hobby-cards':
    browser(20, 14, 600, 372) +
    flat('M24 61H616V366Q616 382 600 382H40Q24 382 24 366Z', '#FFFBF3') +
    heading(50, 100, 270, '#1c7ed6') +
    link(50, 136, 110) +
    times(3, (at) =>
      card(
        46 + at * 186,
        166,
        172,
        160,
        (at === 0
          ? box(62, 182, 140, 60, SKY_SOFT, 8) + kite(126, 212, 0.42)
          : line(`M${64 + at * 186} 194h100`, '#2b8a5b', 13)) +
          (at === 1
            ? dots(256, 228, [90, 60, 80])
            : bars(64 + at * 186, at === 0 ? 270 : 228, [130, 100, 120].slice(0, at === 0 ? 2 : 3))),
      ),
    ).join('') +
    bars(200, 354, [240]),
}

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
  PAPER,
  pane,
  shape,
  SKY,
  SKY_SOFT,
  star,
  TEAL,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from '../tutorial-covers/pen.ts'
import { board } from '../tutorial-covers/draw.ts'
import { seedGrows } from '../tutorial-films/seed-grows.ts'

const NIGHT = '#27406B'
const LIGHT = '#FDF0CB'

const whole = (fill: string): string => flat('M-5-5H645V405H-5Z', fill)
const skyOfStars = (): string =>
  [60, 130, 205, 300, 372, 470, 560, 610]
    .map((x, at) => dot(x, 30 + ((at * 71) % 150), at % 3 === 0 ? 5 : 3, LIGHT))
    .join('')
const rabbit = (x: number, y: number, scale: number): string =>
  moved(
    x,
    y,
    shape('M-14-30Q-34-84-20-86T-2-38Z', PAPER) +
      shape('M14-30Q34-84 20-86T2-38Z', PAPER) +
      shape('M0 34Q-38 34-36 0T0-38T36 0T0 34Z', PAPER) +
      dot(-13, -4, 5, INK) +
      dot(13, -4, 5, INK) +
      line('M-6 9q6 7 12 0') +
      dot(-24, 8, 6, '#F9D3BA') +
      dot(24, 8, 6, '#F9D3BA'),
    scale,
  )
const carrot = (x: number, y: number, scale = 1, degrees = 0): string =>
  moved(
    x,
    y,
    turned(
      degrees,
      0,
      0,
      shape('M0-24Q-18-34-10-46Q-2-48 0-30Q2-48 10-46Q18-34 0-24Z', LEAF) +
        shape('M0 40Q-24 6-22-14Q0-34 22-14Q24 6 0 40Z', CARROT) +
        line('M-12-4h9M3 10h9'),
    ),
    scale,
  )
const firefly = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    `<g fill-opacity="0.35">${dot(0, 0, 46, '#F8DF9C')}</g>` +
      disc(0, 0, 17, HONEY) +
      shape('M-8-14Q-34-38-26-46Q-8-44 0-18ZM8-14Q34-38 26-46Q8-44 0-18Z', PAPER),
    scale,
  )
const card = (x: number, y: number, fill: string, inside: string): string =>
  box(x, y, 104, 124, fill, 16) + moved(x + 52, y + 62, inside)
const dice = (x: number, y: number, size: number, degrees: number, spots: readonly [number, number][]): string =>
  moved(
    x,
    y,
    turned(
      degrees,
      0,
      0,
      box(-size / 2, -size / 2, size, size, WHITE, size / 5) +
        spots.map(([dx, dy]) => dot(dx * size, dy * size, size / 11, BERRY)).join(''),
    ),
  )
const petals = (count: number, length: number, fill: string): string =>
  Array.from({ length: count }, (_, at) =>
    turned((360 / count) * at, 0, 0, shape(`M0 0Q-24-${length / 2} 0-${length}Q24-${length / 2} 0 0Z`, fill)),
  ).join('')
const rings = (): string =>
  Array.from({ length: 12 }, (_, at) =>
    turned(
      30 * at,
      320,
      196,
      `<circle cx="320" cy="126" r="62" stroke="${[BERRY, CARROT, HONEY, LEAF, SKY, VIOLET][at % 6]}"/>`,
    ),
  ).join('')

/** The demo's works as their makers' covers show them, without words: `/static/works/<name>.svg`. */
export const WORK_COVERS: Readonly<Record<string, () => string>> = {
  fireflies: () =>
    board(
      { ground: 'sky', pattern: 'dots' },
      whole(NIGHT) +
        skyOfStars() +
        disc(530, 84, 42, LIGHT) +
        shape('M-10 330Q120 262 250 322T470 312T650 290V410H-10Z', '#2F6B4F') +
        shape('M-10 378Q180 328 360 372T650 352V410H-10Z', '#3B8A63') +
        [
          firefly(150, 180, 1.2),
          firefly(300, 110, 0.8),
          firefly(404, 222, 1.4),
          firefly(250, 270, 0.7),
          firefly(546, 220, 0.8),
        ].join(''),
    ),
  'seed-grows': () => board({ ground: 'sky', pattern: 'dots' }, seedGrows.draw(7.8)),
  'catch-carrots': () =>
    board(
      { ground: 'leaf', pattern: 'waves' },
      shape('M-10 300Q160 232 320 292T650 268V410H-10Z', LEAF) +
        carrot(150, 84, 1.2, 16) +
        carrot(330, 130, 1.4, -10) +
        carrot(500, 70, 1, 24) +
        rabbit(320, 290, 2) +
        line('M196 300h-60M156 276l-24 24l24 24M444 300h60M484 276l24 24l-24 24', WHITE, 10),
    ),
  'catch-stars': () =>
    board(
      { ground: 'violet', pattern: 'dots' },
      whole('#3B3470') +
        skyOfStars() +
        moved(170, 110, star(HONEY), 1.6) +
        moved(330, 80, star(HONEY), 1.1) +
        moved(470, 150, star(HONEY), 1.9) +
        shape('M206 262H434Q424 360 320 360T206 262Z', VIOLET) +
        line('M238 290h164M256 322h128', '#D6CBF9', 8) +
        moved(286, 246, star(HONEY), 1.1) +
        moved(350, 240, star(HONEY), 1.2),
    ),
  'circle-flower': () =>
    board(
      { ground: 'berry', pattern: 'rings' },
      box(90, 26, 460, 348, PAPER, 22) + rings() + disc(320, 196, 12, HONEY),
    ),
  'memory-pairs': () =>
    board(
      { ground: 'carrot', pattern: 'grid' },
      card(84, 62, SKY, star(WHITE)) +
        card(206, 62, PAPER, carrot(0, 4, 1)) +
        card(328, 62, BERRY, star(WHITE)) +
        card(450, 62, PAPER, petals(6, 40, BERRY) + disc(0, 0, 10, HONEY)) +
        card(84, 206, PAPER, carrot(0, 4, 1)) +
        card(206, 206, LEAF, star(WHITE)) +
        card(328, 206, PAPER, disc(0, 0, 32, HONEY)) +
        card(450, 206, VIOLET, star(WHITE)),
    ),
  'tap-the-rabbit': () =>
    board(
      { ground: 'leaf', pattern: 'dots' },
      [130, 320, 510]
        .flatMap((x, at) => [
          at === 1 ? rabbit(x, 216, 1.8) : '',
          shape(
            `M${x - 92} 276Q${x} 212 ${x + 92} 276Q${x + 70} 322 ${x} 322T${x - 92} 276Z`,
            at === 1 ? '#8A5A3B' : WOOD,
          ),
        ])
        .join('') + line('M226 96l-26-24M320 78v-36M414 96l26-24', CARROT, 10),
    ),
  'paint-rain': () =>
    board(
      { ground: 'teal', pattern: 'waves' },
      pane(110, 40, 420, 320, TEAL) +
        [
          [190, 150, BERRY],
          [270, 220, HONEY],
          [350, 140, SKY],
          [430, 250, LEAF],
          [230, 300, VIOLET],
          [370, 300, CARROT],
        ]
          .map(([x, y, fill]) =>
            shape(
              `M${x} ${Number(y) - 40}Q${Number(x) + 34} ${Number(y) + 8} ${x} ${Number(y) + 26}T${x} ${Number(y) - 40}Z`,
              String(fill),
            ),
          )
          .join(''),
    ),
  'dice-duel': () =>
    board(
      { ground: 'sky', pattern: 'steps' },
      dice(226, 190, 170, -12, [
        [-0.26, -0.26],
        [0.26, 0.26],
        [0, 0],
        [0.26, -0.26],
        [-0.26, 0.26],
      ]) +
        dice(438, 226, 140, 14, [
          [-0.26, -0.26],
          [0.26, 0.26],
          [0, 0],
        ]),
    ),
  'rhyme-machine': () =>
    board(
      { ground: 'honey', pattern: 'zigzag' },
      box(170, 90, 300, 190, SKY, 26) +
        box(206, 122, 228, 84, PAPER, 14) +
        line('M226 148h120M226 178h84', GREY, 10) +
        disc(230, 246, 16, BERRY) +
        disc(286, 246, 16, HONEY) +
        line('M340 246h80', WHITE, 10) +
        shape('M240 280h160v60q-20-14-40 0t-40 0t-40 0t-40 0Z', PAPER) +
        line('M270 306h96', GREY, 8) +
        line('M470 130h40v-56', INK, 8) +
        disc(510, 66, 16, CARROT),
    ),
  'mood-weather': () =>
    board(
      { ground: 'sky', pattern: 'waves' },
      disc(210, 150, 70, HONEY) +
        dot(188, 138, 7, INK) +
        dot(232, 138, 7, INK) +
        line('M188 168q22 22 44 0') +
        shape('M300 268q-8-72 70-66q34-60 100-22q70-12 66 88Z', WHITE) +
        dot(392, 228, 7, INK) +
        dot(440, 228, 7, INK) +
        line('M402 254q14-12 28 0') +
        line('M352 300l-12 34M416 300l-12 34M480 300l-12 34', SKY, 9),
    ),
  'reaction-light': () =>
    board(
      { ground: 'berry', pattern: 'rings' },
      box(250, 40, 140, 300, INK, 40) +
        disc(320, 102, 36, '#5B6B78') +
        disc(320, 190, 36, '#5B6B78') +
        disc(320, 278, 36, LEAF) +
        line('M120 250q40-60 90-40M520 250q-40-60-90-40', LEAF, 9),
    ),
  'times-table-tower': () =>
    board(
      { ground: 'violet', pattern: 'zigzag' },
      [0, 1, 2, 3, 4]
        .flatMap((row) =>
          Array.from({ length: row + 1 }, (_, at) =>
            box(
              300 - row * 44 + at * 88 - 40 + 20,
              50 + row * 60,
              80,
              52,
              [VIOLET, SKY, LEAF, HONEY, CARROT][(row + at) % 5]!,
              10,
            ),
          ),
        )
        .join(''),
    ),
  'robot-friend': () =>
    board(
      { ground: 'teal', pattern: 'grid' },
      whole(SKY_SOFT) +
        shape('M-10 330H650V410H-10Z', '#C2E3D0') +
        line('M320 96V56') +
        disc(320, 46, 14, BERRY) +
        box(226, 96, 188, 128, TEAL, 30) +
        box(256, 126, 128, 68, PAPER, 22) +
        dot(292, 158, 11, INK) +
        dot(348, 158, 11, INK) +
        line('M306 178q14 10 28 0') +
        box(250, 232, 140, 100, HONEY, 20) +
        moved(320, 282, star(BERRY), 0.8) +
        line('M250 252q-60 0-74-56M390 252q60 0 74-56') +
        disc(172, 184, 16, TEAL) +
        disc(468, 184, 16, TEAL) +
        box(262, 332, 46, 34, TEAL, 10) +
        box(332, 332, 46, 34, TEAL, 10) +
        rabbit(520, 320, 1.1),
    ),
  'window-in-rain': () =>
    board(
      { ground: 'sky', pattern: 'dots' },
      whole('#F1DDC4') +
        box(140, 36, 360, 290, '#9CC3E6', 8) +
        shape('M143 240Q230 190 320 236T497 224V323H143Z', '#6FAE8C') +
        [190, 236, 300, 366, 420, 460]
          .map((x, at) => line(`M${x} ${70 + ((at * 47) % 110)}l-10 30`, WHITE, 6))
          .join('') +
        line('M320 36V326M140 180H500', WOOD, 16) +
        `<rect x="140" y="36" width="360" height="290" rx="8" stroke="${INK}" stroke-width="6"/>` +
        box(110, 326, 420, 26, WOOD, 6) +
        shape('M392 326v-40h64v40Z', CARROT) +
        line('M424 286v-40') +
        moved(424, 236, petals(5, 26, BERRY) + disc(0, 0, 7, HONEY)) +
        rabbit(220, 292, 1),
    ),
  'winding-carrots': () =>
    board(
      { ground: 'leaf', pattern: 'dots' },
      whole('#DCF0E4') +
        [0, 1, 2]
          .flatMap((row) =>
            Array.from({ length: 5 }, (_, at) =>
              box(70 + at * 100, 40 + row * 104, 96, 92, (row + at) % 2 === 0 ? '#C2E3D0' : '#DCF0E4', 12),
            ),
          )
          .join('') +
        dashes('M150 86H518V190H118V294H430', CARROT, 7) +
        carrot(320, 82, 0.9, 10) +
        carrot(318, 186, 0.9, -8) +
        carrot(218, 290, 0.9, 12) +
        shape('M470 286l48-44 48 44Z', CARROT) +
        box(482, 284, 72, 48, PAPER, 6) +
        shape('M508 332v-26h20v26Z', WOOD) +
        rabbit(116, 100, 0.85),
    ),
}

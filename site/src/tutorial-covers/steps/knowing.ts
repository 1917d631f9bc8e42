import {
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
  shape,
  SKY,
  VIOLET,
  WHITE,
  WOOD,
} from '../pen.ts'
import { written } from '../signs-of-writing.ts'
import { code, rabbit } from './things.ts'

/* ---------- AI ---------- */

const CAT = ['..X...X..', '..XX.XX..', '..XXXXX..', '.XXoXoXX.', '.XXXnXXX.', '..XXXXX..', '...XXX...']
const SQUARES: Readonly<Record<string, string>> = { '.': '#D8F0F2', X: '#F0A35C', o: INK, n: '#E5674A' }

export function squaresOfACat(): string {
  const squares = CAT.flatMap((row, y) =>
    [...row].map(
      (one, x) =>
        `<rect x="${70 + x * 36}" y="${70 + y * 36}" width="36" height="36" fill="${SQUARES[one]}" stroke-width="2"/>`,
    ),
  )
  return (
    squares.join('') +
    `<rect x="70" y="70" width="324" height="252"/>` +
    line('M412 196H452M440 182L454 196L440 210', INK, 6) +
    [0, 1, 2, 3]
      .map((row) =>
        written(480, 92 + row * 58, ['240', '92', '163', '240'][row]!, 26, [CARROT, LEAF, SKY, CARROT][row]),
      )
      .join('')
  )
}

export function cardGame(): string {
  const person = (x: number, y: number, fill: string): string =>
    shape(`M${x - 42} ${y + 70}Q${x - 42} ${y + 18} ${x} ${y + 18}T${x + 42} ${y + 70}Z`, fill) +
    disc(x, y - 10, 30, '#FBD9C0') +
    dot(x - 9, y - 12, 4, INK) +
    dot(x + 11, y - 12, 4, INK) +
    line(`M${x - 8} ${y + 3}Q${x} ${y + 10} ${x + 9} ${y + 3}`, INK, 4)
  const card = (x: number, y: number, figure: string): string =>
    box(x, y, 46, 56, PAPER, 8) + written(x + 14, y + 14, figure, 28)
  return (
    person(130, 110, SKY) +
    card(190, 66, '1') +
    person(130, 262, VIOLET) +
    card(190, 218, '1') +
    line('M256 104C320 110 330 160 372 176M256 250C320 244 330 214 372 204', INK, 6) +
    line('M356 160L376 178L352 190M352 196L376 202L358 220', INK, 5) +
    person(440, 190, LEAF) +
    shape(
      'M492 74H584Q600 74 600 90V140Q600 156 584 156H528L508 178V156H492Q476 156 476 140V90Q476 74 492 74Z',
      WHITE,
    ) +
    moved(
      538,
      140,
      shape('M-26-20L-30-56L-10-42H10L30-56L26-20Q22 4 0 4T-26-20Z', '#F0A35C') +
        dot(-10, -22, 4, INK) +
        dot(10, -22, 4, INK) +
        line('M-4-12H4', INK, 4) +
        line('M-44-14H-22M44-14H22', INK, 3),
      0.9,
    )
  )
}

/* ---------- textbooks ---------- */

export function bookAndKeys(): string {
  return (
    shape('M60 120Q130 84 204 118Q276 84 348 120V310Q276 276 204 310Q130 276 60 310Z', WHITE) +
    line('M204 118V310', INK, 5) +
    code(
      86,
      160,
      [
        [0, 90, GREY],
        [16, 74, SKY],
        [16, 60, CARROT],
        [0, 84, GREY],
      ],
      30,
    ) +
    code(
      232,
      160,
      [
        [0, 84, GREY],
        [0, 70, GREY],
        [0, 90, GREY],
        [0, 50, GREY],
      ],
      30,
    ) +
    box(384, 190, 210, 130, GREY, 16) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3]
          .map((at) => box(400 + at * 46, 204 + row * 36, 38, 28, row === 1 && at === 1 ? HONEY : PAPER, 6))
          .join(''),
      )
      .join('') +
    dashes('M300 96C350 50 440 60 474 160', INK, 5) +
    line('M456 146L476 164L486 138', INK, 6)
  )
}

export function tellTheBear(): string {
  const bear =
    disc(-44, -120, 22, WOOD) +
    disc(44, -120, 22, WOOD) +
    shape('M-60 60Q-70-20 0-20T60 60Z', WOOD) +
    disc(0, -76, 62, WOOD) +
    `<ellipse cx="0" cy="-58" rx="28" ry="22" fill="#F6E3CC"/>` +
    dot(-22, -88, 6, INK) +
    dot(22, -88, 6, INK) +
    flat('M-9-70H9L0-60Z', INK) +
    line('M-10-50Q0-42 10-50', INK, 4)
  return (
    moved(470, 300, bear, 1) +
    moved(180, 320, rabbit(), 1.1) +
    shape(
      'M236 60H388Q404 60 404 76V142Q404 158 388 158H300L268 188L272 158H236Q220 158 220 142V76Q220 60 236 60Z',
      WHITE,
    ) +
    code(
      248,
      92,
      [
        [0, 120, GREY],
        [0, 80, CARROT],
        [0, 110, GREY],
      ],
      20,
    ) +
    shape('M60 330H300V350Q180 338 60 350Z', SKY)
  )
}

import {
  BERRY,
  box,
  CARROT,
  disc,
  dot,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  photo,
  shape,
  SKY,
  SKY_SOFT,
  star,
  TEAL,
  turned,
  VIOLET,
  WHITE,
} from './pen.ts'

export function textbooks(variation: number): string {
  if (variation === 0) {
    const book = (x: number, y: number, width: number, fill: string): string =>
      box(x, y, width, 58, fill, 10) +
      shape(`M${x + 26} ${y + 10}H${x + width}V${y + 48}H${x + 26}Q${x + 14} ${y + 29} ${x + 26} ${y + 10}Z`, PAPER) +
      line(`M${x + 60} ${y + 24}H${x + width - 8}M${x + 60} ${y + 36}H${x + width - 8}`, GREY, 4)
    return (
      book(176, 262, 300, CARROT) +
      book(196, 204, 250, SKY) +
      book(168, 146, 280, LEAF) +
      turned(-8, 320, 110, book(210, 82, 220, VIOLET))
    )
  }
  if (variation === 1) {
    const open = shape(
      'M320 100C280 70 210 66 152 82V292C210 278 280 282 320 312C360 282 430 278 488 292V82C430 66 360 70 320 100Z',
      WHITE,
    )
    return (
      shape('M138 100H502V316H138Z', CARROT) +
      open +
      line('M320 100V312') +
      line('M184 126q52-8 104 10M184 162q52-8 104 10M184 198q52-8 104 10', GREY, 8) +
      photo(356, 122, 100, 84) +
      line('M358 240q46-10 98-4', GREY, 8) +
      shape('M420 74h34v70l-17-16l-17 16Z', BERRY)
    )
  }
  const holes = [0, 1, 2, 3, 4].map((at) => line(`M${212 + at * 52} 50v30`, INK, 8)).join('')
  const cells = Array.from({ length: 12 }, (_, at) =>
    box(192 + (at % 4) * 64, 126 + Math.floor(at / 4) * 62, 48, 46, [PAPER, PAPER, SKY_SOFT][at % 3]!, 8),
  ).join('')
  return (
    box(164, 64, 312, 262, WHITE, 18) +
    shape('M182 64H458Q476 64 476 82V106H164V82Q164 64 182 64Z', CARROT) +
    holes +
    cells +
    [0, 1, 2, 4, 5]
      .map((at) => line(`M${204 + (at % 4) * 64} ${150 + Math.floor(at / 4) * 62}l9 10l16-20`, LEAF, 7))
      .join('')
  )
}

export function ai(variation: number): string {
  if (variation === 0) {
    const head =
      box(222, 92, 196, 150, WHITE, 30) +
      box(190, 136, 32, 62, TEAL, 12) +
      box(418, 136, 32, 62, TEAL, 12) +
      line('M320 92V62') +
      disc(320, 52, 13, HONEY)
    const face = dot(276, 160, 13, INK) + dot(364, 160, 13, INK) + line('M292 200q28 20 56 0', INK, 6)
    const bubble =
      shape('M424 36H530Q546 36 546 52V96Q546 112 530 112H470L446 134V112H424Q408 112 408 96V52Q408 36 424 36Z', LEAF) +
      line('M446 76l20 20l38-42', WHITE, 10)
    return (
      head +
      face +
      bubble +
      shape('M250 262H390Q424 262 424 300V344H216V300Q216 262 250 262Z', TEAL) +
      box(284, 284, 72, 40, WHITE, 8) +
      line('M296 304h14l8-12l10 22l8-10h10', BERRY, 5)
    )
  }
  if (variation === 1) {
    const layers = [
      [
        [206, 110],
        [206, 200],
        [206, 290],
      ],
      [
        [320, 74],
        [320, 158],
        [320, 242],
        [320, 326],
      ],
      [
        [434, 150],
        [434, 250],
      ],
    ] as const
    const links = [0, 1].flatMap((at) =>
      layers[at]!.flatMap(([x, y]) => layers[at + 1]!.map(([toX, toY]) => line(`M${x} ${y}L${toX} ${toY}`, GREY, 5))),
    )
    return (
      links.join('') +
      layers.map((nodes, at) => nodes.map(([x, y]) => disc(x, y, 26, [TEAL, HONEY, BERRY][at]!)).join('')).join('')
    )
  }
  const card = (x: number, turn: number, inside: string): string =>
    turned(turn, x + 60, 150, box(x, 76, 120, 156, WHITE, 14) + inside)
  const glass =
    disc(390, 230, 58, '#D8F0F2') +
    line('M434 270l52 54', INK, 22) +
    line('M434 270l52 54', HONEY, 12) +
    moved(390, 232, star(HONEY), 1.1)
  return (
    card(
      150,
      -8,
      shape('M210 116C184 120 174 150 184 180Q210 200 236 180C246 150 236 120 210 116Z', BERRY) +
        line('M210 116q2-14 14-18', LEAF, 6),
    ) +
    card(280, 2, photo(296, 98, 88, 100)) +
    glass
  )
}

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
  turned,
  VIOLET,
  WHITE,
} from './pen.ts'

/** A block that others snap to, at (x, y). */
const block = (x: number, y: number, width: number, fill: string): string =>
  shape(`M${x} ${y}h20l6 8h18l6-8H${x + width}v46H${x + 50}l-6 8h-18l-6-8H${x}Z`, fill)

/** A block that holds others between its jaws. */
const loop = (x: number, y: number, width: number, fill: string, inside: number): string =>
  shape(
    `M${x} ${y}h20l6 8h18l6-8H${x + width}v46H${x + 78}l-6 8h-18l-6-8H${x + 28}v${inside}h20l6 8h18l6-8H${x + width}v40H${x + 50}l-6 8h-18l-6-8H${x}Z`,
    fill,
  )

const hat = (x: number, y: number, width: number): string =>
  shape(`M${x} ${y}Q${x + 40} ${y - 34} ${x + 96} ${y}H${x + width}v46H${x + 50}l-6 8h-18l-6-8H${x}Z`, HONEY)

const flag = (x: number, y: number): string =>
  line(`M${x} ${y}v30`, INK, 4) +
  `<path fill="${LEAF}" stroke-width="4" d="M${x} ${y}q10-6 18 0t18 0v18q-10 6-18 0t-18 0Z"/>`

const arrow = (x: number, y: number, turn = 0): string =>
  turned(turn, x, y, line(`M${x - 14} ${y}h28m-11-11l11 11l-11 11`, WHITE, 6))

const carrot = (): string =>
  shape(
    'M-2-24C-20-34-22-50-16-60C-6-56-3-50-2-42C-2-52 2-60 8-64C16-58 14-48 10-42C16-48 24-48 28-42C26-30 16-24 2-24Z',
    LEAF,
  ) + shape('M-22-14C-22-30 22-30 22-14C20 18 10 52 0 60C-10 52-20 18-22-14Z', CARROT)

export function scratch(variation: number): string {
  const stack = hat(176, 96, 176) + flag(214, 106) + block(176, 142, 150, SKY) + arrow(250, 168)
  if (variation === 0) {
    const steps = block(176, 188, 190, VIOLET) + dot(226, 214, 10, WHITE) + line('M252 206h80M252 222h54', WHITE, 6)
    return (
      stack +
      steps +
      block(176, 234, 130, BERRY) +
      star3(250, 262) +
      dashes('M350 300Q420 320 470 270', LEAF) +
      moved(448, 176, turned(24, 0, 0, carrot()), 1.3)
    )
  }
  if (variation === 1) {
    const jaws = loop(178, 92, 236, HONEY, 108)
    return (
      jaws +
      block(206, 138, 170, SKY) +
      arrow(286, 164) +
      block(206, 184, 140, VIOLET) +
      star3(282, 210) +
      line('M352 102a15 15 0 1 0 26 12m2-18v18h-17', WHITE, 6) +
      moved(452, 150, star(HONEY), 1.1) +
      moved(470, 240, star(LEAF), 0.7)
    )
  }
  const stage =
    pane(170, 48, 310, 270, LEAF, SKY_SOFT) + flat('M173 250H477V300Q477 315 462 315H188Q173 315 173 300Z', '#A9D9BF')
  return (
    stage +
    dashes('M214 262Q260 130 310 214T420 170', WHITE, 6) +
    moved(222, 236, carrot(), 0.7) +
    moved(312, 204, carrot(), 0.9) +
    moved(422, 172, turned(14, 0, 0, carrot()), 1.2)
  )
}

const star3 = (x: number, y: number): string => moved(x, y, `<g stroke="none">${star(WHITE)}</g>`, 0.45)

const tile = (x: number, y: number, fill: string, inside: string): string =>
  shape(
    `M${x + 14} ${y}H${x + 62}Q${x + 76} ${y} ${x + 76} ${y + 14}V${y + 26}q16 0 16 14t-16 14V${y + 66}Q${x + 76} ${y + 80} ${x + 62} ${y + 80}H${x + 14}Q${x} ${y + 80} ${x} ${y + 66}V${y + 14}Q${x} ${y} ${x + 14} ${y}Z`,
    fill,
  ) + inside

const chick = (): string =>
  shape('M-46 0C-46-34-20-52 6-52C40-52 54-26 50 2C46 32 22 46-2 46C-30 46-46 28-46 0Z', HONEY) +
  shape('M48-18L74-8L50 6Z', CARROT) +
  dot(24, -20, 6, INK) +
  line('M-22 0Q-6 22 14 4', INK, 4) +
  line('M-6 46v20m-10 0h22M20 42v22m-10 0h22', CARROT, 5)

export function scratchjr(variation: number): string {
  const row =
    tile(386, 270, BERRY, dot(424, 310, 14, WHITE)) +
    tile(310, 270, SKY, arrow(348, 310)) +
    tile(234, 270, LEAF, arrow(272, 310, -90)) +
    tile(158, 270, HONEY, flag(184, 296))
  if (variation === 0) {
    const hill = flat('M190 212Q250 150 320 190T450 176V244H190Z', '#A9D9BF')
    return (
      box(160, 40, 320, 222, INK, 26) +
      box(186, 60, 268, 182, SKY_SOFT, 8) +
      hill +
      disc(408, 98, 20, HONEY) +
      moved(300, 164, chick(), 0.8) +
      row
    )
  }
  if (variation === 1) {
    const house =
      shape('M392 240V150L440 106L488 150V240Z', PAPER) +
      shape('M376 158L440 96L504 158L490 170L440 122L390 170Z', CARROT) +
      shape('M424 240V196h32V240Z', SKY)
    return dashes('M216 226Q272 60 352 222', VIOLET, 6) + moved(284, 132, turned(-12, 0, 0, chick())) + house + row
  }
  const page = (x: number, turn: number, inside: string): string =>
    turned(turn, x + 70, 160, box(x, 60, 140, 190, WHITE, 12) + inside)
  return (
    page(150, -6, flat('M164 200h112v36H164Z', '#A9D9BF') + moved(222, 150, chick(), 0.7)) +
    page(346, 6, flat('M360 200h112v36H360Z', SKY_SOFT) + moved(416, 134, star(HONEY), 1.2)) +
    row
  )
}

export function python(variation: number): string {
  if (variation === 0) {
    const body = 'M196 292H400Q452 292 452 246T400 200H268Q222 200 222 158T268 116H330'
    const head = shape('M322 78H372Q414 78 414 112T372 148H322Q300 148 300 113T322 78Z', LEAF)
    return (
      line(body, INK, 58) +
      line(body, LEAF, 48) +
      dashes(body, HONEY, 8) +
      head +
      dot(368, 100, 7, INK) +
      line('M414 116h22l12-9m-12 9l12 9', BERRY, 5) +
      line('M362 128q14 8 28-2', INK, 4)
    )
  }
  if (variation === 1) {
    const die = (
      x: number,
      y: number,
      turn: number,
      fill: string,
      spots: readonly (readonly [number, number])[],
    ): string =>
      turned(
        turn,
        x + 65,
        y + 65,
        box(x, y, 130, 130, fill, 24) +
          spots.map(([left, top]) => dot(x + left, y + top, 13, fill === WHITE ? INK : WHITE)).join(''),
      )
    return (
      die(180, 60, -10, SKY, [
        [34, 34],
        [96, 34],
        [65, 65],
        [34, 96],
        [96, 96],
      ]) +
      die(336, 150, 12, WHITE, [
        [36, 36],
        [65, 65],
        [94, 94],
      ]) +
      line('M170 230q-14 10-10 30M350 96q26-26 60-22', GREY, 6)
    )
  }
  const points = 'M320 60L374 226L233 123H407L266 226Z'
  return (
    turned(-3, 320, 190, box(168, 36, 304, 300, PAPER, 16)) +
    line(points, INK, 14) +
    line(points, VIOLET, 6) +
    moved(374, 230, pen()) +
    dot(320, 60, 10, HONEY) +
    line('M214 284h210', GREY, 8)
  )
}

const pen = (): string => turned(-38, 0, 0, shape('M0 0L-12 26H12Z', INK) + shape('M-12 26H12V104H-12Z', HONEY))

const cog = (x: number, y: number, radius: number, fill: string): string => {
  const teeth = Array.from({ length: 8 }, (_, at) =>
    turned(at * 45, x, y, box(x - radius * 0.2, y - radius * 1.3, radius * 0.4, radius * 0.5, fill, 6)),
  )
  return teeth.join('') + disc(x, y, radius, fill) + disc(x, y, radius * 0.38, PAPER)
}

export function cpp(variation: number): string {
  if (variation === 0) {
    const screen = pane(160, 52, 320, 260, VIOLET, INK)
    return (
      screen +
      line('M196 136l34 30l-34 30', HONEY, 11) +
      line('M254 196h54', WHITE, 11) +
      line('M196 240h118M196 270h176', '#5B6B7A', 9) +
      dot(396, 270, 9, LEAF)
    )
  }
  if (variation === 1) {
    const bars = [70, 122, 96, 178, 148].map((height, at) =>
      box(170 + at * 62, 290 - height, 48, height, [SKY, HONEY, BERRY, LEAF, VIOLET][at]!, 8),
    )
    return line('M150 292H490', INK, 8) + bars.join('') + line('M256 140q31-40 62 0m-4-20l4 20l-20-2', INK, 6)
  }
  return cog(260, 200, 76, VIOLET) + cog(398, 138, 50, HONEY) + cog(408, 262, 40, LEAF)
}

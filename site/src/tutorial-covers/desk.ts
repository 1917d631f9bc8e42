import {
  BERRY,
  box,
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
  pencil,
  shape,
  SKY,
  SKY_SOFT,
  star,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from './pen.ts'

export function photoshop(variation: number): string {
  const sheet = (y: number, fill: string): string =>
    shape(`M320 ${y}L490 ${y + 66}L320 ${y + 132}L150 ${y + 66}Z`, fill)
  if (variation === 0) {
    return (
      sheet(188, HONEY) +
      sheet(122, `${LEAF}`) +
      dashes('M320 64V320', GREY, 4) +
      sheet(48, SKY_SOFT) +
      `<ellipse cx="320" cy="114" rx="52" ry="24" fill="${BERRY}"/>`
    )
  }
  if (variation === 1) {
    const canvas = box(156, 48, 328, 270, WHITE, 14)
    const apple =
      shape(
        'M320 138C286 116 236 138 240 196C244 252 286 286 320 268C354 286 396 252 400 196C404 138 354 116 320 138Z',
        BERRY,
      ) +
      line('M320 138q2-30 26-42', INK, 6) +
      shape('M330 112q28-26 52-8q-22 26-52 8Z', LEAF)
    const ants =
      '<path stroke="#FFFFFF" stroke-width="8" d="M210 92H430V294H210Z"/>' + dashes('M210 92H430V294H210Z', INK, 5)
    return (
      canvas +
      apple +
      ants +
      [
        [210, 92],
        [430, 92],
        [210, 294],
        [430, 294],
      ]
        .map(([x, y]) => box(x! - 8, y! - 8, 16, 16, SKY, 3))
        .join('')
    )
  }
  const palette = shape(
    'M310 70C220 70 152 128 152 200C152 276 224 330 306 330C340 330 348 310 336 290C322 266 338 246 366 246H420C462 246 484 224 484 190C484 118 404 70 310 70Z',
    WOOD,
  )
  return (
    palette +
    disc(232, 160, 26, BERRY) +
    disc(306, 126, 26, HONEY) +
    disc(388, 144, 26, SKY) +
    disc(214, 236, 26, LEAF) +
    disc(268, 286, 20, PAPER) +
    moved(372, 296, pencil(VIOLET))
  )
}

export function flash(variation: number): string {
  const frames = (y: number, keys: readonly number[]): string =>
    Array.from(
      { length: 8 },
      (_, at) =>
        box(160 + at * 40, y, 40, 48, keys.includes(at) ? '#F5C9D7' : WHITE, 2) +
        (keys.includes(at) ? dot(180 + at * 40, y + 32, 7, INK) : ''),
    ).join('')
  if (variation === 0) {
    const film =
      box(140, 100, 360, 168, INK, 12) +
      Array.from({ length: 9 }, (_, at) =>
        flat(`M${154 + at * 38} 110h20v14h-20ZM${154 + at * 38} 244h20v14h-20Z`, WHITE),
      ).join('')
    const ball = [
      [206, 200, 24],
      [320, 164, 24],
      [434, 200, 24],
    ]
      .map(([x, y, radius]) => disc(x!, y!, radius!, BERRY))
      .join('')
    return (
      film +
      [154, 268, 382].map((x) => box(x, 136, 104, 96, SKY_SOFT, 4)).join('') +
      ball +
      dashes('M206 176Q320 60 434 176', HONEY, 6)
    )
  }
  if (variation === 1) {
    const monitor =
      box(186, 46, 268, 206, WOOD, 22) +
      box(212, 70, 216, 150, SKY_SOFT, 12) +
      shape('M282 252H358L372 290H268Z', WOOD) +
      box(226, 290, 188, 30, WOOD, 10)
    return (
      monitor +
      flat('M214 190Q260 150 320 178T426 170V208Q426 218 416 218H224Q214 218 214 208Z', '#F5C9D7') +
      disc(360, 118, 24, HONEY) +
      moved(278, 150, star(BERRY)) +
      dot(424, 236, 6, LEAF)
    )
  }
  return (
    box(146, 52, 348, 150, WHITE, 16) +
    dashes('M190 160Q320 10 450 160', GREY, 5) +
    disc(190, 158, 24, BERRY) +
    `<g opacity=".5">${disc(320, 92, 24, BERRY)}</g>` +
    disc(450, 158, 24, BERRY) +
    frames(226, [0, 7]) +
    frames(274, [0, 3]) +
    line('M300 216V334', BERRY, 6) +
    shape('M286 206h28v16l-14 12l-14-12Z', BERRY)
  )
}

export function office(variation: number): string {
  if (variation === 0) {
    const grid = line('M160 140H480M160 186H480M160 232H480M160 278H480M224 94V324M310 94V324M396 94V324', GREY, 4)
    return (
      pane(160, 48, 320, 276, LEAF) +
      flat('M163 97H222V321H180Q163 321 163 304Z', '#DCF0E4') +
      grid +
      line('M240 117h50M326 117h50M412 117h44', LEAF, 8) +
      box(310, 186, 86, 46, SKY_SOFT, 2) +
      line('M328 209h48', SKY, 8) +
      disc(396, 232, 8, SKY)
    )
  }
  if (variation === 1) {
    const bars = box(210, 196, 46, 60, SKY, 6) + box(272, 152, 46, 104, HONEY, 6) + box(334, 114, 46, 142, LEAF, 6)
    return (
      line('M320 300V340M320 320L266 366M320 320L374 366', INK, 10) +
      box(150, 52, 340, 250, WHITE, 10) +
      box(136, 40, 368, 26, WOOD, 8) +
      line('M186 258H458', INK, 6) +
      bars +
      line('M206 172L290 120L352 88L430 78', BERRY, 7) +
      dot(430, 78, 10, BERRY)
    )
  }
  const sheet =
    shape('M196 38H386L450 102V330Q450 340 440 340H196Q186 340 186 330V48Q186 38 196 38Z', WHITE) +
    shape('M386 38L450 102H396Q386 102 386 92Z', SKY_SOFT)
  return (
    sheet +
    line('M222 84h110', LEAF, 13) +
    line('M222 126h190M222 156h190M222 286h190M222 312h120', GREY, 8) +
    box(222, 180, 190, 84, SKY_SOFT, 8) +
    flat('M226 260l50-48l34 28l40-44l58 64Z', LEAF) +
    moved(430, 308, pencil(HONEY))
  )
}

const key = (x: number, y: number, fill: string, width = 44): string =>
  box(x, y + 7, width, 44, INK, 10) + box(x, y, width, 44, fill, 10)

export function typing(variation: number): string {
  const fingers = [BERRY, HONEY, LEAF, SKY, WHITE, WHITE, SKY, LEAF, HONEY, BERRY]
  const row = (y: number, shift: number, fills: readonly string[]): string =>
    fills.map((fill, at) => key(148 + shift + at * 34, y, fill, 28)).join('')
  if (variation === 0) {
    const plain = fingers.map(() => PAPER)
    return (
      box(118, 66, 404, 206, GREY, 26) +
      row(92, 0, plain) +
      row(144, 8, fingers) +
      row(196, 16, plain.slice(0, 9)) +
      line('M267 176h10M369 176h10', INK, 5)
    )
  }
  if (variation === 1) {
    const big = (x: number, fill: string): string =>
      box(x, 132, 140, 150, INK, 26) +
      box(x, 114, 140, 150, fill, 26) +
      box(x + 18, 124, 104, 110, WHITE, 18) +
      line(`M${x + 50} 212h40`, INK, 10)
    return big(170, SKY) + big(336, LEAF) + line('M240 84V44M224 60l16-18l16 18M406 84V44M390 60l16-18l16 18', HONEY, 8)
  }
  const watch =
    disc(320, 176, 112, PAPER) +
    disc(320, 176, 88, WHITE) +
    box(300, 34, 40, 30, HONEY, 8) +
    turned(42, 320, 176, box(306, 44, 28, 22, HONEY, 6))
  return (
    watch +
    flat('M320 176V92A84 84 0 0 1 398 206Z', SKY_SOFT) +
    line('M320 176V104M320 176l56 20', INK, 8) +
    dot(320, 176, 11, BERRY) +
    [0, 1, 2, 3, 4].map((at) => key(190 + at * 54, 300, [BERRY, HONEY, LEAF, SKY, VIOLET][at]!)).join('')
  )
}

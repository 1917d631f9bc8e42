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
  photo,
  pointer,
  shape,
  SKY,
  SKY_SOFT,
  star,
  TEAL,
  turned,
  VIOLET,
  WHITE,
} from './pen.ts'

export function html5(variation: number): string {
  const brackets = (x: number, y: number, stroke: string): string =>
    line(`M${x - 34} ${y - 34}l-36 34l36 34M${x + 34} ${y - 34}l36 34l-36 34M${x + 12} ${y - 46}l-24 92`, stroke, 14)
  const window = pane(156, 44, 328, 280, CARROT)
  if (variation === 0) return window + brackets(320, 178, CARROT) + line('M216 260h208M252 288h136', GREY, 9)
  if (variation === 1) {
    const row = (y: number, fill: string): string => line(`M190 ${y}h60`, GREY, 9) + box(276, y - 18, 174, 36, fill, 10)
    const tick = box(190, 206, 34, 34, LEAF, 8) + line('M198 223l8 9l13-17', WHITE, 6)
    return (
      window +
      row(128, PAPER) +
      row(176, PAPER) +
      tick +
      line('M244 224h120', GREY, 9) +
      box(190, 262, 110, 40, CARROT, 20) +
      moved(292, 272, pointer(), 0.5)
    )
  }
  const piece = (x: number, y: number, fill: string): string => box(x, y, 88, 56, fill, 12)
  return (
    line('M320 112V160M212 216V186Q212 160 238 160H402Q428 160 428 186V216M320 160V216') +
    piece(276, 56, CARROT) +
    piece(168, 216, HONEY) +
    piece(276, 216, SKY) +
    piece(384, 216, LEAF) +
    line('M304 74l-14 10l14 10M336 74l14 10l-14 10', WHITE, 6) +
    line('M190 244h44', WHITE, 8) +
    dot(320, 244, 12, WHITE) +
    line('M408 236h40M408 252h26', WHITE, 6)
  )
}

export function css3(variation: number): string {
  if (variation === 0) {
    const roller = box(330, 70, 150, 62, BERRY, 14) + line('M480 100h26v54h-92v34') + box(398, 186, 32, 92, HONEY, 12)
    return (
      pane(150, 60, 210, 250, VIOLET) +
      flat('M152 132H250V307H170Q152 307 152 290Z', '#F5C9D7') +
      flat('M250 132H358V307H250Z', SKY_SOFT) +
      line('M180 170h46M180 196h30', BERRY, 9) +
      line('M276 170h56M276 196h36', SKY, 9) +
      roller
    )
  }
  if (variation === 1) {
    const track = `<rect x="148" y="92" width="344" height="190" rx="18" fill="${WHITE}" stroke-dasharray="16 12"/>`
    const boxes = [BERRY, SKY, HONEY].map((fill, at) => box(174 + at * 104, 122, 84, 130, fill, 14)).join('')
    return track + boxes + line('M160 322H480M176 306l-18 16l18 16M464 306l18 16l-18 16', INK, 6)
  }
  const ghost = (at: number): string =>
    `<g opacity="${0.3 + at * 0.3}">${turned(at * 14 - 14, 320, 300, box(226 + at * 46, 110, 100, 140, [SKY_SOFT, '#F5C9D7', BERRY][at]!, 18))}</g>`
  return (
    [0, 1, 2].map(ghost).join('') +
    dashes('M196 96Q320 20 450 104', VIOLET, 6) +
    line('M454 82l-2 24l-24-4', VIOLET, 6) +
    moved(392, 180, turned(14, 0, 0, star(WHITE)), 0.9)
  )
}

export function js(variation: number): string {
  if (variation === 0) {
    const button =
      box(186, 130, 250, 96, HONEY, 48) +
      flat('M214 166Q222 146 250 146H300', HONEY) +
      line('M222 160q8-10 26-10h60', WHITE, 7)
    return (
      line('M310 60v34M190 84l20 28M430 84l-20 28M160 180h-26M486 180h-26', HONEY, 8) +
      button +
      moved(360, 186, pointer())
    )
  }
  if (variation === 1) {
    const bulb = shape(
      'M320 60C270 60 236 96 236 140C236 178 262 192 274 222H366C378 192 404 178 404 140C404 96 370 60 320 60Z',
      HONEY,
    )
    const rays = line('M320 20v12M204 136h-22M458 136h-22M226 54l14 14M414 54l-14 14', HONEY, 8)
    return (
      rays +
      bulb +
      line('M296 222v-54l24 18l24-18v54', INK, 5) +
      box(278, 222, 84, 26, GREY, 8) +
      box(290, 248, 60, 22, GREY, 8) +
      box(250, 296, 140, 50, LEAF, 25) +
      disc(366, 321, 20, WHITE)
    )
  }
  const window = pane(156, 48, 328, 272, HONEY)
  const face =
    disc(320, 208, 82, PAPER) +
    line('M320 150v58l38 26', INK, 9) +
    [0, 90, 180, 270].map((turn) => turned(turn, 320, 208, line('M320 138v12', INK, 6))).join('')
  return window + face + dot(320, 208, 9, BERRY)
}

export function vscode(variation: number): string {
  const editor = (inside: string): string =>
    box(148, 44, 344, 280, INK, 20) +
    box(148, 44, 56, 280, TEAL, 20) +
    [92, 140, 188].map((y) => dot(176, y, 11, WHITE)).join('') +
    inside
  const code = (x: number, y: number, parts: readonly (readonly [number, string])[]): string => {
    let from = x
    return parts
      .map(([width, fill]) => {
        const drawn = line(`M${from} ${y}h${width}`, fill, 11)
        from += width + 24
        return drawn
      })
      .join('')
  }
  const lines =
    code(236, 92, [
      [50, BERRY],
      [90, WHITE],
    ]) +
    code(262, 130, [
      [70, SKY],
      [40, HONEY],
    ]) +
    code(262, 168, [
      [36, LEAF],
      [96, WHITE],
    ]) +
    code(288, 206, [[110, HONEY]]) +
    code(262, 244, [
      [54, SKY],
      [30, WHITE],
    ])
  if (variation === 0) return editor(lines + code(236, 282, [[40, BERRY]]))
  if (variation === 1) {
    const half = `${code(230, 100, [[56, BERRY]])}${code(248, 140, [[64, SKY]])}${code(248, 180, [[40, LEAF]])}${code(230, 220, [[56, BERRY]])}`
    return editor(
      half +
        box(346, 68, 126, 232, WHITE, 10) +
        photo(362, 86, 94, 76) +
        line('M364 190h90M364 214h62', GREY, 9) +
        box(364, 244, 70, 30, TEAL, 15),
    )
  }
  const piece = (x: number, y: number, fill: string): string =>
    shape(`M${x} ${y}h26q-6-22 14-22t14 22h26v26q22-6 22 14t-22 14v26H${x}Z`, fill)
  return (
    editor(
      code(236, 92, [
        [60, BERRY],
        [70, WHITE],
      ]) + code(236, 130, [[100, SKY]]),
    ) +
    piece(250, 208, HONEY) +
    piece(362, 140, LEAF) +
    piece(372, 232, BERRY)
  )
}

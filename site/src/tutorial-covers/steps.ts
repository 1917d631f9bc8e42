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
  pencil,
  pointer,
  shape,
  SKY,
  SKY_SOFT,
  star,
  TEAL,
  turned,
  VIOLET,
  WHITE,
  WOOD,
} from './pen.ts'
import { written } from './signs-of-writing.ts'

/** What the steps of a tutorial look like, by its slug, in the order of its text. */
export const STEPS: Readonly<Record<string, readonly (() => string)[]>> = {
  'scratch-carrot-chase': [carrotStage, arrowBlocks, touchBlocks],
  'html5-first-page': [htmlFile, firstPage],
  'photoshop-layers': [sheetsApart, hiddenLayer],
  'flash-keyframes-today': [twoFrames, framesBetween],
  'office-pocket-money': [moneyTable, moneySum],
  'typing-home-row': [findBumps, fingersOnKeys],
  'vscode-breakpoints': [redDot, stoppedLine],
  'css3-round-card': [plainCard, roundCard],
  'cpp-find-the-largest': [coveredCarrots, champion],
  'python-turtle-stars': [turtleTurns, starrySky],
  'js-light-switch': [roomByDay, roomByNight],
  'ai-how-it-sees': [squaresOfACat, cardGame],
  'textbooks-read-with-hands': [bookAndKeys, tellTheBear],
  'scratchjr-jump-the-fence': [countTheFences, repeatBlocks],
}

/* ---------- things that more than one picture has ---------- */

/** A rabbit's head of about 100 × 130, its chin at (0, 0). */
export const rabbit = (): string =>
  shape('M-26-74C-40-104-44-146-28-150C-12-152-6-112-8-80ZM8-80C6-112 12-152 28-150C44-146 40-104 26-74Z', WHITE) +
  flat(
    'M-24-90C-32-110-34-134-27-136C-19-136-17-110-16-90ZM16-90C17-110 19-136 27-136C34-134 32-110 24-90Z',
    '#FFC7AD',
  ) +
  shape('M0-92C38-92 58-68 54-38C50-10 28 0 0 0C-28 0-50-10-54-38C-58-68-38-92 0-92Z', WHITE) +
  dot(-20, -46, 6, INK) +
  dot(20, -46, 6, INK) +
  dot(-34, -30, 7, '#FFC2A8') +
  dot(34, -30, 7, '#FFC2A8') +
  flat('M-6-36H6L0-29Z', '#E5674A') +
  line('M-10-22Q0-12 10-22', INK, 4)

/** Lying across (0, 0), 120 long. */
const carrot = (): string =>
  shape('M-6-10C-30-34-18-44-6-32C-8-52 8-52 10-34C24-44 34-30 12-8Z', LEAF) +
  shape('M-22-12C-30-14-28 22-22 22L96 8C104 6 104-2 96-4Z', CARROT) +
  line('M8-8V4M36-2V8M60-4V4', '#B94A0C', 4)

const key = (x: number, y: number, letter: string, fill = PAPER, size = 64): string =>
  box(x, y + 6, size, size, GREY, 12) +
  box(x, y, size, size, fill, 12) +
  (letter ? written(x + size / 2 - 9, y + size / 2 - 15, letter, 30) : '')

/** An arrow on a key: degrees from pointing right. */
const arrowKey = (x: number, y: number, degrees: number, fill = PAPER): string =>
  key(x, y, '', fill) +
  turned(
    degrees,
    x + 32,
    y + 32,
    line(`M${x + 16} ${y + 32}H${x + 47}M${x + 36} ${y + 21}L${x + 47} ${y + 32}L${x + 36} ${y + 43}`, INK, 6),
  )

/** A Scratch block with its notch; what is on it comes after. */
const block = (x: number, y: number, width: number, fill: string, height = 56): string =>
  shape(
    `M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + 24}L${x + 32} ${y + 9}H${x + 54}L${x + 62} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + height - 8}Q${x + width} ${y + height} ${x + width - 8} ${y + height}H${x + 62}L${x + 54} ${y + height + 9}H${x + 32}L${x + 24} ${y + height}H${x + 8}Q${x} ${y + height} ${x} ${y + height - 8}Z`,
    fill,
  )
const hat = (x: number, y: number, width: number): string =>
  shape(
    `M${x} ${y}C${x + 20} ${y - 28} ${x + 90} ${y - 28} ${x + 112} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + 48}Q${x + width} ${y + 56} ${x + width - 8} ${y + 56}H${x + 62}L${x + 54} ${y + 65}H${x + 32}L${x + 24} ${y + 56}H${x}Z`,
    HONEY,
  )
const bubble = (x: number, y: number, text: string, size = 26): string =>
  shape(
    `M${x - 30} ${y - 20}H${x + 30}Q${x + 42} ${y - 20} ${x + 42} ${y}T${x + 30} ${y + 20}H${x - 30}Q${x - 42} ${y + 20} ${x - 42} ${y}T${x - 30} ${y - 20}Z`,
    WHITE,
  ) + written(x - (text.length * size) / 2 + size * 0.2, y - size / 2, text, size)
const flag = (x: number, y: number): string =>
  line(`M${x} ${y + 28}V${y - 14}`, INK, 5) +
  shape(`M${x} ${y - 14}Q${x + 16} ${y - 24} ${x + 34} ${y - 12}V${y + 8}Q${x + 16} ${y - 2} ${x} ${y + 8}Z`, LEAF)
/** Lines of code: pairs of how far in and how long, in colours. */
const code = (x: number, y: number, lines: readonly (readonly [number, number, string])[], step = 34): string =>
  lines
    .map(([inset, length, colour], index) => line(`M${x + inset} ${y + index * step}h${length}`, colour, 10))
    .join('')
const grass = (): string => flat('M40 300C160 262 300 300 400 280S560 268 600 286V372H40Z', '#8CD0AA')

/* ---------- Scratch ---------- */

function carrotStage(): string {
  return (
    box(60, 56, 340, 250, SKY_SOFT, 18) +
    flat('M63 240C150 206 260 246 397 214V290Q397 303 384 303H76Q63 303 63 290Z', '#8CD0AA') +
    moved(150, 250, rabbit(), 0.86) +
    moved(282, 236, carrot(), 0.82) +
    dashes('M204 206H258', INK, 5) +
    arrowKey(488, 130, -90) +
    arrowKey(416, 208, 180) +
    arrowKey(488, 208, 90) +
    arrowKey(560, 208, 0, HONEY)
  )
}

function arrowBlocks(): string {
  const group = (x: number, y: number, degrees: number, axis: string, by: string): string =>
    hat(x, y, 232) +
    moved(x + 130, y + 6, arrowKey(0, 0, degrees), 0.68) +
    block(x, y + 56, 232, SKY) +
    written(x + 24, y + 72, axis, 24, WHITE) +
    line(`M${x + 66} ${y + 84}h26`, WHITE, 5) +
    bubble(x + 172, y + 84, by, 22)
  return (
    group(60, 72, 0, 'X', '10') +
    group(348, 72, 180, 'X', '-10') +
    group(60, 240, -90, 'S', '10').replace(written(84, 312, 'S', 24, WHITE), wai(84, 312)) +
    group(348, 240, 90, 'S', '-10').replace(written(372, 312, 'S', 24, WHITE), wai(372, 312))
  )
}

/** The letter Y, which nothing else needs. */
const wai = (x: number, y: number): string => line(`M${x} ${y}l8 11l8-11M${x + 8} ${y + 11}v13`, WHITE, 4.5)

function touchBlocks(): string {
  return (
    hat(90, 74, 330) +
    flag(190, 98) +
    shape(
      'M90 138Q90 130 98 130H114L122 139H144L152 130H452Q460 130 460 138V186H172L164 195H142L134 186H122V306H134L142 315H164L172 306H460V338Q460 346 452 346H98Q90 346 90 338Z',
      HONEY,
    ) +
    line('M404 316q26-2 26 18', WHITE, 5) +
    shape(
      'M122 194Q122 186 130 186H146L154 195H176L184 186H432Q440 186 440 194V234H204L196 243H174L166 234H154V276H166L174 285H196L204 276H440V298Q440 306 432 306H130Q122 306 122 298Z',
      '#E39A1B',
    ) +
    shape('M250 193H372L388 210L372 227H250L234 210Z', SKY) +
    moved(282, 206, carrot(), 0.42) +
    block(154, 236, 270, VIOLET, 38) +
    shape('M246 243H352Q362 243 362 254T352 266H246Q236 266 236 254T246 243Z', WHITE) +
    written(282, 246, 'X', 15) +
    moved(536, 300, rabbit(), 0.9) +
    shape(
      'M490 84H590Q606 84 606 100V128Q606 144 590 144H552L536 164V144H490Q474 144 474 128V100Q474 84 490 84Z',
      WHITE,
    ) +
    moved(522, 112, carrot(), 0.5)
  )
}

/* ---------- pages ---------- */

const tag = (x: number, y: number, letters: string, colour: string): string =>
  written(x, y, '<', 26, colour) +
  line(`M${x + 30} ${y + 13}h${letters.length * 22}`, colour, 10) +
  written(x + 36 + letters.length * 22, y, '>', 26, colour)

function htmlFile(): string {
  return (
    pane(70, 46, 420, 310, SKY) +
    tag(100, 116, 'ht', BERRY) +
    tag(132, 160, 'hea', VIOLET) +
    tag(132, 204, 'h', CARROT) +
    line('M242 217h120', INK, 10) +
    tag(384, 204, '', CARROT) +
    tag(132, 248, 'p', CARROT) +
    line('M242 261h170', INK, 10) +
    tag(100, 304, 'ht', BERRY) +
    moved(522, 200, pencil(HONEY), 0.72) +
    shape('M516 236H576L604 264V352H516Z', PAPER) +
    line('M576 236V264H604', INK, 5) +
    tag(532, 296, '', LEAF)
  )
}

function firstPage(): string {
  return (
    pane(90, 46, 460, 310, LEAF) +
    box(196, 58, 230, 22, WHITE, 11) +
    line('M126 132h250', INK, 20) +
    line('M126 186h120', GREY, 10) +
    line('M258 186h74', CARROT, 14) +
    line('M344 186h60', GREY, 10) +
    line('M126 222h210', GREY, 10) +
    moved(160, 300, carrot(), 1) +
    moved(468, 316, rabbit(), 1)
  )
}

/* ---------- Photoshop, Flash ---------- */

const sheet = (y: number, fill: string): string => shape(`M300 ${y}L500 ${y + 60}L300 ${y + 120}L100 ${y + 60}Z`, fill)

function sheetsApart(): string {
  return (
    sheet(236, '#8CD0AA') +
    flat('M300 244L480 296L300 350L120 298Z', LEAF) +
    dashes('M100 190V290M500 190V290', GREY, 4) +
    sheet(140, '#FFFFFFCC') +
    moved(300, 232, rabbit(), 0.66) +
    dashes('M100 100V190M500 100V190', GREY, 4) +
    sheet(44, '#FFFFFFCC') +
    line('M236 104l40 12M290 92l60 18M262 122l60 18', BERRY, 10) +
    line(
      'M596 96H548M560 84L548 96L560 108M596 194H548M560 182L548 194L560 206M596 290H548M560 278L548 290L560 302',
      INK,
      6,
    )
  )
}

function hiddenLayer(): string {
  const row = (y: number, isSeen: boolean, picture: string): string =>
    box(394, y, 200, 76, isSeen ? WHITE : '#F1EADC', 12) +
    (isSeen
      ? shape(`M408 ${y + 38}Q428 ${y + 18} 448 ${y + 38}Q428 ${y + 58} 408 ${y + 38}Z`, WHITE) +
        dot(428, y + 38, 7, INK)
      : line(
          `M408 ${y + 34}Q428 ${y + 54} 448 ${y + 34}M414 ${y + 44}l-6 8M428 ${y + 48}v9M442 ${y + 44}l6 8`,
          INK,
          4,
        )) +
    box(462, y + 12, 68, 52, PAPER, 6) +
    picture
  return (
    box(56, 66, 310, 270, SKY_SOFT, 12) +
    flat('M59 250C140 214 250 262 363 226V324Q363 333 354 333H68Q59 333 59 324Z', LEAF) +
    line('M110 120h70M200 120h110M130 152h140', BERRY, 14) +
    dashes(
      'M160 296C150 250 156 226 178 220C172 190 178 166 190 168C202 168 204 196 204 214H220C220 196 222 168 234 168C246 166 252 190 246 220C268 226 274 250 264 296Z',
      '#1C6A43',
      4,
    ) +
    row(70, true, line('M476 30h36M476 48h24', BERRY, 8).replace('M476 30h36M476 48h24', 'M474 102h42M474 116h28')) +
    row(162, false, moved(496, 224, rabbit(), 0.28)) +
    row(254, true, flat('M466 312q20-26 36-10t24-8v20h-60z', LEAF)) +
    moved(440, 196, pointer(), 0.7)
  )
}

const frame = (x: number, y: number, ball: number, fill = WHITE): string =>
  box(x, y, 108, 190, fill, 12) + disc(x + 54, y + ball, 26, BERRY)

function twoFrames(): string {
  return (
    frame(90, 90, 154) +
    frame(444, 90, 36) +
    written(128, 300, '1', 34) +
    written(474, 300, '10', 34) +
    dashes('M220 240C280 220 360 190 424 132', INK, 5) +
    line('M404 132L428 128L420 152', INK, 6) +
    moved(280, 112, star(HONEY), 1)
  )
}

function framesBetween(): string {
  const between = [0, 1, 2, 3, 4, 5].map((at) => {
    const x = 128 + at * 76
    const y = 292 - Math.sin((at / 5) * (Math.PI / 2)) * 190
    const isKey = at === 0 || at === 5
    return `<circle cx="${x}" cy="${y.toFixed(0)}" r="32" fill="${isKey ? BERRY : '#F5C9D7'}"${isKey ? '' : ' stroke-dasharray="10 8"'}/>`
  })
  return (
    line('M70 336H570', INK, 6) +
    dashes('M128 292Q250 96 508 102', GREY, 4) +
    between.join('') +
    moved(128, 356, star(HONEY), 0.5) +
    moved(508, 356, star(HONEY), 0.5)
  )
}

/* ---------- Office ---------- */

function table(rows: readonly (readonly [number, string, string])[], isSummed: boolean): string {
  const lines = rows.map(([length, amount, colour], index) => {
    const y = 118 + index * 52
    return (
      line(`M112 ${y + 26}h62M212 ${y + 26}h${length}`, GREY, 9) +
      written(446 - amount.length * 24, y + 14, amount, 24, colour)
    )
  })
  return (
    box(80, 56, 420, 294, WHITE, 14) +
    shape('M80 104V70Q80 56 94 56H486Q500 56 500 70V104Z', LEAF) +
    line('M112 80h50M212 80h80M380 80h56', WHITE, 10) +
    line('M190 56V350M350 56V350', INK, 4) +
    [156, 208, 260, 300].map((y) => line(`M80 ${y}H500`, '#E3E8EC', 4)).join('') +
    lines.join('') +
    (isSummed ? box(350, 300, 150, 50, '#FDF0CB', 4) + written(392, 313, '36', 26, '#1C6A43') : '') +
    line('M80 300H500', INK, 4)
  )
}

function moneyTable(): string {
  return (
    table(
      [
        [90, '50', LEAF],
        [70, '-8', BERRY],
        [100, '-6', BERRY],
      ],
      false,
    ) +
    moved(560, 120, disc(0, 0, 36, HONEY) + disc(0, 0, 22, '#FBDD8A'), 1) +
    moved(526, 330, pencil(SKY), 0.72)
  )
}

function moneySum(): string {
  return (
    table(
      [
        [90, '50', LEAF],
        [70, '-8', BERRY],
        [100, '-6', BERRY],
      ],
      true,
    ) +
    `<rect x="356" y="110" width="138" height="184" rx="10" stroke="${SKY}" stroke-width="6" stroke-dasharray="14 10"/>` +
    line('M540 200C590 220 590 320 512 326M528 312L512 326L530 338', SKY, 6) +
    written(540, 140, '+', 40, SKY)
  )
}

/* ---------- typing ---------- */

const HOME_ROW = [
  ['A', BERRY],
  ['S', HONEY],
  ['D', LEAF],
  ['F', SKY],
  ['J', SKY],
  ['K', LEAF],
  ['L', HONEY],
  [';', BERRY],
] as const

function findBumps(): string {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 9 }, (_, at) => box(62 + row * 14 + at * 56, 96 + row * 64, 46, 52, PAPER, 9)).join(''),
  )
  const home = (x: number, letter: string): string =>
    box(x, 160, 46, 52, HONEY, 9) + written(x + 15, 170, letter, 24) + line(`M${x + 13} 204h20`, INK, 5)
  return (
    box(40, 72, 560, 270, GREY, 22) +
    rows.join('') +
    home(244, 'F') +
    home(412, 'J') +
    box(170, 288, 290, 40, PAPER, 9) +
    [267, 435].map((x) => line(`M${x} 34V140M${x - 14} 124L${x} 142L${x + 14} 124`, CARROT, 7)).join('')
  )
}

function fingersOnKeys(): string {
  const each = HOME_ROW.map(([letter, colour], at) => {
    const x = 46 + at * 64 + (at > 3 ? 36 : 0)
    const tip = 196 - [0, 16, 22, 10, 10, 22, 16, 0][at]!
    return (
      key(x, 92, letter, colour === HONEY ? '#FDE9B6' : `${colour}44`, 52) +
      shape(`M${x + 8} 372V${tip}Q${x + 8} ${tip - 24} ${x + 26} ${tip - 24}T${x + 44} ${tip}V372Z`, '#FBD9C0') +
      flat(`M${x + 16} ${tip - 2}Q${x + 16} ${tip - 17} ${x + 26} ${tip - 17}T${x + 36} ${tip - 2}Z`, colour)
    )
  })
  return each.join('') + shape('M40 318Q170 286 306 318V376H40ZM334 318Q470 286 600 318V376H334Z', '#FBD9C0')
}

/* ---------- VS Code ---------- */

const editor = (): string =>
  box(56, 50, 528, 300, '#22303C', 18) +
  [1, 2, 3, 4, 5].map((at) => written(128, 72 + at * 40 - 20, String(at), 20, '#8FA3B5')).join('')
const AVERAGE = [
  [0, 210, '#7CC4F5'],
  [0, 120, '#EEF3F7'],
  [0, 230, '#F5C04D'],
  [34, 160, '#EEF3F7'],
  [0, 240, '#8FD9AE'],
] as const

function redDot(): string {
  return editor() + code(172, 102, AVERAGE, 40) + disc(96, 222, 15, BERRY) + moved(100, 232, pointer(), 0.8)
}

function stoppedLine(): string {
  return (
    editor() +
    flat('M118 200H580V244H118Z', '#6B5A1E') +
    code(172, 102, AVERAGE, 40) +
    written(128, 212, '4', 20, WHITE) +
    disc(96, 222, 15, BERRY) +
    box(404, 76, 190, 150, PAPER, 12) +
    line('M424 108h60', VIOLET, 9) +
    written(516, 98, '80', 22) +
    line('M424 150h60', TEAL, 9) +
    written(516, 140, '80', 22, BERRY) +
    dashes('M420 186H576', GREY, 3) +
    written(420, 196, '?', 20, BERRY) +
    line('M446 206h110', GREY, 7)
  )
}

/* ---------- CSS ---------- */

function plainCard(): string {
  return (
    pane(76, 46, 488, 310, VIOLET) +
    `<rect x="120" y="132" width="290" height="180" fill="${PAPER}"/>` +
    line('M132 152h150', INK, 16) +
    line('M132 192h240M132 218h190', GREY, 10) +
    moved(160, 276, carrot(), 0.8) +
    written(456, 150, '?', 60, VIOLET)
  )
}

function roundCard(): string {
  return (
    pane(76, 46, 488, 310, VIOLET) +
    `<rect stroke="none" x="130" y="148" width="310" height="180" rx="36" fill="#22303C" fill-opacity="0.18"/>` +
    box(120, 122, 310, 190, '#FFF3DC', 34) +
    line('M156 164h150', INK, 16) +
    line('M156 204h230M156 230h180', GREY, 10) +
    moved(190, 282, carrot(), 0.7) +
    dashes('M430 160A38 38 0 0 0 392 122', BERRY, 7) +
    line('M500 108C480 92 450 96 430 122', BERRY, 5) +
    dashes('M120 122H156M120 122V158', SKY, 5) +
    moved(506, 250, star(HONEY), 1.1)
  )
}

/* ---------- C++ ---------- */

const upright = (x: number, height: number, fill = CARROT): string =>
  shape(
    `M${x} ${318 - height - 4}C${x - 26} ${318 - height - 18} ${x - 20} ${318 - height - 40} ${x - 8} ${318 - height - 30}C${x - 8} ${318 - height - 52} ${x + 8} ${318 - height - 52} ${x + 8} ${318 - height - 30}C${x + 20} ${318 - height - 40} ${x + 26} ${318 - height - 18} ${x} ${318 - height - 4}Z`,
    LEAF,
  ) +
  shape(
    `M${x - 22} ${318 - height}Q${x} ${318 - height - 14} ${x + 22} ${318 - height}L${x + 6} 314Q${x} 322 ${x - 6} 314Z`,
    fill,
  )
const cup = (x: number): string =>
  shape(
    `M${x - 42} 318L${x - 32} 146Q${x - 30} 134 ${x - 18} 134H${x + 18}Q${x + 30} 134 ${x + 32} 146L${x + 42} 318Z`,
    VIOLET,
  ) + line(`M${x - 34} 180H${x + 34}`, '#D6CBF9', 8)

function coveredCarrots(): string {
  return (
    upright(118, 104) +
    [232, 336, 440, 544].map(cup).join('') +
    moved(118, 96, line('M0 0v26M-12 14L0 28L12 14', INK, 6), 1) +
    line('M50 320H596', INK, 7) +
    written(104, 336, '0', 26) +
    written(220, 336, '1', 26) +
    written(324, 336, '2', 26) +
    written(428, 336, '3', 26) +
    written(534, 336, '4', 26)
  )
}

function champion(): string {
  const heights = [104, 156, 78, 182, 130]
  const each = heights.map((height, at) => upright(118 + at * 104, height, at === 3 ? CARROT : '#F3B38C'))
  return (
    each.join('') +
    line('M50 320H596', INK, 7) +
    shape('M398 84L404 50L420 68L430 42L440 68L456 50L462 84Z', HONEY) +
    ['12', '18', '9', '21', '15']
      .map((figure, at) => written(118 + at * 104 - figure.length * 14, 336, figure, 24, at === 3 ? '#A63C06' : INK))
      .join('')
  )
}

/* ---------- Python ---------- */

/** Walks to the right, around (0, 0). */
const turtle = (): string =>
  shape('M-34 16L-50 34M34 16L46 34M-34-16L-50-34M34-16L46-34', LEAF) +
  [
    [-36, 26],
    [32, 28],
    [-36, -26],
    [32, -28],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="11" fill="${LEAF}"/>`)
    .join('') +
  `<ellipse cx="60" cy="0" rx="22" ry="17" fill="${LEAF}"/>` +
  `<ellipse cx="0" cy="0" rx="48" ry="36" fill="#8CD0AA"/>` +
  line(
    'M-14-16H14L26 0L14 16H-14L-26 0ZM-26 0H-48M26 0H48M-14-16L-24-30M14-16L24-30M-14 16L-24 30M14 16L24 30',
    '#1C6A43',
    4,
  ) +
  dot(68, -6, 4, INK)

function turtleTurns(): string {
  return (
    line('M80 250H400', SKY, 8) +
    dashes('M400 250H580', GREY, 5) +
    turned(144, 400, 250, line('M400 250H470', SKY, 8)) +
    `<path stroke="${CARROT}" stroke-width="6" d="M480 250A80 80 0 0 1 335.300 297"/>` +
    line('M336 276L334 298L356 300', CARROT, 6) +
    moved(400, 250, turned(144, 0, 0, moved(30, 0, turtle(), 0.9))) +
    written(456, 306, '144', 34, '#A63C06') +
    dot(80, 250, 9, SKY)
  )
}

function starrySky(): string {
  const stars = [
    [120, 110, 1],
    [220, 250, 0.6],
    [300, 100, 0.7],
    [540, 90, 0.8],
    [90, 290, 0.7],
    [560, 290, 0.6],
  ] as const
  return (
    box(44, 44, 552, 312, '#25364A', 20) +
    stars.map(([x, y, size]) => moved(x, y, star(HONEY), size)).join('') +
    `<path stroke="${HONEY}" stroke-width="8" d="M330 210H510L364 316L420 145L476 316Z"/>` +
    moved(308, 210, turtle(), 0.6)
  )
}

/* ---------- JavaScript ---------- */

const room = (wall: string, sky: string, orb: string, lamp: string): string =>
  box(44, 44, 552, 312, wall, 20) +
  box(96, 84, 160, 130, sky, 10) +
  orb +
  line('M176 84V214M96 149H256', INK, 5) +
  flat('M47 300H593V336Q593 353 576 353H64Q47 353 47 336Z', WOOD) +
  line('M46 300H594', INK, 5) +
  lamp +
  box(318, 216, 176, 20, WOOD, 6) +
  box(336, 236, 18, 64, WOOD, 3) +
  box(458, 236, 18, 64, WOOD, 3) +
  box(332, 190, 74, 26, BERRY, 4) +
  box(338, 166, 60, 24, TEAL, 4)
const bulb = (fill: string): string => line('M452 216V176', INK, 6) + shape('M418 176L434 124H470L486 176Z', fill)
const lever = (isOn: boolean): string =>
  box(532, 150, 40, 62, PAPER, 8) + box(541, isOn ? 158 : 182, 22, 22, isOn ? LEAF : GREY, 5)

function roomByDay(): string {
  return (
    room('#FFF3DC', SKY_SOFT, dot(220, 114, 20, HONEY), bulb(GREY)) + lever(false) + moved(548, 204, pointer(), 0.6)
  )
}

function roomByNight(): string {
  const light = '<path stroke="none" fill="#F5B82E" fill-opacity="0.32" d="M418 178H486L560 300H344Z"/>'
  return (
    room(
      '#2C3A4B',
      '#16202B',
      shape('M224 98A26 26 0 1 0 236 138A20 20 0 0 1 224 98Z', HONEY) +
        dot(120, 112, 4, WHITE) +
        dot(148, 190, 4, WHITE),
      light + bulb(HONEY),
    ) + lever(true)
  )
}

/* ---------- AI ---------- */

const CAT = ['..X...X..', '..XX.XX..', '..XXXXX..', '.XXoXoXX.', '.XXXnXXX.', '..XXXXX..', '...XXX...']
const SQUARES: Readonly<Record<string, string>> = { '.': '#D8F0F2', X: '#F0A35C', o: INK, n: '#E5674A' }

function squaresOfACat(): string {
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

function cardGame(): string {
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

/* ---------- textbooks, ScratchJr ---------- */

function bookAndKeys(): string {
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

function tellTheBear(): string {
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

const chick = (): string =>
  shape('M0-66C34-66 44-36 40-12C38 12 20 24 0 24C-22 24-40 12-40-14C-40-40-30-66 0-66Z', HONEY) +
  shape('M36-40L62-32L38-22Z', CARROT) +
  dot(16, -40, 5, INK) +
  line('M-14-10Q0 6 14-8M-8 24V40M10 24V40', INK, 5)
const fence = (x: number): string =>
  [0, 26, 52].map((at) => shape(`M${x + at} 296V246L${x + at + 9} 234L${x + at + 18} 246V296Z`, WHITE)).join('') +
  line(`M${x - 4} 262H${x + 74}`, INK, 5)

function countTheFences(): string {
  return (
    grass() +
    Array.from({ length: 10 }, (_, at) => line(`M${68 + at * 56} 72V326`, '#C9B8F5', 3)).join('') +
    line('M40 326H600', '#8B6CF0', 5) +
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => written(86 + (at - 1) * 56, 340, String(at), 20, '#5B3BBF')).join('') +
    moved(152, 254, chick(), 1) +
    fence(276) +
    fence(430) +
    dashes('M196 210C220 120 400 120 404 232', INK, 5) +
    line('M390 216L404 236L418 218', INK, 6)
  )
}

function repeatBlocks(): string {
  const small = (x: number, degrees: number, figure: string): string =>
    box(x, 176, 84, 84, SKY, 14) +
    turned(degrees, x + 42, 204, line(`M${x + 22} 204H${x + 60}M${x + 46} 190L${x + 61} 204L${x + 46} 218`, WHITE, 7)) +
    disc(x + 42, 244, 17, WHITE) +
    written(x + 35, 235, figure, 18)
  return (
    box(36, 176, 78, 84, HONEY, 14) +
    flag(64, 214) +
    shape('M122 148Q122 128 142 128H520Q540 128 540 148V290Q540 308 522 308H142Q122 308 122 290Z', '#F08A3C') +
    box(134, 164, 370, 108, '#FBD3B0', 12) +
    small(140, 0, '2') +
    small(230, -90, '2') +
    small(320, 0, '2') +
    small(410, 90, '2') +
    disc(518, 218, 26, WHITE) +
    written(510, 204, '3', 26) +
    box(552, 176, 60, 84, VIOLET, 14) +
    shape(
      'M564 196H600Q604 196 604 200V222Q604 226 600 226H588L578 238V226H564Q560 226 560 222V200Q560 196 564 196Z',
      WHITE,
    ) +
    moved(320, 96, chick(), 0.7)
  )
}

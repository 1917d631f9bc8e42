import { readScratchJrBlock } from '@tutu/learning/scratch/scratchjr-blocks'
import { box, dashes, disc, HONEY, INK, LEAF, line, moved, PAPER, shape, WHITE } from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { type Actor, drawCard, drawScene, type Scene } from './scene.ts'

/** One moment in ScratchJr: what is on the stage and below it, and where a finger does something. */
export type Moment = {
  readonly scene: Scene
  readonly cast: readonly Actor['who'][]
  /** Whose blocks are shown. */
  readonly chosen?: number
  /** Rows of blocks, named in English as lessons name them: 'green flag, right 8'. */
  readonly rows?: readonly string[]
  /** How many pages there are, and which one is open. */
  readonly pages?: readonly [count: number, open: number]
  /** Ringed, with a finger on it. */
  readonly tap?: Spot
  /** From one place to another, with the finger where it ends. */
  readonly drag?: readonly [from: Spot, to: Spot]
}

type Spot = keyof typeof SPOTS | readonly [x: number, y: number]

const SPOTS = {
  flag: [482, 28],
  background: [300, 28],
  letters: [350, 28],
  full: [150, 28],
  'new character': [62, 214],
  'new page': [578, 176],
  'first card': [62, 86],
  'second card': [62, 150],
  'page one': [578, 74],
  'page two': [578, 130],
  yellow: [38, 284],
  blue: [72, 284],
  purple: [106, 284],
  orange: [174, 284],
  green: [140, 284],
  red: [208, 284],
} as const

const COLOURS = {
  yellow: '#FFC93C',
  blue: '#2467C9',
  purple: '#7048C8',
  green: '#2B7A3D',
  orange: '#C75A00',
  red: '#C0272D',
} as const
const ENVELOPES: Readonly<Record<string, string>> = { orange: '#FFAB3D', red: '#F28B76' }

export function drawMoment({ scene, cast, chosen = 0, rows = [], pages = [1, 0], tap, drag }: Moment): string {
  return [
    box(4, 4, 632, 392, '#F4E7CF', 18),
    ...topBar(),
    ...cast.map((who, at) => drawCard(who, 19, 58 + at * 64, at === chosen ? '#FDF0CB' : WHITE)),
    plus(SPOTS['new character'][0], SPOTS['new character'][1]),
    `<svg x="128" y="54" width="384" height="196" viewBox="0 60 480 245" preserveAspectRatio="none">${drawScene(scene)}</svg>`,
    box(128, 54, 384, 196, 'none', 8),
    ...Array.from({ length: pages[0] }, (_, at) =>
      box(538, 50 + at * 56, 80, 48, at === pages[1] ? '#FDF0CB' : WHITE, 8),
    ),
    ...Array.from({ length: pages[0] }, (_, at) => written(573, 64 + at * 56, String(at + 1), 20)),
    plus(578, Math.max(176, 50 + pages[0] * 56 + 22)),
    box(14, 262, 612, 44, WHITE, 12),
    ...(Object.keys(COLOURS) as (keyof typeof COLOURS)[]).map((name) =>
      disc(SPOTS[name][0], SPOTS[name][1], 13, COLOURS[name]),
    ),
    box(14, 314, 612, 74, PAPER, 12),
    ...rows.map((row, at) =>
      moved(30, rows.length === 1 ? 320 : 318 + at * 35, drawRow(row), rows.length === 1 ? 1 : 0.52),
    ),
    drag ? way(placeOf(drag[0]), placeOf(drag[1])) : '',
    tap ? ring(placeOf(tap)) + finger(placeOf(tap)) : '',
  ].join('')
}

const placeOf = (spot: Spot): readonly [number, number] => (typeof spot === 'string' ? SPOTS[spot] : spot)

function topBar(): string[] {
  const button = (x: number) => box(x - 20, 10, 40, 36, WHITE, 10)
  return [
    button(62),
    line('M50 28L62 18L74 28M54 26V38H70V26', INK, 4),
    button(150),
    line('M140 24V20H146M154 20H160V24M160 32V36H154M146 36H140V32', INK, 4),
    button(300),
    shape('M286 38L296 24L304 34L308 30L316 38Z', LEAF),
    button(350),
    written(343, 19, 'A', 18),
    button(482),
    line('M474 40V18', INK, 4),
    shape('M474 18H492L487 24L492 30H474Z', LEAF),
  ]
}

function plus(x: number, y: number): string {
  return disc(x, y, 18, '#CFE6FA') + line(`M${x - 9} ${y}H${x + 9}M${x} ${y - 9}V${y + 9}`, INK, 4)
}

function ring([x, y]: readonly [number, number]): string {
  return `<circle cx="${x}" cy="${y}" r="27" stroke="${HONEY}" stroke-width="9"/>`
}

/** Its tip beside the place, which stays to be seen. */
function finger([x, y]: readonly [number, number]): string {
  const hand = readScratchJrBlock('tap')!.block.path
  if (y > 300) return moved(x + 22, y - 28, `<path fill="${WHITE}" stroke-width="2" d="${hand}"/>`, 2.2)
  return `<path transform="translate(${x - 8} ${y + 6}) scale(2.4)" fill="${WHITE}" stroke-width="2" d="${hand}"/>`
}

function way([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  const [middleX, middleY] = [(fromX + toX) / 2, Math.min(fromY, toY) - 34]
  return (
    dashes(`M${fromX} ${fromY}Q${middleX} ${middleY} ${toX} ${toY}`, '#C0272D', 6) +
    disc(fromX, fromY, 8, WHITE) +
    finger([toX, toY])
  )
}

const SIDE = 52
const HEIGHT = 62

/** Blocks that hold on to each other, from (0, 0). */
export function drawRow(row: string): string {
  let x = 0
  let open = -1
  let drawn = ''
  for (const token of row.match(/[^,()]+|[()]/g) ?? []) {
    const text = token.trim()
    if (text === '') continue
    if (text === '(') open = x
    else if (text === ')') {
      drawn =
        `<rect x="${open - 2}" y="-5" width="${x - open + 4}" height="${HEIGHT + 10}" rx="10" fill="#FBE3C8" stroke="${COLOURS.orange}" stroke-width="4"/>` +
        drawn
      x += 8
    } else {
      drawn += drawBlock(text, x)
      x += SIDE + 4
    }
  }
  return drawn
}

function drawBlock(text: string, x: number): string {
  const found = readScratchJrBlock(text)
  if (!found) throw new Error(`ScratchJr has no block '${text}'`)
  const { block, value } = found
  const ink = block.colour === 'yellow' ? INK : WHITE
  const isNumber = /^\d+$/.test(value)
  const icon = `<path transform="translate(${x + 12} ${isNumber ? 5 : 15}) scale(1.15)" stroke="${ink}" stroke-width="2.6" fill="${ENVELOPES[value] ?? 'none'}" d="${block.path}"/>`
  const number = isNumber
    ? box(x + 8, 36, 36, 22, WHITE, 10).replace('/>', ' stroke-width="2.5"/>') +
      moved(x + 26 - value.length * 5 + (value.length - 1) * -2 + 0.5, 40, written(0, 0, value, 24), 0.58)
    : ''
  return box(x, 0, SIDE, HEIGHT, COLOURS[block.colour], 12).replace('/>', ' stroke-width="3"/>') + icon + number
}

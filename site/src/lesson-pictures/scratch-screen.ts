import {
  box,
  dashes,
  disc,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  pointer,
  shape,
  SKY,
  WHITE,
} from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { type Actor, drawScene, drawSmall, type Scene } from './scene.ts'
import { CATEGORIES, type Category, drawScript } from './scratch-blocks.ts'

/** One moment in the editor of Scratch: its scripts, the stage and the sprites, and where a mouse does something. */
export type ScratchMoment = {
  readonly scene: Scene
  readonly cast: readonly Actor['who'][]
  /** Whose scripts are shown: a sprite by its place, or the stage. */
  readonly chosen?: number | 'stage'
  /** One below the other, as `drawScript` reads them. */
  readonly scripts?: readonly string[]
  /** In place of the scripts: what is painted. */
  readonly paint?: Scene['place']
  /** The category that is open. */
  readonly open?: Category
  /** Boxes of variables on the stage. */
  readonly values?: readonly number[]
  /** How many backdrops the stage has. */
  readonly backdrops?: number
  readonly tap?: Spot
  readonly drag?: Category
}

type Spot = keyof typeof SPOTS | readonly [x: number, y: number]

const NAMES = Object.keys(CATEGORIES) as Category[]
const [TOP, STEP] = [72, 36]
const SPOTS = {
  flag: [384, 54],
  stop: [418, 54],
  code: [76, 24],
  paint: [120, 24],
  bin: [424, 268],
  'first card': [400, 284],
  'second card': [462, 284],
  'third card': [524, 284],
  'fourth card': [400, 330],
  'new sprite': [540, 368],
  stage: [599, 280],
  'new backdrop': [599, 368],
  script: [200, 120],
} as const

export function drawScratchMoment(moment: ScratchMoment): string {
  const { scene, cast, chosen = 0, scripts = [], paint, open, values = [], backdrops = 1, tap, drag } = moment
  const placed = place(scripts)
  return [
    box(4, 4, 632, 392, '#F4E7CF', 18),
    ...tabs(paint !== undefined),
    box(52, 42, 300, 346, PAPER, 12),
    ...(paint ? painting(paint) : [...categories(open), ...placed.drawn]),
    ...stage(scene, values),
    box(364, 254, 200, 134, WHITE, 12),
    ...cast.map((who, at) => card(who, 372 + (at % 3) * 62, 262 + Math.floor(at / 3) * 46, at === chosen)),
    plus(...SPOTS['new sprite']),
    box(572, 254, 54, 134, WHITE, 12),
    ...Array.from({ length: backdrops }, (_, at) => small(scene, 578, 262 + at * 30, chosen === 'stage' && at === 0)),
    plus(...SPOTS['new backdrop']),
    drag ? way(drag, placed.end) : '',
    tap ? ring(placeOf(tap)) + mouse(placeOf(tap)) : '',
  ].join('')
}

const placeOf = (spot: Spot): readonly [number, number] => (typeof spot === 'string' ? SPOTS[spot] : spot)

function tabs(isPaint: boolean): string[] {
  const tab = (x: number, isOn: boolean): string => box(x, 12, 38, 24, isOn ? WHITE : '#E9DCC2', 8)
  return [
    tab(56, !isPaint),
    shape('M66 18h8l2 3h10v10H66Z', '#4C83D6').replace('/>', ' stroke-width="2"/>'),
    tab(100, isPaint),
    line('M112 31L126 17M112 31l-2 3M124 15l5 5', INK, 3),
    tab(144, false),
    line('M155 21v6h4l6 4V17l-6 4ZM170 20q3 4 0 8', INK, 2.5),
  ]
}

function categories(open: Category | undefined): string[] {
  return NAMES.map((name, at) => {
    const y = TOP + at * STEP - 12
    return (
      (name === open ? box(10, y - 17, 40, 34, WHITE, 10).replace('/>', ' stroke-width="2.500"/>') : '') +
      disc(30, y, 10, CATEGORIES[name]).replace('/>', ' stroke-width="2.500"/>')
    )
  })
}

/** As large as they may be: a long script stays in its place. `end`: where something is added to the last one. */
function place(scripts: readonly string[]): { drawn: string[]; end: readonly [x: number, y: number] } {
  const all = scripts.map(drawScript)
  const gap = 16
  const height = all.reduce((sum, one) => sum + one.height + gap, -gap)
  const width = Math.max(1, ...all.map((one) => one.width))
  const scale = Math.min(1.15, 318 / Math.max(1, height), 272 / width)
  let y = 56
  const drawn = all.map((one) => {
    const svg = moved(66, y, one.svg, scale)
    y += (one.height + gap) * scale
    return svg
  })
  const last = all.at(-1)
  const end = last
    ? ([Math.min(66 + last.width * scale + 8, 310), y - (gap + last.height * 0.35) * scale] as const)
    : ([190, 160] as const)
  return { drawn, end }
}

function painting(place: Scene['place']): string[] {
  const tools = ['#C0272D', '#1f4e9e', '#3FA873', '#F5B82E']
  return [
    ...tools.map((fill, at) => box(16, 70 + at * 44, 28, 28, fill, 8).replace('/>', ' stroke-width="2.500"/>')),
    `<svg x="64" y="94" width="276" height="184" viewBox="0 0 480 320">${drawScene({ place, actors: [] })}</svg>`,
    box(64, 94, 276, 184, 'none', 4),
    moved(300, 246, pointer(), 0.3),
  ]
}

function stage(scene: Scene, values: readonly number[]): string[] {
  return [
    line('M376 66V44', INK, 3.5),
    shape('M376 44H394L389 50L394 56H376Z', LEAF).replace('/>', ' stroke-width="3"/>'),
    shape('M413 43h10l7 7v8l-7 7h-10l-7-7v-8Z', '#C0272D').replace('/>', ' stroke-width="3"/>'),
    `<svg x="364" y="72" width="262" height="175" viewBox="0 0 480 320">${drawScene(scene)}</svg>`,
    box(364, 72, 262, 175, 'none', 8),
    ...values.map(
      (value, at) =>
        box(372 + at * 60, 80, 52, 24, '#E8EDF2', 6).replace('/>', ' stroke-width="2"/>') +
        box(378 + at * 60, 84, 40, 16, CATEGORIES.variables, 6).replace('/>', ' stroke="none"/>') +
        written(398 + at * 60 - String(value).length * 5, 87, String(value), 10, WHITE).replaceAll(
          'stroke-width="5.44',
          'stroke-width="3.2',
        ),
    ),
  ]
}

function card(who: Actor['who'], x: number, y: number, isChosen: boolean): string {
  return (
    box(x, y, 56, 42, isChosen ? '#CFE6FA' : WHITE, 8).replace(
      '/>',
      ` stroke="${isChosen ? SKY : INK}" stroke-width="3"/>`,
    ) +
    moved(x + 28, y + 38, drawSmall(who), 0.3) +
    (isChosen ? disc(x + 52, y + 5, 9, SKY) + line(`M${x + 49} ${y + 2}l6 6m0-6l-6 6`, WHITE, 2.5) : '')
  )
}

function small(scene: Scene, x: number, y: number, isChosen: boolean): string {
  return (
    `<svg x="${x}" y="${y}" width="42" height="28" viewBox="0 0 480 320">${drawScene({ place: scene.place, actors: [] })}</svg>` +
    box(x, y, 42, 28, 'none', 4).replace(
      '/>',
      ` stroke="${isChosen ? SKY : INK}" stroke-width="${isChosen ? 4 : 2.5}"/>`,
    )
  )
}

function plus(x: number, y: number): string {
  return (
    disc(x, y, 14, '#4C83D6').replace('/>', ' stroke-width="3"/>') +
    line(`M${x - 6} ${y}h12M${x} ${y - 6}v12`, WHITE, 3)
  )
}

function ring([x, y]: readonly [number, number]): string {
  return `<circle cx="${x}" cy="${y}" r="22" stroke="${HONEY}" stroke-width="7"/>`
}

const mouse = ([x, y]: readonly [number, number]): string =>
  moved(x + 4, y + 4, pointer().replace('/>', ' stroke-width="8"/>'), y > 330 ? 0.22 : 0.4)

/** From the category to the script. */
function way(from: Category, [x, y]: readonly [number, number]): string {
  const start = TOP + NAMES.indexOf(from) * STEP - 12
  const bend = Math.min(start, y) - 30
  return dashes(`M44 ${start}Q${(44 + x) / 2} ${bend} ${x} ${y}`, '#C0272D') + mouse([x, y])
}

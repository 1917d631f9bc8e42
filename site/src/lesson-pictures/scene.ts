import {
  box,
  CARROT,
  dashes,
  disc,
  dot,
  flat,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  shape,
  SKY,
  SKY_SOFT,
  WHITE,
} from '../tutorial-covers/pen.ts'
import { rabbit as head } from '../tutorial-covers/steps/things.ts'

/** What a stage shows, in its own 480 × 320, wherever it is drawn then. */
export type Scene = {
  readonly place: keyof typeof PLACES
  readonly actors: readonly Actor[]
  /** Where somebody goes: dashes along a path. */
  readonly way?: string
}
/** Feet at (x, y). `says`: a speech bubble with a sign in it. */
export type Actor = {
  readonly who: keyof typeof ACTORS
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly says?: keyof typeof SIGNS
  /** Lies on its side. */
  readonly lies?: true
}

const tree = (x: number, y: number): string =>
  shape(`M${x - 8} ${y}V${y - 50}h16V${y}Z`, '#A97B48') +
  shape(
    `M${x} ${y - 130}C${x + 50} ${y - 130} ${x + 56} ${y - 50} ${x} ${y - 46}C${x - 56} ${y - 50} ${x - 50} ${y - 130} ${x} ${y - 130}Z`,
    LEAF,
  )
const sky = (fill: string): string => flat('M0 0H480V320H0Z', fill)

const PLACES = {
  park: () =>
    sky(SKY_SOFT) +
    dot(410, 56, 28, HONEY) +
    flat('M0 210Q130 150 260 204T480 190V320H0Z', '#A9D9BF') +
    tree(60, 220) +
    tree(430, 214) +
    flat('M0 262Q240 236 480 262V320H0Z', '#8CCBA8'),
  lake: () =>
    sky(SKY_SOFT) +
    flat('M0 150Q120 96 240 140T480 120V320H0Z', '#A9D9BF') +
    flat('M60 196Q240 150 440 196Q470 230 400 240H90Q30 230 60 196Z', SKY) +
    line('M140 204h50M230 216h60M330 202h44', WHITE, 4) +
    flat('M0 256Q240 236 480 258V320H0Z', '#8CCBA8'),
  night: () =>
    sky('#2B3A67') +
    [40, 120, 210, 300, 440].map((x, at) => dot(x, 34 + (at % 3) * 34, 4, '#FDF0CB')).join('') +
    flat('M0 200H480V262H0Z', '#3E5C99') +
    line('M40 222h60M170 236h70M320 220h80', '#8FB0E8', 4) +
    flat('M0 256Q240 238 480 256V320H0Z', '#EBD3A2'),
  forest: () =>
    sky('#E4F3EA') +
    flat('M0 220Q240 190 480 220V320H0Z', '#A9D9BF') +
    tree(50, 250) +
    tree(136, 226) +
    tree(370, 226) +
    tree(440, 252) +
    flat('M0 280Q240 262 480 280V320H0Z', '#8CCBA8'),
  maze: () =>
    sky(PAPER) +
    line('M14 14H466V306H14ZM110 14V200M210 306V110M310 14V210M390 306V120M110 250h60M250 110h60', '#1f4e9e', 18),
  none: () => sky(WHITE),
}

const ACTORS = {
  rabbit: () =>
    dot(-14, -4, 10, WHITE) +
    dot(14, -4, 10, WHITE) +
    shape('M-24 0Q-32-50 0-54Q32-50 24 0Z', CARROT) +
    moved(0, -40, head(), 0.62),
  bird: () =>
    line('M-8 0v-14M8 0v-14', INK, 4) +
    shape('M-34-40C-34-68-12-78 6-76C26-74 36-58 34-42C32-22 16-12 0-12C-18-12-34-22-34-40Z', HONEY) +
    shape('M-26-44Q-6-60 2-36Q-14-22-26-44Z', '#E39B12') +
    shape('M33-54L54-48L34-40Z', CARROT) +
    dot(16, -54, 5, INK),
  frog: () =>
    disc(-18, -62, 15, LEAF) +
    disc(18, -62, 15, LEAF) +
    shape('M-42 0Q-52-56 0-58Q52-56 42 0Z', LEAF) +
    dot(-18, -64, 6, INK) +
    dot(18, -64, 6, INK) +
    line('M-20-32Q0-16 20-32', INK, 4),
  apple: () =>
    line('M0-48Q2-60 10-64', '#8A6A44', 5) +
    shape('M0-46C18-58 38-44 34-22C30 2 10 4 0-2C-10 4-30 2-34-22C-38-44-18-58 0-46Z', '#D6456F') +
    shape('M4-52Q18-68 30-58Q18-44 4-52Z', LEAF),
  moon: () => shape('M10-84C-34-84-48-20-6-4C10 2 30-4 38-18C2-14-10-58 10-84Z', '#FDF0CB'),
  cat: () =>
    shape('M-24 0Q-30-44 0-46Q30-44 24 0Z', '#C9D3DC') +
    shape('M-32-62L-30-100L-10-86H10L30-100L32-62Q32-38 0-38Q-32-38-32-62Z', '#C9D3DC') +
    dot(-12, -66, 5, INK) +
    dot(12, -66, 5, INK) +
    line('M-8-54Q0-48 8-54', INK, 4),
  clock: () => disc(0, -44, 44, WHITE) + line('M0-44V-72M0-44L16-34', INK, 5),
  ball: () => disc(0, -22, 22, CARROT),
  star: () =>
    moved(
      0,
      -30,
      shape(
        'M0-30L8.8-12.100L28.5-9.300L14.3 4.600L17.6 24.300L0 15L-17.6 24.300L-14.3 4.600L-28.5-9.300L-8.8-12.100Z',
        HONEY,
      ),
    ),
  crystal: () => shape('M0-46L18-30L0 0L-18-30Z', '#8B6CF0') + line('M-18-30H18', INK, 3),
  ghost: () =>
    shape('M-30 0V-46Q-30-76 0-76T30-46V0L18-12L6 0L-6-12L-18 0Z', WHITE) +
    dot(-10, -46, 6, INK) +
    dot(12, -46, 6, INK),
}

const SIGNS = {
  heart: () => shape('M0 14C-26-6-16-22 0-10C16-22 26-6 0 14Z', '#D6456F'),
  hello: () => line('M-16-2V-12M16-2V-12', INK, 6) + line('M-18 6Q0 22 18 6', INK, 5),
  apple: () => moved(0, 20, ACTORS.apple(), 0.6),
  moon: () => moved(0, 18, ACTORS.moon(), 0.42),
  star: () => moved(0, 26, ACTORS.star(), 0.7),
  alarm: () => line('M0-18V4', '#D6456F', 8) + dot(0, 16, 5, '#D6456F'),
}

/** The stage's picture, its corner at (0, 0). */
export function drawScene({ place, actors, way }: Scene): string {
  return PLACES[place]() + (way ? dashes(way, INK, 5) : '') + actors.map(drawActor).join('')
}

function drawActor({ who, x, y, scale = 1, says, lies }: Actor): string {
  const figure = lies ? `<g transform="rotate(90)">${ACTORS[who]()}</g>` : ACTORS[who]()
  const bubble = says
    ? moved(
        x + 74,
        y - 120 * scale,
        shape('M-44-32H44Q56-32 56-20V20Q56 32 44 32H-14L-40 52L-34 32H-44Q-56 32-56 20V-20Q-56-32-44-32Z', WHITE) +
          SIGNS[says](),
      )
    : ''
  return moved(x, y, figure, scale) + bubble
}

/** One of them alone, its feet at (0, 0). */
export const drawSmall = (who: Actor['who']): string => ACTORS[who]()

/** A card with one of them on it. */
export function drawCard(who: Actor['who'], x: number, y: number, fill: string): string {
  return box(x, y, 86, 58, fill, 10) + moved(x + 43, y + 53, ACTORS[who](), 0.38)
}

import {
  BERRY,
  box,
  CARROT,
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
  VIOLET,
  WHITE,
  WOOD,
} from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { flag } from '../tutorial-covers/steps/things.ts'
import { during, faded, type Film, mix } from './film.ts'

const chick = (): string =>
  shape('M0-66C34-66 44-36 40-12C38 12 20 24 0 24C-22 24-40 12-40-14C-40-40-30-66 0-66Z', HONEY) +
  shape('M36-40L62-32L38-22Z', CARROT) +
  dot(16, -40, 5, INK) +
  line('M-14-10Q0 6 14-8M-8 24V40M10 24V40', INK, 5)
const tree = (): string =>
  shape('M-14 0V-60H14V0Z', WOOD) +
  shape('M0-190C60-190 84-140 66-100C60-66 30-54 0-54C-30-54-60-66-66-100C-84-140-60-190 0-190Z', LEAF)
const finger = (): string =>
  shape('M-20 0Q-20-22 0-22T20 0L26 70Q0 90-26 70Z', '#FBD9C0') + flat('M-11-2Q-11-15 0-15T11-2Z', '#F3B8A0')

const KINDS: readonly (readonly [fill: string, sign: string])[] = [
  [HONEY, flag(24, 42)],
  [SKY, line('M16 30H58M44 16L60 30L44 44', WHITE, 7) + disc(40, 62, 14, WHITE) + written(35, 54, '5', 16)],
  [SKY, line('M18 60Q40 4 60 60M50 50L62 64L72 50', WHITE, 7)],
  [VIOLET, shape('M16 20H64V50H40L28 64V50H16Z', WHITE)],
  [BERRY, line('M20 42H60', WHITE, 10)],
]

/** Five blocks are dragged side by side, then the flag is tapped and the chick walks. */
export const chickWalks: Film = {
  seconds: 13,
  ground: 'violet',
  draw(now) {
    const comes = KINDS.map((_, at) => during(now, 0.6 + at * 1.1, 1.5 + at * 1.1))
    const walked = during(now, 7.4, 10)
    const jump = Math.sin(during(now, 10.1, 10.9) * Math.PI) * 46
    const dragged = Math.min(4, Math.max(0, Math.floor((now - 0.5) / 1.1)))
    const place = (at: number): [number, number] => [mix(560, 70 + at * 92, comes[at]!), mix(330, 272, comes[at]!)]
    const tap = during(now, 6.4, 7)
    const [x, y] =
      now < 6.2 ? [place(dragged)[0] + 42, place(dragged)[1] + 56] : [mix(480, 112, tap), mix(340, 322, tap)]
    const step = Math.abs(Math.sin(walked * Math.PI * 5)) * 8
    return (
      box(40, 40, 560, 330, INK, 26) +
      box(58, 56, 524, 188, SKY_SOFT, 10) +
      flat('M61 196C200 176 400 206 579 182V234Q579 241 572 241H68Q61 241 61 234Z', '#8CD0AA') +
      Array.from({ length: 5 }, (_, at) =>
        faded(during(now, 6.8, 7.2) * 0.7, line(`M${196 + at * 56} 222v10`, VIOLET, 5)),
      ).join('') +
      moved(500, 216, tree(), 0.74) +
      moved(140 + walked * 280, 196 - step - jump, chick(), 0.8) +
      faded(
        during(now, 11, 11.3),
        shape(
          'M352 66H430Q440 66 440 76V100Q440 110 430 110H412L402 124L400 110H352Q342 110 342 100V76Q342 66 352 66Z',
          WHITE,
        ) +
          dot(370, 88, 6, LEAF) +
          dot(391, 88, 6, LEAF) +
          dot(412, 88, 6, LEAF),
      ) +
      box(58, 256, 524, 98, PAPER, 10) +
      KINDS.map(([fill, sign], at) => {
        const [left, top] = place(at)
        return faded(
          during(now, 0.4 + at * 1.1, 0.6 + at * 1.1),
          moved(left, top, box(0, 0, 84, 76, tap === 1 && at === 0 && now < 7.6 ? '#FBDD8A' : fill, 12) + sign, 0.95),
        )
      }).join('') +
      faded(1 - during(now, 7.4, 7.8), moved(x, y, finger(), 0.8))
    )
  },
}

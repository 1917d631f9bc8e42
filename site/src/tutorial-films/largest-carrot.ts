import { CARROT, HONEY, INK, LEAF, line, moved, shape, VIOLET, box, PAPER } from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { during, faded, type Film, mix } from './film.ts'

const CARROTS = [12, 18, 9, 21, 15]
const placeOf = (at: number): number => 100 + at * 110
const heightOf = (at: number): number => CARROTS[at]! * 6
/** Each is looked at for so long, the first of all from the second second on. */
const LOOK = 2
const seenAt = (at: number): number => 1 + at * LOOK

const carrot = (x: number, height: number): string =>
  shape(
    `M${x} ${286 - height}C${x - 26} ${272 - height} ${x - 20} ${250 - height} ${x - 8} ${260 - height}C${x - 8} ${238 - height} ${x + 8} ${238 - height} ${x + 8} ${260 - height}C${x + 20} ${250 - height} ${x + 26} ${272 - height} ${x} ${286 - height}Z`,
    LEAF,
  ) +
  shape(
    `M${x - 22} ${290 - height}Q${x} ${276 - height} ${x + 22} ${290 - height}L${x + 6} 286Q${x} 294 ${x - 6} 286Z`,
    CARROT,
  )
const cup = (x: number): string =>
  shape(
    `M${x - 44} 290L${x - 34} 88Q${x - 32} 76 ${x - 20} 76H${x + 20}Q${x + 32} 76 ${x + 34} 88L${x + 44} 290Z`,
    VIOLET,
  ) + line(`M${x - 36} 128H${x + 36}`, '#D6CBF9', 8)

/** Cup after cup is lifted; the crown goes to whoever is longer than all before. */
export const largestCarrot: Film = {
  seconds: 13,
  ground: 'violet',
  draw(now) {
    const seen = CARROTS.findLastIndex((_, at) => now >= seenAt(at) + 0.7)
    let champion = 0
    let crown = placeOf(0)
    CARROTS.forEach((length, at) => {
      if (at === 0 || length <= CARROTS[champion]!) return
      crown = mix(crown, placeOf(at), during(now, seenAt(at) + 1, seenAt(at) + 1.5))
      if (now >= seenAt(at) + 1.25) champion = at
    })
    return (
      CARROTS.map((length, at) => {
        const up = during(now, seenAt(at), seenAt(at) + 0.7)
        const x = placeOf(at)
        return (
          (up > 0 ? carrot(x, heightOf(at)) : '') +
          faded(1 - during(now, seenAt(at) + 0.45, seenAt(at) + 0.75), moved(0, -up * 120, cup(x))) +
          written(x - 6, 306, String(at), 20) +
          faded(up, written(x - String(length).length * 11, 204 - heightOf(at), String(length), 22))
        )
      }).join('') +
      line('M44 292H600', INK, 7) +
      faded(during(now, 1.7, 2.1), moved(crown, 48, shape('M-30 30L-24-4L-10 14L0-10L10 14L24-4L30 30Z', HONEY))) +
      box(180, 336, 280, 44, PAPER, 10) +
      written(196, 348, 'largest = ', 20, INK, { pitch: 13 }) +
      written(372, 348, seen < 0 ? '?' : String(CARROTS[champion]), 20, CARROT)
    )
  },
}

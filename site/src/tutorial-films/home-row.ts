import {
  BERRY,
  box,
  CARROT,
  disc,
  flat,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  shape,
  SKY,
  WHITE,
} from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { during, faded, type Film, mix } from './film.ts'

const HOME = [
  ['A', BERRY],
  ['S', HONEY],
  ['D', LEAF],
  ['F', SKY],
  ['J', SKY],
  ['K', LEAF],
  ['L', HONEY],
  [';', BERRY],
] as const
const placeOf = (at: number): number => 60 + at * 52 + (at > 3 ? 104 : 0)

/** Which finger strikes when: its place in the row, and the second. */
const STRIKES = [3, 3, 3, 4, 4, 4, 3, 4].map((finger, at) => ({ finger, at: 7 + at * 0.55 }))

/** Two fingers find the bumps, the others stand beside them, and then they strike. */
export const homeRow: Film = {
  seconds: 13,
  ground: 'honey',
  draw(now) {
    const struck = STRIKES.filter(({ at }) => now >= at)
    const isDown = (finger: number): boolean =>
      STRIKES.some((one) => one.finger === finger && now >= one.at && now < one.at + 0.25)
    const bumps = during(now, 1, 1.5)
    return (
      box(150, 44, 340, 54, WHITE, 12) +
      struck.map(({ finger }, at) => written(172 + at * 38, 58, HOME[finger]![0].toLowerCase(), 26, LEAF)).join('') +
      box(40, 124, 560, 150, GREY, 20) +
      Array.from({ length: 10 }, (_, at) => box(56 + at * 54, 136, 44, 40, PAPER, 8)).join('') +
      [1, 2]
        .map((at) => box(placeOf(3) + 52 * at, 200, 44, 56, GREY, 9) + box(placeOf(3) + 52 * at, 192, 44, 56, PAPER, 9))
        .join('') +
      HOME.map(([letter], at) => {
        const x = placeOf(at)
        const y = isDown(at) ? 198 : 192
        const isHome = at === 3 || at === 4
        return (
          box(x, 200, 44, 56, GREY, 9) +
          box(x, y, 44, 56, isDown(at) ? HONEY : isHome && bumps > 0 ? '#FDE9B6' : PAPER, 9) +
          written(x + 15, y + 10, letter, 22) +
          (isHome
            ? line(`M${x + 11} ${y + 45}h22`, bumps > 0 ? CARROT : INK, mix(4, 8, bumps * (1 - during(now, 3.4, 4))))
            : '')
        )
      }).join('') +
      HOME.map(([, colour], at) => {
        const isIndex = at === 3 || at === 4
        const comes = isIndex
          ? during(now, 1.6, 3)
          : during(now, 4 + Math.abs(at - 3.5) * 0.25, 5 + Math.abs(at - 3.5) * 0.25)
        const sway = isIndex ? Math.sin(Math.min(now, 3) * 5) * 16 * (1 - during(now, 2, 3)) : 0
        const x = placeOf(at) + sway
        const tip = mix(384, 264 - [0, 6, 10, 2, 2, 10, 6, 0][at]!, comes) + (isDown(at) ? 8 : 0)
        return (
          shape(`M${x + 3} 420V${tip}Q${x + 3} ${tip - 22} ${x + 22} ${tip - 22}T${x + 41} ${tip}V420Z`, '#FBD9C0') +
          flat(`M${x + 11} ${tip}Q${x + 11} ${tip - 14} ${x + 22} ${tip - 14}T${x + 33} ${tip}Z`, colour)
        )
      }).join('') +
      faded(during(now, 6, 6.6), shape('M34 376Q150 340 268 376V420H34ZM360 376Q480 340 600 376V420H360Z', '#FBD9C0')) +
      faded(during(now, 12, 12.4), disc(530, 70, 26, LEAF) + moved(530, 70, line('M-11 1L-2 10L13-9', WHITE, 6)))
    )
  },
}

import { CARROT, flat, HONEY, LEAF, line, moved, shape, turned } from '../tutorial-covers/pen.ts'
import { rabbit } from '../tutorial-covers/steps/things.ts'
import { type Film, mix } from './film.ts'

/** Pictures in a second, as of a film of paper that somebody moves by hand. */
const BY_HAND = 6

const at = (now: number, from: number, to: number): number => Math.min(1, Math.max(0, (now - from) / (to - from)))

/** A child's film of cut paper: rain falls on a seed, a carrot grows, and a rabbit comes for it. */
export const seedGrows: Film = {
  seconds: 10,
  ground: 'sky',
  draw(second) {
    const beat = Math.floor(second * BY_HAND)
    const now = beat / BY_HAND
    const shiver = ((beat * 37) % 5) - 2
    const grown = at(now, 3, 6)
    const pulled = at(now, 8, 9)
    const cloud = mix(-140, 210, at(now, 0.3, 1.6)) + mix(0, 560, at(now, 3.4, 4.6))
    const leaf = (degrees: number): string =>
      turned(degrees + shiver, 0, 0, shape(`M0 0Q-16 ${-40 * grown} 0 ${-84 * grown}Q16 ${-40 * grown} 0 0Z`, LEAF))
    return (
      moved(
        540,
        86,
        turned(
          shiver * 2,
          0,
          0,
          shape('M0-44L10-22L36-28L26-4L44 14L20 20L18 44L0 28L-18 44L-20 20L-44 14L-26-4L-36-28L-10-22Z', HONEY),
        ),
      ) +
      flat('M0 262L90 250L200 264L330 248L460 266L560 252L640 262V400H0Z', '#B98446') +
      flat(
        'M0 262L90 250L200 264L330 248L460 266L560 252L640 262V284L560 274L460 288L330 270L200 286L90 272L0 284Z',
        '#8CD0AA',
      ) +
      moved(
        320,
        300 - pulled * 120,
        shape(
          `M${-24 * grown - 6} 0H${24 * grown + 6}L6 ${76 * grown + 12}Q0 ${76 * grown + 20}-6 ${76 * grown + 12}Z`,
          grown > 0 ? CARROT : '#8A6A44',
        ) +
          (grown > 0.3 ? line(`M-10 ${26 * grown}h12M0 ${48 * grown}h10`, '#B94A0C', 4) : '') +
          leaf(-34) +
          leaf(0) +
          leaf(34),
      ) +
      (now > 1.4 && now < 3.6
        ? [0, 1, 2, 3, 4]
            .map((drop) => line(`M${cloud + 60 + drop * 34} ${150 + ((beat * 23 + drop * 31) % 90)}v16`, '#4BA3EA', 7))
            .join('')
        : '') +
      moved(cloud, 70, shape('M0 60Q-30 20 20 16Q40-30 96-10Q150-36 172 14Q226 16 204 60Z', '#FFFDF8')) +
      (now > 6.2
        ? moved(
            mix(720, 420, at(now, 6.2, 7.6)) - (pulled === 1 ? shiver : 0),
            262 - (beat % 2) * (now < 7.6 || pulled === 1 ? 16 : 0),
            rabbit(),
            1,
          )
        : '')
    )
  },
}

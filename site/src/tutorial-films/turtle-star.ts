import { box, CARROT, dot, flat, HONEY, INK, LEAF, line, moved, turned } from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { CHALK, NIGHT, typed } from '../tutorial-covers/steps/screens.ts'
import { during, faded, type Film, mix } from './film.ts'

const turtle = (): string =>
  [
    [-26, 24],
    [24, 26],
    [-26, -24],
    [24, -26],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="12" ry="9" fill="${LEAF}"/>`)
    .join('') +
  `<ellipse cx="46" cy="0" rx="17" ry="13" fill="${LEAF}"/><ellipse cx="0" cy="0" rx="38" ry="29" fill="#8CD0AA"/>` +
  dot(52, -5, 3.5, INK)

const START = { x: 372, y: 168 }
const STROKE = 190
const BEGIN = 2
const EACH = 1.5

/** Corners of the star, and where the turtle looks at each. */
const CORNERS = Array.from({ length: 5 }).reduce<{ x: number; y: number }[]>(
  (list, _, at) => {
    const angle = (at * 144 * Math.PI) / 180
    const { x, y } = list.at(-1)!
    return [...list, { x: x + Math.cos(angle) * STROKE, y: y + Math.sin(angle) * STROKE }]
  },
  [START],
)

/** Five times forward and round: which line of the program runs, and what the turtle draws. */
export const turtleStar: Film = {
  seconds: 11.5,
  ground: 'sky',
  draw(now) {
    const side = Math.min(4, Math.max(0, Math.floor((now - BEGIN) / EACH)))
    const begun = BEGIN + side * EACH
    const gone = during(now, begun, begun + 0.9)
    const round = during(now, begun + 0.9, begun + 1.4)
    const [from, to] = [CORNERS[side]!, CORNERS[side + 1]!]
    const here = { x: mix(from.x, to.x, gone), y: mix(from.y, to.y, gone) }
    const running = now < BEGIN || now > BEGIN + 5 * EACH ? 0 : now < begun + 0.9 ? 1 : 2
    const drawn = [...CORNERS.slice(0, side + 1), here].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
    return (
      box(36, 70, 274, 190, NIGHT, 16) +
      (running > 0 ? flat(`M40 ${100 + running * 40}H306V${138 + running * 40}H40Z`, '#6B5A1E') : '') +
      typed(54, 90, [['for i in range(5):', '#7CC4F5']], 17) +
      typed(54, 148, [['  forward(100)', CHALK]], 17) +
      typed(54, 188, [['  right(144)', CHALK]], 17) +
      written(60, 290, 'i', 26, INK) +
      written(88, 290, '=', 26, INK) +
      written(124, 290, String(side), 26, CARROT) +
      box(330, 44, 274, 312, '#FFFDF8', 16) +
      line(`M${drawn}`, HONEY, 8) +
      faded(
        round * (1 - during(now, begun + 1.35, begun + 1.5)),
        written(Math.min(here.x + 20, 520), Math.max(60, here.y - 56), '144', 24, CARROT),
      ) +
      moved(here.x, here.y, turned(side * 144 + round * 144, 0, 0, turtle()), 0.62)
    )
  },
}

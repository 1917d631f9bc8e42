import { box, GREY, HONEY, INK, line, moved, pane, pointer, VIOLET } from '../tutorial-covers/pen.ts'
import { CHALK, NIGHT, typed } from '../tutorial-covers/steps/screens.ts'
import { carrot } from '../tutorial-covers/steps/things.ts'
import { during, faded, type Film, mix, typedBy } from './film.ts'

const LINES = [
  ['padding: 20px;', 1, 2.6],
  ['border-radius:', 3.6, 4.6],
  ['  16px;', 4.6, 5.4],
  ['box-shadow:', 6.4, 7.2],
  ['  0 6px 18px;', 7.2, 8.2],
] as const

/** Line after line of a style, and what each does to the card. */
export const roundCard: Film = {
  seconds: 12,
  ground: 'berry',
  draw(now) {
    const room = during(now, 2.6, 3.2)
    const round = during(now, 5.4, 6)
    const shadow = during(now, 8.2, 8.9)
    const lift = during(now, 10, 10.4) - during(now, 11.2, 11.6)
    const inset = mix(4, 22, room)
    const [x, y] = [366, 150 - lift * 14]
    const latest = LINES.findLast(([, from]) => now >= from)
    const row = latest ? LINES.indexOf(latest) : 0
    const text = latest ? typedBy(latest[0], now, latest[1], latest[2]) : ''
    return (
      box(40, 60, 276, 280, NIGHT, 16) +
      typed(58, 82, [['.card {', '#7CC4F5']], 20) +
      LINES.map(([code, from, to], at) => typed(74, 122 + at * 36, [[typedBy(code, now, from, to), CHALK]], 19)).join(
        '',
      ) +
      (Math.floor(now * 2) % 2 === 0 ? line(`M${78 + text.length * 15.4} ${120 + row * 36}v24`, HONEY, 4) : '') +
      typed(58, 304, [['}', '#7CC4F5']], 20) +
      pane(336, 60, 268, 280, VIOLET) +
      faded(
        shadow,
        `<rect stroke="none" x="${x + 6}" y="${y + 14 + lift * 12}" width="204" height="130" rx="${mix(0, 30, round)}" fill="#22303C" fill-opacity="0.2"/>`,
      ) +
      `<rect x="${x}" y="${y}" width="204" height="130" rx="${mix(0, 30, round)}" fill="#FFF3DC"/>` +
      line(`M${x + inset + 6} ${y + inset + 8}h96`, INK, 13) +
      line(`M${x + inset + 6} ${y + inset + 34}h140M${x + inset + 6} ${y + inset + 54}h104`, GREY, 8) +
      moved(x + inset + 20, y + 104, carrot(), 0.5) +
      faded(
        during(now, 9.2, 9.5),
        moved(mix(590, 500, during(now, 9.2, 10)), mix(330, 230, during(now, 9.2, 10)), pointer(), 0.6),
      )
    )
  },
}

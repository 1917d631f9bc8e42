import { box, flat, HONEY, line, moved, PAPER, pointer, shape, SKY, SKY_SOFT, WHITE } from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { arrowKey, block, bubble, carrot, hat, rabbit } from '../tutorial-covers/steps/things.ts'
import { during, faded, type Film, mix } from './film.ts'

/** When the arrow key goes down. */
const PRESSES = [6, 6.7, 7.4, 8.1, 8.8]

/** Two blocks are dragged together, then a key makes the rabbit run to the carrot. */
export const carrotChase: Film = {
  seconds: 12,
  ground: 'leaf',
  draw(now) {
    const first = during(now, 0.8, 2)
    const second = during(now, 3, 4.4)
    const steps = PRESSES.reduce((sum, at) => sum + during(now, at, at + 0.3), 0)
    const isDown = PRESSES.some((at) => now >= at && now < at + 0.35)
    const hop = Math.abs(Math.sin(steps * Math.PI)) * 14
    const [hatX, hatY] = [mix(382, 392, first), mix(226, 110, first)]
    const [moveX, moveY] = [mix(382, 392, second), mix(298, 166, second)]
    const hand =
      now < 2.4
        ? [hatX + 150, hatY + 30]
        : now < 4.8
          ? [mix(hatX + 150, moveX + 150, during(now, 2.2, 3)), mix(hatY + 30, moveY + 30, during(now, 2.2, 3))]
          : [mix(546, 620, during(now, 4.8, 5.4)), mix(196, 300, during(now, 4.8, 5.4))]
    const isThere = during(now, 9.2, 9.6)
    return (
      box(36, 52, 310, 240, SKY_SOFT, 16) +
      flat('M39 220C120 190 240 230 343 204V276Q343 289 330 289H52Q39 289 39 276Z', '#8CD0AA') +
      faded(1 - isThere, moved(272, 236, carrot(), 0.6)) +
      moved(78 + steps * 32, 262 - hop, rabbit(), 0.72) +
      faded(
        isThere,
        shape(
          'M262 74H324Q336 74 336 86V122Q336 134 324 134H300L286 152L284 134H262Q250 134 250 122V86Q250 74 262 74Z',
          WHITE,
        ) + moved(276, 106, carrot(), 0.32),
      ) +
      box(366, 52, 240, 318, PAPER, 16) +
      hat(hatX, hatY, 196) +
      moved(hatX + 120, hatY + 10, arrowKey(0, 0, 0), 0.56) +
      block(moveX, moveY, 196, SKY) +
      written(moveX + 20, moveY + 16, 'X', 24, WHITE) +
      line(`M${moveX + 52} ${moveY + 28}h24`, WHITE, 5) +
      bubble(moveX + 140, moveY + 28, '10', 22) +
      moved(160, 312, arrowKey(0, isDown ? 5 : 0, 0, isDown ? HONEY : PAPER), 0.9) +
      faded(1 - during(now, 5, 5.4), moved(hand[0]!, hand[1]!, pointer(), 0.6))
    )
  },
}

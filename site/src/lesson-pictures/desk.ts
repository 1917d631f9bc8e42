import { box, disc, GREY, INK, line, moved, SKY, WHITE } from '../tutorial-covers/pen.ts'
import { centred } from './parts.ts'

/** What a child has on the desk and on the screen's: files, folders, an editor, a keyboard, a watch. */

/** A watch that was stopped at `seconds`. */
export const stopwatch = (x: number, y: number, seconds: string, scale = 1): string =>
  moved(
    x,
    y,
    box(-11, -66, 22, 18, GREY, 4) + line('M36-40L46-50', INK, 9) + disc(0, 0, 50, WHITE) + centred(0, 0, seconds, 34),
    scale,
  )

/** A voice: arcs that leave (0, 0) to the right. */
export const voice = (x: number, y: number, scale = 1, ink = SKY): string =>
  moved(x, y, line('M0-10Q8 0 0 10M14-20Q30 0 14 20M28-30Q52 0 28 30', ink, 5), scale)

/** Two arrows that chase each other: once more, or a page loaded again. */
export const again = (x: number, y: number, scale = 1, ink = SKY): string =>
  moved(
    x,
    y,
    line('M-24 8A25 25 0 0 1 20-16M24-8A25 25 0 0 1-20 16', ink, 6) +
      line('M8-18L21-15L23-29M-8 18L-21 15L-23 29', ink, 6),
    scale,
  )

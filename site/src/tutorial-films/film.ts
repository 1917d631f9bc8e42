import { GROUNDS } from '../tutorial-covers/grounds.ts'

/** A film as it is drawn: what is seen after so many seconds, on a board of 640 × 400. */
export type Film = { seconds: number; ground: keyof typeof GROUNDS; draw: (seconds: number) => string }

/** Pictures in a second. */
export const RATE = 12

/** How far something has got that begins and ends at these seconds: 0 before, 1 after, gently in between. */
export function during(seconds: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

export const mix = (from: number, to: number, part: number): number => Number((from + (to - from) * part).toFixed(2))

/** As much of a text as has been typed by now. */
export const typedBy = (text: string, seconds: number, from: number, to: number): string =>
  text.slice(0, Math.round(Math.min(1, Math.max(0, (seconds - from) / (to - from))) * text.length))

export const faded = (part: number, drawing: string): string =>
  part === 0 ? '' : `<g opacity="${mix(0, 1, part)}">${drawing}</g>`

/** All its pictures, the first one first. */
export function framesOf(film: Film): string[] {
  return Array.from({ length: Math.round(film.seconds * RATE) }, (_, at) => frameOf(film, at / RATE))
}

function frameOf({ ground, draw }: Film, seconds: number): string {
  const [soft, line] = GROUNDS[ground]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="960" height="600">',
    `<path fill="${soft}" d="M0 0H640V400H0Z"/><path fill="none" stroke="${line}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round" d="M18 18H622V382H18Z"/>`,
    '<g fill="none" stroke="#22303C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">',
    draw(seconds),
    '</g></svg>',
  ].join('')
}

import { carrotChase } from './carrot-chase.ts'
import { chickWalks } from './chick-walks.ts'
import type { Film } from './film.ts'
import { homeRow } from './home-row.ts'
import { largestCarrot } from './largest-carrot.ts'
import { roundCard } from './round-card.ts'
import { seedGrows } from './seed-grows.ts'
import { turtleStar } from './turtle-star.ts'

/** Films of tutorials, by the tutorial's slug: `/static/tutorials/films/<slug>.mp4`. Without sound, and without words of a language. */
export const FILMS: Readonly<Record<string, Film>> = {
  'scratch-carrot-chase': carrotChase,
  'typing-home-row': homeRow,
  'css3-round-card': roundCard,
  'cpp-find-the-largest': largestCarrot,
  'python-turtle-stars': turtleStar,
  'scratchjr-first-steps': chickWalks,
}

/** Films that members of the demo made: `/static/works/<name>.mp4`. */
export const WORK_FILMS: Readonly<Record<string, Film>> = { 'seed-grows': seedGrows }

import { box, HONEY, INK, moved, star, WHITE } from '../tutorial-covers/pen.ts'
import { HOW_MACHINES_LEARN_CODE } from './courses/ai-how-machines-learn-code.ts'
import { HOW_MACHINES_LEARN } from './courses/ai-how-machines-learn.ts'
import { TALK_WITH_ASSISTANTS_CODE } from './courses/ai-talk-with-assistants-code.ts'
import { TALK_WITH_ASSISTANTS } from './courses/ai-talk-with-assistants.ts'
import { FIRST_STEPS_CODE } from './courses/cpp-first-steps-code.ts'
import { FIRST_STEPS } from './courses/cpp-first-steps.ts'
import { SORTING_AND_SEARCHING_CODE } from './courses/cpp-sorting-and-searching-code.ts'
import { SORTING_AND_SEARCHING } from './courses/cpp-sorting-and-searching.ts'
import { MY_PAGE_CODE } from './courses/html-css-my-page-code.ts'
import { MY_PAGE_FINISHED } from './courses/html-css-my-page-finished.ts'
import { MY_PAGE } from './courses/html-css-my-page.ts'
import { CLICK_GAME_CODE } from './courses/javascript-click-game-code.ts'
import { CLICK_GAME, CLICK_GAME_FINISHED } from './courses/javascript-click-game.ts'
import { TURTLE_ART_CODE } from './courses/python-turtle-art-code.ts'
import { TURTLE_ART_FINISHED } from './courses/python-turtle-art-finished.ts'
import { TURTLE_ART } from './courses/python-turtle-art.ts'
import { WORD_GAMES_CODE } from './courses/python-word-games-code.ts'
import { WORD_GAMES } from './courses/python-word-games.ts'
import { FINISHED, MADE_AT } from './finished.ts'
import { drawScene, type Scene } from './scene.ts'
import { drawMoment, type Moment } from './scratchjr-screen.ts'
import { drawScratchMoment } from './scratch-screen.ts'
import { SCRATCH_STEPS } from './scratch-steps.ts'
import { STEPS } from './scratchjr-steps.ts'
import { TYPING_LINES } from './typing-lines.ts'
import { TYPING } from './typing-steps.ts'

/** By the course's slug, then by the lesson's. */
const COURSES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'python-turtle-art': TURTLE_ART,
  'python-word-games': WORD_GAMES,
  'html-css-my-page': MY_PAGE,
  'javascript-click-game': CLICK_GAME,
  'cpp-first-steps': FIRST_STEPS,
  'cpp-sorting-and-searching': SORTING_AND_SEARCHING,
  ...TYPING,
  'ai-how-machines-learn': HOW_MACHINES_LEARN,
  'ai-talk-with-assistants': TALK_WITH_ASSISTANTS,
}

/** Of steps that are code: what it does. They are numbered after the others, whose names texts have already. */
const OF_CODE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'python-turtle-art': TURTLE_ART_CODE,
  'python-word-games': WORD_GAMES_CODE,
  'html-css-my-page': MY_PAGE_CODE,
  'javascript-click-game': CLICK_GAME_CODE,
  'cpp-first-steps': FIRST_STEPS_CODE,
  'cpp-sorting-and-searching': SORTING_AND_SEARCHING_CODE,
  'typing-first-steps': TYPING_LINES,
  'ai-how-machines-learn': HOW_MACHINES_LEARN_CODE,
  'ai-talk-with-assistants': TALK_WITH_ASSISTANTS_CODE,
}

const DRAWN = Object.entries(COURSES).flatMap(([course, lessons]) =>
  Object.entries(lessons).flatMap(([lesson, steps]) =>
    [...steps, ...(OF_CODE[course]?.[lesson] ?? [])].map((drawn, at) => ({
      lesson: `${course}/${lesson}`,
      step: at + 1,
      drawn,
    })),
  ),
)

/**
 * Pictures of the demo lessons, without words, for both languages: `/static/lessons/<course>/<lesson>-<step>.svg`, step 0 being
 * the finished piece.
 */
export const PICTURES: readonly (readonly [name: string, svg: string])[] = [
  ...Object.entries(FINISHED).map(([name, scene]) => [`${name}-0`, asPicture(stage(scene))] as const),
  ...Object.entries(STEPS).flatMap(([lesson, moments]) =>
    moments.map(
      (moment: Moment, at) => [`scratchjr-first-stories/${lesson}-${at + 1}`, asPicture(drawMoment(moment))] as const,
    ),
  ),
  ...Object.entries(SCRATCH_STEPS).flatMap(([course, lessons]) =>
    Object.entries(lessons).flatMap(([lesson, moments]) =>
      moments.map((moment, at) => [`${course}/${lesson}-${at + 1}`, asPicture(drawScratchMoment(moment))] as const),
    ),
  ),
  ...Object.entries({ ...TURTLE_ART_FINISHED, ...MY_PAGE_FINISHED, ...CLICK_GAME_FINISHED }).map(
    ([name, drawn]) => [`${name}-0`, asPicture(drawn)] as const,
  ),
  ...DRAWN.map(({ lesson, step, drawn }) => [`${lesson}-${step}`, asPicture(drawn)] as const),
  ...DRAWN.filter(({ lesson, step }) => MADE_AT[lesson] === step).map(
    ({ lesson, drawn }) => [`${lesson}-0`, asPicture(framed(drawn))] as const,
  ),
]

function stage(scene: Scene): string {
  return (
    `<svg x="40" y="14" width="560" height="373" viewBox="0 0 480 320">${drawScene(scene)}</svg>` +
    '<rect x="40" y="14" width="560" height="373" rx="5"/>'
  )
}

/** As what is finished hangs on the wall. */
function framed(drawn: string): string {
  return `${box(4, 4, 632, 392, HONEY, 18)}${moved(26, 16, drawn, 0.92)}${moved(606, 34, star(WHITE), 0.8)}`
}

function asPicture(drawn: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">',
    `<g fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>\n`,
  ].join('')
}

import { arrowBlocks, carrotStage, countTheFences, repeatBlocks, touchBlocks } from './steps/blocks.ts'
import { firstPage, htmlFile, plainCard, roomByDay, roomByNight, roundCard } from './steps/pages.ts'
import {
  findBumps,
  fingersOnKeys,
  framesBetween,
  hiddenLayer,
  moneySum,
  moneyTable,
  sheetsApart,
  twoFrames,
} from './steps/desk.ts'
import { champion, coveredCarrots, redDot, starrySky, stoppedLine, turtleTurns } from './steps/typed-code.ts'
import { bookAndKeys, cardGame, squaresOfACat, tellTheBear } from './steps/knowing.ts'

/** What the steps of a tutorial look like, by its slug, in the order of its text. */
export const STEPS: Readonly<Record<string, readonly (() => string)[]>> = {
  'scratch-carrot-chase': [carrotStage, arrowBlocks, touchBlocks],
  'html5-first-page': [htmlFile, firstPage],
  'photoshop-layers': [sheetsApart, hiddenLayer],
  'flash-keyframes-today': [twoFrames, framesBetween],
  'office-pocket-money': [moneyTable, moneySum],
  'typing-home-row': [findBumps, fingersOnKeys],
  'vscode-breakpoints': [redDot, stoppedLine],
  'css3-round-card': [plainCard, roundCard],
  'cpp-find-the-largest': [coveredCarrots, champion],
  'python-turtle-stars': [turtleTurns, starrySky],
  'js-light-switch': [roomByDay, roomByNight],
  'ai-how-it-sees': [squaresOfACat, cardGame],
  'textbooks-read-with-hands': [bookAndKeys, tellTheBear],
  'scratchjr-jump-the-fence': [countTheFences, repeatBlocks],
}

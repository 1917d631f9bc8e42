import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TutuFigure, type TutuPose } from '../ui/tutu-poses.tsx'
import { flash, office, photoshop, typing } from './desk.ts'
import { GROUNDS } from './grounds.ts'
import { cpp, python, scratch, scratchjr } from './making.ts'
import { ai, textbooks } from './knowing.ts'
import { css3, html5, js, vscode } from './pages.ts'
import { disc, INK, WHITE } from './pen.ts'
import { written } from './signs-of-writing.ts'
import { STEPS } from './steps.ts'

type Ground = keyof typeof GROUNDS
type Pattern = keyof typeof PATTERNS
type Topic = { ground: Ground; pattern: Pattern; draw: (variation: number) => string }

/** The pictures that tutorials may wear: `/static/tutorials/<topic>-<1 to 3>.svg`, without words, for every language. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  scratch: { ground: 'leaf', pattern: 'waves', draw: scratch },
  html5: { ground: 'carrot', pattern: 'grid', draw: html5 },
  photoshop: { ground: 'sky', pattern: 'dots', draw: photoshop },
  flash: { ground: 'berry', pattern: 'rings', draw: flash },
  office: { ground: 'leaf', pattern: 'grid', draw: office },
  typing: { ground: 'honey', pattern: 'dots', draw: typing },
  vscode: { ground: 'teal', pattern: 'steps', draw: vscode },
  css3: { ground: 'berry', pattern: 'waves', draw: css3 },
  cpp: { ground: 'violet', pattern: 'zigzag', draw: cpp },
  python: { ground: 'sky', pattern: 'steps', draw: python },
  js: { ground: 'honey', pattern: 'zigzag', draw: js },
  ai: { ground: 'teal', pattern: 'rings', draw: ai },
  textbooks: { ground: 'carrot', pattern: 'dots', draw: textbooks },
  scratchjr: { ground: 'violet', pattern: 'waves', draw: scratchjr },
}

const POSES: readonly TutuPose[] = ['waving', 'cheering', 'thinking']
/** Below at the left, where nothing is drawn, or at the right. */
const PLACES = ['10 262', '470 268', '10 262']

/** `variation`: 0, 1 or 2. */
export function drawCover(name: string, variation: number): string {
  const { ground, pattern, draw } = TOPICS[name]!
  const tutu = renderToStaticMarkup(createElement(TutuFigure, { pose: POSES[variation]!, lineWidth: 6.2 }))
  const beside = `<g transform="translate(${PLACES[variation]}) scale(0.8)">${tutu.replaceAll('var(--tutu-line, #22303C)', '#22303C')}</g>`
  return board({ ground, pattern }, draw(variation), `${SHIFTS[variation]} 4`, beside)
}

/** A drawing on a ground of one colour with a pattern, 640 × 400; `beside` stands on top of it as it is. */
export function board(
  { ground, pattern }: Pick<Topic, 'ground' | 'pattern'>,
  drawing: string,
  shift = '0 0',
  beside = '',
): string {
  const [soft, line] = GROUNDS[ground]
  const { size, marks } = PATTERNS[pattern]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">',
    `<defs><pattern id="p" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">${marks(line)}</pattern></defs>`,
    `<path fill="${soft}" d="M0 0H640V400H0Z"/><path fill="url(#p)" d="M0 0H640V400H0Z"/>`,
    `<g fill="none" stroke="#22303C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(${shift})">`,
    drawing,
    `</g>${beside}</svg>\n`,
  ].join('')
}

/** A topic's sign: a board on two ropes, with what it is about on it. `/static/tutorials/sign-<topic>.svg`. */
export function drawSign(name: string): string {
  const { ground, pattern, draw } = TOPICS[name]!
  const [soft, line] = GROUNDS[ground]
  const { size, marks } = PATTERNS[pattern]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320" width="400" height="320">',
    `<defs><pattern id="p" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">${marks(line)}</pattern></defs>`,
    '<g fill="none" stroke="#22303C" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">',
    '<path d="M200 14L84 66M200 14L316 66" stroke="#8A6A44" stroke-width="5"/><circle cx="200" cy="14" r="8" fill="#C9D3DC"/>',
    '<path fill="#CB9A63" d="M30 74Q28 58 44 57L358 54Q374 54 374 70L372 292Q372 306 358 306L42 308Q26 308 27 292Z"/>',
    '<path stroke="#A97B48" stroke-width="4" d="M44 84H70M330 74H356M42 288H96M318 286H354"/>',
    `<path fill="${soft}" d="M54 94Q54 82 66 82H334Q346 82 346 94V270Q346 282 334 282H66Q54 282 54 270Z"/>`,
    '<path stroke="none" fill="url(#p)" d="M57 94Q57 85 66 85H334Q343 85 343 94V270Q343 279 334 279H66Q57 279 57 270Z"/>',
    `<g transform="translate(8 70) scale(0.6)">${draw(0)}</g>`,
    '<g fill="#8A6A44" stroke-width="4"><circle cx="84" cy="68" r="6"/><circle cx="316" cy="68" r="6"/></g></g></svg>\n',
  ].join('')
}

/** Pictures of the steps of a tutorial: `/static/tutorials/steps/<slug>-<number>.svg`. */
export function drawStep(topic: string, slug: string, index: number): string {
  const [soft, line] = GROUNDS[TOPICS[topic]!.ground]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">',
    `<path fill="${soft}" d="M0 0H640V400H0Z"/><path fill="none" stroke="${line}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round" d="M18 18H622V382H18Z"/>`,
    '<g fill="none" stroke="#22303C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">',
    STEPS[slug]![index]!(),
    disc(38, 38, 24, INK),
    written(32, 27, String(index + 1), 22, WHITE),
    '</g></svg>\n',
  ].join('')
}

/** Away from Tutu. */
const SHIFTS = [34, -40, 34]

const stroked =
  (d: string, width = 5) =>
  (colour: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`

const PATTERNS = {
  dots: {
    size: [40, 40],
    marks: (colour: string) => `<g fill="${colour}"><circle cx="10" cy="10" r="5"/><circle cx="30" cy="30" r="5"/></g>`,
  },
  waves: { size: [64, 32], marks: stroked('M-16 16Q0 4 16 16T48 16T80 16') },
  grid: { size: [40, 40], marks: stroked('M0 20H40M20 0V40', 3) },
  zigzag: { size: [48, 40], marks: stroked('M-24 8L0 28L24 8L48 28L72 8') },
  steps: { size: [64, 64], marks: stroked('M-16 48H0V16H32V-16M0 80H32V48H64V16H80') },
  rings: {
    size: [72, 72],
    marks: (colour: string) =>
      `<g fill="none" stroke="${colour}" stroke-width="4"><circle cx="36" cy="36" r="9"/><circle cx="36" cy="36" r="22"/></g>`,
  },
} as const

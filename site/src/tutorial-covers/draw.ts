import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TutuFigure, type TutuPose } from '../ui/tutu-poses.tsx'
import { flash, office, photoshop, typing } from './desk.ts'
import { cpp, python, scratch, scratchjr } from './making.ts'
import { ai, textbooks } from './knowing.ts'
import { css3, html5, js, vscode } from './pages.ts'

type Ground = 'leaf' | 'carrot' | 'sky' | 'berry' | 'honey' | 'violet' | 'teal'
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
  const [soft, line] = GROUNDS[ground]
  const { size, marks } = PATTERNS[pattern]
  const tutu = renderToStaticMarkup(createElement(TutuFigure, { pose: POSES[variation]!, lineWidth: 6.2 }))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">',
    `<defs><pattern id="p" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">${marks(line)}</pattern></defs>`,
    `<path fill="${soft}" d="M0 0H640V400H0Z"/><path fill="url(#p)" d="M0 0H640V400H0Z"/>`,
    `<g fill="none" stroke="#22303C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(${SHIFTS[variation]} 4)">`,
    draw(variation),
    `</g><g transform="translate(${PLACES[variation]}) scale(0.8)">${tutu.replaceAll('var(--tutu-line, #22303C)', '#22303C')}</g></svg>\n`,
  ].join('')
}

/** Away from Tutu. */
const SHIFTS = [34, -40, 34]

const GROUNDS: Readonly<Record<Ground, readonly [soft: string, line: string]>> = {
  leaf: ['#DCF0E4', '#C2E3D0'],
  carrot: ['#FDE9DC', '#F9D3BA'],
  sky: ['#DCECFB', '#C0DCF6'],
  berry: ['#FBE1E9', '#F5C9D7'],
  honey: ['#FDF0CB', '#F8DF9C'],
  violet: ['#E9E3FD', '#D6CBF9'],
  teal: ['#D8F0F2', '#BBE2E7'],
}

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

import { renderToStaticMarkup } from 'react-dom/server'
import { HeroScene } from '../ui/hero-scene.tsx'
import { TutuMark } from '../ui/tutu-mark.tsx'

/** The picture that links to the site are shown with, 1200 × 630, as an SVG text that stands by itself. */
export function drawSharePicture(): string {
  return standingAlone(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <rect width="1200" height="630" fill="#FFF3DF" />
      <svg x="150" y="16" width="900" height="600" viewBox="0 0 720 480">
        <HeroScene />
      </svg>
    </svg>,
  )
}

/** px: where the row's own picture goes. */
const FRAME = { x: 600, y: 140, width: 560, height: 350, radius: 24 }
const FONTS = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
const TITLE_SIZE = 54
/** Of a line, in Han characters; a Latin one takes about half of one. */
const LINE_WIDTH = 9
const LINES_MAX = 4

/**
 * The picture that a link to one row is shown with: its name, the site's, and a frame for its picture. Where the machine
 * has no letters to write with, both texts are '', and Tutu stands there alone.
 */
export function drawRowPicture({ title, siteName }: { title: string; siteName: string }): {
  svg: string
  frame: typeof FRAME
} {
  const lines = titleLines(title)
  const top = 300 - ((lines.length - 1) * TITLE_SIZE * 1.35) / 2
  const svg = standingAlone(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <rect width="1200" height="630" fill="#FFF3DF" />
      <path d="M0 560 Q300 520 600 556 T1200 540 V630 H0 Z" fill="#F8DF9C" />
      <rect
        x={FRAME.x - 8}
        y={FRAME.y - 8}
        width={FRAME.width + 16}
        height={FRAME.height + 16}
        rx={FRAME.radius + 8}
        fill="#FFFFFF"
        stroke="#22303C"
        strokeWidth="4"
      />
      {siteName ? (
        <>
          {lines.map((line, index) => (
            <text
              key={index}
              x="60"
              y={top + index * TITLE_SIZE * 1.35}
              fontSize={TITLE_SIZE}
              fontWeight="700"
              fontFamily={FONTS}
              fill="#22303C"
            >
              {line}
            </text>
          ))}
          <svg x="56" y="524" width="76" height="76" viewBox="0 0 64 64">
            <TutuMark />
          </svg>
          <text x="148" y="576" fontSize="34" fontWeight="700" fontFamily={FONTS} fill="#22303C">
            {siteName}
          </text>
        </>
      ) : (
        <svg x="130" y="120" width="400" height="400" viewBox="0 0 64 64">
          <TutuMark />
        </svg>
      )}
    </svg>,
  )
  return { svg, frame: FRAME }
}

/** A name in lines: Latin words stay whole, no line begins with a punctuation mark, what is too long ends with '…'. */
export function titleLines(title: string): string[] {
  const pieces = wordsOf(title)
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > LINE_WIDTH) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line !== '') lines.push(line.trimEnd())
  if (lines.length <= LINES_MAX) return lines
  return [...lines.slice(0, LINES_MAX - 1), `${lines[LINES_MAX - 1]!.slice(0, -1)}…`]
}

/** The words of a text, each with the punctuation and space behind it. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0 || /^[《“‘（(「]/.test(segment)) words.push(segment)
    else words[words.length - 1] += segment
  }
  return words
}

function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (/[\u2e80-\uffff]/.test(letter) ? 1 : 0.56), 0)
}

function standingAlone(drawing: React.ReactElement): string {
  // Outside a page there are no themes.
  return renderToStaticMarkup(drawing).replace(/var\(--[\w-]+, ?(#\w+)\)/g, '$1')
}

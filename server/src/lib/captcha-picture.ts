import { randomInt } from 'node:crypto'

const WIDTH = 150
const HEIGHT = 50
const LENGTH = 4

/**
 * Letters and digits as pen strokes in a box of 10 × 14, x to the right, y down: `M`, `L` and `Q` of SVG paths only.
 * Drawn here because the server need not have any font. Of characters that look alike, also when bent or
 * with a line across (4 and A, E and F), one at most is in the set.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  2: 'M0.5 3.5 Q1 0 5 0 Q9.5 0 9.5 3.8 Q9.5 6 6 9 L0.5 14 L10 14',
  3: 'M0.8 0 L9.2 0 L4.8 5.6 Q9.8 5.6 9.8 9.8 Q9.8 14 5 14 Q1 14 0.2 11',
  4: 'M7.4 14 L7.4 0 L0 9.8 L10 9.8',
  5: 'M9.2 0 L1.6 0 L1 6 Q3 4.8 5.2 4.8 Q9.8 5 9.8 9.4 Q9.8 14 5 14 Q1.2 14 0.2 11.4',
  6: 'M8.8 0.6 Q3.4 1.4 1.2 6.2 Q0 9 0.4 10.6 Q1.2 14 5 14 Q9.8 14 9.8 9.8 Q9.8 6 5.4 6 Q1.6 6 0.5 9.8',
  7: 'M0.2 0 L9.8 0 L3.8 14',
  8: 'M5 6.4 Q0.8 6.2 0.8 3.2 Q0.8 0 5 0 Q9.2 0 9.2 3.2 Q9.2 6.2 5 6.4 Q0 6.8 0 10.2 Q0 14 5 14 Q10 14 10 10.2 Q10 6.8 5 6.4',
  9: 'M9.5 4.2 Q8.6 8 4.8 8 Q0.2 8 0.2 4.2 Q0.2 0 5 0 Q8.8 0 9.6 3.4 Q10 6 8.8 8.4 L4.8 14',
  C: 'M9.8 3 Q8.6 0 5.4 0 Q0 0 0 7 Q0 14 5.4 14 Q8.8 14 9.8 11',
  D: 'M0.6 0 L0.6 14 L3.6 14 Q10 14 10 7 Q10 0 3.6 0 L0.6 0',
  E: 'M9.4 0 L0.8 0 L0.8 14 L9.6 14 M0.8 6.8 L8 6.8',
  H: 'M0.4 0 L0.4 14 M9.6 0 L9.6 14 M0.4 6.8 L9.6 6.8',
  J: 'M2.8 0 L8.8 0 M7 0 L7 10 Q7 14 3.6 14 Q0.6 14 0 10.6',
  K: 'M0.8 0 L0.8 14 M9.4 0 L0.8 8.4 M3.8 5.6 L9.8 14',
  L: 'M1 0 L1 14 L9.4 14',
  M: 'M0 14 L0.8 0 L5 8.8 L9.2 0 L10 14',
  N: 'M0.6 14 L0.6 0 L9.4 14 L9.4 0',
  P: 'M0.8 14 L0.8 0 L5.4 0 Q9.8 0 9.8 3.9 Q9.8 7.8 5.4 7.8 L0.8 7.8',
  R: 'M0.8 14 L0.8 0 L5.4 0 Q9.6 0 9.6 3.6 Q9.6 7.2 5.4 7.2 L0.8 7.2 M5 7.2 L9.8 14',
  T: 'M0 0 L10 0 M5 0 L5 14',
  U: 'M0.6 0 L0.6 8.4 Q0.6 14 5 14 Q9.4 14 9.4 8.4 L9.4 0',
  W: 'M0 0 L2.4 14 L5 4.6 L7.6 14 L10 0',
  X: 'M0.4 0 L9.6 14 M9.6 0 L0.4 14',
  Y: 'M0 0 L5 7 L10 0 M5 7 L5 14',
}

const CHARACTERS = Object.keys(GLYPHS)

/** What the next picture is to show. */
export function captchaText(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? '').join('')
}

/** PNG of 150 × 50 px showing `text`, which consists of the glyphs' characters: bent, tilted, with lines across. */
export async function captchaPicture(text: string, random: () => number = Math.random): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(captchaSvg(text, random)))
    .png({ palette: true })
    .toBuffer()
}

type Point = readonly [x: number, y: number]

function captchaSvg(text: string, random: () => number): string {
  const between = (low: number, high: number): number => low + random() * (high - low)
  const colour = (lightness: number): string =>
    `hsl(${Math.round(between(0, 360))},${Math.round(between(35, 75))}%,${Math.round(lightness)}%)`

  // One slow wave through the whole picture bends letters and lines alike.
  const phase = between(0, 2 * Math.PI)
  const length = between(55, 90)
  const bend = ([x, y]: Point): Point => [
    x + 1.6 * Math.sin(phase + y / 7),
    y + 3.2 * Math.sin(phase + (2 * Math.PI * x) / length),
  ]
  const path = (points: readonly Point[]): string =>
    points
      .map(bend)
      .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('')
  const draw = (d: string, stroke: string, width: number): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${width.toFixed(1)}"/>`

  const letters = [...text].map((character, index) => {
    const angle = between(-0.32, 0.32)
    const scaleX = between(1.65, 2.05)
    const scaleY = between(1.75, 2.1)
    const slant = between(-0.18, 0.18)
    const centre: Point = [22 + index * 35 + between(-3, 3), 25 + between(-2.5, 2.5)]
    const place = ([x, y]: Point): Point => {
      const flatY = (y - 7) * scaleY
      const flatX = (x - 5) * scaleX + slant * flatY
      return [
        centre[0] + flatX * Math.cos(angle) - flatY * Math.sin(angle),
        centre[1] + flatX * Math.sin(angle) + flatY * Math.cos(angle),
      ]
    }
    const d = strokesOf(GLYPHS[character] ?? '')
      .map((stroke) => path(stroke.map(place)))
      .join('')
    return draw(d, colour(between(24, 38)), between(2.8, 3.6))
  })
  const lines = Array.from({ length: 3 }, () => {
    const from: Point = [between(-5, 30), between(4, 46)]
    const to: Point = [between(120, 155), between(4, 46)]
    const via: Point = [between(40, 110), between(-10, 60)]
    // Paler than any letter, so that a line across one never turns it into another.
    return draw(path(curve(from, via, to, 24)), colour(between(52, 70)), between(0.9, 1.5))
  })
  const dots = Array.from({ length: 40 }, () => {
    const [x, y]: Point = [between(0, WIDTH), between(0, HEIGHT)]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${between(0.5, 1.3).toFixed(1)}" fill="${colour(between(45, 75))}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#fffbf3"/>${dots.join('')}` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${lines.join('')}</g></svg>`
  )
}

/** A glyph's strokes as points close enough together to be bent. */
function strokesOf(path: string): Point[][] {
  const strokes: Point[][] = []
  for (const [, command, numbers = ''] of path.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/\s+/).map(Number)
    if (command === 'M') {
      strokes.push([[a, b]])
      continue
    }
    const stroke = strokes.at(-1)
    const from = stroke?.at(-1)
    if (!stroke || !from) throw new Error('a glyph must begin with M')
    if (command === 'L') stroke.push(...curve(from, [(from[0] + a) / 2, (from[1] + b) / 2], [a, b], 8).slice(1))
    else stroke.push(...curve(from, [a, b], [c, d], 10).slice(1))
  }
  return strokes
}

/** Points of a quadratic Bézier curve, both ends included. */
function curve(from: Point, via: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const mix = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * via[axis] + t ** 2 * to[axis]
    return [mix(0), mix(1)]
  })
}

const LETTERS_MAX = 4
/** Size of the letters where they have room, and the width they have. */
const LARGEST = 128
const SHEET = 330
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i

type Colour = readonly [red: number, green: number, blue: number]

/**
 * The picture of a kind of file: a sheet with up to four letters of its suffix, on a colour of its own or `background`
 * (`#rgb`, `#rrggbb` with or without `#`, `rgb(r, g, b)`; anything else counts as none). Wire 1.6. Whatever is passed,
 * only letters, digits and numbers reach the markup.
 */
export function suffixSvg(suffix: string, background = ''): string {
  const letters = [...suffix.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')].slice(0, LETTERS_MAX)
  const text = (letters.join('') || 'file').toUpperCase()
  const colour = parseColour(background) ?? colourOf(text)
  const ink = isLight(colour) ? '#22303c' : '#ffffff'
  const fill = `rgb(${colour.join(',')})`
  const size = Math.min(LARGEST, Math.floor(SHEET / widthOf(text)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" role="img" aria-label="${text}">` +
    `<path fill="${fill}" d="M104 16h224l128 128v320a32 32 0 0 1-32 32H104a32 32 0 0 1-32-32V48a32 32 0 0 1 32-32z"/>` +
    `<path fill="${ink}" fill-opacity=".25" d="M328 16l128 128H360a32 32 0 0 1-32-32z"/>` +
    `<text x="264" y="368" fill="${ink}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle">${text}</text></svg>`
  )
}

/** At most, in sizes of the font: whatever font the system has, no letter is cut by the edge. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[MW\P{ASCII}]/u.test(character) ? 1.1 : 0.78), 0)
}

/** The same suffix has the same colour everywhere: its hue from a checksum, saturation 0.3, value 0.9 (wire 1.6). */
function colourOf(text: string): Colour {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360
  // https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_RGB_alternative
  const channel = (n: number): number => {
    const k = (n + sum / 60) % 6
    return Math.round(255 * (0.9 - 0.9 * 0.3 * Math.max(0, Math.min(k, 4 - k, 1))))
  }
  return [channel(5), channel(3), channel(1)]
}

function parseColour(text: string): Colour | undefined {
  const hex = HEX.exec(text.trim())?.[1]
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16))
    return [red, green, blue]
  }
  const [, ...channels] = RGB.exec(text.trim()) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map(Number)
  return channels.length === 3 && Math.max(red, green, blue) < 256 ? [red, green, blue] : undefined
}

/** Perceived brightness, https://www.w3.org/TR/AERT/#color-contrast */
function isLight([red, green, blue]: Colour): boolean {
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140
}

const DARK = '#22303c'
const LIGHT = '#ffffff'

/** Dark or white, whichever is easier to read on a colour (`#rrggbb`); WCAG's relative luminance. */
export function textOn(colour: string): string {
  const own = luminance(colour)
  const contrast = (other: string): number => {
    const second = luminance(other)
    return (Math.max(own, second) + 0.05) / (Math.min(own, second) + 0.05)
  }
  return contrast(DARK) >= contrast(LIGHT) ? DARK : LIGHT
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** A colour as typed or stored, or `fallback` where it is none. It ends up in a style sheet. */
export function safeColour(colour: string, fallback: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : fallback
}

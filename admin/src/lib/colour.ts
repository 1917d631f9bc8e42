/** Colours as '#rrggbb' that stay readable whatever the user chooses. Contrast as WCAG 2.2 defines it. */

/** For the light and for the dark appearance. */
export type ColourPair = readonly [light: string, dark: string]

/** What text needs on its surface. */
const TEXT_CONTRAST = 4.5

const INKS = ['#ffffff', '#22303c', '#000000']

/** Surfaces that accents stand on, the least helpful of each appearance. */
const LIGHT_SURFACE = '#faf6ee'
const DARK_SURFACE = '#243040'

/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour of text on `surface`: white or ink, black where neither can be read. */
export function inkOn(surface: string): string {
  return INKS.find((ink) => contrast(ink, surface) >= TEXT_CONTRAST) ?? '#000000'
}

/** `colour`, moved away from `surface` no further than its text needs. */
export function readableOn(colour: string, surface: string): string {
  const away = luminance(surface) > 0.18 ? '#000000' : '#ffffff'
  for (let part = 0; part < 1; part += 0.04) {
    const moved = mix(colour, away, part)
    if (contrast(moved, surface) >= TEXT_CONTRAST) return moved
  }
  return away
}

/** An accent for both appearances from the one the user picked. */
export function accentPair(colour: string): ColourPair {
  return [readableOn(colour, LIGHT_SURFACE), readableOn(colour, DARK_SURFACE)]
}

/** A surface for both appearances: dark pages get a dark shade of it. */
export function surfacePair(colour: string): ColourPair {
  let dark = colour
  while (luminance(dark) > 0.035) dark = mix(dark, '#000000', 0.12)
  return [colour, dark]
}

/** `colour` with `part` (0 to 1) of `other` in it. */
export function mix(colour: string, other: string, part: number): string {
  const [a, b] = [channels(colour), channels(other)]
  return `#${a.map((value, at) => hex(value + ((b[at] ?? value) - value) * part)).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import type { ColourPair } from '../../lib/colour.ts'
import type { ColourRole } from '../../stores/config.ts'
import { BRAND } from '../use-colours.ts'

/** Colours to choose from, each a pair that can be read in its appearance; the first is the brand's own. */
export const PRESETS: Readonly<Record<ColourRole, readonly ColourPair[]>> = {
  accent: [
    BRAND.accent,
    ['#23724b', '#51b583'],
    ['#1769b3', '#74b8f5'],
    ['#c2255c', '#f783ac'],
    ['#6741d9', '#b197fc'],
    ['#0b7285', '#3bc9db'],
  ],
  menu: [
    BRAND.menu,
    ['#22303c', '#10161c'],
    ['#143c2b', '#0f2a1f'],
    ['#16304d', '#0e2033'],
    ['#fdf0e6', '#2b211b'],
    ['#e7f1ea', '#19271f'],
  ],
  header: [
    BRAND.header,
    ['#22303c', '#10161c'],
    ['#c64a08', '#4a220d'],
    ['#16304d', '#0e2033'],
    ['#fdf0e6', '#2b211b'],
    ['#e7f1ea', '#19271f'],
  ],
}

/** What those of a role are called, in their order: keys of the shell's messages. */
export const PRESET_NAMES = {
  accent: ['colourBrand', 'colourGreen', 'colourBlue', 'colourPink', 'colourViolet', 'colourTeal'],
  menu: ['colourBrand', 'colourSlate', 'colourDarkGreen', 'colourDarkBlue', 'colourCream', 'colourMint'],
  header: ['colourBrand', 'colourSlate', 'colourOrange', 'colourDarkBlue', 'colourCream', 'colourMint'],
} as const satisfies Readonly<Record<ColourRole, readonly string[]>>

import type { ProjectFacts } from '@tutu/contract/scratch/outcome'
import type { PageOptions, PlayerWords } from './player/options.ts'
import { safeColour } from './produce/colours.ts'

/** What the child chooses for every page. The title belongs to each work. */
export type Settings = Pick<
  PageOptions,
  'author' | 'background' | 'accent' | 'autoplay' | 'controls' | 'fullScreen' | 'turbo' | 'touchKeys'
>

export const DEFAULT_SETTINGS: Settings = {
  author: '',
  background: '#fffbf3',
  accent: '#c2450a',
  autoplay: false,
  controls: true,
  fullScreen: true,
  turbo: false,
  touchKeys: 'touch',
}

export const BACKGROUNDS = [
  ['#fffbf3', 'colourPaper'],
  ['#ffffff', 'colourWhite'],
  ['#dcecfb', 'colourSky'],
  ['#dcf0e4', 'colourLeaf'],
  ['#e9e3fd', 'colourViolet'],
  ['#151b22', 'colourNight'],
] as const

export const ACCENTS = [
  ['#c2450a', 'colourCarrot'],
  ['#1c6a43', 'colourForest'],
  ['#165c9f', 'colourSea'],
  ['#a81f50', 'colourBerry'],
  ['#5b3bbf', 'colourPlum'],
  ['#0b6674', 'colourTeal'],
] as const

/** Options of one page: the settings of all, and what belongs to this work. */
export function pageOptions(settings: Settings, title: string, facts: ProjectFacts, words: PlayerWords): PageOptions {
  return {
    ...settings,
    title: title.trim() || 'Scratch',
    author: settings.author.trim(),
    background: safeColour(settings.background, DEFAULT_SETTINGS.background),
    accent: safeColour(settings.accent, DEFAULT_SETTINGS.accent),
    keys: facts.keys,
    id: facts.id,
    words,
  }
}

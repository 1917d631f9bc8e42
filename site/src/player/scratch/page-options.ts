import type { ProjectFacts } from '@tutu/learning/scratch/outcome'
import type { PageOptions, PlayerWords } from './player/options.ts'
import { safeColour } from './produce/colours.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** Options of one page: the settings of all, and what belongs to this work. */
export function pageOptions(settings: Settings, name: string, facts: ProjectFacts, words: PlayerWords): PageOptions {
  return {
    ...settings,
    title: name.trim() || words.untitled,
    author: settings.author.trim(),
    background: safeColour(settings.background, DEFAULT_SETTINGS.background),
    accent: safeColour(settings.accent, DEFAULT_SETTINGS.accent),
    keys: facts.keys,
    id: facts.id,
    words,
  }
}

import { type Language, type Localized, pickLanguage } from '../languages.ts'
import { SCRATCH_LIMITS } from './limits.ts'
import type { Problem, Warning } from './outcome.ts'
import { EXTENSION_NAMES, FILE_KIND_WORDS, PROBLEM_WORDS, WARNING_WORDS } from './words.ts'

const AND = { 'zh-cn': '、', en: ', ' } as const
// Names come from the file: enough to recognise them, not enough to fill a screen.
const NAME_MAX = 24
const NAMES_MAX = 5

/** A problem in the reader's language: what happened, and what to do next. */
export function describeProblem(problem: Problem, language: Language): { title: string; advice: string } {
  const params = {
    max: SCRATCH_LIMITS.file / 1024 / 1024,
    names: 'names' in problem ? listNames(problem.names, language) : '',
    ...pixelsIn('pixels' in problem ? problem.pixels : 0),
    found: 'found' in problem ? pickLanguage(FILE_KIND_WORDS[problem.found], language) : '',
  }
  const words = PROBLEM_WORDS[problem.kind]
  return { title: fill(words.title, language, params), advice: fill(words.advice, language, params) }
}

/** In each language's own unit: ten thousands, and millions. */
function pixelsIn(pixels: number) {
  return {
    pixels: Math.round(pixels / 10_000),
    megapixels: Math.round(pixels / 1_000_000),
    maxPixels: SCRATCH_LIMITS.picture / 10_000,
    maxMegapixels: SCRATCH_LIMITS.picture / 1_000_000,
  }
}

export function describeWarning(warning: Warning, language: Language): string {
  return fill(WARNING_WORDS[warning.kind], language, {
    count: 'count' in warning ? warning.count : 0,
    names: 'names' in warning ? listNames(warning.names, language) : '',
  })
}

function listNames(names: readonly string[], language: Language): string {
  const shown = names
    .slice(0, NAMES_MAX)
    .map((name) => (Object.hasOwn(EXTENSION_NAMES, name) ? pickLanguage(EXTENSION_NAMES[name], language) : cut(name)))
  return shown.join(AND[language]) + (names.length > NAMES_MAX ? ' …' : '')
}

function cut(name: string): string {
  const characters = [...name]
  return characters.length > NAME_MAX ? `${characters.slice(0, NAME_MAX).join('')}…` : name
}

function fill(text: Localized, language: Language, params: Readonly<Record<string, string | number>>): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

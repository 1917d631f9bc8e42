import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { extensionName, foreignBlockName, KEY_CHOICES, LOOSE_SCRIPT, STARTS } from './block-names.ts'
import { extensionOf } from './extensions.ts'
import { isForeign, type ScriptLoss } from './foreign-blocks.ts'
import { SCRATCH_LIMITS } from './limits.ts'
import type { AssetTrouble, Problem, Warning } from './outcome.ts'
import { EXTENSION_NAMES, FILE_KIND_WORDS, PROBLEM_WORDS, STAGE_NAME, TROUBLE_WORDS, WARNING_WORDS } from './words.ts'

const AND = { 'zh-cn': '、', en: ', ' } as const
// Names come from the file: enough to recognise them, not enough to fill a screen.
const NAME_MAX = 24
const NAMES_MAX = 5

/** A problem in the reader's language: what happened, and what to do next. */
export function describeProblem(problem: Problem, language: Language): { title: string; advice: string } {
  const params = {
    max: inMegabytes(SCRATCH_LIMITS.file),
    unpacked: inMegabytes(SCRATCH_LIMITS.unpacked),
    project: inMegabytes(SCRATCH_LIMITS.projectJson),
    entries: SCRATCH_LIMITS.entries,
    size: inMegabytes('bytes' in problem ? problem.bytes : 0),
    count: 'count' in problem ? problem.count : 0,
    ...pixelsIn('pixels' in problem ? problem.pixels : 0),
    found: 'found' in problem ? pickLanguage(FILE_KIND_WORDS[problem.found], language) : '',
  }
  const words = PROBLEM_WORDS[problem.kind]
  return { title: fill(words.title, language, params), advice: fill(words.advice, language, params) }
}

/** One that is a little over a limit must not read as the limit. */
function inMegabytes(bytes: number): number {
  const size = bytes / 1024 / 1024
  return size < 1000 && !Number.isInteger(size) ? Math.ceil(size * 10) / 10 : Math.ceil(size)
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
    count: 'troubles' in warning ? warning.troubles.length : 0,
    names: 'names' in warning ? listNames(warning.names, language) : '',
  })
}

/** Which costume or sound, what is wrong with it and what happens instead. */
export function describeTrouble({ kind, state, name, sprite }: AssetTrouble, language: Language): string {
  const words = TROUBLE_WORDS[kind][state]
  return fill(words, language, { name: cut(name), sprite: spriteName(sprite, language) })
}

function spriteName(sprite: string | undefined, language: Language): string {
  if (sprite === undefined) return pickLanguage(STAGE_NAME, language)
  return language === 'zh-cn' ? `角色“${cut(sprite)}”` : cut(sprite)
}

export type DescribedScript = {
  /** Whose it is and how it begins. */
  sprite: string
  start: string
  blocks: readonly { name: string; count: number }[]
  along: number
  isWhole: boolean
}

/** A script that loses blocks, in words. */
export function describeScript(script: ScriptLoss, language: Language): DescribedScript {
  const { opcode, choice } = script.start
  const words = Object.hasOwn(STARTS, opcode) ? STARTS[opcode]! : undefined
  const key = language === 'zh-cn' && opcode === 'event_whenkeypressed' ? (KEY_CHOICES[choice] ?? choice) : choice
  return {
    sprite: script.sprite === undefined ? pickLanguage(STAGE_NAME, language) : cut(script.sprite),
    start: words ? fill(words, language, { choice: cut(key) }) : startOf(opcode, language),
    blocks: [...script.blocks].map(([block, count]) => ({ name: describeBlock(block, language), count })),
    along: script.along,
    isWhole: script.isWhole,
  }
}

function startOf(opcode: string, language: Language): string {
  return isForeign(opcode) ? describeBlock(opcode, language) : pickLanguage(LOOSE_SCRIPT, language)
}

/** A foreign block with its extension: '视频：加载视频网址'. */
export function describeBlock(opcode: string, language: Language): string {
  const extension = describeExtension(extensionOf(opcode), language)
  return `${extension}${language === 'zh-cn' ? '：' : ': '}${cut(foreignBlockName(opcode, language))}`
}

/** Foreign extensions, for a sentence. */
export function describeExtensions(ids: readonly string[], language: Language): string {
  const shown = ids.slice(0, NAMES_MAX).map((id) => describeExtension(id, language))
  return shown.join(AND[language]) + (ids.length > NAMES_MAX ? ' …' : '')
}

function describeExtension(id: string, language: Language): string {
  return cut(extensionName(id, language))
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

import type { Options } from '@tutu/contract/fields/select'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'

const OPTIONS_MAX = 200

/** 'k=v' lines as options; undefined where a line is none or a value comes twice. */
export function parseOptions(lines: string): Options | undefined {
  const pairs = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      /^([^=]{1,100})=(.{1,100})$/u
        .exec(line)
        ?.slice(1)
        .map((part) => part.trim()),
    )
  if (pairs.length === 0 || pairs.length > OPTIONS_MAX || pairs.some((pair) => !pair?.every(Boolean))) return undefined
  const options = pairs as [string, string][]
  if (new Set(options.map(([value]) => value)).size < options.length) return undefined
  return Object.fromEntries(options.map(([value, label]) => [value, { 'zh-cn': label, en: label }]))
}

/** Options as the wire has them: value → label. */
export function labelsOf(options: Options, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([value, label]) => [value, pickLanguage(label, language)]))
}

import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { withName } from '@tutu/contract/definition/row-names'
import { toSeconds } from '@tutu/contract/fields/date-time'
import type { Options } from '@tutu/contract/fields/select'
import { readArea } from '../../lib/area-names.ts'
import { secondsIn, timeText } from '../../lib/days.ts'

/** How a spreadsheet shows a number: money with its cents, days as dates. It sorts, adds up and groups by month what it is told to be one. */
export type CellFormat = 'money' | 'date' | 'date-time'

// What stands in a sheet's cell: values as people read them, and what people write as values.

const YES_NO = { 'zh-cn': ['否', '是'], en: ['no', 'yes'] } as const

/** A switch as text: '是' or '否'. */
export const yesOrNo = (isOn: unknown, language: Language): string => YES_NO[language][isOn ? 1 : 0]

/** A block of code: its fence is longer than any in it. */
export function fenced(source: string, language: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/~+/g)].map(([run]) => run.length))
  const fence = '~'.repeat(longest + 1)
  return `${fence}${language}\n${source}\n${fence}`
}

/** What an option is called; its value where it has no name. */
export function optionName(options: Options, value: string, language: Language): string {
  return pickLanguage(options[value], language) || value
}

/** The option of a value or a name; what is none comes back as it is. */
export function optionCalled(options: Options, text: string): string {
  if (Object.hasOwn(options, text)) return text
  const name = text.trim().toLowerCase()
  const found = Object.keys(options).find((value) =>
    LANGUAGES.some((language) => options[value]![language].toLowerCase() === name),
  )
  return found ?? text.trim()
}

const ON_WORDS = new Set(['1', 'true', 'on', 'y', '√', '开', '真', ...LANGUAGES.map((one) => YES_NO[one][1])])
const OFF_WORDS = new Set(['0', 'false', 'off', 'n', '×', '关', '假', ...LANGUAGES.map((one) => YES_NO[one][0])])

/** '开' → '1', 'no' → '0'; what is neither comes back as it is. */
export function switched(text: string): string {
  const word = text.trim().toLowerCase()
  return ON_WORDS.has(word) ? '1' : OFF_WORDS.has(word) ? '0' : text
}

const WRITTEN_DATE =
  /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/

/** '2026/3/1 8:05' → '2026-03-01 08:05:00'; of another time zone than the server's the seconds. */
export function dateTimeIn(text: string, zone?: string): string | number {
  const written = writtenTime(text)
  // What is no time is refused for what it is.
  return zone === undefined || toSeconds(written) === undefined ? written : (secondsIn(zone, written) ?? written)
}

function writtenTime(text: string): string {
  const match = WRITTEN_DATE.exec(text.normalize('NFKC').trim())
  if (!match) return text
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => (part ?? '').padStart(2, '0'))
  const date = `${year}-${month}-${day}`
  return match[4] === undefined ? date : `${date} ${hour}:${minute}:${second}`
}

/** '浙江省 杭州市 西湖区 文三路 1 号 310012' → its parts. */
export function addressIn(text: string): unknown {
  const [, whole = '', postcode = ''] = /^(.*?)(?:\s(\d{6}))?$/su.exec(text.normalize('NFKC').trim()) ?? []
  const found = readArea(whole)
  return found ? { area: found.code, street: found.rest, postcode } : text
}

/** What names the rows of a resource, and by what people call them, where that is another field. */
export type Naming = { readonly label: string; readonly called?: string }

/**
 * A joined row's name: what people call it, with what tells it from others of that name, '豆豆 (demo_doudou)'; where it brings
 * not both, the first of its columns after the id. An import finds the row by either, or by the whole (`import/names.ts`).
 */
export function joinedName(row: unknown, { label, called }: Partial<Naming> = {}): string {
  if (!row) return ''
  const joined = row as Record<string, unknown>
  const [name, other] = [called && joined[called], label && joined[label]].map(cellOf)
  return name ? withName(name, other!) : cellOf(Object.values(joined)[1])
}

const cellOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** In the server's time zone (spec 9). */
export function dateTimeText(seconds: unknown): string {
  return typeof seconds === 'number' ? timeText(seconds) : ''
}

import { type Mode, MODES } from './modes.ts'
import { digits24, parseTimeOfDay, type TimeOfDay } from './time-of-day.ts'

export const LOOKS = ['disc', 'sand', 'digits'] as const
export type Look = (typeof LOOKS)[number]
export const NUMERALS = ['arabic', 'roman', 'none'] as const
export type Numerals = (typeof NUMERALS)[number]
export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]
export const PRESET_IDS = ['15-5', '10-3', '25-5'] as const
export type PresetId = (typeof PRESET_IDS)[number]
/** Worksheets are numbered from 1; the number is printed, so that a sheet and its answers can be had again. */
export const SHEET_MAX = 9999
export const SUBJECT_MAX = 40
/** Letters of a countdown's name. */
export const NAME_MAX = 20
export const ZONES_MAX = 8
/** The shape of a time zone's name: which ones there are is known where they are shown. */
const ZONE = /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_]+$/
const SECONDS_MAX = 24 * 60 * 60

/**
 * What the address says, so that a teacher can bookmark a lesson: `/clock?mode=countdown&t=300&look=sand`.
 * What it doesn't say, or says wrongly, is absent. `t` in seconds.
 */
export type Address = {
  readonly mode: Mode
  readonly t?: number
  readonly look?: Look
  /** What a countdown is for. */
  readonly name?: string
  readonly level?: Level
  /** Number of a worksheet. */
  readonly sheet?: number
  readonly preset?: PresetId
  readonly subject?: string
  readonly start?: TimeOfDay
  readonly end?: TimeOfDay
  readonly hours?: 12 | 24
  readonly seconds?: boolean
  readonly numerals?: Numerals
  /** Two clocks side by side, and the time between them. */
  readonly pair?: boolean
  readonly zones?: readonly string[]
}

/** The parameters that belong to each mode; others fall away when the mode changes. */
const OF_MODE: Readonly<Record<Mode, readonly (keyof Address)[]>> = {
  clock: ['hours', 'seconds', 'numerals'],
  learn: ['numerals', 'pair'],
  exercise: ['level', 'sheet'],
  countdown: ['t', 'look', 'name'],
  stopwatch: [],
  pomodoro: ['preset'],
  exam: ['subject', 'start', 'end'],
  world: ['hours', 'zones'],
}

export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search)
  const mode = oneOf(MODES, query.get('mode')) ?? 'clock'
  const t = Number(query.get('t'))
  const level = Number(query.get('level'))
  const sheet = Number(query.get('sheet'))
  const preset = query.get('preset')
  const hours = query.get('hours')
  const seconds = query.get('seconds')
  const zones = query
    .get('zones')
    ?.split(',')
    .filter((zone, index, all) => ZONE.test(zone) && all.indexOf(zone) === index)
    .slice(0, ZONES_MAX)
  const all: Address = {
    mode,
    t: Number.isInteger(t) && t > 0 && t <= SECONDS_MAX ? t : undefined,
    look: oneOf(LOOKS, query.get('look')),
    level: oneOf(LEVELS, level),
    sheet: Number.isInteger(sheet) && sheet > 0 && sheet <= SHEET_MAX ? sheet : undefined,
    preset: oneOf(PRESET_IDS, preset),
    name: written(query.get('name'), NAME_MAX),
    subject: written(query.get('subject'), SUBJECT_MAX),
    start: parseTimeOfDay(query.get('start') ?? ''),
    end: parseTimeOfDay(query.get('end') ?? ''),
    hours: hours === '12' ? 12 : hours === '24' ? 24 : undefined,
    seconds: seconds === '1' ? true : seconds === '0' ? false : undefined,
    numerals: oneOf(NUMERALS, query.get('numerals')),
    pair: query.get('pair') === '1' || undefined,
    zones: zones && zones.length > 0 ? zones : undefined,
  }
  return only(all)
}

/** '' or '?mode=countdown&t=300'; `lang` of the page stays last. */
export function formatAddress(address: Address, lang: string | null): string {
  const { mode, ...rest } = only(address)
  const query = new URLSearchParams()
  if (mode !== 'clock') query.set('mode', mode)
  for (const [name, value] of Object.entries(rest)) query.set(name, textOf(name, value))
  if (lang) query.set('lang', lang)
  // A colon and a comma mean nothing in a query: written plainly, an address can be read.
  const search = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/')
  return search ? `?${search}` : ''
}

function textOf(name: string, value: string | number | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (name === 'start' || name === 'end') return digits24(Number(value))
  return String(value)
}

/** What somebody wrote, of so many letters at most. */
function written(text: string | null, max: number): string | undefined {
  return text?.trim().slice(0, max).trimEnd() || undefined
}

function only(address: Address): Address {
  const names: readonly string[] = OF_MODE[address.mode]
  const kept = Object.entries(address).filter(([name, value]) => value !== undefined && names.includes(name))
  return { mode: address.mode, ...Object.fromEntries(kept) }
}

function oneOf<const T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value)
}

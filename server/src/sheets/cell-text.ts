import type { NumberFormat } from './number-format.ts'

const DAY = 86_400
/** 9999-12-31, the last day that spreadsheets know. */
const LAST_DAY = 2_958_465
const FROM_1904 = 1462
/** A day that never was, which spreadsheets count because the first one did (ECMA-376 part 1, 18.17.4.1). */
const LEAP_DAY_OF_1900 = 60

/**
 * A number as it is read: digits without an exponent, dates as YYYY-MM-DD, with HH:mm:ss where the format shows a time or
 * there is one. What is no number stays as it is.
 */
export function numberText(stored: string, format: NumberFormat, is1904: boolean): string {
  const text = stored.trim()
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return stored
  const number = Number(text)
  if (!Number.isFinite(number)) return stored
  return (format === 'number' ? undefined : dateText(number, format, is1904)) ?? digits(text, number)
}

function digits(text: string, number: number): string {
  // Programs that write all digits mean them: a long number may be a code.
  if (/^-?\d+$/.test(text)) return text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^-0$/, '0')
  // What computing leaves behind the 15th digit, spreadsheets do not show.
  return withoutExponent(String(Number(number.toPrecision(15))))
}

/** 1e21 → '1000000000000000000000', 1.5e-7 → '0.00000015'. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (exponent === undefined) return text
  const point = whole.length + Number(exponent)
  const all = whole + fraction
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${all}`
  return `${sign}${all.padEnd(point, '0')}`
}

/** Undefined for what is no date. */
function dateText(serial: number, format: NumberFormat, is1904: boolean): string | undefined {
  const seconds = Math.round(serial * DAY)
  if (seconds < 0) return undefined
  const clock = clockOf(seconds % DAY)
  if (format === 'duration') return clockOf(seconds)
  const day = Math.floor(seconds / DAY)
  if (day === 0 && format === 'time') return clock
  const date = dateOf(is1904 ? day + FROM_1904 : day)
  if (!date) return day === 0 && format === 'date-time' ? clock : undefined
  return format === 'date' && seconds % DAY === 0 ? date : `${date} ${clock}`
}

function dateOf(day: number): string | undefined {
  if (day < 1 || day > LAST_DAY) return undefined
  if (day === LEAP_DAY_OF_1900) return '1900-02-29'
  const days = day < LEAP_DAY_OF_1900 ? day : day - 1
  return new Date(Date.UTC(1899, 11, 31 + days)).toISOString().slice(0, 10)
}

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** A date that is stored as ISO 8601 (18.18.11, `d`), in the form of the others. */
export function isoDateText(stored: string, format: NumberFormat): string {
  const [, date, clock] =
    /^(\d{4}-\d\d-\d\d)?(?:T|^|$)(?:(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?)?$/.exec(stored.trim()) ?? []
  if (!clock) return date ?? stored
  const full = clock.length === 5 ? `${clock}:00` : clock
  if (!date) return full
  return format === 'date' && full === '00:00:00' ? date : `${date} ${full}`
}

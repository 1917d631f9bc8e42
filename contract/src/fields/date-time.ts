import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A moment: integer seconds on the wire and in the database; 'yyyy-mm-dd hh:MM:ss' is accepted as local server time. */
export type DateTimeField = FieldCommon & {
  kind: 'date-time'
  /**
   * Rows carry it as 'YYYY-MM-DD HH:mm:ss' in the server's time zone, or 'none' (wire 1.1, of one column), and the seconds
   * under `secondsKey` beside it. The server alone fills such a field.
   */
  asText?: true
  /** Lists say how long ago it was; the moment is told where one points at it. */
  ago?: true
}

const TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const SECONDS_MAX = 253_402_300_799 // 9999-12-31

/** Seconds of a wire date; undefined where it is none. `endOfDay` reads a bare date as its last second. */
export function toSeconds(value: string | number, endOfDay = false): number | undefined {
  if (typeof value === 'number' || /^\d{9,12}$/.test(value)) {
    const seconds = Number(value)
    return Number.isInteger(seconds) && seconds >= 0 && seconds <= SECONDS_MAX ? seconds : undefined
  }
  const match = TEXT.exec(value.trim())
  if (!match) return undefined
  const [, year, month, day, hour, minute, second] = match.map(Number) as [number, ...number[]]
  const timeless = match[4] === undefined
  const [h, m, s] = timeless ? (endOfDay ? [23, 59, 59] : [0, 0, 0]) : [hour!, minute!, second || 0]
  const date = new Date(year!, month! - 1, day!, h, m, s)
  return date.getFullYear() === year &&
    date.getMonth() === month! - 1 &&
    date.getDate() === day &&
    h! < 24 &&
    m! < 60 &&
    s! < 60
    ? Math.floor(date.getTime() / 1000)
    : undefined
}

export const dateTime: FieldKindContract<DateTimeField> = {
  schema: () =>
    z.union([z.number(), z.string()], 'rule.dateTime').transform((value, context) => {
      const seconds = toSeconds(value)
      if (seconds !== undefined) return seconds
      context.addIssue({ code: 'custom', message: 'rule.dateTime' })
      return z.NEVER
    }),
  operators: ['RANGE', 'NOT RANGE', '=', '>', '>=', '<', '<=', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import { toTimeOfDay } from '../core/time-of-day.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A time of day, 'HH:mm:ss' on the wire. Forms ask for minutes; with `seconds` for those too. */
export type TimeField = FieldCommon & { kind: 'time'; seconds?: true }

export const time: FieldKindContract<TimeField> = {
  schema: () =>
    z.string('rule.time').transform((value, context) => {
      const read = toTimeOfDay(value)
      if (read !== undefined) return read
      context.addIssue({ code: 'custom', message: 'rule.time' })
      return z.NEVER
    }),
  operators: ['RANGE', 'NOT RANGE', '=', '<>', '>', '>=', '<', '<=', 'NULL', 'NOT NULL'],
}

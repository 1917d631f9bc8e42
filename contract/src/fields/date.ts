import { z } from 'zod'
import { toDay } from '../core/days.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A day of the calendar, 'YYYY-MM-DD' on the wire. `past`: one that has been, such as a birthday. */
export type DateField = FieldCommon & { kind: 'date'; past?: true }

export const date: FieldKindContract<DateField> = {
  schema: ({ past }) =>
    z.string('rule.date').transform((value, context) => {
      const day = toDay(value)
      if (day === undefined) context.addIssue({ code: 'custom', message: 'rule.date' })
      else if (past && day > tomorrow()) context.addIssue({ code: 'custom', message: 'rule.datePast' })
      else return day
      return z.NEVER
    }),
  operators: ['RANGE', 'NOT RANGE', '=', '<>', '>', '>=', '<', '<=', 'NULL', 'NOT NULL'],
}

/** Somewhere on earth it is tomorrow already. */
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

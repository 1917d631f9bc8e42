import { z } from 'zod'
import { type DurationUnit, readDuration } from '../core/durations.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A length of time: whole seconds, or what `unit` says; forms and tables say it in hours, minutes and seconds. */
export type DurationField = FieldCommon & { kind: 'duration'; unit?: DurationUnit }

const INT4_MAX = 2_147_483_647

export const duration: FieldKindContract<DurationField> = {
  schema: ({ unit = 'seconds' }) =>
    z
      .union([z.number(), z.string()], 'rule.duration')
      .transform((value, context) => {
        const units = typeof value === 'number' ? value : readDuration(value, unit)
        if (units !== undefined && Number.isInteger(units) && units >= 0) return units
        context.addIssue({ code: 'custom', message: 'rule.duration' })
        return z.NEVER
      })
      .pipe(z.number().max(INT4_MAX, 'rule.tooBig')),
  operators: ['RANGE', 'NOT RANGE', '=', '<>', '>', '>=', '<', '<=', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { Localized } from '../languages.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A number; whole unless `decimals` says how many digits may follow the point. */
export type NumberField = FieldCommon & {
  kind: 'number'
  min?: number
  max?: number
  decimals?: number
  unit?: Localized
}

const INT4_MAX = 2_147_483_647

export const number: FieldKindContract<NumberField> = {
  schema: ({ min = -INT4_MAX, max = INT4_MAX, decimals = 0 }) => {
    const schema = z
      .union(
        [
          z.number(),
          z
            .string()
            .trim()
            .regex(/^-?\d+(\.\d+)?$/)
            .transform(Number),
        ],
        'rule.number',
      )
      .pipe(z.number('rule.number').min(min, 'rule.tooSmall').max(max, 'rule.tooBig'))
    return decimals === 0
      ? schema.refine(Number.isInteger, 'rule.integer')
      : schema.transform((value) => Number(value.toFixed(decimals)))
  },
  operators: ['RANGE', 'NOT RANGE', '=', '<>', '>', '>=', '<', '<=', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { Localized } from '../core/languages.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { STARS_MAX } from './stars.ts'

/** A number; whole unless `decimals` says how many digits may follow the point. */
export type NumberField = FieldCommon & {
  kind: 'number'
  min?: number
  max?: number
  decimals?: number
  /** A number of bytes: may be beyond 2 GB, shown in kB, MB or GB. */
  bytes?: true
  /** `one`: the English word for one of them. */
  unit?: Localized & { readonly one?: string }
  /** It is how many of `max` stars (default 5) somebody gives, and shown as such. */
  stars?: true
}

const INT4_MAX = 2_147_483_647

const mostOf = ({ bytes, stars }: { bytes: true | undefined; stars: true | undefined }): number =>
  stars ? STARS_MAX : bytes ? Number.MAX_SAFE_INTEGER : INT4_MAX

export const number: FieldKindContract<NumberField> = {
  schema: ({ bytes, stars, min = stars ? 0 : -INT4_MAX, max = mostOf({ bytes, stars }), decimals = 0 }) => {
    // Before the bounds: of 1.5, where 3 is the least, one wants to hear that it is no whole number.
    const written = z
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
      .superRefine((value, context) => {
        if (Number(value.toFixed(decimals)) === value) return
        if (decimals === 0) context.addIssue({ code: 'custom', message: 'rule.integer' })
        else
          context.addIssue({
            code: 'too_big',
            origin: 'number',
            maximum: decimals,
            input: value,
            message: 'rule.decimals',
          })
      })
    return written.pipe(z.number('rule.number').min(min, 'rule.tooSmall').max(max, 'rule.tooBig'))
  },
  operators: ['RANGE', 'NOT RANGE', '=', '<>', '>', '>=', '<', '<=', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import { toEntry, toKeyValue } from '../core/key-values.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Named values in the order of their rows, each name once: [{key, value}] on the wire, 'key=value' in the database. `max` rows (default 50). */
export type KeyValuesField = FieldCommon & { kind: 'key-values'; max?: number }

const KEY_MAX = 60
const VALUE_MAX = 500

const row = z.preprocess(
  (one) => (typeof one === 'string' ? toKeyValue(one) : one),
  z.object(
    {
      key: z
        .string('rule.key')
        .trim()
        .max(KEY_MAX, 'rule.tooLong')
        .regex(/^[^=]*$/, 'rule.key'),
      value: z.string('rule.text').trim().max(VALUE_MAX, 'rule.tooLong').default(''),
    },
    'rule.key',
  ),
)

export const keyValues: FieldKindContract<KeyValuesField> = {
  schema: ({ max = 50 }) =>
    z
      .array(row, 'rule.key')
      // A row in which nothing was written is none.
      .transform((rows) => rows.filter(({ key, value }) => key !== '' || value !== ''))
      .pipe(
        z
          .array(z.object({ key: z.string().min(1, 'rule.key'), value: z.string() }))
          .max(max, 'rule.tooManyRows')
          .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length, 'rule.keyTwice')
          .transform((rows) => rows.map(toEntry)),
      ),
  operators: ['FIND_IN_SET', 'NULL', 'NOT NULL'],
}

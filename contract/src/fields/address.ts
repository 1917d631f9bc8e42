import { z } from 'zod'
import { areaSchema } from './city.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Where something is sent to: an area as `city` has it, what comes after it, and a postcode, which may be ''. */
export type AddressField = FieldCommon & { kind: 'address' }

/** As it is stored: the area by its district's number. */
export type Address = { area: number; street: string; postcode: string }

const STREET_MAX = 200

export const address: FieldKindContract<AddressField> = {
  schema: () =>
    z.object(
      {
        area: areaSchema,
        street: z
          .string('rule.street')
          .trim()
          .min(1, 'rule.street')
          .max(STREET_MAX, { message: 'rule.tooLong', abort: true })
          .regex(/^[^\n\v\f\r\u0085\u2028\u2029]*$/u, 'rule.singleLine'),
        postcode: z
          .string('rule.postcode')
          .trim()
          .regex(/^(?:\d{6})?$/, 'rule.postcode')
          .default(''),
      },
      'rule.address',
    ),
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import { SLUG } from '../core/rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * The part of an address that names the row: lower-case letters, digits, hyphens. `max` in characters (default 80).
 * `within`: the relation to the row in which it is unique, where it is not so in the whole table. `reserved`: addresses
 * that are other pages' already.
 */
export type SlugField = FieldCommon & { kind: 'slug'; max?: number; within?: string; reserved?: readonly string[] }

export const slug: FieldKindContract<SlugField> = {
  schema: ({ max = 80, reserved = [] }) =>
    z
      .string('rule.text')
      .trim()
      .max(max, { message: 'rule.tooLong', abort: true })
      .regex(SLUG, { message: 'rule.slug', abort: true })
      .refine((slug) => !reserved.includes(slug), 'rule.reserved'),
  operators: ['LIKE', '=', '<>', 'IN'],
}

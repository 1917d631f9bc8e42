import { z } from 'zod'
import type { Localized } from '../core/languages.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * The id of a row of another resource (a foreign key). Named `<join>_id`; list rows carry the joined row as `<join>: {id, <its label>}`.
 * `onDelete` is what deleting that other row does: refuse (default), delete these too, or clear the field.
 */
export type RelationField = FieldCommon & {
  kind: 'relation'
  to: string
  onDelete?: 'restrict' | 'cascade' | 'clear'
  /** The row outlives what it names (a log): no foreign key, and deleting the other row leaves the id as it is. */
  loose?: boolean
  /** Fields of the other row that the joined object carries; absent = its label, and what people call it. */
  join?: readonly string[]
  /** What none means, where that is more than nothing: of an enrolment, every course. In files, too. */
  none?: Localized
  /** Rows to choose have the same value in their field of this name, a relation of both: a lesson's chapter is one of its course. */
  within?: string
  /** In what a command asks: a row that is made in place begins with these values of the row it is done with: field there → field here. */
  begins?: Readonly<Record<string, string>>
}

/** Ids come as numbers or digits; '' and 0 mean "none". */
export const idSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    'rule.choose',
  )
  .pipe(z.number('rule.choose').int('rule.choose').positive('rule.choose'))

export const relation: FieldKindContract<RelationField> = {
  schema: () => idSchema,
  operators: ['=', '<>', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { splitList } from './multi-select.ts'
import { idSchema } from './relation.ts'

/**
 * Ids of rows of another resource, in order. Named `<join>_ids` or `<join>_arr`; list rows carry `<join>s: [{id, <its label>}]`.
 * Deleting the other row takes its id out of every list, or with `onDelete: 'restrict'` is refused.
 */
export type RelationManyField = FieldCommon & {
  kind: 'relation-many'
  to: string
  onDelete?: 'restrict'
  max?: number
  join?: readonly string[]
  /** Rows of the same resource that come before this one: never the row itself, by way of others either. */
  comesFirst?: true
}

/** How many rows one lists at most, unless its field says otherwise. */
export const RELATIONS_MAX = 50

export const relationMany: FieldKindContract<RelationManyField> = {
  schema: ({ max = RELATIONS_MAX }) =>
    z
      .preprocess(splitList, z.array(idSchema, 'rule.choose').max(max, 'rule.tooMany'))
      .transform((ids) => [...new Set(ids)]),
  operators: ['FIND_IN_SET', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { splitList } from './multi-select.ts'

/** Names of fields of another module. `of`: the field of the same row that tells which, by its controller base. */
export type FieldListField = FieldCommon & { kind: 'field-list'; of: string }

const MAX = 100

export const fieldList: FieldKindContract<FieldListField> = {
  schema: () =>
    z
      .preprocess(
        splitList,
        z
          .array(z.string('rule.option').regex(/^[a-z]\w{0,62}$/, 'rule.option'), 'rule.option')
          .max(MAX, 'rule.tooMany'),
      )
      .transform((names) => [...new Set(names)]),
  operators: ['FIND_IN_SET', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { splitList } from './multi-select.ts'
import { idSchema } from './relation.ts'

/** Ids of menu rules a group holds, or `['*']` for everything. Stored as ids; 0 stands for everything. */
export type RulesField = FieldCommon & { kind: 'rules' }

/** How "everything" is written on the wire, and as what it is stored. */
export const EVERYTHING = '*'
export const EVERYTHING_ID = 0
const RULES_MAX = 5000

const isEverything = (id: number | typeof EVERYTHING): boolean => id === EVERYTHING || id === EVERYTHING_ID

export const rules: FieldKindContract<RulesField> = {
  schema: () =>
    z
      .preprocess(
        splitList,
        z
          .array(z.union([z.literal(EVERYTHING), z.literal(EVERYTHING_ID), idSchema], 'rule.choose'), 'rule.choose')
          .max(RULES_MAX, 'rule.tooMany'),
      )
      .transform((ids) => (ids.some(isEverything) ? [EVERYTHING_ID] : [...new Set(ids)])),
  operators: ['NULL', 'NOT NULL'],
}

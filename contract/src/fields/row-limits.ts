import { z } from 'zod'
import { splitList } from './multi-select.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * Which rows a group of administrators sees and changes of modules that know whose their rows are (`keeper`): 'course=own',
 * 'blog=group'. A module that is not named is open whole.
 */
export type RowLimitsField = FieldCommon & { kind: 'row-limits' }

/** Of one's own, of one's groups and those below them; the narrower first. */
export const ROW_LIMITS = ['own', 'group'] as const
export type RowLimit = (typeof ROW_LIMITS)[number]

const MODULES_MAX = 200

export const rowLimits: FieldKindContract<RowLimitsField> = {
  schema: () =>
    z.preprocess(
      splitList,
      z
        .array(z.string('rule.option').regex(/^[a-z][a-z0-9-]*=(?:own|group)$/, 'rule.option'), 'rule.option')
        .max(MODULES_MAX, 'rule.tooMany')
        .refine((list) => new Set(list.map((one) => one.split('=')[0])).size === list.length, 'rule.option'),
    ),
  operators: ['FIND_IN_SET', 'NULL', 'NOT NULL'],
}

import type { FieldCommon, FieldKindContract } from './field.ts'
import { idSchema } from './relation.ts'

/**
 * The row's parent in its own resource, always named `pid`; 0 on the wire and null in the database is the top. `maxDepth`
 * counts levels (default 5). `top`: who may put rows there; absent: whoever may write.
 */
export type TreeParentField = FieldCommon & { kind: 'tree-parent'; maxDepth?: number; top?: 'super' }

export const treeParent: FieldKindContract<TreeParentField> = {
  schema: () => idSchema,
  operators: ['=', 'IN', 'NULL', 'NOT NULL'],
}

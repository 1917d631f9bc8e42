import type { FieldCommon, FieldKindContract } from './field.ts'
import { number } from './number.ts'

/**
 * The place in the hand-made order, always named `weigh`: larger comes first. Makes the table sortable by drag;
 * rows move among those with the same value of the field `within` (or the same tree parent) only.
 */
export type WeighField = FieldCommon & { kind: 'weigh'; within?: string }

export const weigh: FieldKindContract<WeighField> = {
  schema: (field) => number.schema({ ...field, kind: 'number' }),
  operators: ['RANGE', '='],
}

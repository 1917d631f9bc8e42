import type { FieldCommon, FieldKindContract } from './field.ts'
import { number } from './number.ts'

/** Percent: 12.5 is 12.5 %. Between `min` (default 0) and `max` (default 100); whole unless `decimals` says otherwise. */
export type PercentageField = FieldCommon & { kind: 'percentage'; min?: number; max?: number; decimals?: number }

export const percentage: FieldKindContract<PercentageField> = {
  schema: ({ min = 0, max = 100, ...field }) => number.schema({ ...field, kind: 'number', min, max }),
  operators: number.operators,
}

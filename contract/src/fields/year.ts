import type { FieldCommon, FieldKindContract } from './field.ts'
import { number } from './number.ts'

/** A year of the calendar, between `min` (default 1900) and `max` (default 2100). */
export type YearField = FieldCommon & { kind: 'year'; min?: number; max?: number }

export const year: FieldKindContract<YearField> = {
  schema: ({ min = 1900, max = 2100, ...field }) => number.schema({ ...field, kind: 'number', min, max }),
  operators: number.operators,
}

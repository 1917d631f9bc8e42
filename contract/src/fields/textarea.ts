import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Several lines of plain text. `max` in characters (default 2000). */
export type TextareaField = FieldCommon & { kind: 'textarea'; localized?: boolean; max?: number; rows?: number }

export const textarea: FieldKindContract<TextareaField> = {
  schema: ({ max = 2000 }) => z.string('rule.text').max(max, 'rule.tooLong'),
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}

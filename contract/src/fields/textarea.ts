import { z } from 'zod'
import type { SaidKey } from '../core/said.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Several lines of plain text. `max` in characters (default 2000). */
export type TextareaField = FieldCommon & {
  kind: 'textarea'
  localized?: boolean
  max?: number
  rows?: number
  /** Source of a regular expression that the whole of a value matches. */
  pattern?: string
  patternMessage?: SaidKey
}

export const textarea: FieldKindContract<TextareaField> = {
  schema: ({ max = 2000, pattern, patternMessage = 'rule.pattern' }) => {
    const text = z.string('rule.text').max(max, 'rule.tooLong')
    return pattern ? text.regex(new RegExp(`^(?:${pattern})$`, 'u'), patternMessage) : text
  },
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}

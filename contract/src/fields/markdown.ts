import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Markdown source, stored as typed; the server renders and sanitises it where it is shown. `max` in characters (default 100,000). */
export type MarkdownField = FieldCommon & { kind: 'markdown'; localized?: boolean; max?: number }

export const markdown: FieldKindContract<MarkdownField> = {
  schema: ({ max = 100_000 }) => z.string('rule.text').max(max, 'rule.tooLong'),
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * The source text of a program, kept as it was typed. Visitors read it with its words marked; `languageOf` names the select
 * field of the row whose value says in which language it is written. `max` in characters (default 20,000).
 */
export type CodeField = FieldCommon & { kind: 'code'; languageOf?: string; max?: number; rows?: number }

/** Characters where a field says nothing else. */
const CODE_MAX = 20_000

export const code: FieldKindContract<CodeField> = {
  schema: ({ max = CODE_MAX }) => z.string('rule.text').max(max, 'rule.tooLong'),
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}

import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * A JSON object or list, for what no other kind can say. Stored as text, so that its keys stay in their order. `max` in
 * characters (default 20,000).
 */
export type JsonField = FieldCommon & { kind: 'json'; max?: number }

/** The document as one line; undefined where it is none. */
function written(value: unknown): string | undefined {
  try {
    const document: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof document === 'object' && document !== null ? JSON.stringify(document) : undefined
  } catch {
    return undefined
  }
}

export const json: FieldKindContract<JsonField> = {
  schema: ({ max = 20_000 }) =>
    z
      .unknown()
      .transform((value, context) => {
        const text = written(value)
        if (text !== undefined) return text
        context.addIssue({ code: 'custom', message: 'rule.json' })
        return z.NEVER
      })
      .pipe(z.string().max(max, 'rule.tooLong')),
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}

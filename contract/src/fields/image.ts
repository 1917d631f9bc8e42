import { z } from 'zod'
import { RELATIVE_PATH } from '../core/rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * A picture by its path on this site: an uploaded one, or one of the built-in pictures `set` names (`pictures.ts`).
 * The server refuses paths that are neither.
 */
export type ImageField = FieldCommon & { kind: 'image'; set?: string }

export const image: FieldKindContract<ImageField> = {
  schema: () => z.string('rule.path').trim().regex(RELATIVE_PATH, 'rule.path'),
  operators: ['NULL', 'NOT NULL', '='],
}

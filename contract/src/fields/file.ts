import { z } from 'zod'
import { RELATIVE_PATH } from '../core/rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** An uploaded file by its path on this site. */
export type FileField = FieldCommon & { kind: 'file' }

export const file: FieldKindContract<FileField> = {
  schema: () => z.string('rule.path').trim().regex(RELATIVE_PATH, 'rule.path'),
  operators: ['NULL', 'NOT NULL', '='],
}

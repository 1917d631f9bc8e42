import { PATHS_MAX } from '../core/upload.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { paths } from './paths.ts'

/** Several uploaded files by their paths, in a hand-made order; `max` of them (default PATHS_MAX). */
export type FilesField = FieldCommon & { kind: 'files'; max?: number }

export const files: FieldKindContract<FilesField> = {
  schema: ({ max = PATHS_MAX }) => paths(max),
  operators: ['FIND_IN_SET', 'NULL', 'NOT NULL'],
}

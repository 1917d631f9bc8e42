import { z } from 'zod'
import { isVideoPath } from '../core/videos.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { TEXT_FORMATS } from './text-formats.ts'

/** A video: an uploaded one by its path on this site, or one elsewhere by its address. */
export type VideoField = FieldCommon & { kind: 'video' }

const { pattern, max } = TEXT_FORMATS.url

export const video: FieldKindContract<VideoField> = {
  schema: () =>
    z
      .string('rule.video')
      .trim()
      .max(max, { message: 'rule.tooLong', abort: true })
      .refine((value) => isVideoPath(value) || pattern.test(value), 'rule.video'),
  operators: ['NULL', 'NOT NULL', '=', 'LIKE'],
}

import { z } from 'zod'
import { HOUR_KIND_NAMES, PACKAGE_SOURCE_NAMES, PACKAGE_STATE_NAMES } from '../core/lesson-hours.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

// `/api/lessonHours/*`: what somebody has of lesson hours (decision 369).

const LessonHours = z.object({
  /** Below zero: owed. */
  balance: z.int(),
  /** Of lessons that no package has paid for. */
  owed: z.int(),
  /** So few that the family is told. */
  low: z.boolean(),
  /** What is in use first, and of that what ends first. */
  packages: z.array(
    z.object({
      id: z.int(),
      hours: z.int(),
      remaining: z.int(),
      /** The last day; null: for good. */
      valid_to: z.string().nullable(),
      /** Days until then by the school's calendar. */
      days: z.int().nullable(),
      source: z.enum(PACKAGE_SOURCE_NAMES),
      state: z.enum(PACKAGE_STATE_NAMES),
      memo: z.string(),
      /** For which class alone; '': for every one. */
      classroom: z.string(),
      createtime: Moment,
    }),
  ),
  /** The latest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      hours: z.int(),
      after: z.int(),
      kind: z.enum(HOUR_KIND_NAMES),
      memo: z.string(),
      /** Of a lesson: when it was. */
      day: z.string().nullable(),
      createtime: Moment,
    }),
  ),
})
export type LessonHours = z.output<typeof LessonHours>

export const mine = defineCall({
  method: 'GET',
  path: '/api/lessonHours/mine',
  title: { 'zh-cn': '我的课时', en: 'My lesson hours' },
  access: 'member',
  /** `hours` null: never had any. */
  answer: z.object({ hours: LessonHours.nullable() }),
})

export const ofChild = defineCall({
  method: 'GET',
  path: '/api/lessonHours/ofChild',
  title: { 'zh-cn': '孩子的课时', en: 'A child’s lesson hours' },
  access: 'guardian',
  query: z.object({ id: RowId }),
  answer: z.object({ hours: LessonHours.nullable() }),
})

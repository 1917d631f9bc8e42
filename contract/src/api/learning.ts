import { z } from 'zod'
import { defineCall } from './call.ts'

// `/api/learning/*`: what a member has done of courses, the same on all of their devices (decision 075).

const Slug = z.string().regex(/^[a-z0-9-]{1,80}$/)
const Names = z.partialRecord(z.enum(['zh-cn', 'en']), z.string().max(80))
const Time = z.int().min(0)
/** Numbers of courses and lessons, names of exercises. */
const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)

const CourseRecord = z.object({ slug: Slug, title: Names, count: z.int().min(0).max(500) })
const LessonRecord = z.object({
  course: Key,
  slug: Slug,
  title: Names,
  number: z.int().min(0).max(500),
  seen: Time,
  done: Time.nullable(),
  minutes: z.int().min(0).max(100_000),
  stars: z.array(Key).max(50),
  again: z.record(Key, z.object({ step: z.int().min(0).max(4), due: Time })),
})
const Progress = z.object({ courses: z.record(Key, CourseRecord), lessons: z.record(Key, LessonRecord) })
/** As it is sent and told; the learning part's own type changes nothing of it. */
export type SentProgress = z.output<typeof Progress>

export const progress = defineCall({
  method: 'GET',
  path: '/api/learning/progress',
  title: { 'zh-cn': '我的学习进度', en: 'My progress' },
  access: 'member',
  answer: z.object({ progress: Progress }),
})

export const mergeProgress = defineCall({
  method: 'POST',
  path: '/api/learning/progress',
  title: { 'zh-cn': '合并一台设备的学习进度', en: 'Take along the progress of a device' },
  access: 'member',
  body: z.object({ progress: Progress }),
  /** All of it: nothing of either is lost. */
  answer: z.object({ progress: Progress }),
})

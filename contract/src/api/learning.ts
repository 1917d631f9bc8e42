import { z } from 'zod'
import { CERTIFICATE_NAME_MAX } from '../core/constants.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

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
  /** Devices from before this was known send none. */
  helped: z.record(Key, z.int().min(1).max(4)).optional(),
  missed: z.record(Key, z.int().min(1).max(9)).optional(),
})
const Progress = z.object({
  courses: z.record(Key, CourseRecord),
  lessons: z.record(Key, LessonRecord),
  /** When each was earned. */
  badges: z.record(Key, Time).optional(),
  /** Best stars of the tools' exercises; devices from before this was known send none. */
  tools: z.partialRecord(z.enum(['typing', 'clock', 'super']), z.record(Key, z.int().min(1).max(3))).optional(),
})
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
  inChildMode: true,
  body: z.object({ progress: Progress }),
  /** All of it: nothing of either is lost. */
  answer: z.object({ progress: Progress }),
})

const CodeKey = z.string().regex(/^\d{1,10}:[0-9a-z]{1,10}$/)
/** A program of a lesson as a member left it. `at`: when, in seconds; it also says which copy it is. */
const Kept = z.object({ key: CodeKey, code: z.string(), at: Moment })
export type KeptCode = z.output<typeof Kept>

export const lessonCode = defineCall({
  method: 'GET',
  path: '/api/learning/code',
  title: { 'zh-cn': '我在一课里写的程序', en: 'My programs of a lesson' },
  access: 'member',
  inChildMode: true,
  query: z.object({ lesson: RowId }),
  answer: z.object({ programs: z.array(Kept) }),
})

export const keepLessonCode = defineCall({
  method: 'POST',
  path: '/api/learning/code',
  title: { 'zh-cn': '记下一段程序', en: 'Keep a program' },
  access: 'member',
  inChildMode: true,
  /** `known`: the time of the copy that was changed; 0: none. */
  body: z.object({ key: CodeKey, code: z.string().max(20_000), known: Time.default(0) }),
  /** `isOther`: another device has written it since. Nothing was kept, and `kept` is the other's. */
  answer: z.object({ kept: Kept, isOther: z.boolean() }),
})

/** Ten letters and digits, none of which looks like another. */
export const CERTIFICATE_NUMBER = /^[2-9A-HJ-NP-Z]{10}$/

const Certificate = z.object({
  number: z.string(),
  course: z.int(),
  title: z.string(),
  /** As the child wants to be called on it; of one that was revoked, others read none. */
  name: z.string(),
  lessons: z.int(),
  createtime: Moment,
  /** When the school has revoked it; null: it is valid. */
  revoketime: Moment.nullable(),
  /** Why, told to its member alone. */
  reason: z.string().nullable(),
})
export type Certificate = z.output<typeof Certificate>

export const certificates = defineCall({
  method: 'GET',
  path: '/api/learning/certificates',
  title: { 'zh-cn': '我的证书', en: 'My certificates' },
  access: 'member',
  answer: z.object({ certificates: z.array(Certificate) }),
})

export const askCertificate = defineCall({
  method: 'POST',
  path: '/api/learning/certificates',
  title: { 'zh-cn': '领一张证书', en: 'Ask for a certificate' },
  access: 'member',
  inChildMode: true,
  body: z.object({
    course: RowId,
    name: z.string('rule.required').trim().min(1, 'rule.required').max(CERTIFICATE_NAME_MAX, 'certificate.nameLength'),
  }),
  labels: { name: { 'zh-cn': '证书上的名字', en: 'Name on the certificate' } },
  answer: Certificate,
})

/** For whoever has the number: that there is such a certificate, and what it says. */
export const certificate = defineCall({
  method: 'GET',
  path: '/api/learning/certificate',
  title: { 'zh-cn': '查一张证书', en: 'Check a certificate' },
  access: 'public',
  query: z.object({ number: z.string().max(20) }),
  answer: Certificate,
})

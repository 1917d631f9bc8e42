import { z } from 'zod'
import { EMAIL } from '../fields/account.ts'
import { TEXT_FORMATS, tidyText } from '../fields/text-formats.ts'
import { trial as definition, TRIAL_AGE_MAX, TRIAL_NAME_MAX, TRIAL_WISH_MAX } from '../resources/trial.ts'
import { defineCall } from './call.ts'
import { RowId } from './values.ts'

// `/api/trial/*`: families ask for a trial lesson without an account, and look after it with the key of their link (decision 360).

const LABELS = {
  name: { 'zh-cn': '称呼', en: 'Your name' },
  mobile: definition.fields.mobile.label,
  email: definition.fields.email.label,
  age: { 'zh-cn': '孩子的年龄或年级', en: 'Your child’s age or school year' },
  wish: definition.fields.wish.label,
  consent: { 'zh-cn': '同意联系', en: 'Agreement' },
} as const

const line = (max: number) =>
  z
    .string('rule.required')
    .trim()
    .min(1, 'rule.required')
    .max(max, 'rule.tooLong')
    .regex(/^\P{Cc}*$/u, 'rule.singleLine')
const wish = z.string().trim().max(TRIAL_WISH_MAX, 'rule.tooLong').default('')
/** One of the times that are offered; absent: none of them. */
const time = RowId.optional()

/** Whether what is asked of several fields can be asked: nothing is wrong with one of them. */
const hasNoIssueOf =
  (...names: readonly string[]) =>
  ({ value, issues }: { value: unknown; issues: readonly { path?: readonly PropertyKey[] | undefined }[] }): boolean =>
    typeof value === 'object' && value !== null && !issues.some(({ path }) => names.includes(String(path?.[0])))

/** In words of the school's clock and the caller's language. */
const Appointment = z.object({
  /** Seconds. */
  starttime: z.int(),
  day: z.string(),
  hours: z.string(),
  minutes: z.int().nullable(),
  /** '' where nothing is said of them. */
  place: z.string(),
  mentor: z.string(),
})

const Time = Appointment.extend({ id: RowId, left: z.int(), course: z.string() })
export type OfferedTime = z.output<typeof Time>

const Booking = z.object({
  number: z.string(),
  state: z.enum(['new', 'contacted', 'booked', 'came', 'missed', 'joined', 'lost']),
  name: z.string(),
  age: z.string(),
  course: z.string(),
  wish: z.string(),
  appointment: Appointment.nullable(),
  /** Whether it can be moved or cancelled by whoever reads this. */
  canChange: z.boolean(),
  /** Of a lost one: by whoever has the link. */
  isCancelled: z.boolean(),
  /** Whether a letter with this link goes to an address: one was left, and the site sends such letters. */
  isMailed: z.boolean(),
})
export type TrialBooking = z.output<typeof Booking>

const Key = z.object({ token: z.string().max(64).catch('') })

export const times = defineCall({
  method: 'GET',
  path: '/api/trial/times',
  title: { 'zh-cn': '可以选的试听时段', en: 'Times for trial lessons that can be chosen' },
  access: 'public',
  query: z.object({ course: RowId.optional().catch(undefined) }),
  answer: z.object({ list: z.array(Time) }),
})

export const book = defineCall({
  method: 'POST',
  path: '/api/trial/book',
  title: { 'zh-cn': '预约试听', en: 'Ask for a trial lesson' },
  access: 'public',
  /** `captcha`, `captcha_id`: as every form of visitors has them. */
  body: z
    .looseObject({
      name: line(TRIAL_NAME_MAX),
      mobile: z
        .string()
        .transform((text) => tidyText(text, 'mobile'))
        .refine((text) => text === '' || TEXT_FORMATS.mobile.pattern.test(text), 'rule.mobile')
        .default(''),
      email: z
        .string()
        .trim()
        .max(EMAIL.max, 'rule.tooLong')
        .refine((text) => text === '' || TEXT_FORMATS.email.pattern.test(text), 'rule.email')
        .default(''),
      age: line(TRIAL_AGE_MAX),
      course: RowId.optional().catch(undefined),
      time,
      wish,
      consent: z.literal(true, 'trial.consent'),
    })
    // Said with all else that is missing: every try costs a captcha.
    .refine(({ mobile, email }) => mobile || email, {
      path: ['mobile'],
      error: 'contact.unreachable',
      when: hasNoIssueOf('mobile', 'email'),
    })
    .refine(({ time, wish }) => time !== undefined || wish, {
      path: ['wish'],
      error: 'trial.noTime',
      when: hasNoIssueOf('time', 'wish'),
    }),
  labels: LABELS,
  answer: z.object({ token: z.string(), booking: Booking }),
})

export const mine = defineCall({
  method: 'POST',
  path: '/api/trial/mine',
  title: { 'zh-cn': '看自己的试听预约', en: 'One’s own trial lesson' },
  access: 'public',
  body: Key,
  answer: Booking,
})

export const move = defineCall({
  method: 'POST',
  path: '/api/trial/move',
  title: { 'zh-cn': '改试听的时间', en: 'Move one’s own trial lesson' },
  access: 'public',
  body: Key.extend({ time, wish }),
  labels: LABELS,
  answer: Booking,
})

export const cancel = defineCall({
  method: 'POST',
  path: '/api/trial/cancel',
  title: { 'zh-cn': '取消试听', en: 'Cancel one’s own trial lesson' },
  access: 'public',
  body: Key,
  answer: Booking,
})

export const calendar = defineCall({
  method: 'GET',
  path: '/api/trial/calendar',
  title: { 'zh-cn': '试听的日历文件', en: 'One’s own trial lesson for a calendar' },
  access: 'public',
  query: Key,
  sends: 'text/calendar',
})

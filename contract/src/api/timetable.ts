import { z } from 'zod'
import { ATTENDANCE_NAMES, FEEDBACK_MAX, MEETING_MAX, MEETING_MIN, WEEKS_MAX } from '../core/meetings.ts'
import { REGISTER_MAX } from '../core/classroom.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

// `/api/timetable/*`: when classes meet and who was there (decision 362): for who teaches one, who is in one, and guardians.

/** An IANA name: where the caller's clock is. */
const timeZone = z.string().max(64).optional().catch(undefined)
const Day = z.iso.date('rule.date')
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
const OfClass = z.object({ id: RowId })
const OfMeeting = OfClass.extend({ meeting: RowId })
const words = (max: number) => z.string().trim().max(max, 'rule.tooLong').default('')

/** When and where, as a form has it: by the clock of `time_zone`, or else of the site. */
const When = z.object({
  day: Day,
  time: z.string('rule.required').regex(TIME_OF_DAY, 'rule.time'),
  time_zone: timeZone,
  minutes: z.int('meeting.minutes').min(MEETING_MIN, 'meeting.minutes').max(MEETING_MAX, 'meeting.minutes'),
  place: words(100),
  /** Where it is held online; '': nowhere. */
  link: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'rule.url' }).max(500, 'rule.tooLong')])
    .default(''),
  about: words(200),
  lesson: RowId.nullable().default(null),
})

const WHEN_LABELS = {
  day: { 'zh-cn': '日期', en: 'Day' },
  time: { 'zh-cn': '时间', en: 'Time' },
  minutes: { 'zh-cn': '时长', en: 'Length' },
  place: { 'zh-cn': '地点', en: 'Place' },
  link: { 'zh-cn': '线上地址', en: 'Online at' },
  about: { 'zh-cn': '内容', en: 'What it is about' },
  lesson: { 'zh-cn': '课', en: 'Lesson' },
} as const

const State = z.enum(['planned', 'cancelled'])
const Attendance = z.enum(ATTENDANCE_NAMES, 'request.malformed')
const Counts = z.object({ present: z.int(), late: z.int(), excused: z.int(), absent: z.int() })

const Meeting = z.object({
  id: z.int(),
  starttime: Moment,
  minutes: z.int(),
  place: z.string(),
  link: z.string(),
  about: z.string(),
  /** Of a course that visitors see. */
  lesson: z.object({ id: z.int(), course: z.string(), slug: z.string(), title: z.string() }).nullable(),
  state: State,
  /** Why it was cancelled. */
  reason: z.string(),
  note: z.string(),
  homework: z.string(),
})

/** As the teacher of the class sees it. */
const TaughtMeeting = Meeting.extend({
  /** More that were planned with it come after it and are planned, or cancelled, as it is. */
  series: z.boolean(),
  takentime: Moment.nullable(),
  counts: Counts,
  /** How many said that they will not come. */
  leaves: z.int(),
  /** To how many something was written after it. */
  written_to: z.int(),
  /** Another class of the same teacher at the same time; '': none. */
  clash: z.string(),
})
export type TaughtMeeting = z.output<typeof TaughtMeeting>

export const meetings = defineCall({
  method: 'GET',
  path: '/api/timetable/meetings',
  title: { 'zh-cn': '一个班的课表', en: 'When a class meets' },
  access: 'member',
  query: OfClass,
  /** `ahead`: what has not ended, the next first; `past`: the latest first. Of each so many as are looked at. */
  answer: z.object({
    ahead: z.array(TaughtMeeting),
    past: z.array(TaughtMeeting),
    /** Days without lessons from today on: weekly plans skip them. */
    closed: z.array(z.object({ from: z.string(), to: z.string(), name: z.string() })),
  }),
})

const Planned = z.object({
  /** How many. */
  count: z.int(),
  /** Those at a time at which the same teacher has another class. */
  clashes: z.array(z.object({ starttime: Moment, classroom: z.string() })),
})
export type Planned = z.output<typeof Planned>

export const plan = defineCall({
  method: 'POST',
  path: '/api/timetable/plan',
  title: { 'zh-cn': '给班级排课', en: 'Plan meetings of a class' },
  access: 'member',
  /** Weekly from `day`: so many `times`, or until a day; 1: that one alone. */
  body: OfClass.extend(When.shape).extend({
    times: z.int('meeting.times').min(1, 'meeting.times').max(WEEKS_MAX, 'meeting.times').default(1),
    until: Day.nullable().default(null),
  }),
  labels: {
    ...WHEN_LABELS,
    times: { 'zh-cn': '上几次', en: 'How many times' },
    until: { 'zh-cn': '上到哪天', en: 'Until' },
  },
  /** `skipped`: so many of these days are without lessons. A single meeting may be on one. */
  answer: Planned.extend({ skipped: z.int() }),
})

export const change = defineCall({
  method: 'POST',
  path: '/api/timetable/change',
  title: { 'zh-cn': '改一节课', en: 'Change a meeting' },
  access: 'member',
  /** `following`: time, length and place of all that were planned with it and come after it change alike. */
  body: OfMeeting.extend(When.shape).extend({ following: z.boolean().default(false) }),
  labels: WHEN_LABELS,
  answer: Planned,
})

export const cancel = defineCall({
  method: 'POST',
  path: '/api/timetable/cancel',
  title: { 'zh-cn': '取消一节课', en: 'Cancel a meeting' },
  access: 'member',
  body: OfMeeting.extend({ following: z.boolean().default(false), reason: words(200) }),
  labels: { reason: { 'zh-cn': '原因', en: 'Reason' } },
})

export const restore = defineCall({
  method: 'POST',
  path: '/api/timetable/restore',
  title: { 'zh-cn': '恢复取消的课', en: 'Restore a cancelled meeting' },
  access: 'member',
  /** `following`: all that were planned with it, come after it and are cancelled, too. */
  body: OfMeeting.extend({ following: z.boolean().default(false) }),
  answer: Planned,
})

export const register = defineCall({
  method: 'GET',
  path: '/api/timetable/register',
  title: { 'zh-cn': '一节课的点名', en: 'Who was there' },
  access: 'member',
  query: OfMeeting,
  answer: z.object({
    meeting: TaughtMeeting,
    /** Lesson hours that it takes of who is there; 0: the class takes none. */
    costs: z.int(),
    /** Those that it takes of who stays away without a word. */
    absence_costs: z.int(),
    /** Whether it can be taken by now. */
    open: z.boolean(),
    pupils: z.array(
      z.object({
        user: z.int(),
        name: z.string(),
        /** null: not taken of them. */
        state: Attendance.nullable(),
        leave: z.object({ reason: z.string(), by: z.enum(['member', 'guardian']) }).nullable(),
        /** What the teacher wrote to them of this meeting; '': nothing. */
        feedback: z.string(),
        /** What they were written of the meeting before of this class. */
        before: z.object({ starttime: Moment, feedback: z.string() }).nullable(),
        /** Hours they have for this class, below zero: owed; null: the class takes none. */
        hours: z.int().nullable(),
      }),
    ),
    /** What was put right, the latest first. */
    changes: z.array(z.object({ name: z.string(), was: Attendance, became: Attendance, createtime: Moment })),
  }),
})
export type Register = z.output<typeof register.answer>

export const take = defineCall({
  method: 'POST',
  path: '/api/timetable/take',
  title: { 'zh-cn': '点名，写上课记录', en: 'Take attendance and write the notes' },
  access: 'member',
  body: OfMeeting.extend({
    /** `feedback`: what is written to them and their guardian, of who came; absent: it stays as it is. */
    marks: z
      .array(
        z.object({
          user: RowId,
          state: Attendance,
          feedback: z.string().trim().max(FEEDBACK_MAX, 'rule.tooLong').optional(),
        }),
      )
      .max(REGISTER_MAX, 'class.full'),
    note: words(1000),
    homework: words(1000),
  }),
  labels: {
    marks: { 'zh-cn': '课后点评', en: 'Feedback' },
    note: { 'zh-cn': '上课记录', en: 'What was done' },
    homework: { 'zh-cn': '作业', en: 'Homework' },
  },
})

/** As who is in the class sees it, or who teaches it. */
export const OwnMeeting = Meeting.extend({
  classroom: z.string(),
  teacher: z.string(),
  /** The class, where one teaches it oneself. */
  teaches: z.int().nullable(),
  /** Whether its attendance was taken, where one teaches it oneself. */
  taken: z.boolean(),
  attendance: Attendance.nullable(),
  leave: z.object({ reason: z.string(), by: z.enum(['member', 'guardian']) }).nullable(),
})
export type OwnMeeting = z.output<typeof OwnMeeting>

const Timetable = z.object({
  /** 'YYYY-MM-DD' by the caller's clock, of today and of the Monday before. */
  today: z.string(),
  monday: z.string(),
  /** From two weeks before this one to the end of the next, in order. */
  meetings: z.array(OwnMeeting),
  /** What is on or comes next. */
  next: OwnMeeting.nullable(),
  /** Of each class that one is in: how many of those that were taken one came to. */
  figures: z.array(z.object({ classroom: z.string(), came: z.int(), count: z.int() })),
  /** What one held as a teacher, by month ('YYYY-MM'), the latest first. Empty as a guardian sees it. */
  taught: z.array(z.object({ month: z.string(), held: z.int(), minutes: z.int(), came: z.int(), cancelled: z.int() })),
  /** Meetings of one's classes that are over and whose attendance was not taken, the latest first. */
  untaken: z.array(z.object({ id: z.int(), classroom: z.int(), name: z.string(), starttime: Moment })),
  /** What teachers wrote to them after meetings, the latest first. */
  feedback: z.array(
    z.object({
      meeting: z.int(),
      starttime: Moment,
      classroom: z.string(),
      about: z.string(),
      teacher: z.string(),
      text: z.string(),
    }),
  ),
})
export type Timetable = z.output<typeof Timetable>

export const mine = defineCall({
  method: 'GET',
  path: '/api/timetable/mine',
  title: { 'zh-cn': '我的课表', en: 'My timetable' },
  access: 'member',
  query: z.object({ time_zone: timeZone }),
  answer: Timetable,
})

const Leave = z.object({
  meeting: RowId,
  /** False: they come after all. */
  away: z.boolean('request.malformed'),
  reason: words(200),
})
const LEAVE_LABELS = { reason: { 'zh-cn': '原因', en: 'Reason' } } as const

export const leave = defineCall({
  method: 'POST',
  path: '/api/timetable/leave',
  title: { 'zh-cn': '请假', en: 'Say that one will not come' },
  access: 'member',
  body: Leave,
  labels: LEAVE_LABELS,
})

/** iCalendar (RFC 5545). */
const CalendarFile = z.object({ name: z.string(), text: z.string() })

export const file = defineCall({
  method: 'GET',
  path: '/api/timetable/file',
  title: { 'zh-cn': '下载课表（.ics）', en: 'The timetable as a file for calendars' },
  access: 'member',
  answer: CalendarFile,
})

export const address = defineCall({
  method: 'GET',
  path: '/api/timetable/address',
  title: { 'zh-cn': '有没有日历订阅地址', en: 'Whether there is an address for calendars' },
  access: 'member',
  answer: z.object({ since: Moment.nullable() }),
})

export const newAddress = defineCall({
  method: 'POST',
  path: '/api/timetable/newAddress',
  title: { 'zh-cn': '新的日历订阅地址', en: 'A new address for calendars' },
  access: 'member',
  body: z.object({}),
  /** `url` is told this once: it is kept as a hash. The one before ends. */
  answer: z.object({ url: z.string() }),
})

export const endAddress = defineCall({
  method: 'POST',
  path: '/api/timetable/endAddress',
  title: { 'zh-cn': '停用日历订阅地址', en: 'End the address for calendars' },
  access: 'member',
  body: z.object({}),
})

/** For calendars, which send nothing but the address. */
export const calendar = defineCall({
  method: 'GET',
  path: '/api/timetable/calendar',
  title: { 'zh-cn': '日历订阅', en: 'The timetable for calendars' },
  access: 'public',
  query: z.object({ token: z.string().max(64).catch(''), lang: z.string().max(10).optional().catch(undefined) }),
  sends: 'text/calendar',
})

const OfChild = z.object({ id: z.int('request.malformed') })

export const ofChild = defineCall({
  method: 'GET',
  path: '/api/timetable/ofChild',
  title: { 'zh-cn': '孩子的课表', en: 'A child’s timetable' },
  access: 'guardian',
  query: z.object({ id: RowId, time_zone: timeZone }),
  answer: Timetable,
})

export const leaveForChild = defineCall({
  method: 'POST',
  path: '/api/timetable/leaveForChild',
  title: { 'zh-cn': '替孩子请假', en: 'Say that a child will not come' },
  access: 'guardian',
  body: OfChild.extend(Leave.shape),
  labels: LEAVE_LABELS,
})

export const fileOfChild = defineCall({
  method: 'GET',
  path: '/api/timetable/fileOfChild',
  title: { 'zh-cn': '下载孩子的课表（.ics）', en: 'A child’s timetable as a file for calendars' },
  access: 'guardian',
  query: z.object({ id: RowId }),
  answer: CalendarFile,
})

import type { Localized } from './languages.ts'

/** Of one class that are still to come, and that are planned at once. */
export const MEETINGS_MAX = 120
/** Of one class at all, with those that were cancelled. */
export const MEETINGS_KEPT = 1000
export const WEEKS_MAX = 52
/** Minutes. */
export const MEETING_MIN = 5
export const MEETING_MAX = 720
/** Days from today within which meetings are planned: back, for one that was not written down, and ahead. */
export const DAYS_BACK = 60
export const DAYS_AHEAD = 400
/** Minutes before it begins from which attendance is taken. */
export const TAKEN_FROM = 60

/** Whether somebody was there. */
export const ATTENDANCE = {
  present: { 'zh-cn': '到了', en: 'Present' },
  late: { 'zh-cn': '迟到', en: 'Late' },
  excused: { 'zh-cn': '请假', en: 'Excused' },
  absent: { 'zh-cn': '没来', en: 'Absent' },
} as const satisfies Record<string, Localized>
export type Attendance = keyof typeof ATTENDANCE
export const ATTENDANCE_NAMES = Object.keys(ATTENDANCE) as [Attendance, ...Attendance[]]

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
/** Characters of what is written to each child after a meeting. */
export const FEEDBACK_MAX = 500

/** Whether somebody was there. */
export const ATTENDANCE = {
  present: { 'zh-cn': '到了', en: 'Present' },
  late: { 'zh-cn': '迟到', en: 'Late' },
  excused: { 'zh-cn': '请假', en: 'Excused' },
  absent: { 'zh-cn': '没来', en: 'Absent' },
} as const satisfies Record<string, Localized>
export type Attendance = keyof typeof ATTENDANCE
/** Who came is written to. */
export const hasCome = (state: Attendance): boolean => state === 'present' || state === 'late'
export const ATTENDANCE_NAMES = Object.keys(ATTENDANCE) as [Attendance, ...Attendance[]]

/** What teachers say often after a meeting; they add to it what is the child's own. */
export const FEEDBACK_PHRASES: readonly Localized[] = [
  { 'zh-cn': '今天很专心。', en: 'Concentrated well today.' },
  { 'zh-cn': '自己想出了办法。', en: 'Found a way on their own.' },
  { 'zh-cn': '遇到难的地方没有放弃。', en: 'Did not give up when it got hard.' },
  { 'zh-cn': '愿意帮助同学。', en: 'Helped others.' },
  { 'zh-cn': '作品完成了，可以请孩子讲给你听。', en: 'The project is finished: ask to hear about it.' },
  { 'zh-cn': '有一步还没弄懂，下次课再一起看。', en: 'One step is not clear yet; we look at it again next time.' },
]

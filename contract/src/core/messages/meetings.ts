import type { Localized } from '../languages.ts'

/** When classes meet and who was there (decision 362). */
export const meetings = {
  'meeting.planned': { 'zh-cn': '已排 {count} 节课', en: '{count} {count|meeting|meetings} planned' },
  'meeting.plannedClash': {
    'zh-cn': '已排 {count} 节课。{day}这个时间，你还有“{classroom}”的课',
    en: '{count} {count|meeting|meetings} planned. On {day} you also have “{classroom}” at that time',
  },
  'meeting.plannedSkipping': {
    'zh-cn': '已排 {count} 节课，跳过了 {skipped} 个停课日',
    en: '{count} {count|meeting|meetings} planned. Skipped, as there are no lessons: {skipped}',
  },
  'meeting.allClosed': {
    'zh-cn': '这些日子学校都停课',
    en: 'There are no lessons on any of these days',
  },
  'meeting.minutes': { 'zh-cn': '时长从 5 到 720 分钟', en: 'From 5 to 720 minutes' },
  'meeting.times': { 'zh-cn': '一次最多排 52 周', en: 'At most 52 weeks at once' },
  'meeting.day': {
    'zh-cn': '日期要在 60 天前到 400 天后之间',
    en: 'Choose a day from 60 days ago to 400 days ahead',
  },
  'meeting.untilBefore': { 'zh-cn': '要在第一次课的那天或以后', en: 'Not before the first meeting' },
  'meeting.tooMany': {
    'zh-cn': '一个班最多提前排 {count} 节课',
    en: 'A class can have {count} meetings ahead',
  },
  'meeting.tooManyKept': {
    'zh-cn': '一个班最多 {count} 节课，请另建一个班',
    en: 'A class can have {count} meetings in all. Make another class',
  },
  'meeting.isTaken': {
    'zh-cn': '这节课已经点过名，不能再改时间或取消',
    en: 'Attendance was taken: its time stays, and it is not cancelled',
  },
  'meeting.isCancelled': { 'zh-cn': '这节课已经取消了', en: 'This meeting was cancelled' },
  'meeting.notYet': {
    'zh-cn': '开始前一小时起可以点名',
    en: 'Attendance is taken from an hour before it begins',
  },
  'meeting.changed': { 'zh-cn': '已改好，会告诉学生和家长', en: 'Changed. Pupils and guardians are told' },
  'meeting.changedClash': {
    'zh-cn': '已改好。{day}这个时间，你还有“{classroom}”的课',
    en: 'Changed. On {day} you also have “{classroom}” at that time',
  },
  'meeting.cancelled': { 'zh-cn': '已取消，会告诉学生和家长', en: 'Cancelled. Pupils and guardians are told' },
  'meeting.isPlanned': { 'zh-cn': '这节课没有取消', en: 'This meeting is not cancelled' },
  'meeting.restored': { 'zh-cn': '已恢复，会告诉学生和家长', en: 'Restored. Pupils and guardians are told' },
  'meeting.restoredClash': {
    'zh-cn': '已恢复。{day}这个时间，你还有“{classroom}”的课',
    en: 'Restored. On {day} you also have “{classroom}” at that time',
  },
  'meeting.taken': { 'zh-cn': '点名已保存', en: 'Attendance saved' },
  'meeting.written': {
    'zh-cn': '已保存，孩子和家长看得到点评',
    en: 'Saved. Children and guardians can read the feedback',
  },
  'meeting.away': { 'zh-cn': '已请假，老师看得到', en: 'The teacher can see it now' },
  'meeting.comes': { 'zh-cn': '好的，不请假了', en: 'All right, coming after all' },
  'meeting.leaveLate': {
    'zh-cn': '这节课已经开始，请直接告诉老师',
    en: 'It has begun. Please tell the teacher yourself',
  },
  'meeting.addressMade': {
    'zh-cn': '新的订阅地址做好了，以前的不能再用',
    en: 'The new address is ready. The one before works no more',
  },
  'hours.tooFew': { 'zh-cn': '不够减：还剩 {left} 课时', en: 'Not enough: {left} {left|hour is|hours are} left' },
  'hours.endPast': { 'zh-cn': '有效期要在今天或以后', en: 'Today or later' },
  'meeting.addressEnded': { 'zh-cn': '订阅地址停用了', en: 'The address works no more' },
} as const satisfies Record<string, Localized>

import { defineResource } from '../definition/define-resource.ts'
import { BY_SERVER } from '../fields/standard.ts'

const COUNT = { kind: 'number', required: true, default: 0, ...BY_SERVER } as const

/** What each teacher held in a month: the office pays by it. Meetings alone move it (decision 372). */
export const teachingMonth = defineResource({
  name: 'teaching-month',
  base: 'user.teachingMonth',
  title: { 'zh-cn': '老师课量', en: 'Lessons held' },
  one: { 'zh-cn': '老师一个月的课量', en: 'month of a teacher' },
  empty: {
    'zh-cn': '还没有点过名的课。老师点过名，课才算上过',
    en: 'No attendance was taken yet: a meeting was held once its teacher took it',
  },
  icon: 'SolutionOutlined',
  menu: { directory: 'members', weigh: 64 },
  label: 'month',
  titleFields: ['teacher_id', 'month'],
  quickSearch: ['month'],
  alsoFoundBy: { relations: ['teacher_id'] },
  sort: { field: 'month', direction: 'desc' },
  demo: true,
  history: false,
  recycle: false,
  actions: ['index', 'export'],
  fields: {
    month: {
      kind: 'text',
      label: { 'zh-cn': '月份', en: 'Month' },
      hint: { 'zh-cn': '例如 2026-11；按排课时的时区算', en: 'Such as 2026-11, by the clock of the plan' },
      required: true,
      max: 7,
      ...BY_SERVER,
      search: 'LIKE',
      table: { width: 96, sortable: true, priority: 'high' },
    },
    teacher_id: {
      kind: 'relation',
      to: 'member',
      onDelete: 'clear',
      label: { 'zh-cn': '老师', en: 'Teacher' },
      ...BY_SERVER,
      search: '=',
      table: { width: 116, priority: 'high' },
    },
    held: {
      ...COUNT,
      label: { 'zh-cn': '上课节数', en: 'Held' },
      table: { width: 90, sum: true, priority: 'high' },
    },
    minutes: {
      ...COUNT,
      label: { 'zh-cn': '分钟', en: 'Minutes' },
      table: { width: 110, sum: true, priority: 'high' },
    },
    came: { ...COUNT, label: { 'zh-cn': '来了几人次', en: 'Children who came' }, table: { width: 130, sum: true } },
    written_to: {
      ...COUNT,
      label: { 'zh-cn': '写了点评', en: 'Feedback given' },
      quietAtZero: true,
      table: { width: 120, sum: true },
    },
    cancelled: {
      ...COUNT,
      label: { 'zh-cn': '取消了几节', en: 'Cancelled' },
      quietAtZero: true,
      table: { width: 120, sum: true },
    },
  },
})

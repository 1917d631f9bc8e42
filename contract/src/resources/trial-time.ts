import { defineResource } from '../definition/define-resource.ts'
import { MINUTES, PLACE } from './trial.ts'

/** Monday is the first. */
const WEEKDAYS = {
  '1': { 'zh-cn': '星期一', en: 'Monday' },
  '2': { 'zh-cn': '星期二', en: 'Tuesday' },
  '3': { 'zh-cn': '星期三', en: 'Wednesday' },
  '4': { 'zh-cn': '星期四', en: 'Thursday' },
  '5': { 'zh-cn': '星期五', en: 'Friday' },
  '6': { 'zh-cn': '星期六', en: 'Saturday' },
  '7': { 'zh-cn': '星期日', en: 'Sunday' },
} as const

/** Times at which the school offers trial lessons, each with places: families choose one, and have it at once (decision 360). */
export const trialTime = defineResource({
  name: 'trial-time',
  title: { 'zh-cn': '试听时段', en: 'Times for trials' },
  one: { 'zh-cn': '试听时段', en: 'time for trials' },
  empty: {
    'zh-cn': '还没有开放的时段，家长只能写下方便的时间',
    en: 'No time is offered yet: families can only say when they could come',
  },
  icon: 'ScheduleOutlined',
  menu: { directory: 'school', weigh: 75 },
  label: 'name',
  quickSearch: ['name', 'place'],
  alsoFoundBy: { relations: ['bole_id', 'course_id'] },
  sort: { field: 'starttime', direction: 'desc' },
  demo: true,
  children: [{ resource: 'trial', by: 'trial_time_id' }],
  views: { calendar: { at: 'starttime' } },
  commands: {
    repeat: {
      label: { 'zh-cn': '每周重复', en: 'Repeat weekly' },
      icon: 'SyncOutlined',
      shows: ['name', 'minutes', 'places', 'bole_id', 'place'],
      input: {
        days: {
          kind: 'multi-select',
          label: { 'zh-cn': '每周星期几', en: 'Days of the week' },
          hint: { 'zh-cn': '同一个钟点。不选：和这个时段同一天', en: 'At the same hour. None: the day of this time' },
          options: WEEKDAYS,
        },
        until: {
          kind: 'date',
          label: { 'zh-cn': '到哪一天', en: 'Until' },
          hint: {
            'zh-cn': '这一天也算，最多半年。设置里的停课日会跳过',
            en: 'That day included; half a year at most. Days without lessons (in the settings) are left out',
          },
          required: true,
        },
      },
    },
  },
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '时段', en: 'Time' },
      max: 20,
      readonly: true,
      form: false,
      search: 'LIKE',
      table: { width: 160, priority: 'high' },
    },
    starttime: {
      kind: 'date-time',
      label: { 'zh-cn': '开始时间', en: 'Begins' },
      hint: {
        'zh-cn': '有人约了也可以改：几分钟后告诉他们',
        en: 'Families that are booked are told of a change some minutes later',
      },
      required: true,
      search: 'RANGE',
      table: { width: 170, sortable: true, priority: 'low' },
      form: { half: true },
    },
    minutes: { ...MINUTES, required: true, default: 60, table: { width: 90 }, form: { half: true } },
    places: {
      kind: 'number',
      label: { 'zh-cn': '名额', en: 'Places' },
      hint: { 'zh-cn': '几家可以同时来', en: 'How many families may come' },
      required: true,
      default: 1,
      min: 1,
      max: 99,
      table: { width: 90, priority: 'high', sum: false },
      form: { half: true },
    },
    taken: {
      kind: 'number',
      label: { 'zh-cn': '已约', en: 'Taken' },
      required: true,
      readonly: true,
      form: false,
      search: 'RANGE',
      table: { width: 90, priority: 'high', sum: false },
    },
    bole_id: {
      kind: 'relation',
      to: 'bole',
      onDelete: 'clear',
      label: { 'zh-cn': '老师', en: 'Mentor' },
      search: '=',
      table: { width: 130 },
      form: { half: true },
    },
    course_id: {
      kind: 'relation',
      to: 'course',
      onDelete: 'clear',
      label: { 'zh-cn': '只试这门课', en: 'Only for' },
      none: { 'zh-cn': '都可以', en: 'Any course' },
      search: '=',
      table: { width: 170 },
      form: { half: true },
    },
    place: { ...PLACE, table: { width: 220, priority: 'low' } },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '开放', en: 'Offered' },
      hint: {
        'zh-cn': '关掉以后不能再约，约好的不变',
        en: 'Off, nobody can choose it any more; what is booked stays',
      },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})

import { HOUR_KINDS } from '../core/lesson-hours.ts'
import { ACCOUNT_LEDGER, ACCOUNT_OF, AFTER, BEFORE, CHANGE, ENTRY_FIELDS } from '../definition/ledger.ts'
import { defineResource } from '../definition/define-resource.ts'
import { BY_SERVER } from '../fields/standard.ts'

/** Every change of what members have of lesson hours: the balance is what these rows come to (decision 369). */
export const lessonHour = defineResource({
  name: 'lesson-hour',
  title: { 'zh-cn': '课时明细', en: 'Hours log' },
  one: { 'zh-cn': '课时明细', en: 'entry of hours' },
  empty: { 'zh-cn': '还没有课时变动', en: 'Nothing has changed yet' },
  icon: 'HistoryOutlined',
  menu: { directory: 'members', weigh: 65 },
  ...ACCOUNT_LEDGER,
  actions: ['index', 'export'],
  fields: {
    user_id: { ...ACCOUNT_OF, ...BY_SERVER },
    hours: {
      kind: 'number',
      ...CHANGE,
      ...BY_SERVER,
      table: { width: 100, priority: 'high', sum: true },
    },
    before: { kind: 'number', ...BEFORE },
    after: { kind: 'number', ...AFTER },
    kind: {
      kind: 'select',
      label: { 'zh-cn': '种类', en: 'Kind' },
      required: true,
      ...BY_SERVER,
      search: '=',
      table: { width: 130, priority: 'high' },
      options: {
        bought: { ...HOUR_KINDS.bought, accent: 'leaf' },
        given: { ...HOUR_KINDS.given, accent: 'honey' },
        taken: { ...HOUR_KINDS.taken, accent: 'sky' },
        back: { ...HOUR_KINDS.back, accent: 'teal' },
        settled: { ...HOUR_KINDS.settled, accent: 'violet' },
        corrected: { ...HOUR_KINDS.corrected, accent: 'carrot' },
        expired: { ...HOUR_KINDS.expired, accent: 'teal' },
        refunded: { ...HOUR_KINDS.refunded, accent: 'berry' },
      },
    },
    package_id: {
      kind: 'relation',
      to: 'lesson-package',
      loose: true,
      label: { 'zh-cn': '课时包', en: 'Package' },
      none: { 'zh-cn': '欠的', en: 'Owed' },
      ...BY_SERVER,
      search: '=',
      table: { width: 160, hidden: true },
    },
    classroom_id: {
      kind: 'relation',
      to: 'classroom',
      loose: true,
      label: { 'zh-cn': '班级', en: 'Class' },
      ...BY_SERVER,
      search: '=',
      table: { width: 150, priority: 'low' },
    },
    day: {
      kind: 'date',
      label: { 'zh-cn': '上课日期', en: 'Day of the lesson' },
      ...BY_SERVER,
      search: 'RANGE',
      table: { width: 130 },
    },
    memo: { ...ENTRY_FIELDS.memo, ...BY_SERVER },
    admin_id: ENTRY_FIELDS.admin_id,
  },
})

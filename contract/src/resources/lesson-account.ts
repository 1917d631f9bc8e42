import { ACCOUNT_OF } from '../definition/ledger.ts'
import { defineResource } from '../definition/define-resource.ts'
import { BY_SERVER } from '../fields/standard.ts'

/** What members have of lesson hours; made with their first entry, and moved by entries alone (decision 369). */
export const lessonAccount = defineResource({
  name: 'lesson-account',
  title: { 'zh-cn': '课时账户', en: 'Lesson hours' },
  one: { 'zh-cn': '课时账户', en: 'account of lesson hours' },
  empty: {
    'zh-cn': '还没有人有课时。在“课时包”里登记，或者在商城卖“课时”',
    en: 'Nobody has lesson hours yet. Enter a package, or sell one in the shop',
  },
  icon: 'WalletOutlined',
  menu: { directory: 'members', weigh: 67 },
  label: 'note',
  titleFields: ['user_id'],
  quickSearch: ['note'],
  alsoFoundBy: { relations: ['user_id'] },
  sort: { field: 'balance', direction: 'asc' },
  recycle: false,
  actions: ['index', 'edit', 'export'],
  owner: 'user_id',
  // Who is called about going on has the next package entered there and then.
  children: [
    { resource: 'lesson-package', by: 'user_id', of: 'user_id' },
    { resource: 'lesson-hour', by: 'user_id', of: 'user_id' },
  ],
  fields: {
    user_id: { ...ACCOUNT_OF, ...BY_SERVER, unique: true },
    balance: {
      kind: 'number',
      label: { 'zh-cn': '剩余课时', en: 'Hours left' },
      hint: { 'zh-cn': '负数是欠的课时', en: 'Below zero: owed' },
      required: true,
      default: 0,
      history: false,
      ...BY_SERVER,
      search: 'RANGE',
      table: { width: 120, sortable: true, priority: 'high', sum: true },
    },
    endday: {
      kind: 'date',
      label: { 'zh-cn': '最早到期', en: 'First end' },
      history: false,
      ...BY_SERVER,
      search: 'RANGE',
      table: { width: 130, sortable: true },
    },
    lasttime: {
      kind: 'date-time',
      label: { 'zh-cn': '上次扣课时', en: 'Last lesson' },
      history: false,
      ...BY_SERVER,
      search: 'RANGE',
      table: { width: 170, sortable: true, priority: 'high' },
    },
    note: {
      kind: 'textarea',
      label: { 'zh-cn': '续费备注', en: 'Note' },
      hint: {
        'zh-cn': '例如：妈妈说月底来续。只有同事看到',
        en: 'What the family said about going on. Only colleagues read it',
      },
      max: 500,
      rows: 3,
      search: 'LIKE',
      table: { width: 260, priority: 'low' },
    },
  },
})

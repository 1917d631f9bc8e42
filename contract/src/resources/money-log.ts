import { defineResource } from '../definition/define-resource.ts'
import { ACCOUNT_OF, AFTER, BEFORE, ENTRY_FIELDS, MONEY_MAX } from '../definition/ledger.ts'

/** Every change of what members have of money: the balance is what these rows come to (decision 041). */
export const moneyLog = defineResource({
  name: 'money-log',
  base: 'user.moneyLog',
  title: { 'zh-cn': '余额记录', en: 'Balance log' },
  one: { 'zh-cn': '余额记录', en: 'balance entry' },
  empty: { 'zh-cn': '还没有余额变动', en: 'Nothing has changed yet' },
  icon: 'WalletOutlined',
  menu: { directory: 'members', weigh: 70 },
  label: 'memo',
  quickSearch: ['memo'],
  sort: { field: 'id', direction: 'desc' },
  ledger: true,
  actions: ['index', 'add', 'export'],
  owner: 'user_id',
  read: { member: ['money', 'before', 'after', 'memo'] },
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '时间', en: 'Time' } },
  fields: {
    user_id: ACCOUNT_OF,
    money: {
      kind: 'money',
      label: { 'zh-cn': '变动', en: 'Change' },
      hint: { 'zh-cn': '减少写负数', en: 'Negative to take' },
      required: true,
      min: -MONEY_MAX,
      max: MONEY_MAX,
      search: 'RANGE',
      table: { width: 120, priority: 'high' },
    },
    before: { kind: 'money', ...BEFORE },
    after: { kind: 'money', ...AFTER },
    ...ENTRY_FIELDS,
  },
})

import { defineResource } from '../definition/define-resource.ts'
import { ACCOUNT_LEDGER, ACCOUNT_OF, AFTER, BEFORE, CHANGE, ENTRY_FIELDS, MONEY_MAX } from '../definition/ledger.ts'

/** Every change of what members have of money: the balance is what these rows come to (decision 041). */
export const moneyLog = defineResource({
  name: 'money-log',
  base: 'user.moneyLog',
  title: { 'zh-cn': '余额记录', en: 'Balance log' },
  one: { 'zh-cn': '余额记录', en: 'balance entry' },
  empty: { 'zh-cn': '还没有余额变动', en: 'Nothing has changed yet' },
  icon: 'WalletOutlined',
  menu: { directory: 'members', weigh: 70 },
  ...ACCOUNT_LEDGER,
  read: { member: ['money', 'before', 'after', 'memo'] },
  fields: {
    user_id: ACCOUNT_OF,
    money: {
      kind: 'money',
      ...CHANGE,
      min: -MONEY_MAX,
      max: MONEY_MAX,
      table: { width: 120, priority: 'high' },
    },
    before: { kind: 'money', ...BEFORE },
    after: { kind: 'money', ...AFTER },
    ...ENTRY_FIELDS,
  },
})

import { defineResource } from '../definition/define-resource.ts'
import { ACCOUNT_LEDGER, ACCOUNT_OF, AFTER, BEFORE, CHANGE, ENTRY_FIELDS, SCORE_MAX } from '../definition/ledger.ts'

/** Every change of what members have of points: the balance is what these rows come to (decision 041). */
export const scoreLog = defineResource({
  name: 'score-log',
  base: 'user.scoreLog',
  title: { 'zh-cn': '积分记录', en: 'Points log' },
  one: { 'zh-cn': '积分记录', en: 'points entry' },
  empty: { 'zh-cn': '还没有积分变动', en: 'Nothing has changed yet' },
  icon: 'StarOutlined',
  menu: { directory: 'members', weigh: 60 },
  ...ACCOUNT_LEDGER,
  read: { member: ['score', 'before', 'after', 'memo'] },
  fields: {
    user_id: ACCOUNT_OF,
    score: {
      kind: 'number',
      ...CHANGE,
      min: -SCORE_MAX,
      max: SCORE_MAX,
      table: { width: 120, priority: 'high', sum: true },
    },
    before: { kind: 'number', ...BEFORE },
    after: { kind: 'number', ...AFTER },
    ...ENTRY_FIELDS,
  },
})

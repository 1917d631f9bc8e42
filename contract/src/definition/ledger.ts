import type { FieldCommon } from '../fields/field.ts'

/** The most that one entry of an account's ledger moves: cents of money, and points. */
export const MONEY_MAX = 9_999_999_99
export const SCORE_MAX = 9_999_999

/** Why something was added or taken. */
export const MEMO = {
  kind: 'text',
  label: { 'zh-cn': '原因', en: 'Reason' },
  hint: { 'zh-cn': '会员会看到。不要写姓名和电话', en: 'The member reads it. No names and no telephone numbers' },
  required: true,
  max: 255,
} as const

/** What the entries of every account's ledger say, besides the amount and what there was before and after. */
export const ENTRY_FIELDS = {
  memo: { ...MEMO, ownWords: true, search: 'LIKE', table: { width: 260 } },
  source: {
    kind: 'text',
    label: { 'zh-cn': '来源', en: 'Source' },
    unique: true,
    readonly: true,
    form: false,
    search: '=',
    table: { width: 150, hidden: true },
  },
  admin_id: {
    kind: 'relation',
    to: 'admin',
    loose: true,
    label: { 'zh-cn': '经办人', en: 'Entered by' },
    readonly: true,
    form: false,
    search: '=',
    table: { width: 120, priority: 'low' },
  },
} as const

/** Whose account it is. */
export const ACCOUNT_OF = {
  kind: 'relation',
  to: 'member',
  onDelete: 'restrict',
  label: { 'zh-cn': '会员', en: 'Member' },
  required: true,
  search: '=',
  table: { width: 140, priority: 'high' },
} as const

/** What there was before an entry, and after it. */
export const BEFORE = {
  label: { 'zh-cn': '变动前', en: 'Before' },
  required: true,
  readonly: true,
  form: false,
  table: { width: 120, priority: 'low', sum: false },
} as const satisfies FieldCommon
export const AFTER = {
  ...BEFORE,
  label: { 'zh-cn': '变动后', en: 'After' },
  table: { width: 120, sum: false },
} as const

/** How the ledger of an account is listed, added to by hand, and shown to whom it belongs. */
export const ACCOUNT_LEDGER = {
  label: 'memo',
  quickSearch: ['memo'],
  alsoFoundBy: { relations: ['user_id'] },
  sort: { field: 'id', direction: 'desc' },
  ledger: true,
  actions: ['index', 'add', 'export'],
  owner: 'user_id',
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '时间', en: 'Time' } },
} as const

/** What an entry adds, or takes. */
export const CHANGE = {
  label: { 'zh-cn': '变动', en: 'Change' },
  hint: { 'zh-cn': '减少写负数', en: 'Negative to take' },
  required: true,
  search: 'RANGE',
} as const satisfies FieldCommon

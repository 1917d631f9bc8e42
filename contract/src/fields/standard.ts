import type { SwitchField } from './switch.ts'
import type { WeighField } from './weigh.ts'

/** The place of a record among its neighbours, given by dragging. */
export const WEIGH = {
  kind: 'weigh',
  label: { 'zh-cn': '权重', en: 'Weight' },
  form: false,
  table: { width: 90, sortable: true, hidden: true },
} as const satisfies WeighField

/** Whether visitors see the record. */
export const IS_PUBLIC = {
  kind: 'switch',
  label: { 'zh-cn': '公开', en: 'Public' },
  default: true,
  search: '=',
  table: { width: 90, priority: 'high' },
} as const satisfies SwitchField

import { MEMBER_EVENT_NAMES, type MemberEvent, wordsOf } from '../core/member-events.ts'
import type { Localized } from '../core/languages.ts'
import { defineResource } from '../definition/define-resource.ts'
import { ACCOUNT_OF } from '../definition/ledger.ts'

const events = Object.fromEntries(MEMBER_EVENT_NAMES.map((event) => [event, wordsOf(event).label])) as Record<
  MemberEvent,
  Localized
>

/** What members were told of what happened to what is theirs: written beside it, in the same transaction. */
export const memberEvent = defineResource({
  name: 'member-event',
  title: { 'zh-cn': '会员消息', en: 'Messages to members' },
  one: { 'zh-cn': '消息', en: 'message' },
  empty: { 'zh-cn': '还没有什么要告诉会员的', en: 'Nothing has happened yet that members were told of' },
  icon: 'BellOutlined',
  menu: { directory: 'members', weigh: 74 },
  label: 'event',
  quickSearch: ['reason'],
  alsoFoundBy: { relations: ['user_id'] },
  searchByScan: true,
  sort: { field: 'id', direction: 'desc' },
  history: false,
  recycle: false,
  actions: ['index'],
  owner: 'user_id',
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '时间', en: 'Time' } },
  fields: {
    user_id: { ...ACCOUNT_OF, onDelete: 'cascade', readonly: true, form: false },
    event: {
      kind: 'select',
      label: { 'zh-cn': '什么事', en: 'What happened' },
      required: true,
      readonly: true,
      form: false,
      search: '=',
      table: { width: 160, priority: 'high' },
      options: events,
    },
    cases_id: {
      kind: 'relation',
      to: 'cases',
      loose: true,
      label: { 'zh-cn': '作品', en: 'Work' },
      readonly: true,
      form: false,
      search: '=',
      table: { width: 180 },
    },
    order_id: {
      kind: 'relation',
      to: 'shop-order',
      loose: true,
      label: { 'zh-cn': '订单', en: 'Order' },
      readonly: true,
      form: false,
      search: '=',
      table: { width: 190, priority: 'low' },
    },
    reason: {
      kind: 'text',
      ownWords: true,
      label: { 'zh-cn': '原因', en: 'Reason' },
      readonly: true,
      form: false,
      table: { width: 220 },
    },
    readtime: {
      kind: 'date-time',
      label: { 'zh-cn': '什么时候读的', en: 'Read' },
      readonly: true,
      form: false,
      table: { width: 170, priority: 'low' },
    },
  },
})

import { defineResource } from '../definition/define-resource.ts'
import { LAST_SIGN_IN_FROM } from '../fields/account.ts'

/** Who looks after children under 14. They have no password: codes to their number or address open the guardian page. */
export const guardian = defineResource({
  name: 'guardian',
  base: 'user.guardian',
  title: { 'zh-cn': '监护人', en: 'Guardians' },
  one: { 'zh-cn': '监护人', en: 'guardian' },
  empty: { 'zh-cn': '还没有监护人', en: 'No guardian has agreed yet' },
  icon: 'SafetyOutlined',
  menu: { directory: 'members', weigh: 80 },
  label: 'contact',
  quickSearch: ['contact'],
  sort: { field: 'id', direction: 'desc' },
  demo: true,
  sensitive: ['status'],
  actions: ['index', 'edit', 'export'],
  children: [
    { resource: 'member', by: 'guardian_id' },
    { resource: 'consent', by: 'guardian_id' },
  ],
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '登记时间', en: 'Since' } },
  fields: {
    contact: {
      kind: 'text',
      label: { 'zh-cn': '手机或邮箱', en: 'Mobile or e-mail' },
      required: true,
      unique: true,
      readonly: true,
      max: 100,
      search: 'LIKE',
      table: { width: 220, priority: 'high' },
    },
    lastlogintime: {
      kind: 'date-time',
      label: { 'zh-cn': '最近打开家长页', en: 'Last visit' },
      readonly: true,
      form: false,
      search: 'RANGE',
      table: { width: 170, sortable: true },
    },
    lastloginip: LAST_SIGN_IN_FROM,
    status: {
      kind: 'switch',
      label: { 'zh-cn': '启用', en: 'Enabled' },
      hint: { 'zh-cn': '停用以后打不开家长页', en: 'Disabled, the guardian page does not open' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})

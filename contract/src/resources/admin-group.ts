import { defineResource } from '../definition/define-resource.ts'

export const adminGroup = defineResource({
  name: 'admin-group',
  base: 'auth.group',
  title: { 'zh-cn': '角色组', en: 'Groups' },
  one: { 'zh-cn': '角色组', en: 'group' },
  icon: 'ApartmentOutlined',
  menu: { directory: 'auth', weigh: 80, letter: 'r' },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'asc' },
  demo: true,
  sensitive: ['rules'],
  fields: {
    pid: { kind: 'tree-parent', label: { 'zh-cn': '上级组', en: 'Parent' }, maxDepth: 5, top: 'super', table: false },
    name: {
      kind: 'text',
      label: { 'zh-cn': '组名', en: 'Name' },
      localized: true,
      required: true,
      max: 50,
      search: 'LIKE',
      table: { width: 240 },
    },
    rules: {
      kind: 'rules',
      label: { 'zh-cn': '权限', en: 'Permissions' },
      hint: {
        'zh-cn': '只能授予自己拥有的权限',
        en: 'You can only grant what you hold yourself',
      },
      table: { width: 160 },
    },
    row_limits: {
      kind: 'row-limits',
      label: { 'zh-cn': '数据范围', en: 'Which records' },
      hint: {
        'zh-cn': '没有权限的模块不受影响。一个人在几个组里时，以最宽的为准',
        en: 'Of modules the group may open. Whoever is in several groups has the widest of theirs',
      },
      table: false,
    },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '启用', en: 'Enabled' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})

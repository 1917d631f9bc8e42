import { defineResource } from '../definition/define-resource.ts'

export const memberGroup = defineResource({
  name: 'member-group',
  base: 'user.group',
  title: { 'zh-cn': '会员组', en: 'Member groups' },
  one: { 'zh-cn': '会员组', en: 'member group' },
  icon: 'UsergroupAddOutlined',
  menu: { directory: 'members', weigh: 80 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'asc' },
  demo: true,
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '组名', en: 'Name' },
      localized: true,
      required: true,
      max: 50,
      search: 'LIKE',
      table: { width: 240 },
    },
    remark: {
      kind: 'textarea',
      label: { 'zh-cn': '说明', en: 'Remark' },
      hint: { 'zh-cn': '谁在这个组里，只给同事看', en: 'Who belongs here; only colleagues read it' },
      max: 255,
      rows: 2,
      table: { width: 320, priority: 'low' },
    },
    everything: {
      kind: 'switch',
      label: { 'zh-cn': '会员中心全部开放', en: 'The whole member centre' },
      hint: {
        'zh-cn': '关闭以后，只开放下面选中的页面和接口',
        en: 'Off, only the pages and calls chosen below are open',
      },
      default: true,
      table: { width: 150 },
    },
    rule_ids: {
      kind: 'relation-many',
      to: 'member-rule',
      label: { 'zh-cn': '开放的页面', en: 'Open pages' },
      hint: { 'zh-cn': '选目录，等于选它下面的全部', en: 'A directory stands for all that is in it' },
      max: 100,
      table: { width: 220, hidden: true },
      form: { when: { everything: ['0'] } },
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

import { defineResource } from '../definition/define-resource.ts'

/** The recycle bin (wire 8): deleted rows, until they are restored, deleted for good, or too old. */
export const dataRecycleLog = defineResource({
  name: 'data-recycle-log',
  base: 'security.dataRecycleLog',
  title: { 'zh-cn': '回收站', en: 'Recycle bin' },
  icon: 'DeleteOutlined',
  menu: { directory: 'security', weigh: 90 },
  label: 'name',
  quickSearch: ['name'],
  searchByScan: true,
  sort: { field: 'id', direction: 'desc' },
  rowSearch: { createtime: 'RANGE' },
  actions: ['index', 'del'],
  history: false,
  recycle: false,
  commands: {
    look: { label: { 'zh-cn': '查看内容', en: 'See what it was' }, icon: 'EyeOutlined', reads: true },
    restore: {
      label: { 'zh-cn': '还原', en: 'Restore' },
      icon: 'RollbackOutlined',
      bulk: true,
    },
  },
  rowButtons: ['look', 'restore', 'delete'],
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '记录', en: 'Record' },
      localized: true,
      required: true,
      search: 'LIKE',
      table: { width: 220 },
    },
    recycle_id: {
      kind: 'relation',
      label: { 'zh-cn': '模块', en: 'Module' },
      to: 'data-recycle',
      loose: true,
      join: ['name', 'controller_as'],
      search: '=',
      table: { width: 130 },
    },
    row_id: {
      kind: 'number',
      label: { 'zh-cn': '记录编号', en: 'Record ID' },
      required: true,
      table: { width: 100 },
    },
    data_table: {
      kind: 'text',
      label: { 'zh-cn': '数据表', en: 'Table' },
      required: true,
      table: { width: 140, hidden: true },
    },
    admin_id: {
      kind: 'relation',
      label: { 'zh-cn': '删除者', en: 'Deleted by' },
      to: 'admin',
      loose: true,
      join: ['username', 'nickname'],
      search: '=',
      table: { width: 120 },
    },
    ip: {
      kind: 'text',
      label: { 'zh-cn': 'IP', en: 'IP' },
      required: true,
      table: { width: 130, hidden: true },
    },
    useragent: {
      kind: 'text',
      label: { 'zh-cn': '浏览器', en: 'Browser' },
      required: true,
      table: { width: 240, hidden: true },
    },
  },
})

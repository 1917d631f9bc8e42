import { defineResource } from '../definition/define-resource.ts'

/** What browsers reported of their own failures, and the nightly check of the books; the same failure counts up instead of filling the table. */
export const clientReport = defineResource({
  name: 'client-report',
  base: 'report',
  title: { 'zh-cn': '错误报告', en: 'Error reports' },
  one: { 'zh-cn': '错误报告', en: 'error report' },
  empty: { 'zh-cn': '没有收到过错误报告', en: 'No errors have been reported' },
  icon: 'BugOutlined',
  menu: { directory: 'system', weigh: 50, letter: 'b' },
  label: 'message',
  quickSearch: ['message', 'path'],
  sort: { field: 'lasttime', direction: 'desc' },
  demo: true,
  history: false,
  recycle: false,
  actions: ['index', 'del', 'export'],
  fields: {
    message: {
      kind: 'textarea',
      label: { 'zh-cn': '错误', en: 'Error' },
      required: true,
      search: 'LIKE',
      table: { width: 360 },
    },
    path: {
      kind: 'text',
      label: { 'zh-cn': '页面', en: 'Page' },
      required: true,
      search: 'LIKE',
      table: { width: 200 },
    },
    kind: {
      kind: 'select',
      label: { 'zh-cn': '类型', en: 'Kind' },
      required: true,
      search: '=',
      table: { width: 120 },
      options: {
        broken: { 'zh-cn': '页面出错', en: 'Page broke', accent: 'berry' },
        'not-found': { 'zh-cn': '找不到页面', en: 'Not found', accent: 'honey' },
        forbidden: { 'zh-cn': '没有权限', en: 'No permission', accent: 'violet' },
        ledger: { 'zh-cn': '账目', en: 'Books', accent: 'carrot' },
      },
    },
    browser: {
      kind: 'text',
      label: { 'zh-cn': '浏览器', en: 'Browser' },
      search: 'LIKE',
      table: { width: 170 },
    },
    component: {
      kind: 'textarea',
      label: { 'zh-cn': '出错的部件', en: 'Component' },
      table: { width: 240, hidden: true },
    },
    count: {
      kind: 'number',
      label: { 'zh-cn': '次数', en: 'Times' },
      required: true,
      default: 1,
      search: 'RANGE',
      table: { width: 90, sortable: true, priority: 'high' },
    },
    lasttime: {
      kind: 'date-time',
      label: { 'zh-cn': '最近一次', en: 'Last seen' },
      required: true,
      search: 'RANGE',
      table: { width: 170, sortable: true, priority: 'high' },
    },
  },
})

import { defineResource } from '../definition/define-resource.ts'
import { ACCOUNT_OF } from '../definition/ledger.ts'

/** Where members are signed in. The database keeps its rows: whoever signs in has one, whoever is signed out none. */
export const memberSession = defineResource({
  name: 'member-session',
  title: { 'zh-cn': '会员登录', en: 'Member sessions' },
  one: { 'zh-cn': '登录', en: 'session' },
  empty: { 'zh-cn': '现在没有会员登录', en: 'No member is signed in now' },
  icon: 'DesktopOutlined',
  menu: { directory: 'members', weigh: 84 },
  label: 'useragent',
  // Of the device a short name is shown, and the whole text is stored: searching it would find what nobody sees.
  quickSearch: ['ip'],
  alsoFoundBy: { relations: ['user_id'] },
  searchByScan: true,
  sort: { field: 'id', direction: 'desc' },
  history: false,
  recycle: false,
  actions: ['index'],
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '登录时间', en: 'Signed in' } },
  commands: {
    end: {
      label: { 'zh-cn': '结束登录', en: 'Sign out' },
      icon: 'LogoutOutlined',
      bulk: true,
      danger: true,
      question: {
        'zh-cn': '这台设备要重新登录。没有保存到账号的内容还在设备上。',
        en: 'This device has to sign in again. What is not kept with the account stays on it.',
      },
    },
  },
  fields: {
    user_id: { ...ACCOUNT_OF, loose: true, readonly: true, form: false },
    useragent: {
      kind: 'text',
      label: { 'zh-cn': '设备', en: 'Device' },
      required: true,
      readonly: true,
      form: false,
      table: { width: 220, priority: 'high' },
    },
    ip: {
      kind: 'text',
      label: { 'zh-cn': 'IP', en: 'IP' },
      required: true,
      readonly: true,
      form: false,
      search: 'LIKE',
      table: { width: 140 },
    },
    lastseentime: {
      kind: 'date-time',
      label: { 'zh-cn': '最近使用', en: 'Last used' },
      ago: true,
      required: true,
      readonly: true,
      form: false,
      search: 'RANGE',
      table: { width: 150, sortable: true, priority: 'high' },
    },
    keep: {
      kind: 'switch',
      label: { 'zh-cn': '保持登录', en: 'Stays signed in' },
      readonly: true,
      form: false,
      search: '=',
      table: { width: 110, priority: 'low' },
    },
    child_mode: {
      kind: 'switch',
      label: { 'zh-cn': '儿童模式', en: 'Child mode' },
      readonly: true,
      form: false,
      search: '=',
      table: { width: 110, priority: 'low' },
    },
  },
})

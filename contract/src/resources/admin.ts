import { defineResource } from '../definition/define-resource.ts'
import { AVATAR, EMAIL, LAST_SIGN_IN_FROM, MOBILE, NICKNAME, PASSWORD, USERNAME } from '../fields/account.ts'

export const admin = defineResource({
  name: 'admin',
  base: 'auth.admin',
  title: { 'zh-cn': '管理员', en: 'Administrators' },
  one: { 'zh-cn': '管理员', en: 'administrator' },
  icon: 'TeamOutlined',
  menu: { directory: 'auth', weigh: 90, letter: 'a' },
  label: 'username',
  children: [{ resource: 'admin-log', by: 'admin_id' }],
  quickSearch: ['username', 'nickname'],
  sort: { field: 'id', direction: 'desc' },
  sensitive: ['username', 'mobile', 'password', 'status'],
  fields: {
    username: {
      ...USERNAME,
      table: { width: 140 },
      form: { half: true },
    },
    nickname: {
      ...NICKNAME,
      table: { width: 140 },
      form: { half: true },
    },
    group_arr: {
      kind: 'relation-many',
      to: 'admin-group',
      onDelete: 'restrict',
      label: { 'zh-cn': '角色组', en: 'Groups' },
      required: true,
      max: 20,
      search: 'FIND_IN_SET',
      table: { width: 200 },
    },
    avatar: AVATAR,
    email: {
      ...EMAIL,
      table: { width: 200 },
      form: { half: true },
    },
    mobile: {
      ...MOBILE,
      table: { width: 140 },
      form: { half: true },
    },
    password: PASSWORD,
    motto: {
      kind: 'textarea',
      label: { 'zh-cn': '签名', en: 'Motto' },
      max: 255,
      rows: 2,
      table: false,
    },
    lastlogintime: {
      kind: 'date-time',
      asText: true,
      label: { 'zh-cn': '最近登录', en: 'Last sign-in' },
      readonly: true,
      form: false,
      search: 'RANGE',
      table: { width: 170, sortable: true },
    },
    lastloginip: LAST_SIGN_IN_FROM,
    status: {
      kind: 'switch',
      label: { 'zh-cn': '启用', en: 'Enabled' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})

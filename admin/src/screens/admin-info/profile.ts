import { defineResource } from '@tutu/contract/definition/define-resource'

export const PROFILE_BASE = 'routine.adminInfo'

/** The part of one's own record that one may write, in the words of the engine's forms; no module of the back office. */
export const PROFILE = defineResource({
  name: 'admin-info',
  base: PROFILE_BASE,
  title: { 'zh-cn': '个人资料', en: 'My profile' },
  icon: 'UserOutlined',
  menu: { directory: '', weigh: 0 },
  label: 'nickname',
  quickSearch: [],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    avatar: { kind: 'image', set: 'avatars', label: { 'zh-cn': '头像', en: 'Avatar' } },
    nickname: { kind: 'text', label: { 'zh-cn': '昵称', en: 'Nickname' }, required: true, max: 50 },
    email: {
      kind: 'text',
      label: { 'zh-cn': '邮箱', en: 'E-mail' },
      max: 100,
      format: 'email',
      form: { half: true },
    },
    mobile: {
      kind: 'text',
      label: { 'zh-cn': '手机', en: 'Mobile' },
      format: 'mobile',
      form: { half: true },
    },
    motto: { kind: 'textarea', label: { 'zh-cn': '签名', en: 'Motto' }, max: 255, rows: 2 },
  },
})

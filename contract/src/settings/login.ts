import { defineSettings } from './setting.ts'

export const login = defineSettings({
  title: { 'zh-cn': '登录', en: 'Sign-in' },
  fields: {
    open_member_center: {
      kind: 'switch',
      label: { 'zh-cn': '开放会员中心', en: 'Member centre open' },
      hint: { 'zh-cn': '关闭后，学员不能登录和注册。', en: 'While off, members can neither sign in nor register.' },
      default: true,
    },
    // Wire decision 7.
    admin_login_captcha: {
      kind: 'select',
      label: { 'zh-cn': '管理员登录验证码', en: 'Code at administrator sign-in' },
      required: true,
      options: {
        auto: { 'zh-cn': '输错几次以后才要', en: 'After some failures' },
        always: { 'zh-cn': '每次都要', en: 'Always' },
      },
      default: 'auto',
    },
    admin_sso: {
      kind: 'switch',
      label: { 'zh-cn': '管理员只能在一处登录', en: 'One session per administrator' },
      hint: {
        'zh-cn': '开启后，在别处登录会让这里退出。',
        en: 'When on, signing in elsewhere ends the session here.',
      },
      default: false,
    },
  },
})

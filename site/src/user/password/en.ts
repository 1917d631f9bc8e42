import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  heading: 'A new password',
  lead: 'We send a code to the e-mail address or mobile of your account. With it you set a new password.',
  way: 'Send the code to',
  email: 'E-mail',
  mobile: 'Mobile',
  code: 'Code',
  password: 'New password',
  submit: 'Set the new password',
  submitting: 'Saving…',
  signIn: 'Sign in',
  toLogin: 'You remember it? Sign in',
  none: 'This site sends neither mail nor short messages yet. Ask your teacher or the administrator for a new password.',
  noScript: 'This needs scripts. Please allow them in your browser and reload.',
}

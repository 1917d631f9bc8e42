import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Change the password',
  intro: 'Afterwards every other device is signed out.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  newHint: '6 to 32 characters, without & < > " \'',
  repeat: 'The new password once more',
  differs: 'The two are not the same',
  same: 'This is the one you have. Choose another',
  submit: 'Change it',
  submitting: 'Saving…',
}

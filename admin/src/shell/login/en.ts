import type { zhCn } from './zh-cn.ts'

export const en: typeof zhCn = {
  title: 'Sign in',
  heading: 'Back office sign-in',
  username: 'User name',
  password: 'Password',
  showPassword: 'Show password',
  captcha: 'Code',
  captchaPicture: 'The 4 characters in the picture',
  captchaRenew: 'Show another code',
  captchaToSum: 'Can’t see it? Use a sum instead',
  captchaToPicture: 'Use the picture instead',
  captchaOtherSum: 'Ask another sum',
  captchaSumComing: 'Thinking of a sum…',
  captchaFailed: 'The picture did not load. Select for another',
  keep: 'Keep me signed in',
  submit: 'Sign in',
  submitting: 'Signing in…',
  backToSite: 'Back to the site',
  language: 'Language',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
}

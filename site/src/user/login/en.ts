import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Sign in',
  welcome: 'Welcome back',
  username: 'User name, e-mail or mobile',
  password: 'Password',
  captcha: 'Code',
  keep: 'Keep me signed in on this device for 30 days',
  keepHint: 'Not on computers of a school or a café.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  toRegister: 'No account yet? Make one',
  toPassword: 'Forgotten your password?',
  ended: 'Your last session is over. Please sign in again.',
  noScript: 'Signing in needs scripts. Please allow them in your browser and reload.',
}

import type { zhCn } from './zh-cn.ts'

export const en: typeof zhCn = {
  title: 'Loading',
  loading: 'Getting the back office ready…',
  failed: 'The back office could not be opened',
  retry: 'Try again',
  signOut: 'Sign in with another account',
}

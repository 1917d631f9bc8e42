import { addMessages } from '../lib/i18n.ts'
import type { zhCn } from './messages/zh-cn.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof zhCn
  }
}

addMessages('shell', {
  'zh-cn': async () => (await import('./messages/zh-cn.ts')).zhCn,
  en: async () => (await import('./messages/en.ts')).en,
})

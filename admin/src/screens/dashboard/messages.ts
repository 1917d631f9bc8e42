import { addMessages } from '../../lib/i18n.ts'
import type { zhCn } from './zh-cn.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof zhCn
  }
}

addMessages('dashboard', {
  'zh-cn': async () => (await import('./zh-cn.ts')).zhCn,
  en: async () => (await import('./en.ts')).en,
})

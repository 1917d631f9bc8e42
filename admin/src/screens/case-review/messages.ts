import { addMessages } from '../../lib/i18n.ts'
import type { zhCn } from './zh-cn.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    caseReview: typeof zhCn
  }
}

addMessages('caseReview', {
  'zh-cn': async () => (await import('./zh-cn.ts')).zhCn,
  en: async () => (await import('./en.ts')).en,
})

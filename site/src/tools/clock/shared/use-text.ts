import { useText } from '../../../lib/use-site.ts'
import { en } from '../en.ts'
import { zhCn } from '../zh-cn.ts'

/** The texts of the page and of its first mode. */
export function useClockText() {
  return useText({ 'zh-cn': zhCn, en })
}

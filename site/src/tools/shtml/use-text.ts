import { useText } from '../../lib/use-site.ts'
import type { Translate } from '../../lib/text.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export type T = Translate<typeof zhCn>

/** The tool's texts. */
export function useToolText(): T {
  return useText({ 'zh-cn': zhCn, en })
}

import { useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The texts of the centre's frame. */
export function useShellText() {
  return useText({ 'zh-cn': zhCn, en })
}

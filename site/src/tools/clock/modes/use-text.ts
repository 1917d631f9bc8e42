import { useText } from '../../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The texts of all modes but the first, the exercises' apart: loaded with the modes. */
export function useModeText() {
  return useText({ 'zh-cn': zhCn, en })
}

import { useText } from '../../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function usePlayText() {
  return useText({ 'zh-cn': zhCn, en })
}

export type PlayText = ReturnType<typeof usePlayText>

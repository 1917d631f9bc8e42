import { useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export const useTimetableText = () => useText({ 'zh-cn': zhCn, en })

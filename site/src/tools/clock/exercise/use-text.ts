import type { Translate } from '../../../lib/text.ts'
import { useText } from '../../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export type T = Translate<typeof zhCn>

/** The texts of the exercises: they are many, and loaded with these alone. */
export function useExerciseText(): T {
  return useText({ 'zh-cn': zhCn, en })
}

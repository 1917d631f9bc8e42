import type { Scored } from '@tutu/contract/api/typing'
import { useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function useTypingText() {
  return useText({ 'zh-cn': zhCn, en })
}

/** 'Thirty words a minute', in the unit of what was typed. */
export function useSpeedText(): (result: Pick<Scored, 'script' | 'speed'>) => string {
  const t = useTypingText()
  return ({ script, speed }) => t(script === 'han' ? 'hanPerMinute' : 'wpm', { speed: Math.round(speed) })
}

import { useText } from '../../lib/use-site.ts'

const TEXTS = {
  'zh-cn': { tooLong: '最多 {max} 个字，现在有 {count} 个' },
  en: { tooLong: 'At most {max} characters; these are {count}' },
} as const

/**
 * `tooLong(text, max)`: what is said beside a text that is too long, and goes nowhere; undefined: it is not. What was pasted is there
 * whole (decision 297). Forms that are sent hear of it from their check or the server.
 */
export function useTooLong(): (text: string, max: number) => string | undefined {
  const t = useText(TEXTS)
  return (text, max) => (text.length > max ? t('tooLong', { max, count: text.length }) : undefined)
}

import { expect, it } from 'vitest'
import { ago } from './ago.ts'

it.each([
  [-5, '刚才', 'just now'],
  [59, '刚才', 'just now'],
  [300, '5分钟前', '5 minutes ago'],
  [3 * 3600 + 100, '3小时前', '3 hours ago'],
  [86_400, '昨天', 'yesterday'],
  [6 * 86_400, '6天前', '6 days ago'],
])('%d seconds are %s, %s', (seconds, zh, en) => {
  const now = 1_700_000_000_000
  expect([ago(now - seconds * 1000, now, 'zh-cn'), ago(now - seconds * 1000, now, 'en')]).toEqual([zh, en])
})

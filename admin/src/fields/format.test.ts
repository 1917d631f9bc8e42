import { expect, it } from 'vitest'
import { agoText } from './format.ts'

const NOW = 1_800_000_000

it.each([
  [20, '现在', 'now'],
  [90, '1分钟前', '1 minute ago'],
  [7200, '2小时前', '2 hours ago'],
  // Not 'yesterday', 'last month': elapsed time knows no calendar.
  [47 * 3600, '1天前', '1 day ago'],
  [40 * 86_400, '1个月前', '1 month ago'],
  [800 * 86_400, '2年前', '2 years ago'],
  [-7200, '2小时后', 'in 2 hours'],
])('%i seconds ago is %s, %s', (passed, zh, en) => {
  expect(agoText(NOW - passed, 'zh-cn', NOW)).toBe(zh)
  expect(agoText(NOW - passed, 'en', NOW)).toBe(en)
})

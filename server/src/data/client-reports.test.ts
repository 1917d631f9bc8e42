import { expect, test } from 'vitest'
import { withoutPersonalData } from './client-reports.ts'

test.each([
  ['login failed: password=carrot-2026', 'login failed: password=<secret>'],
  ['sent {"password":"carrot 2026","id":3}', 'sent {"password":<secret>,"id":3}'],
  ['token: abc123, then more', 'token: <secret>, then more'],
  ['batoken=abc123&secretKey=xyz', 'batoken=<secret>&secretKey=<secret>'],
  ['Authorization: Bearer abc.def', 'Authorization: <secret>'],
  ['密码：carrot2026。', '密码：<secret>。'],
  ['mail to me@example.com or 13812345678', 'mail to <email> or <mobile>'],
  ['Unexpected token < in JSON at position 0', 'Unexpected token < in JSON at position 0'],
])('%s', (text, told) => expect(withoutPersonalData(text)).toBe(told))

import { expect, test } from 'vitest'
import { readReason, storeReason } from './outcome.ts'

test.each([
  ['zh-cn', '550 no such child', '服务器不接受这个收件邮箱：550 no such child'],
  ['en', '550 no such child', 'The server refuses this recipient: 550 no such child'],
  ['zh-cn', '', '服务器不接受这个收件邮箱'],
] as const)('a reason in %s ends with what the server said (%j)', (language, said, whole) =>
  expect(readReason(storeReason({ key: 'smtp.recipient', params: { said } }), language)).toBe(whole),
)

import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is right against its own hash alone', async () => {
  const hash = await hashPassword('carrot-1')
  expect(await verifyPassword(hash, 'carrot-1')).toBe(true)
  expect(await verifyPassword(hash, 'carrot-2')).toBe(false)
})

test.each([undefined, '!', ''])('where the hash is %j, no password is right, and none fails', async (hash) => {
  expect(await verifyPassword(hash, '!')).toBe(false)
})

import { PASSWORD } from '@tutu/contract/core/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { hashPassword, verifyPassword } from '../lib/passwords.ts'
import { adminByName, ensureAdmin, resetAdminPassword } from './admins.ts'
import { rightsOf } from './rights.ts'
import { createSession } from './sessions.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
})
afterAll(() => opened.drop())

test('the first start makes one super administrator and tells the password once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ensureAdmin(opened.database, {})))
  const made = answers.filter((answer) => answer !== null)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatch(PASSWORD)
  expect(made[0]).toHaveLength(16)
  expect(await ensureAdmin(opened.database, { adminPassword: 'another-one' })).toBeNull()

  const [admin] = (await adminByName('ADMIN').execute(opened.database.kysely)).rows
  expect(admin?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(admin?.password, made[0] ?? '')).toBe(true)
  expect(await rightsOf(opened.database, admin!.id)).toMatchObject({ super: true })
})

test('a password reset ends every session', async () => {
  const { kysely } = opened.database
  const [admin] = (await adminByName('admin').execute(kysely)).rows
  await createSession(kysely, { kind: 'admin', identityId: admin?.id ?? 0, ip: '::1', useragent: '', keep: true })
  const made = await resetAdminPassword(opened.database, 'Admin')
  const [changed] = (await adminByName('admin').execute(kysely)).rows
  expect(await verifyPassword(changed?.password, made?.password ?? '')).toBe(true)
  expect(await kysely.selectFrom('token').selectAll().execute()).toEqual([])
  expect(await resetAdminPassword(opened.database, 'nobody')).toBeNull()
})

test('nobody’s password is right, and a flood of hashing is refused with 503', async () => {
  expect(await verifyPassword(undefined, 'anything')).toBe(false)
  const flood = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('carrot-2026')))
  const refused = flood.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.every((result) => result.reason.status === 503)).toBe(true)
  expect(await verifyPassword(await hashPassword('carrot-2026'), 'carrot-2026')).toBe(true)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { ensureAdmin } from './admins.ts'
import { issueTicket, redeemTicket } from './tickets.ts'
import { administratorId } from '../policy/actors.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
  await ensureAdmin(opened.database, { adminPassword: 'carrot-2026' })
})
afterAll(() => opened.drop())

const payload = { resource: 'course', filter: { quick_search: 'Scratch' } }
const issue = () => issueTicket(opened.database, { purpose: 'export', adminId: administratorId(1), payload })

test('a ticket opens once, of many at once, and only for its purpose', async () => {
  const token = await issue()
  expect(await redeemTicket(opened.database, token, 'attachment')).toBeNull()
  const answers = await Promise.all([1, 2, 3, 4].map(() => redeemTicket(opened.database, token, 'export')))
  expect(answers.filter((answer) => answer !== null)).toEqual([{ adminId: 1, payload }])
  expect(await redeemTicket(opened.database, token, 'export')).toBeNull()
})

test('a ticket is worth nothing after a minute or when its administrator is disabled', async () => {
  const { kysely } = opened.database
  const late = await issue()
  await kysely
    .updateTable('ticket')
    .set({ expiretime: Math.floor(Date.now() / 1000) - 1 })
    .execute()
  expect(await redeemTicket(opened.database, late, 'export')).toBeNull()
  const orphan = await issue()
  await kysely.updateTable('admin').set({ status: false }).execute()
  expect(await redeemTicket(opened.database, orphan, 'export')).toBeNull()
})

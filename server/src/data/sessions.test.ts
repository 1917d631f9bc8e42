import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { waitsForLock } from '../testing/locks.ts'
import { createSession, refreshSession } from './sessions.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
})
afterAll(() => opened.drop())

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

test('a token is refreshed in the order in which sessions are ended, so that neither waits for the other for ever', async () => {
  const { database } = opened
  const { kysely } = database
  const session = { kind: 'admin', identityId: 1, ip: '127.0.0.1', useragent: 'test', keep: true } as const
  const { id, token, refreshToken } = await createSession(kysely, session)
  const refreshing = await kysely.transaction().execute(async (trx) => {
    await sql`select from session where id = ${id} for update`.execute(trx)
    const waiting = refreshSession(database, refreshToken, hashOf(token))
    await waitsForLock(kysely)
    // Whoever holds the session gets its tokens at once.
    await sql`select from token where session_id = ${id} for update nowait`.execute(trx)
    return { waiting }
  })
  expect(await refreshing.waiting).toEqual(expect.any(String))
})

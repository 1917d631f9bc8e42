import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tag } from '@tutu/contract/resources/tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureAdmin } from './data/admins.ts'
import { type Database, openDatabase } from './postgres/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts'
import { migrate } from './postgres/migrate.ts'
import { listeningApp, openAdminSession } from './testing/app.ts'
import { DISPOSABLE } from './testing/disposable.ts'
import { copyFreshCluster } from './testing/fresh-cluster.ts'
import { sampleRow } from './testing/sample-rows.ts'

let dataDir: string
let postgres: EmbeddedPostgres
let database: Database
let server: Awaited<ReturnType<typeof listeningApp>>
let token: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tutu-away-'))
  await chmod(dataDir, 0o755)
  await copyFreshCluster(dataDir)
  postgres = await startEmbeddedPostgres({ dataDir, settings: DISPOSABLE })
  database = openDatabase(postgres.connection)
  await migrate(database)
  await ensureAdmin(database, { adminPassword: 'carrot-2026' })
  server = await listeningApp(database)
  token = (await openAdminSession(database, 1)).token
})
afterAll(async () => {
  await server.close()
  await database.pool.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Answer = {
  status: number
  retryAfter: string | null
  body: { code: number; msg: string; time: number; data: { list: unknown[] } }
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(server.origin + path, {
    ...init,
    headers: { ...init.headers, batoken: token, server: 'true' },
  })
  const body = (await answer.json()) as Answer['body']
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body }
}
const add = (number: number) =>
  ask('/admin/tag/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sampleRow(tag, number, {}), status: '1' }),
  })

test('while the database is away every answer is a 503 in an envelope; when it is back, all is as before', async () => {
  expect((await add(1)).body.code).toBe(1)
  expect((await ask('/api/tag/index')).body.data.list).toHaveLength(1)
  expect((await ask('/readyz')).status).toBe(200)

  // Requests under way when it goes: refused or done, and the process lives.
  const underWay = Array.from({ length: 20 }, (_, number) => add(100 + number))
  await postgres.stop()
  const states = (await Promise.all(underWay)).map(({ status }) => status)
  expect(states.filter((status) => status !== 200 && status !== 503)).toEqual([])

  for (const path of [
    '/api/tag/index',
    '/api/tag/read?slug=tag-1',
    '/admin/tag/index',
    '/api/index/index',
    '/readyz',
  ]) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(503)
    expect(body).toMatchObject({ code: 0, msg: expect.any(String), time: expect.any(Number), data: null })
  }
  expect(await add(2)).toMatchObject({ status: 503, retryAfter: '2' })
  expect((await ask('/healthz')).status).toBe(200)

  postgres = await startEmbeddedPostgres({ dataDir, settings: DISPOSABLE })
  const written = states.filter((status) => status === 200).length + 1
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  const { body } = await ask('/api/tag/index?limit=50')
  expect(body.data.list).toHaveLength(written)

  // The change bus is back too: what is kept again hears of writes.
  await expect.poll(() => server.app.engine.bus.healthy).toBe(true)
  expect((await ask('/api/tag/index?limit=50')).body.data.list).toHaveLength(written)
  expect((await add(3)).body.code).toBe(1)
  expect((await ask('/api/tag/index?limit=50')).body.data.list).toHaveLength(written + 1)
})

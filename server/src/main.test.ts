import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { threadEnvironment } from './env.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

let dataDir: string
let database: TestDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tutu-main-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The test's database on a port of its own, which goes away for good when it is asked `last`. */
async function openMortal(last: string): Promise<{ url: string; close: () => void }> {
  const { host = '127.0.0.1', port = 5432 } = inject('postgres')
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.on('data', (bytes) => (bytes.includes(last) ? close() : far.write(bytes)))
    far.on('data', (bytes) => near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  function close(): void {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database.url)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, close }
}

test.each([
  ['migrations', 'from migration'],
  ['areas', '"area_source"'],
  ['demo content', 'from seed_done'],
  ['the first administrator', 'from "admin"'],
  ['the change bus', 'listen tutu_change'],
  ['menu rules', '"menu_rule"'],
])('the database goes away during the start, at %s: one line says so', async (step, last) => {
  const mortal = await openMortal(last)
  const env = {
    DATABASE_URL: mortal.url,
    DATA_DIR: dataDir,
    PORT: '0',
    PATH: '',
    LOG_LEVEL: 'silent',
    // All of the demo is nothing to the steps after it.
    SEED: step === 'demo content' ? 'demo' : 'none',
    ...threadEnvironment(),
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(said).toMatch(/^The database went away during the start: .+\. Start again\.\n$/)
    expect(code).toBe(1)
  } finally {
    child.kill('SIGKILL')
    mortal.close()
  }
})

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { chmod, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tag } from '@tutu/contract/resources/tag'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { ensureAdmin } from './data/admins.ts'
import { type Database, openDatabase } from './postgres/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts'
import { migrate } from './postgres/migrate.ts'
import { prepareCluster } from './postgres/cluster.ts'
import { asAdministrator } from './postgres/roles.ts'
import { readPostmasterFile } from './postgres/postmaster-file.ts'
import { parseEnv } from './env.ts'
import { openAdminSession } from './testing/app.ts'
import { copyFreshCluster } from './testing/fresh-cluster.ts'
import { makePicture } from './testing/pictures.ts'
import { sampleRow } from './testing/sample-rows.ts'
import { formWith } from './testing/upload.ts'

const FULL = {
  'zh-cn': '服务器的磁盘满了，什么都没有保存',
  en: 'The server’s disk is full, nothing was saved',
} as const
type Language = keyof typeof FULL

const root = mkdtempSync(join(tmpdir(), 'tutu-full-'))

/** A small file system of its own: only the machine's administrator may make one. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=140m,mode=755', 'tmpfs', root], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!mounted())('a site whose database and files are on a disk that runs full', () => {
  const filler = join(root, 'filler')
  let postgres: EmbeddedPostgres
  let database: Database
  let app: FastifyInstance
  let token: string

  beforeAll(async () => {
    await chmod(root, 0o755)
    await copyFreshCluster(root)
    const settings = { max_wal_size: '32MB', wal_recycle: 'off' }
    postgres = await startEmbeddedPostgres({ dataDir: root, settings })
    database = openDatabase(postgres.connection)
    await migrate(database)
    await ensureAdmin(database, { adminPassword: 'carrot-2026' })
    app = await buildApp({ env: parseEnv({ LOG_LEVEL: 'silent', DATA_DIR: root }), database })
    token = (await openAdminSession(database, 1)).token
  })
  afterAll(async () => {
    await app.close()
    await database.pool.end()
    await postgres.stop()
    execFileSync('umount', [root])
    await rm(root, { recursive: true })
  })

  async function fill(): Promise<void> {
    const handle = await open(filler, 'w')
    for (const size of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(size)
      // Until there is no room for one more.
      while (
        await handle.appendFile(block).then(
          () => true,
          () => false,
        )
      );
    }
    await handle.close()
  }

  async function post(
    url: string,
    request: { payload: object | Buffer; headers?: Record<string, string> },
    language: Language,
  ) {
    const headers = { batoken: token, server: 'true', 'think-lang': language, ...request.headers }
    const { statusCode, json } = await app.inject({ method: 'POST', url, ...request, headers })
    const { code, msg, data } = json<{ code: number; msg: string; data: unknown }>()
    return { status: statusCode, code, msg, data }
  }

  let number = 0
  const add = (language: Language = 'zh-cn') =>
    post('/admin/tag/add', { payload: { ...sampleRow(tag, ++number, {}), status: '1' } }, language)
  const upload = async (name: string, bytes: Buffer, language: Language) =>
    post(
      '/admin/ajax/upload',
      formWith({ name, type: name.endsWith('png') ? 'image/png' : 'text/plain', bytes }),
      language,
    )

  const count = async (table: string): Promise<number> =>
    (await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]!.count

  test('says so in the caller’s language, keeps nothing half, reads on, and writes again once there is room', async () => {
    expect(await add()).toMatchObject({ status: 200, code: 1 })
    await fill()

    for (const language of ['zh-cn', 'en'] as const) {
      const before = [await count('blob'), await count('attachment')]
      const text = await upload('a.txt', randomBytes(1_000_000), language)
      expect(text).toEqual({ status: 503, code: 0, msg: FULL[language], data: null })
      expect([await count('blob'), await count('attachment')]).toEqual(before)
    }
    expect(await readdir(join(root, 'files/.incoming'))).toEqual([])

    // PostgreSQL has some room of its own left at first.
    let written = await count('tag')
    let refused: Awaited<ReturnType<typeof add>> | undefined
    for (let tries = 0; tries < 300 && !refused; tries++) {
      const answer = await add()
      if (answer.code === 1) written++
      else refused = answer
    }
    expect(refused).toEqual({ status: 503, code: 0, msg: FULL['zh-cn'], data: null })
    expect(await add('en')).toEqual({ status: 503, code: 0, msg: FULL.en, data: null })
    expect(await count('tag')).toBe(written)
    expect((await app.inject('/api/tag/index')).statusCode).toBe(200)

    await rm(filler)
    await expect.poll(async () => (await add()).code).toBe(1)
    expect((await upload('b.png', await makePicture('png'), 'en')).code).toBe(1)
  })

  test('says so too when the database itself had to stop for it, and goes on once there is room', async () => {
    const written = await count('tag')
    const superuser = await openSuperuser()
    let hasStopped = false
    superuser.once('end', () => (hasStopped = true))
    await fill()
    // The next file of its log is needed with the next commit, and there is no room for it. A row may want room before that.
    await superuser.query('select pg_switch_wal()').catch(() => undefined)
    const answers: Awaited<ReturnType<typeof add>>[] = []
    const isGone = async (): Promise<boolean> => {
      answers.push(await add('en'))
      return hasStopped
    }
    await expect.poll(isGone).toBe(true)
    answers.push(await add('en'))
    const refused = { status: 503, code: 0, data: null }
    expect(answers.filter(({ code }) => code !== 1).length).toBeGreaterThan(0)
    for (const answer of answers.filter(({ code }) => code !== 1)) expect(answer).toEqual({ ...refused, msg: FULL.en })
    expect(await add('zh-cn')).toEqual({ ...refused, msg: FULL['zh-cn'] })

    await rm(filler)
    await expect.poll(async () => (await add()).code).toBe(1)
    expect(await count('tag')).toBe(written + answers.filter(({ code }) => code === 1).length + 1)
  })

  async function openSuperuser(): Promise<pg.Client> {
    const cluster = await prepareCluster(root, () => undefined)
    const postmaster = await readPostmasterFile(cluster.folder)
    if (!postmaster) throw new Error('PostgreSQL has ended')
    const client = new pg.Client(asAdministrator(cluster, postmaster))
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAdminSession } from '../testing/app.ts'
import { makePicture } from '../testing/pictures.ts'
import { filesBelow, formWith, uploadApp } from '../testing/upload.ts'
import { threadEnvironment } from '../env.ts'
import { createConfig } from '../data/config.ts'
import { openChangeBus } from '../postgres/change-bus.ts'
import { createFiles, type Files } from './files.ts'
import { addAvif, removeUnknownFiles, tidyFiles } from './tidy.ts'

let server: Awaited<ReturnType<typeof uploadApp>>
let files: Files
let closeBus: () => Promise<void>
beforeEach(async () => {
  server = await uploadApp()
  const bus = await openChangeBus(server.database, () => undefined)
  closeBus = () => bus.close()
  const config = createConfig(server.database, bus, { warn: () => undefined })
  files = createFiles({
    database: server.database,
    bus,
    config,
    targetsOf: () => 'everywhere',
    log: { warn: () => undefined },
    dataDir: server.dataDir,
  })
})
afterEach(async () => {
  await closeBus()
  await server.close()
})

const HOUR = 3600
const blobs = () =>
  server.database.kysely.selectFrom('blob').selectAll().where('key', 'not like', 'storage/sample/%').execute()
async function putFile(key: string, hoursOld: number): Promise<void> {
  const path = join(server.dataDir, 'files', key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'bytes')
  const then = Date.now() / 1000 - hoursOld * HOUR - 10
  await utimes(path, then, then)
}
const makeOld = (keys: string[]) =>
  server.database.kysely
    .updateTable('blob')
    .set({ createtime: Math.floor(Date.now() / 1000) - HOUR - 10 })
    .where('key', 'in', keys)
    .execute()

test('what came to nothing goes after an hour, nothing young, nothing that is used', async () => {
  const { data } = await server.upload({ name: 'used.txt', bytes: 'used' })
  const used = data.file.url.slice(1)
  const claims = ['storage/a/claimed-old.png', 'storage/a/claimed-young.txt', 'storage/a/no-record.txt']
  for (const [index, key] of claims.entries()) {
    await server.database.kysely
      .insertInto('blob')
      .values({ key, storage: 'local', state: index === 2 ? 'stored' : 'claimed', size: 5, mimetype: 'image/png' })
      .execute()
    await putFile(key, 2)
  }
  await putFile('storage/a/claimed-old.png.160.webp', 2)
  await makeOld([used, claims[0]!, claims[2]!])
  await putFile('.incoming/old', 2)
  await putFile('.incoming/young', 0)

  await tidyFiles({ database: server.database, files })
  expect(await server.stored()).toEqual(['.incoming/young', claims[1]!, used].toSorted())
  expect((await blobs()).map(({ key }) => key).toSorted()).toEqual([claims[1]!, used].toSorted())
})

test('files that no row knows go after an hour; thumbnails are known by their picture', async () => {
  const bytes = await makePicture('png', { width: 200 })
  const { data } = await server.upload({ name: 'known.png', type: 'image/png', bytes })
  const known = data.file.url.slice(1)
  const lost = ['storage/x/lost.png', 'storage/x/lost.png.160.webp']
  for (const key of [...lost, known, `${known}.160.webp`, `${known}.160.avif`]) await putFile(key, 2)
  await putFile('storage/x/young.png', 0)
  expect(await removeUnknownFiles({ database: server.database, files })).toBe(2)
  expect(await server.stored()).toEqual(
    [known, `${known}.160.avif`, `${known}.160.webp`, 'storage/x/young.png'].toSorted(),
  )
})

test('a store that is away leaves its files to the next time', async () => {
  await server.database.kysely
    .insertInto('blob')
    .values([
      { key: 'storage/far.txt', storage: 's3', state: 'doomed', size: 5, mimetype: 'text/plain' },
      { key: 'storage/near.txt', storage: 'local', state: 'doomed', size: 5, mimetype: 'text/plain' },
    ])
    .execute()
  await putFile('storage/near.txt', 0)
  await tidyFiles({ database: server.database, files })
  expect(await blobs()).toMatchObject([{ key: 'storage/far.txt', state: 'doomed' }])
  expect(await server.stored()).toEqual([])
})

test('the idle job adds AVIF to every thumbnail, once', async () => {
  const bytes = await makePicture('jpeg', { width: 350 })
  const { data } = await server.upload({ name: 'a.jpg', type: 'image/jpeg', bytes })
  const tags: string[] = []
  const mutations = {
    run: async <T>(_actor: unknown, work: (session: never) => Promise<T>): Promise<T> => {
      const session = { transaction: server.database.kysely, tags: new Set<string>(), afterCommit: [] }
      const answer = await work(session as never)
      tags.push(...session.tags)
      return answer
    },
  }
  const deps = { database: server.database, files, mutations }
  expect(await addAvif(deps, 0), 'not on a busy machine').toBe(0)
  expect(await addAvif(deps, Infinity)).toBe(1)
  expect(await addAvif(deps, Infinity)).toBe(0)
  const [blob] = await blobs()
  expect([blob!.avif, tags]).toEqual([true, [`blob:${blob!.id}`]])
  for (const width of [160, 320]) {
    const { headers, rawPayload } = await server.app.inject(`${data.file.url}.${width}.avif`)
    expect(headers['content-type']).toBe('image/avif')
    expect(rawPayload.subarray(4, 12).toString()).toBe('ftypavif')
  }
})

test('an upload whose connection is cut leaves nothing', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const port = (server.app.server.address() as { port: number }).port
  const form = formWith({ name: 'cut.txt', type: 'text/plain', bytes: Buffer.alloc(2_000_000, 'c') })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /admin/ajax/upload HTTP/1.1\r\nhost: a\r\nbatoken: ${server.token}\r\nserver: true\r\n` +
      `content-type: ${form.headers['content-type']}\r\ncontent-length: ${form.payload.length}\r\n\r\n`,
  )
  socket.write(form.payload.subarray(0, 1_000_000))
  await until(async () => (await server.stored()).length === 1)
  socket.destroy()
  await until(async () => (await server.stored()).length === 0)
  expect(await blobs()).toEqual([])
})

test('a server killed in mid-upload leaves a file on its way in, which goes after an hour, and nothing else', async () => {
  const main = new URL('../main.ts', import.meta.url).pathname
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: server.dataDir,
    PORT: '0',
    SEED: 'none',
    PATH: '',
    LOG_LEVEL: 'silent',
    ...threadEnvironment(),
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const port = await portOf(child.stdout)
    const { token } = await openAdminSession(server.database, 1)
    const bytes = await makePicture('jpeg', { width: 3000, height: 2000 })
    const form = formWith({
      name: 'killed.jpg',
      type: 'image/jpeg',
      bytes: Buffer.concat([bytes, Buffer.alloc(500_000)]),
    })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(
      `POST /admin/ajax/upload HTTP/1.1\r\nhost: a\r\nbatoken: ${token}\r\nserver: true\r\n` +
        `content-type: ${form.headers['content-type']}\r\ncontent-length: ${form.payload.length}\r\n\r\n`,
    )
    socket.write(form.payload.subarray(0, form.payload.length - 1000))
    await until(async () => (await server.stored()).length === 1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    socket.destroy()
  } finally {
    child.kill('SIGKILL')
  }
  const [left, ...more] = await filesBelow(join(server.dataDir, 'files'))
  expect([left, more]).toEqual([expect.stringMatching(/^\.incoming\/[0-9a-f]+$/), []])
  expect(await blobs()).toEqual([])
  const then = Date.now() / 1000 - HOUR - 10
  await utimes(join(server.dataDir, 'files', left!), then, then)
  await tidyFiles({ database: server.database, files })
  expect(await server.stored()).toEqual([])
})

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  let text = ''
  for await (const chunk of output) {
    text += String(chunk)
    const port = /http:\/\/[^\s:]+:(\d+)/.exec(text)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`the server did not start: ${text}`)
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  await expect.poll(isDone, { interval: 20 }).toBe(true)
}

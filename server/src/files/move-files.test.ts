import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { RESOURCES } from '@tutu/contract/resources/index'
import { suffixOf, thumbnailPath } from '@tutu/contract/core/upload'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ChangeBus, openChangeBus } from '../postgres/change-bus.ts'
import { createEngine } from '../engine/engine.ts'
import { threadEnvironment } from '../env.ts'
import { administratorId, SYSTEM } from '../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { startStoreDouble, type StoreDouble } from '../testing/object-store/double.ts'
import { attach } from './attachments.ts'
import { claimKey, doomUnused, findStored, keysOf, markStored, sweepDoomed } from './blobs.ts'
import { removeLeftovers } from './leftovers.ts'
import { createLocalStore } from './local-store.ts'
import { moveFiles } from './move-files.ts'
import { createObjectStore } from './remote/object-store.ts'
import type { StoreName } from './store.ts'
import { createStores, type Stores } from './stores.ts'

let opened: TestDatabase
let bus: ChangeBus
let dataDir: string
let double: StoreDouble
let stores: Stores

beforeEach(async () => {
  opened = await createTestDatabase('started')
  // The samples of the template have no bytes.
  await opened.database.kysely.deleteFrom('attachment').execute()
  await opened.database.kysely.deleteFrom('blob').execute()
  bus = await openChangeBus(opened.database, () => undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'tutu-move-'))
  double = await startStoreDouble('s3')
  const remote = createObjectStore(double.bucket, 'everywhere')
  const config = { get: async () => ({ upload: { mode: 'local' } }) as never }
  stores = createStores(createLocalStore(join(dataDir, 'files')), config, async () => remote)
})
afterEach(async () => {
  await double.close()
  await bus.close()
  await opened.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')
const sample = (name: string, size = 3000): Buffer => Buffer.alloc(size, `${name} `)
const mutations = () => createEngine(opened.database, bus, RESOURCES, {}).mutations
const move = (to: StoreName) => moveFiles({ database: opened.database, stores, bus }, to, { grace: 0 })

/** A stored file of the first administrator; a picture with its thumbnails where it has `widths`. */
async function keep(name: string, { widths = [] as number[], avif = false } = {}): Promise<number> {
  const bytes = sample(name)
  const mimetype = widths.length > 0 ? 'image/png' : 'text/plain; charset=utf-8'
  const claim = {
    path: `/storage/default/${name}`,
    storage: 'local',
    size: bytes.length,
    mimetype,
    suffix: suffixOf(name),
  } as const
  const { id, key } = await claimKey(opened.database, claim)
  for (const width of widths) {
    for (const format of avif ? (['webp', 'avif'] as const) : (['webp'] as const)) {
      await stores.local.put(thumbnailPath(key, width, format), Readable.from([sample(`${width}.${format}`, 50)]), {
        type: `image/${format}`,
      })
    }
  }
  await stores.local.put(key, Readable.from([bytes]), { type: mimetype })
  const facts = {
    sha1: sha1(bytes),
    stored_sha1: sha1(bytes),
    size: bytes.length,
    width: null,
    height: null,
    blur: null,
  }
  await mutations().run(SYSTEM, async (tx) => {
    await markStored(tx.transaction, id, { ...facts, widths, avif: widths.length > 0 ? avif : null })
    await attach(tx, id, { owner: { kind: 'admin', id: administratorId(1) }, topic: 'default', name, quota: 0 })
  })
  return id
}

const blobs = () => opened.database.kysely.selectFrom('blob').selectAll().orderBy('id').execute()

/** Every file is whole where its row says; answers in which stores they are. */
async function expectAllReadable(): Promise<StoreName[]> {
  const rows = await blobs()
  for (const row of rows) {
    const store = await stores.of(row.storage)
    const file = await store.open(row.key)
    expect(file && sha1(await buffer(file.stream)), row.key).toBe(row.stored_sha1)
    for (const width of row.widths) expect(await store.head(thumbnailPath(row.key, width)), row.key).toBeDefined()
  }
  return rows.map(({ storage }) => storage)
}

async function localFiles(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('all files go from the folder to the bucket and back, thumbnails too; nothing stays behind', async () => {
  await keep('lesson.txt')
  await keep('rabbit.txt')
  await keep('cover.png', { widths: [160, 320], avif: true })
  await keep('photo.png', { widths: [160] })

  expect(await move('s3')).toEqual({ moved: 4, bytes: 12_000, stayed: [] })
  expect(await expectAllReadable()).toEqual(['s3', 's3', 's3', 's3'])
  expect(double.objects.get('storage/default/cover.png')?.type).toBe('image/png')
  expect(double.objects.get('storage/default/cover.png.320.avif')?.type).toBe('image/avif')
  expect(double.objects.size).toBe(4 + 4 + 1)
  expect(await localFiles()).toEqual([])
  const records = await opened.database.kysely.selectFrom('attachment').select('storage').execute()
  expect(records.map(({ storage }) => storage)).toEqual(['s3', 's3', 's3', 's3'])

  expect(await move('local')).toEqual({ moved: 4, bytes: 12_000, stayed: [] })
  expect(await expectAllReadable()).toEqual(['local', 'local', 'local', 'local'])
  expect(double.objects.size).toBe(0)
  expect(await localFiles()).toHaveLength(9)
  expect(await move('local')).toEqual({ moved: 0, bytes: 0, stayed: [] })
})

/** The command itself in a process of its own; `when` decides at which request to the store it is killed. */
async function moveAndKill(when: (line: string) => boolean, secret = double.bucket.secret): Promise<string> {
  const { bucket } = double
  const child = spawn(process.execPath, [fileURLToPath(new URL('move-command.ts', import.meta.url)), '--to', 's3'], {
    env: {
      PATH: '',
      DATABASE_URL: opened.url,
      DATA_DIR: dataDir,
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY: bucket.accessKey,
      S3_SECRET: secret,
      ...threadEnvironment(),
    },
  })
  const output = Promise.all([buffer(child.stdout), buffer(child.stderr)])
  double.onRequest = async (line) => {
    if (line.endsWith('is-anybody-there')) return
    if (!when(line)) return
    child.kill('SIGKILL')
    await once(child, 'exit')
    throw new Error('nobody is there any more')
  }
  await once(child, 'close')
  double.onRequest = () => undefined
  return (await output).join('')
}

describe('killed at any moment, it has lost nothing, and goes on from there', () => {
  const nth = (method: string, file: string) => (line: string) => line === `${method} storage/default/${file}`
  test.each([
    ['while the first file is on its way', nth('PUT', 'a.txt')],
    ['while a thumbnail is on its way', nth('PUT', 'b.png.320.webp')],
    ['before a file is read back', nth('GET', 'b.png')],
    ['after files were moved, before the old ones are gone', nth('PUT', 'c.txt')],
  ])('%s', async (_name, when) => {
    await keep('a.txt')
    await keep('b.png', { widths: [160, 320] })
    await keep('c.txt')
    await moveAndKill(when)
    const halfWay = await expectAllReadable()
    expect(halfWay.at(-1)).toBe('local')

    const { stayed } = await move('s3')
    expect(stayed).toEqual([])
    expect(await expectAllReadable()).toEqual(['s3', 's3', 's3'])
    expect(await localFiles()).toEqual([])
    expect(double.objects.size).toBe(5)
  })
})

test('a store that cannot be used is told in one line before anything is touched', async () => {
  await keep('a.txt')
  const refused = await moveAndKill(() => false, 'guessed')
  expect(refused).toMatch(/The store s3 cannot be used: .*403/)
  expect(refused.trim().split('\n')).toHaveLength(1)
  expect(await expectAllReadable()).toEqual(['local'])
})

describe('a file stays where it is', () => {
  test('when what arrived is not what was sent', async () => {
    await keep('a.txt')
    await keep('b.txt')
    double.onRequest = (line) => {
      const object = double.objects.get('storage/default/a.txt')
      if (line === 'GET storage/default/a.txt' && object) object.body = Buffer.from('something else')
    }
    const report = await move('s3')
    expect(report).toMatchObject({ moved: 1, stayed: [{ key: 'storage/default/a.txt' }] })
    expect(report.stayed[0]?.reason).toContain('did not arrive whole')
    expect(double.objects.has('storage/default/a.txt')).toBe(false)
    expect(await expectAllReadable()).toEqual(['local', 's3'])
  })

  test('when it is damaged or missing already', async () => {
    await keep('damaged.txt')
    await keep('missing.txt')
    await writeFile(join(dataDir, 'files/storage/default/damaged.txt'), 'bits have fallen over')
    await rm(join(dataDir, 'files/storage/default/missing.txt'))
    const { moved, stayed } = await move('s3')
    expect(moved).toBe(0)
    expect(stayed.map(({ reason }) => reason)).toEqual([
      'damaged in local: its SHA-1 is not the one on record',
      'missing in local',
    ])
    expect(double.objects.size).toBe(0)
    expect(String(await readFile(join(dataDir, 'files/storage/default/damaged.txt')))).toBe('bits have fallen over')
  })

  test('when nobody has read it yet', async () => {
    const id = await keep('new.txt')
    await opened.database.kysely
      .updateTable('blob')
      .set({ sha1: null, stored_sha1: null })
      .where('id', '=', id)
      .execute()
    expect((await move('s3')).stayed).toEqual([
      { key: 'storage/default/new.txt', reason: 'not read yet: move it later' },
    ])
  })

  test('when the store refuses it', async () => {
    await keep('a.txt')
    double.bucket.secret = 'changed at the provider'
    const { moved, stayed } = await move('s3')
    expect(moved).toBe(0)
    expect(stayed).toHaveLength(1)
    expect(await expectAllReadable()).toEqual(['local'])
  })
})

describe('while it moves a file', () => {
  test('the same content can be uploaded again at once', async () => {
    const id = await keep('a.txt')
    let found: number | undefined
    double.onRequest = async (line) => {
      if (line !== 'PUT storage/default/a.txt') return
      await mutations().run(SYSTEM, async (tx) => {
        found = await findStored(tx.transaction, { sha1: sha1(sample('a.txt')), suffix: 'txt' }, { lock: true })
        await attach(tx, id, {
          owner: { kind: 'admin', id: administratorId(2) },
          topic: 'default',
          name: 'a.txt',
          quota: 0,
        })
      })
    }
    expect((await move('s3')).moved).toBe(1)
    expect(found).toBe(id)
    const records = await opened.database.kysely.selectFrom('attachment').select('storage').execute()
    expect(records.map(({ storage }) => storage)).toEqual(['s3', 's3'])
  })

  test('it can be deleted; then it is in neither store', async () => {
    const id = await keep('a.txt')
    double.onRequest = async (line) => {
      if (line !== 'PUT storage/default/a.txt') return
      await opened.database.kysely.transaction().execute(async (trx) => {
        await trx.deleteFrom('attachment').where('blob_id', '=', id).execute()
        await doomUnused(trx, [id])
      })
      // The key is held until the move has cleaned up.
      expect(await sweepDoomed(opened.database, stores)).toBe(0)
    }
    expect(await move('s3')).toEqual({ moved: 0, bytes: 0, stayed: [] })
    expect(await blobs()).toEqual([])
    expect(double.objects.size).toBe(0)
    expect(await localFiles()).toEqual([])
  })

  test('its AVIF thumbnails may be finished; they come along', async () => {
    const id = await keep('cover.png', { widths: [160] })
    let isDone = false
    double.onRequest = async (line) => {
      if (line !== 'GET storage/default/cover.png' || isDone) return
      isDone = true
      await stores.local.put('storage/default/cover.png.160.avif', Readable.from([sample('avif', 50)]), {
        type: 'image/avif',
      })
      await opened.database.kysely.updateTable('blob').set({ avif: true }).where('id', '=', id).execute()
    }
    expect((await move('s3')).moved).toBe(1)
    expect(double.objects.has('storage/default/cover.png.160.avif')).toBe(true)
    expect(await localFiles()).toEqual([])
  })
})

test('what a killed move left behind is never taken for what came there later', async () => {
  const id = await keep('a.txt')
  const [row] = await blobs()
  const leave = async (key: string, storage: StoreName) =>
    void (await opened.database.kysely
      .insertInto('blob_leftover')
      .values({ key, storage, mimetype: row!.mimetype })
      .execute())
  // Left in the folder by a move that was undone since: the file is there now.
  await leave(row!.key, 'local')
  // Left by a file that is gone.
  await leave('storage/default/gone.txt', 'local')
  await stores.local.put('storage/default/gone.txt', Readable.from(['gone']), { type: 'text/plain' })
  expect(await removeLeftovers(opened.database, stores, 0)).toBe(2)
  expect(await sweepDoomed(opened.database, stores)).toBe(1)
  expect(await expectAllReadable()).toEqual(['local'])
  expect(await localFiles()).toEqual(['a.txt'])
  expect((await blobs()).map((blob) => blob.id)).toEqual([id])
  expect(keysOf(row!)).toEqual([row!.key])
})

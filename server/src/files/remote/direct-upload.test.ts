import { createHash } from 'node:crypto'
import { MESSAGES, type MessageKey } from '@tutu/contract/core/errors'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '../../data/sessions.ts'
import { openAdminSession } from '../../testing/app.ts'
import { startStoreDouble, type StoreDouble } from '../../testing/object-store/double.ts'
import { makePicture } from '../../testing/pictures.ts'
import { uploadApp } from '../../testing/upload.ts'
import type { FileAnswer } from '../attachments.ts'

const MEMBER = 77
const TEXT = Buffer.from('carrots for everybody')
const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')
const english = (key: MessageKey): string => MESSAGES[key].en
type Facts = { name: string; size: number; type: string; sha1: string; topic?: string }
type Form = { url: string; key: string; params: Record<string, string>; expires: number }
type Site = {
  upload: { mode: string; mimetype: string; url?: string; params?: Record<string, string>; savename: string }
}

let store: StoreDouble
let server: Awaited<ReturnType<typeof uploadApp>>
let memberToken: string

async function open(kind: 'oss' | 's3', env: Record<string, string> = {}): Promise<void> {
  store = await startStoreDouble(kind)
  const { bucket } = store
  const name = kind.toUpperCase()
  server = await uploadApp({
    accounts: { member: async (id) => (id === MEMBER ? { username: 'learner' } : null) },
    env: {
      STORAGE: kind,
      [`${name}_ENDPOINT`]: bucket.endpoint,
      [`${name}_REGION`]: bucket.region,
      [`${name}_BUCKET`]: bucket.bucket,
      [`${name}_ACCESS_KEY`]: bucket.accessKey,
      [`${name}_SECRET`]: bucket.secret,
      ...env,
    },
  })
  const session = { kind: 'member', identityId: MEMBER, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  memberToken = (await createSession(server.database.kysely, session)).token
}
async function close(): Promise<void> {
  await server.close()
  await store.close()
}

/** One server for many tests: nothing of the last one is left. */
async function beginAnew(): Promise<void> {
  const { kysely } = server.database
  store.onRequest = () => undefined
  const elsewhere = kysely.selectFrom('blob').where('storage', '<>', 'local')
  await vi.waitFor(async () => {
    const unread = elsewhere.where('state', '=', 'stored').where('stored_sha1', 'is', null)
    expect(await unread.select('id').execute()).toEqual([])
  })
  await kysely.deleteFrom('attachment').execute()
  await kysely.deleteFrom('blob').where('storage', '<>', 'local').execute()
  store.objects.clear()
  store.requests.length = 0
}

async function configure(name: string, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value) }
  await server.database.kysely.updateTable('config').set(row).where('name', '=', name).execute()
  await call('/admin/ajax/clearCache', { type: 'all' })
}

async function call<Data = unknown>(path: string, payload: object | undefined, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: payload ? 'POST' : 'GET',
    url: path,
    headers: { batoken: server.token, server: 'true', 'think-lang': 'en', ...headers },
    ...(payload ? { payload } : {}),
  })
  return answer.json<{ code: number; msg: string; data: Data }>()
}

const factsOf = (name: string, bytes: Buffer, type: string): Facts => ({
  name,
  size: bytes.length,
  type,
  sha1: sha1(bytes),
})

/** As a browser does it: key, params, the file last. */
async function send(form: Pick<Form, 'url' | 'params'>, key: string, bytes: Buffer, type = ''): Promise<number> {
  const data = new FormData()
  data.append('key', key)
  for (const [name, value] of Object.entries(form.params)) data.append(name, value)
  data.append('file', new File([new Uint8Array(bytes)], 'file', { type }))
  return (await fetch(form.url, { method: 'POST', body: data })).status
}

const callback = (body: object, headers?: Record<string, string>) =>
  call<{ file: FileAnswer }>('/admin/Alioss/callback', body, headers)

async function askForm(facts: Facts): Promise<Form> {
  const { code, msg, data } = await call<Form>('/admin/ajax/uploadParams', facts)
  expect(code, msg).toBe(1)
  return data
}

/** The whole way, as the back office goes it. */
async function upload(name: string, bytes: Buffer, type: string, topic = 'default'): Promise<FileAnswer> {
  const facts = { ...factsOf(name, bytes, type), topic }
  const form = await askForm(facts)
  expect(await send(form, form.key, bytes, type)).toBe(200)
  const { code, msg, data } = await callback({ ...facts, url: `/${form.key}` })
  expect(code, msg).toBe(1)
  return data.file
}

const blobOf = (file: Pick<FileAnswer, 'url'>) =>
  server.database.kysely.selectFrom('blob').selectAll().where('key', '=', file.url.slice(1)).executeTakeFirst()
const records = () => server.database.kysely.selectFrom('attachment').selectAll().orderBy('id').execute()
async function settled(file: Pick<FileAnswer, 'url'>) {
  return vi.waitFor(async () => {
    const blob = await blobOf(file)
    expect(blob?.stored_sha1).toBeTruthy()
    return blob!
  })
}

describe.each(['oss', 's3'] as const)('with files kept in %s', (kind) => {
  beforeAll(() => open(kind))
  beforeEach(beginAnew)
  afterAll(close)

  test('a file goes straight to the store; its record is made by what the store shows', async () => {
    const file = await upload('小兔 story.txt', TEXT, 'text/plain', 'course')
    expect(file).toMatchObject({
      topic: 'course',
      admin_id: 1,
      user_id: 0,
      name: '小兔 story.txt',
      size: TEXT.length,
      mimetype: 'text/plain; charset=utf-8',
      storage: kind,
      sha1: null,
      suffix: 'txt',
    })
    expect(file.url).toMatch(/^\/storage\/course\/\d{8}\/story[0-9a-f]{40}\.txt$/)
    // Read by everybody where it is, at once.
    const fetched = await fetch(file.full_url)
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(TEXT)
    expect(fetched.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    // Its path on this site leads there too.
    const { statusCode, headers } = await server.app.inject(file.url)
    expect([statusCode, headers.location]).toEqual([302, file.full_url])
    const log = await server.database.kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').execute()
    expect(JSON.parse(log[0]!.data)).toMatchObject({ id: file.id, name: '小兔 story.txt', url: file.url })

    const blob = await settled(file)
    expect(blob).toMatchObject({ sha1: sha1(TEXT), stored_sha1: sha1(TEXT), state: 'stored', storage: kind })
    expect((await records()).at(-1)).toMatchObject({ sha1: sha1(TEXT), storage: kind })
    await vi.waitFor(() => expect([...store.objects.keys()]).toEqual([file.url.slice(1)]))
    await vi.waitFor(async () => expect(await server.stored()).toEqual([]))
  })

  test('the job takes the place out of a photo and prepares it as pages need it', async () => {
    const photo = await makePicture('jpeg', { width: 700, height: 500, exif: true, orientation: 6 })
    const file = await upload('photo.jpg', photo, 'image/jpeg')
    const blob = await settled(file)
    expect(blob).toMatchObject({ sha1: sha1(photo), width: 500, height: 700, widths: [160, 320], avif: false })
    expect(blob.blur).toMatch(/^data:image\/webp/)
    const kept = store.objects.get(blob.key)!
    expect(sha1(kept.body)).toBe(blob.stored_sha1)
    expect(kept.type).toBe('image/jpeg')
    expect(kept.body.includes('Secret Camera')).toBe(false)
    expect((await sharp(kept.body).metadata()).orientation).toBe(6)
    expect((await sharp(store.objects.get(`${blob.key}.320.webp`)!.body).metadata()).width).toBe(320)
    expect((await records()).at(-1)).toMatchObject({ width: 500, height: 700, sha1: sha1(photo) })
  })

  test('what could run on the site is a download at the store too', async () => {
    const { data } = await call<{ siteConfig: Site }>('/admin/index/index', undefined)
    await configure('upload_mimetype', 'svg')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const file = await upload('drawing.svg', svg, 'image/svg+xml')
    await configure('upload_mimetype', data.siteConfig.upload.mimetype)
    expect((await fetch(file.full_url)).headers.get('content-disposition')).toBe('attachment')
  })

  test('a client that knows siteConfig.upload only can do the same', async () => {
    const { data } = await call<{ siteConfig: Site }>('/admin/index/index', undefined)
    const { mode, url = '', params = {}, savename } = data.siteConfig.upload
    expect(mode).toBe(kind)
    const key = savename
      .slice(1)
      .replace('{topic}', 'blog')
      .replace('{random32}', 'a'.repeat(32))
      .replace('{filename}', '小兔')
      .replace('{.suffix}', '.txt')
    expect(await send({ url, params }, key, TEXT)).toBe(200)
    const { code, msg, data: taken } = await callback({ url: `/${key}`, ...factsOf('小兔.txt', TEXT, 'text/plain') })
    expect(code, msg).toBe(1)
    expect(taken.file).toMatchObject({ topic: 'blog', name: '小兔.txt', mimetype: 'text/plain; charset=utf-8' })
    // It could not name the type: the copy has it.
    expect(store.objects.get(taken.file.url.slice(1))?.type).toBe('text/plain; charset=utf-8')
    expect(await send({ url, params }, 'admin/2/blog/x.txt', TEXT)).toBe(403)
    expect(await send({ url, params }, taken.file.url.slice(1), Buffer.from('other'))).toBe(403)
  })

  test('members have forms of their own; nobody else gets any', async () => {
    const facts = factsOf('cat.png', await makePicture('png'), 'image/png')
    const headers = { batoken: '', 'ba-user-token': memberToken }
    const { data } = await call<Form>('/api/ajax/uploadParams', facts, headers)
    expect(data.key).toMatch(/^user\/77\/default\//)
    expect(await send(data, data.key, await makePicture('png'), 'image/png')).toBe(200)
    // An administrator is not the member, whatever the number.
    expect((await callback({ ...facts, url: data.key })).msg).toBe(english('upload.notYours'))
    const taken = await call<{ file: FileAnswer }>('/api/Alioss/callback', { ...facts, url: data.key }, headers)
    expect(taken.data.file).toMatchObject({ user_id: MEMBER, admin_id: 0, name: 'cat.png' })
    // A name may say who a child is.
    expect(taken.data.file.url).toMatch(/^\/storage\/default\/\d{8}\/file[0-9a-f]{40}\.png$/)
    const site = await call<{ site: Site }>('/api/index/index', undefined, headers)
    expect(site.data.site.upload.savename).toMatch(/^\/user\/77\//)

    const nobodies: Record<string, string>[] = [
      { batoken: '' },
      { batoken: memberToken },
      { 'ba-user-token': server.token, batoken: '' },
    ]
    for (const nobody of nobodies) {
      for (const path of ['/admin/ajax/uploadParams', '/api/ajax/uploadParams', '/api/Alioss/callback']) {
        expect((await call(path, { ...facts, url: data.key }, nobody)).code, path).toBe(302)
      }
      const open = await call<{ site: Site }>('/api/index/index', undefined, nobody)
      expect(open.data.site.upload).not.toHaveProperty('params')
      expect(open.data.site.upload).not.toHaveProperty('url')
    }
  })

  test.each<[string, Partial<Facts>, MessageKey]>([
    ['nothing', { size: 0 }, 'upload.incomplete'],
    ['no name', { name: ' ' }, 'upload.incomplete'],
    ['one byte too many', { size: 10 * 1024 * 1024 + 1 }, 'upload.size'],
    ['a type that is not allowed', { name: 'page.html', type: 'text/html' }, 'upload.type'],
    ['a type its name denies', { name: 'cat.png', type: 'text/html' }, 'upload.type'],
  ])('no form is given for %s', async (_name, facts, key) => {
    const given = { ...factsOf('a.txt', TEXT, 'text/plain'), ...facts }
    expect(await call('/admin/ajax/uploadParams', given)).toMatchObject({ code: 0, msg: english(key) })
    expect(store.requests).toEqual([])
  })

  test('a quota counts before the bytes are on their way', async () => {
    await configure('upload_admin_quota', 30)
    await upload('a.txt', TEXT, 'text/plain')
    const { msg } = await call('/admin/ajax/uploadParams', factsOf('b.txt', TEXT, 'text/plain'))
    await configure('upload_admin_quota', 0)
    expect(msg).toMatch(/^Not enough space/)
  })

  describe('a callback is refused', () => {
    const facts = factsOf('a.txt', TEXT, 'text/plain')
    const cases: [string, (form: Form) => Record<string, unknown>, MessageKey][] = [
      ['for a file that is not there', ({ key }) => ({ url: `/${key}x` }), 'upload.notThere'],
      ['for another size than the store shows', () => ({ size: TEXT.length + 1 }), 'upload.otherFile'],
      ["for somebody else's prefix", ({ key }) => ({ url: key.replace('admin/1/', 'admin/2/') }), 'upload.notYours'],
      ["for a member's prefix", ({ key }) => ({ url: key.replace('admin/', 'user/') }), 'upload.notYours'],
      ['for a path that climbs', ({ key }) => ({ url: `admin/1/../2/${key}` }), 'upload.notYours'],
      ['for what is stored already', () => ({ url: '/storage/default/other.txt' }), 'upload.notYours'],
      ['for an address', ({ key }) => ({ url: `https://evil.example/${key}` }), 'upload.notYours'],
      ['under a name of another type', () => ({ name: 'a.html', type: 'text/html' }), 'upload.type'],
      ['under a type the store denies', ({ key }) => showAs(key, 'image/webp', { name: 'a.png' }), 'upload.type'],
    ]
    function showAs(key: string, type: string, facts: object): Record<string, unknown> {
      store.objects.get(key)!.type = type
      return { ...facts, type: '' }
    }
    test.each(cases)('%s', async (_name, change, key) => {
      const form = await askForm(facts)
      expect(await send(form, form.key, TEXT, 'text/plain')).toBe(200)
      store.objects.set('storage/default/other.txt', store.objects.get(form.key)!)
      const before = (await records()).length
      const answer = await callback({ ...facts, url: `/${form.key}`, ...change(form) })
      expect(answer).toMatchObject({ code: 0, msg: english(key) })
      expect(await records()).toHaveLength(before)
      expect([...store.objects.keys()].toSorted()).toEqual([form.key, 'storage/default/other.txt'].toSorted())
    })

    test('a second time', async () => {
      const form = await askForm(facts)
      await send(form, form.key, TEXT, 'text/plain')
      expect((await callback({ ...facts, url: form.key })).code).toBe(1)
      expect((await callback({ ...facts, url: form.key })).msg).toBe(english('upload.notThere'))
    })

    test("by another administrator, who has the other's path", async () => {
      const form = await askForm(facts)
      await send(form, form.key, TEXT, 'text/plain')
      const admin = { username: 'second', nickname: 'Second', password: '', group_arr: [1] }
      const { id } = await server.database.kysely
        .insertInto('admin')
        .values(admin)
        .returning('id')
        .executeTakeFirstOrThrow()
      const { token } = await openAdminSession(server.database, id)
      const answer = await callback({ ...facts, url: form.key }, { batoken: token })
      expect(answer.msg).toBe(english('upload.notYours'))
    })

    test('while the store is away; nothing is left of it', async () => {
      const form = await askForm(facts)
      await send(form, form.key, TEXT, 'text/plain')
      store.onRequest = (line) => {
        if (line.startsWith('COPY')) throw new Error('line cut')
      }
      const before = (await records()).length
      expect((await callback({ ...facts, url: form.key })).msg).toBe(english('upload.storeAway'))
      expect(await records()).toHaveLength(before)
      store.onRequest = () => undefined
      expect((await callback({ ...facts, url: form.key })).code, 'the same again').toBe(1)
    })
  })

  test('what is changed in the store between look and copy does not count', async () => {
    const facts = factsOf('a.txt', TEXT, 'text/plain')
    const form = await askForm(facts)
    await send(form, form.key, TEXT, 'text/plain')
    store.onRequest = (line) => {
      const object = store.objects.get(form.key)
      if (line.startsWith('COPY') && object) store.objects.set(form.key, { ...object, etag: '"changed"' })
    }
    expect((await callback({ ...facts, url: form.key })).msg).toBe(english('upload.notThere'))
    expect([...store.objects.keys()]).toEqual([form.key])
  })

  test('a file that lies about what it is goes again, and the log says why', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const file = await upload('cat.png', html, 'image/png')
    await vi.waitFor(async () => expect(await blobOf(file)).toBeUndefined())
    expect((await records()).some(({ id }) => id === file.id)).toBe(false)
    expect([...store.objects.keys()]).toEqual([])
    const entries = await server.database.kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').execute()
    expect(entries[0]).toMatchObject({ admin_id: 1, title: { en: 'Remove a direct upload' } })
    expect(entries[0]!.data).toContain(english('upload.type'))
  })

  test('the same content under another extension stays a file of its own, of the type its name says', async () => {
    const { data } = await call<{ siteConfig: Site }>('/admin/index/index', undefined)
    await configure('upload_mimetype', 'txt,mov')
    const plain = await upload('same.txt', TEXT, 'text/plain')
    await settled(plain)
    // An extension that only the settings know.
    const film = await upload('same.mov', TEXT, 'video/quicktime')
    await configure('upload_mimetype', data.siteConfig.upload.mimetype)
    expect(film).toMatchObject({ name: 'same.mov', suffix: 'mov', mimetype: 'application/octet-stream' })
    expect(await settled(film)).toMatchObject({ sha1: sha1(TEXT), suffix: 'mov' })
    expect((await records()).map(({ url }) => url)).toEqual([plain.url, film.url])
  })

  test('a hash that a client tells makes nothing one; what turns out to hold the same stays a file of its own', async () => {
    const picture = await makePicture('png', { width: 400, height: 200 })
    const first = await upload('first.png', picture, 'image/png')
    await settled(first)
    // Says it is the first file, and is not.
    const facts = { ...factsOf('liar.txt', TEXT, 'text/plain'), sha1: sha1(picture) }
    const form = await askForm(facts)
    await send(form, form.key, TEXT, 'text/plain')
    const liar = (await callback({ ...facts, url: form.key })).data.file
    expect((await settled(liar)).sha1).toBe(sha1(TEXT))

    const again = await upload('again.png', picture, 'image/png')
    expect(await settled(again)).toMatchObject({ sha1: null, stored_sha1: sha1(picture) })
    const elsewhere = await upload('elsewhere.png', picture, 'image/png', 'avatar')
    await settled(elsewhere)
    const saved = await call('/admin/routine.adminInfo/edit', { avatar: elsewhere.url })
    expect(saved.code, saved.msg).toBe(1)

    const mine = await records()
    expect(mine.map(({ url, topic, quote, usage }) => [url, topic, quote, usage])).toEqual([
      [first.url, 'default', 1, 0],
      [liar.url, 'default', 1, 0],
      [again.url, 'default', 1, 0],
      [elsewhere.url, 'avatar', 1, 1],
    ])
    // Deleted, it takes nothing from the other.
    const gone = await server.call('DELETE', '/admin/routine.attachment/del', { ids: [mine[0]!.id] })
    expect(gone.code, gone.msg).toBe(1)
    expect(await blobOf(again)).toMatchObject({ state: 'stored' })
  })
})

describe('settings', () => {
  afterEach(close)

  test('a site that keeps its files itself gives no forms and takes no callbacks', async () => {
    await open('s3', { STORAGE: 'local' })
    const facts = factsOf('a.txt', TEXT, 'text/plain')
    expect((await call('/admin/ajax/uploadParams', facts)).msg).toBe(english('upload.notDirect'))
    expect((await callback({ ...facts, url: 'admin/1/a.txt' })).msg).toBe(english('upload.notDirect'))
    const { data } = await call<{ siteConfig: Site }>('/admin/index/index', undefined)
    expect(data.siteConfig.upload).not.toHaveProperty('params')
  })

  test('a store that is not set up is told as that, and stops nobody from signing in', async () => {
    await open('oss', { OSS_SECRET: '' })
    const facts = factsOf('a.txt', TEXT, 'text/plain')
    expect((await call('/admin/ajax/uploadParams', facts)).msg).toBe(english('upload.storeMissing'))
    expect((await call('/admin/index/index', undefined)).code).toBe(1)
  })

  test('what is entered on the settings screen counts at once', async () => {
    await open('oss', {
      STORAGE: '',
      OSS_ENDPOINT: '',
      OSS_REGION: '',
      OSS_BUCKET: '',
      OSS_ACCESS_KEY: '',
      OSS_SECRET: '',
      // The store of the test is on this machine.
      ALLOW_PRIVATE_TARGETS: 'on',
    })
    const { endpoint, region, bucket, accessKey, secret } = store.bucket
    const saved = await call('/admin/routine.config/edit', {
      upload_mode: 'oss',
      oss_endpoint: endpoint,
      oss_region: region,
      oss_bucket: bucket,
      oss_access_key: accessKey,
      oss_secret: secret,
    })
    expect(saved.code, saved.msg).toBe(1)
    const file = await upload('a.txt', TEXT, 'text/plain')
    expect(file.storage).toBe('oss')
    // A key that is changed at the provider and here is used from now on.
    store.bucket.secret = 'the-new-one'
    expect((await call('/admin/routine.config/edit', { oss_secret: 'the-new-one' })).code).toBe(1)
    expect((await upload('b.txt', TEXT, 'text/plain')).storage).toBe('oss')
  })

  test('secrets of the store are in no answer', async () => {
    await open('oss')
    const answers = await Promise.all([
      call('/admin/index/index', undefined),
      call('/api/index/index', undefined),
      call('/admin/ajax/uploadParams', factsOf('a.txt', TEXT, 'text/plain')),
    ])
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(store.bucket.secret)
  })
})

import { fileURLToPath } from 'node:url'
import { Failure } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPictureProcess } from '../files/picture-process.ts'
import { uploadApp } from '../testing/upload.ts'
import { fillDemoLibrary, startDemoLibrary } from './demo-library.ts'
import { removeDemo } from './remove-demo.ts'

let server: Awaited<ReturnType<typeof uploadApp>>
beforeEach(async () => {
  server = await uploadApp({ content: 'demo' })
})
afterEach(() => server.close())

type File = {
  id: number
  name: string
  url: string
  type: string
  usage: number
  quote: number
  folder: { name: string }
  thumb: string | null
}
const listOf = async <Row>(base: string): Promise<Row[]> =>
  (await server.call<{ list: Row[] }>('GET', `/admin/routine.${base}/index`, { limit: 100 })).data.list
const files = () => listOf<File>('attachment')
const namesOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(
    server.database.kysely,
  )
  return rows.map(({ name }) => name)
}
const idOf = async (table: string, slug: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where slug = ${slug}
  `.execute(server.database.kysely)
  return rows[0]!.id
}
const countFiles = async (): Promise<number> => (await files()).length

const drawings = new Map<string, Promise<Buffer>>()

/** px. The product draws them wider, writes them anew when they come in, and makes thumbnails of several widths. */
const SMALL = 200

/** Draws each picture for the first test that asks, once and small: what becomes of them is no different. The first test has the product's. */
function drawOnce(path: string): Promise<Buffer> {
  let drawing = drawings.get(path)
  if (!drawing) drawings.set(path, (drawing = inPictureProcess('drawPicture', path, SMALL)))
  return drawing
}

const library = () => ({ engine: server.app.engine, uploads: server.app.uploads, draw: drawOnce })

/** What fills the library, and does `before` each time it sends a file. */
function withSending(before: (name: string) => Promise<void> | void): Parameters<typeof fillDemoLibrary>[0] {
  const { engine, uploads, draw } = library()
  const receive: typeof uploads.receive = async (incoming, ...rest) => {
    await before(incoming.name)
    return uploads.receive(incoming, ...rest)
  }
  return { engine, uploads: { ...uploads, receive }, draw }
}

/** A start that ends while it sends the fifth file. */
async function breakOff(): Promise<void> {
  const broken = new AbortController()
  const deps = withSending((name) => {
    if (name.startsWith('公告栏')) broken.abort()
  })
  await expect(fillDemoLibrary(deps, broken.signal)).rejects.toThrow('aborted')
}

test('the library has files of all kinds in folders, which can be opened, and rows that name them', async () => {
  await fillDemoLibrary(server.app)
  const all = await files()
  const folders = await namesOf('attachment_folder')
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['picture', 'document', 'project', 'video', 'audio']))
  expect(new Set(all.map(({ folder }) => folder.name))).toEqual(new Set(folders))
  for (const { name, url, thumb } of all) {
    expect(name).toMatch(/^.*\p{Script=Han}.* [A-Z].*\.[a-z0-9]+$/u)
    expect((await server.app.inject(url)).statusCode, name).toBe(200)
    if (thumb) expect((await server.app.inject(thumb)).statusCode, name).toBe(200)
  }
  const used = all.filter(({ usage }) => usage > 0)
  expect(used).toHaveLength(8)
  const { data } = await server.call<{ row: { cover: string } }>('GET', '/api/news/read', { slug: 'welcome' })
  expect(used.map(({ url }) => url)).toContain(data.row.cover)
})

test('a second start adds nothing, and one that was broken off is gone on with', async () => {
  await breakOff()
  expect(await countFiles()).toBe(5)
  await fillDemoLibrary(library())
  const filled = await files()
  expect(filled.map(({ quote }) => quote)).toEqual(filled.map(() => 1))
  await fillDemoLibrary(library())
  expect(await countFiles()).toBe(filled.length)
  expect(await namesOf('attachment_folder')).toHaveLength(7)
})

test('a library whose files the school refuses is told of once', async () => {
  await server.call('POST', '/admin/routine.config/edit', { upload_mimetype: 'pdf' })
  const told = vi.fn<(error: unknown) => void>()
  const start = () => startDemoLibrary(library(), { after: Promise.resolve(), onError: told }).done
  await start()
  await start()
  expect(told).toHaveBeenCalledTimes(1)
})

test('a picture process that ends with the service is no refusal: the next start fills the library', async () => {
  const told = vi.fn<(error: unknown) => void>()
  const failing = withSending(() => {
    throw new Failure('upload.incomplete')
  })
  await startDemoLibrary(failing, { after: Promise.resolve(), onError: told }).done
  expect(told).toHaveBeenCalledTimes(1)
  await startDemoLibrary(library(), { after: Promise.resolve(), onError: told }).done
  expect(told).toHaveBeenCalledTimes(1)
  expect(await namesOf('attachment_folder')).toHaveLength(7)
})

test('while files are drawn and sent no transaction is open', async () => {
  const open = vi.fn<(count: number) => void>()
  await fillDemoLibrary(
    withSending(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
      `.execute(server.database.kysely)
      open(rows.length)
    }),
  )
  expect(open.mock.calls).toEqual((await files()).map(() => [0]))
})

test('two processes that start at the same time fill it once', async () => {
  await Promise.all([fillDemoLibrary(library()), fillDemoLibrary(library())])
  const all = await files()
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(await namesOf('attachment_folder')).toHaveLength(7)
})

test('a demo that is taken away while its library is sent leaves no file', async () => {
  await fillDemoLibrary(
    withSending(async (name) => {
      if (name.startsWith('公告栏')) await removeDemo(server.app.engine)
    }),
  )
  expect(await countFiles()).toBe(0)
  expect(await namesOf('attachment_folder')).toEqual([])
})

test('what the school renamed or sent again after a start that broke off is left alone by the next one', async () => {
  await breakOff()
  const fileOf = async (id: number) => (await files()).find((one) => one.id === id)!
  const renamed = (await files()).find(({ name }) => name.startsWith('迷宫'))!
  const again = (await files()).find(({ name }) => name.startsWith('海龟'))!
  await server.call('POST', '/admin/routine.attachment/edit', { id: renamed.id, name: '我们的封面.png' })
  const drawing = fileURLToPath(new URL('../../../site/public/static/covers/python-turtle-art.svg', import.meta.url))
  const bytes = await drawOnce(drawing)
  const sent = await server.upload({ name: '海龟.png', type: 'image/png', bytes }, '?topic=course')
  expect(sent.data.file.id).toBe(again.id)
  const before = [await fileOf(renamed.id), await fileOf(again.id)]
  await fillDemoLibrary(library())
  expect([await fileOf(renamed.id), await fileOf(again.id)]).toEqual(before)
  await removeDemo(server.app.engine)
  expect((await files()).map(({ id }) => id).toSorted()).toEqual([renamed.id, again.id].toSorted())
})

test('the library goes with the demo, bytes and folders and all', async () => {
  await fillDemoLibrary(library())
  await removeDemo(server.app.engine)
  expect(await countFiles()).toBe(0)
  expect(await namesOf('attachment_folder')).toEqual([])
  expect(await namesOf('attachment_tag')).toEqual([])
  await server.swept()
  expect(await server.stored()).toEqual([])
  await fillDemoLibrary(library())
  expect(await countFiles()).toBe(0)
})

test('what the school has made its own stays, with its folder: a file that its rows name, one it renamed, replaced or moved', async () => {
  await fillDemoLibrary(library())
  const named = (await files()).find(({ name }) => name.startsWith('上课'))!
  const renamed = (await files()).find(({ name }) => name.startsWith('零花钱'))!
  const replaced = (await files()).find(({ name }) => name.startsWith('十二周'))!
  const moved = (await files()).find(({ name }) => name.startsWith('下课铃'))!
  const about = { id: await idOf('about', 'a-lesson'), title_i18n: { 'zh-cn': '我们的课', en: 'Our lessons' } }
  expect(await server.call('POST', '/admin/about/edit', about)).toMatchObject({ code: 1 })
  await server.call('POST', '/admin/routine.attachment/edit', { id: renamed.id, name: '我们的表格.xlsx' })
  const own = { name: 'plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4 our own plan' }
  expect(await server.post(`/admin/routine.attachment/replace?id=${replaced.id}`, own)).toMatchObject({ code: 1 })
  expect(await server.call('POST', '/admin/routine.attachment/move', { ids: [moved.id], folder_id: '' })).toMatchObject(
    { code: 1 },
  )

  const { kept } = await removeDemo(server.app.engine)
  expect((await files()).map(({ id }) => id).toSorted()).toEqual(
    [named.id, renamed.id, replaced.id, moved.id].toSorted(),
  )
  const folders = (await namesOf('attachment_folder')).map((name) => name.split(' · ')[1])
  expect(folders.toSorted()).toEqual(['For lessons', 'Handouts', 'The rooms'])
  expect(kept).toContainEqual({ table: 'attachment', id: named.id, name: named.name })
  expect((await server.app.inject(named.url)).statusCode).toBe(200)
})

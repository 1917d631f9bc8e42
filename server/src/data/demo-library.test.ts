import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadApp } from '../testing/upload.ts'
import { fillDemoLibrary, startDemoLibrary } from './demo-library.ts'
import { removeDemo } from './remove-demo.ts'
import { seedAll } from './seed.ts'

let server: Awaited<ReturnType<typeof uploadApp>>
beforeEach(async () => {
  server = await uploadApp()
  await seedAll(server.database, { SEED: 'demo' })
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
  const broken = new AbortController()
  const uploads: typeof server.app.uploads = {
    ...server.app.uploads,
    receive: (incoming, ...rest) => {
      if (incoming.name.startsWith('公告栏')) broken.abort()
      return server.app.uploads.receive(incoming, ...rest)
    },
  }
  const { engine } = server.app
  await expect(fillDemoLibrary({ engine, uploads }, broken.signal)).rejects.toThrow('aborted')
  expect(await countFiles()).toBe(5)
  await fillDemoLibrary(server.app)
  const filled = await files()
  expect(filled.map(({ quote }) => quote)).toEqual(filled.map(() => 1))
  await fillDemoLibrary(server.app)
  expect(await countFiles()).toBe(filled.length)
  expect(await namesOf('attachment_folder')).toHaveLength(7)
})

test('a library whose files the school refuses is told of once', async () => {
  await server.call('POST', '/admin/routine.config/edit', { upload_mimetype: 'pdf' })
  const told = vi.fn<(error: unknown) => void>()
  const start = () => startDemoLibrary(server.app, { after: Promise.resolve(), onError: told }).done
  await start()
  await start()
  expect(told).toHaveBeenCalledTimes(1)
})

test('the library goes with the demo, bytes and folders and all', async () => {
  await fillDemoLibrary(server.app)
  await removeDemo(server.app.engine)
  expect(await countFiles()).toBe(0)
  expect(await namesOf('attachment_folder')).toEqual([])
  expect(await namesOf('attachment_tag')).toEqual([])
  await server.swept()
  expect(await server.stored()).toEqual([])
  await fillDemoLibrary(server.app)
  expect(await countFiles()).toBe(0)
})

test('what the school has made its own stays, with its folder: a file that its rows name, one it renamed, one it replaced', async () => {
  await fillDemoLibrary(server.app)
  const named = (await files()).find(({ name }) => name.startsWith('上课'))!
  const renamed = (await files()).find(({ name }) => name.startsWith('零花钱'))!
  const replaced = (await files()).find(({ name }) => name.startsWith('十二周'))!
  const about = { id: await idOf('about', 'a-lesson'), title_i18n: { 'zh-cn': '我们的课', en: 'Our lessons' } }
  expect(await server.call('POST', '/admin/about/edit', about)).toMatchObject({ code: 1 })
  await server.call('POST', '/admin/routine.attachment/edit', { id: renamed.id, name: '我们的表格.xlsx' })
  const own = { name: 'plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4 our own plan' }
  expect(await server.post(`/admin/routine.attachment/replace?id=${replaced.id}`, own)).toMatchObject({ code: 1 })

  const { kept } = await removeDemo(server.app.engine)
  expect((await files()).map(({ id }) => id).toSorted()).toEqual([named.id, renamed.id, replaced.id].toSorted())
  const folders = (await namesOf('attachment_folder')).map((name) => name.split(' · ')[1])
  expect(folders.toSorted()).toEqual(['For lessons', 'Handouts', 'The rooms'])
  expect(kept).toContainEqual({ table: 'attachment', id: named.id, name: named.name })
  expect((await server.app.inject(named.url)).statusCode).toBe(200)
})

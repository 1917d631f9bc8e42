import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture } from '../testing/pictures.ts'
import { testServices } from '../testing/services.ts'
import { uploadApp, type UploadApp } from '../testing/upload.ts'
import { storeAliases } from './alias-files.ts'
import { createFiles } from './files.ts'

/* Paths that an earlier version led to another file of the same content. */

const OLD = '/storage/default/20250101/old.png'

let server: UploadApp
let url: string
beforeAll(async () => {
  server = await uploadApp()
  const picture = { name: 'rabbit.png', type: 'image/png', bytes: await makePicture('png') }
  url = (await server.upload(picture)).data.file.url
  const { kysely } = server.database
  await sql`insert into blob_alias (key, blob_id) select ${OLD.slice(1)}, id from blob where key = ${url.slice(1)}`.execute(
    kysely,
  )
  // A text that names the old path.
  await sql`update course_category set intro = ${{ 'zh-cn': `![](${OLD})`, en: '' }} where id = 1`.execute(kysely)
  await sql`insert into file_reference (path, resource, row_id, field) values (${OLD}, 'course-category', 1, 'intro')`.execute(
    kysely,
  )
})
afterAll(() => server.close())

async function storeThem(warnings: unknown[] = []): Promise<void> {
  const { database, dataDir } = server
  const services = await testServices(database)
  const config = { get: async () => ({ upload: { mode: 'local' } }) as never }
  const log = { warn: (...given: unknown[]) => void warnings.push(given) }
  const files = createFiles({ database, bus: services.bus, config, targetsOf: () => 'everywhere', dataDir, log })
  await storeAliases({ database, files, mutations: services.engine.mutations, log })
  await services.close()
}
const asked = async (path: string) => {
  const { statusCode, headers, rawPayload } = await server.app.inject(path)
  return { status: statusCode, to: headers.location, bytes: rawPayload }
}
const aliases = async () => (await sql`select key from blob_alias`.execute(server.database.kysely)).rows

test('an old path leads to the file of the same content, then has one of its own, which outlives the other', async () => {
  const { bytes } = await asked(url)
  expect(await asked(OLD)).toMatchObject({ status: 302, to: url })
  await storeThem()
  expect(await aliases()).toEqual([])
  expect(await asked(OLD)).toMatchObject({ status: 200, bytes })
  expect((await asked(`${OLD}.160.webp`)).bytes).toEqual((await asked(`${url}.160.webp`)).bytes)

  const { data } = await server.call<{ list: { id: number; url: string; usage: number; name: string }[] }>(
    'GET',
    '/admin/routine.attachment/index',
  )
  expect(data.list.filter((one) => [OLD, url].includes(one.url))).toMatchObject([
    { url: OLD, usage: 1, name: 'old.png' },
    { url, usage: 0, name: 'rabbit.png' },
  ])
  const { id } = data.list.find((one) => one.url === url)!
  expect(await server.call('DELETE', '/admin/routine.attachment/del', { ids: [id] })).toMatchObject({ code: 1 })
  await server.swept()
  expect(await asked(OLD)).toMatchObject({ status: 200, bytes })
})

test('a path whose file cannot be copied is noted and waits; nothing is left half-stored', async () => {
  const { kysely } = server.database
  const lost = '/storage/default/20250101/lost.png'
  await sql`insert into blob_alias (key, blob_id) select ${lost.slice(1)}, id from blob where key = ${OLD.slice(1)}`.execute(
    kysely,
  )
  await sql`update blob set stored_sha1 = 'damaged' where key = ${OLD.slice(1)}`.execute(kysely)
  const warnings: unknown[] = []
  await storeThem(warnings)
  expect(warnings).toHaveLength(1)
  expect(await aliases()).toEqual([{ key: lost.slice(1) }])
  const { rows } = await sql`select from blob where key = ${lost.slice(1)}`.execute(kysely)
  expect(rows).toEqual([])
})

import { sql } from 'kysely'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { RESOURCES } from '@tutu/contract/resources/index'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SYSTEM } from '../../policy/actors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { testServices } from '../../testing/services.ts'
import { inPreview } from './preview.ts'

let server: TestApp
let services: Awaited<ReturnType<typeof testServices>>
beforeAll(async () => {
  server = await testApp()
  services = await testServices(server.database)
  await add('courseCategory', { status: '1' })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/admin/${path}`, body, token ? { token } : {})
const definitions = new Map(RESOURCES.map((one) => [controllerBase(one), one]))
let number = 0
async function add(base: string, values: object = {}): Promise<number> {
  const known = { 'course-category': [1], course: [1], tag: [] }
  const added = await post(`${base}/add`, { ...sampleRow(definitions.get(base)!, ++number, known), ...values })
  expect(added.code, added.msg).toBe(1)
  return added.data.id as number
}
const course = (values: object = {}) => add('course', { slug: `previewed-${++number}`, status: '1', ...values })
const rowOf = async (table: string, id: number) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(
      server.database.kysely,
    )
  ).rows[0]

/** What visitors would read of a row under its address. */
async function preview(base: string, id: number | undefined, input: object, actor: typeof SYSTEM = SYSTEM) {
  const resource = services.engine.registry.byBase(base)!
  const shown = { resource, id, input: input as Record<string, unknown>, actor }
  return inPreview(services.engine, shown, async (reads, path) => {
    const parts = path.split('/').slice(2)
    const query = parts.length > 1 ? { course: parts[0], slug: parts[1] } : { slug: parts[0] }
    const answer = await reads.read(reads.find(base)!, query, 'zh-cn')
    return { path, row: answer.kind === 'data' ? (answer.data as { row: Record<string, unknown> }).row : undefined }
  })
}

describe('a preview', () => {
  test('shows what the form says on top of the draft, rendered, and leaves nothing behind', async () => {
    const id = await course({ title_i18n: { 'zh-cn': '旧名' } })
    await post('course/saveDraft', { id, subtitle: '草稿里的话' })
    const before = await rowOf('course', id)
    // On a busy machine a text is answered as typed until it is rendered.
    await vi.waitFor(async () => {
      const { row } = await preview('course', id, { title: '新名', intro: '**要紧**' })
      expect(row).toMatchObject({ title: '新名', subtitle: '草稿里的话' })
      expect(row?.intro_html).toContain('<strong>要紧</strong>')
    })
    expect(await rowOf('course', id)).toEqual(before)
    expect((await server.call('GET', '/api/course/read', { id }, { token: '' })).data?.row).not.toMatchObject({
      title: '新名',
    })
  })

  test('of a new row, with most of it still missing', async () => {
    const { row, path } = await preview('course', undefined, { title: '还没有', slug: 'not-there-yet', category_id: 1 })
    expect(path).toBe('/course/not-there-yet')
    expect(row).toMatchObject({ title: '还没有', category: { id: 1 } })
    const { rows } = await sql`select from course where slug = 'not-there-yet'`.execute(server.database.kysely)
    expect(rows).toEqual([])
  })

  test('of a lesson in a course that nobody sees yet', async () => {
    const hidden = await course({ status: '0', slug: 'hidden-yet' })
    const id = await add('lesson', { course_id: hidden, status: '0', free: '1', slug: 'first' })
    const { row, path } = await preview('lesson', id, { title: '第一课' })
    expect(path).toBe('/course/hidden-yet/first')
    expect(row).toMatchObject({ title: '第一课' })
    expect(await rowOf('course', hidden)).toMatchObject({ status: false })
  })

  test('says in words what keeps it from being shown', async () => {
    const id = await course({ slug: 'taken-slug' })
    await expect(preview('course', undefined, { title: '没有网址名', category_id: 1 })).rejects.toThrow(
      'preview.noPage',
    )
    await expect(preview('course', undefined, { title: '没有分类', slug: 'no-category' })).rejects.toThrow(
      'preview.noPage',
    )
    const other = await course()
    await expect(preview('course', other, { slug: 'taken-slug' })).rejects.toMatchObject({ fields: { slug: {} } })
    expect(await rowOf('course', id)).toMatchObject({ slug: 'taken-slug' })
  })
})

describe('its link', () => {
  const open = (body: object, token?: string) => post('course/previewPage', body, token)
  const get = (path: string) => server.app.inject({ url: path, headers: { accept: 'text/html' } })

  test('is given to those who may edit, and to nobody else', async () => {
    const id = await course()
    const reader = await server.signIn(['course/index'])
    expect((await open({ id }, reader)).code).not.toBe(1)
    expect(await open({ id })).toMatchObject({
      code: 1,
      data: { path: expect.stringMatching(/^\/preview\/[\w-]{43}$/) },
    })
    expect((await open({ id: 999_999 })).code).toBe(0)
  })

  test('that is unknown, ended or too old opens nothing, and says so', async () => {
    const id = await course()
    const { path, token } = (await open({ id })).data as { path: string; token: string }
    await open({ token, close: '1' })
    for (const gone of [path, '/preview/x', `/preview/${'A'.repeat(43)}`]) {
      const answer = await get(gone)
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('预览链接')
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    const old = (await open({ id })).data as { path: string }
    await sql`update preview set expiretime = epoch_seconds() - 1`.execute(server.database.kysely)
    expect((await get(old.path)).statusCode).toBe(410)
  })

  test('is kept as a hash, and another administrator neither changes nor ends it', async () => {
    const id = await course()
    const { token } = (await open({ id, title: '我的' })).data as { token: string }
    const { rows } = await sql<{ text: string }>`select preview::text as text from preview`.execute(
      server.database.kysely,
    )
    expect(rows.map(({ text }) => text).join()).not.toContain(token)
    const other = await server.signIn(['course/edit', 'course/index'])
    await open({ token, close: '1' }, other)
    const changed = (await open({ id, token, title: '别人的' }, other)).data as { token: string }
    expect(changed.token).not.toBe(token)
    expect((await open({ id, token, title: '我的，改了' })).data).toMatchObject({ token })
  })

  test('opens nothing any more when its maker may not edit any more', async () => {
    const id = await course()
    const editor = await server.signIn(['course/edit', 'course/index'])
    const { path } = (await open({ id }, editor)).data as { path: string }
    await sql`update admin_group set rules = '{}' where not everything`.execute(server.database.kysely)
    expect((await get(path)).statusCode).toBe(410)
  })
})

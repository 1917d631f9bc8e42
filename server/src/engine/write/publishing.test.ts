import { sql } from 'kysely'
import { CODE } from '@tutu/contract/core/envelope'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { RESOURCES } from '@tutu/contract/resources/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { testServices } from '../../testing/services.ts'
import { startPublisher } from './publisher.ts'

let server: TestApp
/** May edit, and not publish. */
let writer: string
beforeAll(async () => {
  server = await testApp()
  await add('courseCategory')
  writer = await server.signIn(['course/index', 'course/add', 'course/edit'])
})
afterAll(() => server.close())

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/admin/${path}`, body, token ? { token } : {})
const definitions = new Map(RESOURCES.map((one) => [controllerBase(one), one]))
let number = 0
async function add(base: string, values: object = {}, token?: string): Promise<number> {
  const known = { 'course-category': [1], course: [1], tag: [] }
  const added = await post(`${base}/add`, { ...sampleRow(definitions.get(base)!, ++number, known), ...values }, token)
  expect(added.code, added.msg).toBe(1)
  return added.data.id as number
}
const course = (values: object = {}, token?: string) =>
  add('course', { slug: `published-${++number}`, status: '1', ...values }, token)
const OLD = { title_i18n: { 'zh-cn': '旧名', en: 'Old' }, subtitle_i18n: { 'zh-cn': '旧话', en: 'Old words' } }
const editOf = async (id: number) => (await server.call('GET', '/admin/course/edit', { id })).data
const seen = async (id: number) =>
  (await server.call('GET', '/api/course/read', { id }, { token: '' })).data?.row as Record<string, unknown> | undefined

test('what is added says whether visitors see it', async () => {
  const known = { 'course-category': [1], tag: [] }
  const form = (status: string) => ({ ...sampleRow(definitions.get('course')!, ++number, known), status })
  expect((await post('course/add', form('0'))).msg).toBe('草稿已存好，访客还看不到')
  expect((await post('course/add', form('1'))).msg).toBe('添加成功')
})

describe('a draft', () => {
  test('waits beside what visitors see, also when something required is missing, and is what the form goes on with', async () => {
    const id = await course(OLD)
    expect(await post('course/saveDraft', { id, title: '新名', subtitle: '' })).toMatchObject({ code: 1 })
    expect(await seen(id)).toMatchObject({ title: '旧名' })
    const { row, draft } = await editOf(id)
    expect(row).toMatchObject({ title: '旧名', publication: 'changed' })
    expect(draft).toMatchObject({ fields: expect.arrayContaining(['title', 'subtitle']), row: { title: '新名' } })
  })

  test('keeps what is said in one language beside what is there in the other', async () => {
    const id = await course(OLD)
    await post('course/saveDraft', { id, title_i18n: { en: 'New' } })
    await post('course/saveDraft', { id, title_i18n: { 'zh-cn': '新名' } })
    await post('course/publish', { ids: [id] })
    expect((await editOf(id)).row).toMatchObject({
      title_i18n: { 'zh-cn': '新名', en: 'New' },
      publication: 'published',
    })
  })

  test('that says again what is published is none', async () => {
    const id = await course(OLD)
    await post('course/saveDraft', { id, title: '新名' })
    await post('course/saveDraft', { id, title: '旧名' })
    expect((await editOf(id)).row).toMatchObject({ publication: 'published' })
    expect((await editOf(id)).draft).toBeUndefined()
  })

  test('of two administrators the second hears that there is another by now', async () => {
    const id = await course()
    const { version } = (await editOf(id)).row as { version: number }
    expect(await post('course/saveDraft', { id, version, title: '我的' })).toMatchObject({ code: 1 })
    const late = await post('course/saveDraft', { id, version, title: '我也' })
    expect(late).toMatchObject({ code: 0, data: { changed: true } })
    expect((await editOf(id)).draft).toMatchObject({ row: { title: '我的' } })
  })

  test('is checked in what it says; what it points to may go until it is published, and is asked for then', async () => {
    const id = await course()
    expect((await post('course/saveDraft', { id, age_min: 'x' })).data.errors).toHaveProperty('age_min')
    await post('course/saveDraft', { id, category_id: 999_999 })
    const refused = await post('course/edit', { id, publish: '1' })
    expect(refused.data.errors).toHaveProperty('category_id')
    expect((await editOf(id)).row).toMatchObject({ publication: 'changed', category_id: 1 })
  })

  test('drops nothing that is kept for visitors; what it becomes does', async () => {
    const id = await course(OLD)
    const told = async () =>
      (await sql`select from cache_invalidation where ${`course:${id}`} = any(tags)`.execute(server.database.kysely))
        .rows.length
    const before = await told()
    await post('course/saveDraft', { id, title: '新名' })
    expect(await told()).toBe(before)
    await post('course/publish', { ids: [id] })
    expect(await told()).toBeGreaterThan(before)
  })

  test('can be discarded, once', async () => {
    const id = await course(OLD)
    await post('course/saveDraft', { id, title: '新名' })
    expect(await post('course/discardDraft', { id })).toMatchObject({ code: 1 })
    expect((await editOf(id)).row).toMatchObject({ title: '旧名', publication: 'published' })
    expect(await post('course/discardDraft', { id })).toMatchObject({ code: 0 })
  })

  test('holds on to the files that it names', async () => {
    const id = await course()
    await post('course/saveDraft', { id, intro: '![](/storage/draft-only.png)' })
    const named = async () =>
      (await sql`select from file_reference where path = '/storage/draft-only.png'`.execute(server.database.kysely))
        .rows
    expect(await named()).toHaveLength(1)
    await post('course/discardDraft', { id })
    expect(await named()).toHaveLength(0)
  })
})

describe('publishing', () => {
  test('of a form takes what waits along, with the checks of any edit', async () => {
    const id = await course(OLD)
    await post('course/saveDraft', { id, title: '新名', subtitle: '' })
    const refused = await post('course/edit', { id, publish: '1', level: 'creator' })
    expect(refused.data.errors).toHaveProperty('subtitle')
    expect(await seen(id)).toMatchObject({ title: '旧名', subtitle: '旧话' })
    expect(await post('course/edit', { id, publish: '1', subtitle: '新话' })).toMatchObject({ code: 1 })
    expect(await seen(id)).toMatchObject({ title: '新名', subtitle: '新话' })
    expect((await editOf(id)).draft).toBeUndefined()
  })

  test('shows what was never shown, and withdrawing hides it and keeps the draft', async () => {
    const id = await course({ status: '0' })
    expect(await seen(id)).toBeUndefined()
    expect(await post('course/publish', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await seen(id)).toBeDefined()
    await post('course/saveDraft', { id, title: '以后的名字' })
    expect(await post('course/unpublish', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await seen(id)).toBeUndefined()
    expect((await editOf(id)).draft).toMatchObject({ row: { title: '以后的名字' } })
  })

  test('withdrawn by hand stays withdrawn: what was to be published at a time is not any more', async () => {
    const id = await course(OLD)
    await post('course/saveDraft', { id, title: '新名' })
    await post('course/schedule', { ids: [id], publish_at: Math.floor(Date.now() / 1000) + 3600 })
    expect(await post('course/unpublish', { ids: [id] })).toMatchObject({ code: 1 })
    expect((await editOf(id)).row).toMatchObject({ publication: 'draft', publish_at: null, withdraw_at: null })
  })

  test('is a right of its own: who has it not leaves drafts and adds what is not published', async () => {
    const id = await course(OLD)
    const changed = await post('course/edit', { id, title: '偷改' }, writer)
    expect(changed).toMatchObject({ code: CODE.forbidden })
    expect(changed.msg).toContain('草稿')
    expect(await post('course/edit', { id, publish: '1', title: '偷改' }, writer)).toMatchObject({
      code: CODE.forbidden,
    })
    for (const command of ['publish', 'unpublish', 'schedule'])
      expect(await post(`course/${command}`, { ids: [id] }, writer)).toMatchObject({ code: CODE.forbidden })
    expect(await seen(id)).toMatchObject({ title: '旧名' })
    expect(await post('course/saveDraft', { id, title: '建议的名字' }, writer)).toMatchObject({ code: 1 })

    const own = await course({ status: '1' }, writer)
    expect(await seen(own)).toBeUndefined()
    expect(await post('course/edit', { id: own, title: '还在写' }, writer)).toMatchObject({ code: 1 })
    expect(await post('course/edit', { id: own, status: '1' }, writer)).toMatchObject({ code: CODE.forbidden })
  })

  test('is found by state in the list', async () => {
    const [draft, changed] = [await course({ status: '0' }), await course()]
    await post('course/saveDraft', { id: changed, title: '改了' })
    const listed = async (state: string) => {
      const search = [{ field: 'publication', operator: '=', val: state }]
      const { data } = await server.call('GET', '/admin/course/index', { search, limit: 200 })
      return (data.list as { id: number }[]).map((row) => row.id)
    }
    expect(await listed('draft')).toContain(draft)
    expect(await listed('changed')).toContain(changed)
    expect(await listed('published')).not.toContain(changed)
  })
})

describe('at a time', () => {
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

  test('a time that has passed, or a withdrawal before the publication, is refused', async () => {
    const id = await course()
    const past = await post('course/schedule', { ids: [id], publish_at: inSeconds(-60) })
    expect(past.data.errors).toHaveProperty('publish_at')
    const order = await post('course/schedule', { ids: [id], publish_at: inSeconds(90), withdraw_at: inSeconds(60) })
    expect(order.data.errors).toHaveProperty('withdraw_at')
  })

  test('what could not be published now is not scheduled', async () => {
    const id = await course()
    await post('course/saveDraft', { id, title: '' })
    const refused = await post('course/schedule', { ids: [id], publish_at: inSeconds(60) })
    expect(refused.msg).toContain('课程名')
  })

  test('it is published and withdrawn, and what visitors read follows', async () => {
    const id = await course(OLD)
    await post('course/saveDraft', { id, title: '新名' })
    expect(await seen(id)).toMatchObject({ title: '旧名' })
    const services = await testServices(server.database)
    const failures: unknown[] = []
    const stop = startPublisher({ engine: services.engine, onError: (error) => failures.push(error) })
    // Far enough ahead for a busy machine: a time that has passed is refused.
    const times = { publish_at: inSeconds(4), withdraw_at: inSeconds(9) }
    expect(await post('course/schedule', { ids: [id], ...times })).toMatchObject({ code: 1 })
    await expect.poll(() => seen(id)).toMatchObject({ title: '新名' })
    await expect.poll(() => seen(id)).toBeUndefined()
    expect((await editOf(id)).row).toMatchObject({ publication: 'draft', publish_at: null, withdraw_at: null })
    await stop()
    await services.close()
    expect(failures).toEqual([])
  })
})

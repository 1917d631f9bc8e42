import { sql } from 'kysely'
import type { RowHistory } from '@tutu/contract/definition/history'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { RESOURCES } from '@tutu/contract/resources/index'
import { SYSTEM } from '../../policy/actors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { testServices } from '../../testing/services.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  await add('courseCategory')
})
afterAll(() => server.close())

const asToken = (token?: string) => (token ? { token } : {})
const post = (path: string, body: object, as?: string) => server.call('POST', `/admin/${path}`, body, asToken(as))
const get = (path: string, query: object, as?: string) => server.call('GET', `/admin/${path}`, query, asToken(as))
const historyOf = async (base: string, id: number, query: object = {}): Promise<RowHistory> =>
  (await get(`${base}/history`, { id, ...query })).data as unknown as RowHistory
const rowOf = async (base: string, id: number) =>
  (await get(`${base}/edit`, { id })).data.row as Record<string, unknown>
const definitions = new Map(RESOURCES.map((one) => [controllerBase(one), one]))
let number = 0
async function add(base: string, values: object = {}): Promise<number> {
  const known = { 'course-category': [1], course: [1], tag: [], 'admin-group': [1] }
  const added = await post(`${base}/add`, { ...sampleRow(definitions.get(base)!, ++number, known), ...values })
  expect(added.code, added.msg).toBe(1)
  return added.data.id as number
}
async function addTag(values: object = {}): Promise<number> {
  const name = `history-${++number}`
  const added = await post('tag/add', {
    name_i18n: { 'zh-cn': '旧名', en: 'Old' },
    slug: name,
    colour: '#2b8a5b',
    ...values,
  })
  return added.data.id as number
}

describe('what changed in a row is kept', () => {
  test('from what to what, by whom, newest first; of texts only the language that changed', async () => {
    const id = await addTag()
    await post('tag/edit', { id, name_i18n: { en: 'New' }, colour: '#1c7ed6' })
    await post('tag/edit', { id, status: '0' })
    const { list, more } = await historyOf('tag', id)
    expect(more).toBe(false)
    expect(list.map(({ action }) => action)).toEqual(['edit', 'edit', 'add'])
    expect(list[0]).toMatchObject({
      actor: 'administrator',
      fields: ['status'],
      before: { status: '1' },
      after: { status: '0' },
    })
    expect(list[1]).toMatchObject({
      fields: ['name', 'colour'],
      before: { name_i18n: { en: 'Old' }, colour: '#2b8a5b' },
      after: { name_i18n: { en: 'New' }, colour: '#1c7ed6' },
    })
    expect(list[1]!.before.name_i18n).toEqual({ en: 'Old' })
  })

  test('an edit that changes nothing leaves no entry, nor does a place in the order that a row is dragged to', async () => {
    const [id, other] = [await addTag(), await addTag()]
    await post('tag/edit', { id, slug: (await rowOf('tag', id)).slug })
    await post('tag/sortable', { id, targetId: other })
    expect((await historyOf('tag', id)).list.map(({ action }) => action)).toEqual(['add'])
  })

  test('a place in the order that a form sets, which can be put back', async () => {
    const id = await addTag({ weigh: 5 })
    await post('tag/edit', { id, weigh: 8 })
    const { list } = await historyOf('tag', id)
    expect(list[0]).toMatchObject({ action: 'edit', fields: ['weigh'], before: { weigh: 5 }, after: { weigh: 8 } })
    expect(await post('tag/revert', { id, entry: list[0]!.id, fields: ['weigh'] })).toMatchObject({ code: 1 })
    expect(await rowOf('tag', id)).toMatchObject({ weigh: 5 })
  })

  test('whoever writes: the server by itself, and rows that change because another goes', async () => {
    const id = await addTag()
    const course = await add('course', { tag_ids: [id] })
    const services = await testServices(server.database)
    await services.engine.mutations.run(SYSTEM, (tx) => tx.touch('tag', [id], { colour: '#0c8599' }))
    await services.close()
    expect((await historyOf('tag', id)).list[0]).toMatchObject({ actor: 'system', after: { colour: '#0c8599' } })
    await server.call('DELETE', '/admin/tag/del', { ids: [id], cascade: true })
    const [entry] = (await historyOf('course', course)).list
    expect(entry).toMatchObject({
      action: 'edit',
      fields: ['tag_ids'],
      before: { tag_ids: [id] },
      after: { tag_ids: [] },
    })
  })

  test('relations carry the rows they name, then as now', async () => {
    const [a, b] = [await add('courseCategory'), await add('courseCategory')]
    const course = await add('course', { category_id: a })
    await post('course/edit', { id: course, category_id: b })
    const [entry] = (await historyOf('course', course)).list
    expect(entry!.before).toMatchObject({ category_id: a, category: { id: a } })
    expect(entry!.after).toMatchObject({ category_id: b, category: { id: b } })
  })

  test('a password is told to have changed, and no more', async () => {
    const id = await add('auth.admin', { password: 'first-secret' })
    await post('auth.admin/edit', { id, password: 'second-secret', nickname: 'Other' })
    const [entry] = (await historyOf('auth.admin', id)).list
    expect(entry).toMatchObject({ fields: ['nickname'], secrets: ['password'] })
    const { rows } = await sql<{ changes: object }>`
      select changes from history where resource = 'admin' and row_id = ${id} and changes is not null
    `.execute(server.database.kysely)
    expect(rows[0]!.changes).toMatchObject({ password: null })
  })

  test('page by page, each entry once', async () => {
    const id = await addTag()
    for (let at = 0; at < 24; at++) await post('tag/edit', { id, colour: at % 2 ? '#1c7ed6' : '#c2255c' })
    const first = await historyOf('tag', id)
    const second = await historyOf('tag', id, { before: first.list.at(-1)!.id })
    expect([first.more, second.more]).toEqual([true, false])
    expect(new Set([...first.list, ...second.list].map((entry) => entry.id)).size).toBe(25)
  })

  test('to those who see the row', async () => {
    const id = await addTag()
    const [other, viewer] = [await server.signIn(['course/index']), await server.signIn(['tag/index'])]
    expect(await get('tag/history', { id }, other)).toMatchObject({ code: 401 })
    expect(await get('tag/history', { id }, viewer)).toMatchObject({ code: 1 })
    expect(await get('tag/history', { id: 999_999 }, viewer)).toMatchObject({ code: 0, msg: '记录不存在' })
    // What machines write and forget has none.
    expect(await get('auth.adminLog/history', { id: 1 })).toMatchObject({ status: 404 })
  })
})

describe('a row is put back', () => {
  test('as it was before a change, with all that changed since, as a change of its own', async () => {
    const id = await addTag()
    await post('tag/edit', { id, name_i18n: { en: 'Second' } })
    await post('tag/edit', { id, name_i18n: { 'zh-cn': '第三', en: 'Third' }, colour: '#1c7ed6' })
    const { list } = await historyOf('tag', id)
    expect(await post('tag/revert', { id, entry: list[1]!.id })).toMatchObject({ code: 1 })
    expect(await rowOf('tag', id)).toMatchObject({ name_i18n: { 'zh-cn': '旧名', en: 'Old' }, colour: '#2b8a5b' })
    const after = (await historyOf('tag', id)).list
    expect(after).toHaveLength(4)
    expect(after[0]).toMatchObject({ action: 'edit', before: { colour: '#1c7ed6' }, after: { colour: '#2b8a5b' } })
  })

  test('one field alone', async () => {
    const id = await addTag()
    await post('tag/edit', { id, name_i18n: { en: 'Second' }, colour: '#1c7ed6' })
    const [entry] = (await historyOf('tag', id)).list
    await post('tag/revert', { id, entry: entry!.id, fields: ['name'] })
    expect(await rowOf('tag', id)).toMatchObject({ name_i18n: { en: 'Old' }, colour: '#1c7ed6' })
  })

  test('every kind of value comes back as it was', async () => {
    const before = { price: '12.30', age_min: 7, age_max: 9, recommended: '1', publishtime: 1_700_000_000 }
    const id = await add('course', { ...before, tag_ids: [await addTag()] })
    const was = await rowOf('course', id)
    await post('course/edit', {
      id,
      price: '0',
      age_min: 8,
      age_max: 10,
      recommended: '0',
      publishtime: null,
      tag_ids: [],
    })
    const [entry] = (await historyOf('course', id)).list
    expect(await post('course/revert', { id, entry: entry!.id })).toMatchObject({ code: 1 })
    const now = await rowOf('course', id)
    expect({ ...now, version: was.version, updatetime: was.updatetime }).toEqual(was)
  })

  test('by the checks of every edit: a stale version, a right that is missing, a value that is taken meanwhile', async () => {
    const id = await addTag({ slug: 'history-first' })
    await post('tag/edit', { id, slug: 'history-second' })
    await addTag({ slug: 'history-first' })
    const [entry] = (await historyOf('tag', id)).list
    expect(await post('tag/revert', { id, entry: entry!.id })).toMatchObject({
      code: 0,
      data: { errors: { slug: expect.any(String) } },
    })
    expect(await post('tag/revert', { id, entry: entry!.id, version: 1 })).toMatchObject({
      code: 0,
      msg: expect.stringContaining('别人'),
    })
    const viewer = await server.signIn(['tag/index'])
    expect(await post('tag/revert', { id, entry: entry!.id }, viewer)).toMatchObject({ code: 401 })
    expect(await rowOf('tag', id)).toMatchObject({ slug: 'history-second' })
  })

  test('not to what the history does not know, nor with the entry of another row', async () => {
    const [id, other] = [await addTag(), await addTag()]
    await post('tag/edit', { id: other, colour: '#1c7ed6' })
    const [theirs] = (await historyOf('tag', other)).list
    expect(await post('tag/revert', { id, entry: theirs!.id })).toMatchObject({ code: 0 })
    const [added] = (await historyOf('tag', id)).list
    expect(await post('tag/revert', { id, entry: added!.id })).toMatchObject({
      code: 0,
      msg: '这次修改里没有可以还原的内容',
    })
  })
})

describe('an entry of the administrator log', () => {
  const lastEntry = async (as?: string) => {
    const { data } = await get('auth.adminLog/index', { limit: 1 }, as)
    return (data.list as Record<string, unknown>[])[0] as { id: number; record: string; record_id: number | null }
  }
  const changesIn = async (id: number, as?: string) =>
    server.call<{ list: Record<string, unknown>[] }>('GET', '/admin/auth.adminLog/changes', { id }, asToken(as))

  test('names its record, and shows what changed in it and in others along with it', async () => {
    const id = await addTag()
    const course = await add('course', { tag_ids: [id] })
    await post('tag/edit', { id, colour: '#c2255c' })
    const edit = await lastEntry()
    expect(edit).toMatchObject({ record: '旧名', record_id: id })
    expect((await changesIn(edit.id)).data.list).toMatchObject([
      { resource: 'tag', row_id: id, name: '旧名', action: 'edit', fields: ['colour'], after: { colour: '#c2255c' } },
    ])
    await server.call('DELETE', '/admin/tag/del', { ids: [id], cascade: true })
    expect((await changesIn((await lastEntry()).id)).data.list).toMatchObject([
      { resource: 'course', row_id: course, action: 'edit', fields: ['tag_ids'] },
      { resource: 'tag', row_id: id, name: '', action: 'del' },
    ])
  })

  test('tells nobody of modules they may not see, nor of entries of others', async () => {
    const id = await addTag()
    const editor = await server.signIn(['tag/index', 'tag/edit', 'auth/adminLog/index'])
    await post('tag/edit', { id, colour: '#c2255c' }, editor)
    const own = await lastEntry(editor)
    expect((await changesIn(own.id, editor)).data.list).toHaveLength(1)
    await post('tag/edit', { id, colour: '#1c7ed6' })
    expect((await changesIn((await lastEntry()).id, editor)).code).toBe(0)
    const { token } = server
    await sql`update admin_log set resource = 'admin', operation = (
      select operation from history where resource = 'admin' order by id desc limit 1
    ) where id = ${own.id}`.execute(server.database.kysely)
    expect((await changesIn(own.id, token)).data.list).toHaveLength(1)
    expect((await changesIn(own.id, editor)).data.list).toEqual([])
  })
})

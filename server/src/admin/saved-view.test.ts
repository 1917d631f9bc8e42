import type { SavedView, SharingGroup, ViewState } from '@tutu/contract/api/saved-view'
import { course } from '@tutu/contract/resources/course'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fitView } from '../engine/read/view-state.ts'
import { openAdminSession, testApp, type TestApp } from '../testing/app.ts'

type Views = { list: SavedView[]; groups: SharingGroup[]; none: boolean }

const STATE: ViewState = {
  filters: { price: '10,' },
  where: {
    match: 'any',
    of: [
      { field: 'title', operator: 'LIKE', val: '兔' },
      { field: 'slug', operator: '=', val: 'rabbit' },
    ],
  },
  quickSearch: '兔子',
  order: { field: 'price', direction: 'asc' },
  limit: 20,
  columns: { shown: { slug: true }, order: ['title', 'slug'] },
}

let server: TestApp
let teachers: number
let mei: string
let ann: string
let stranger: string

beforeAll(async () => {
  server = await testApp()
  teachers = await group('老师', ['course/index', 'course/edit'])
  mei = await person('mei', [teachers])
  ann = await person('ann', [teachers])
  stranger = await person('stranger', [await group('编辑', ['lesson/index'])])
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.kysely.deleteFrom('saved_view').execute()
  await server.database.kysely.deleteFrom('saved_view_default').execute()
})

async function group(name: string, nodes: string[]): Promise<number> {
  const { kysely } = server.database
  const rules = await kysely.selectFrom('menu_rule').where('name', 'in', nodes).select('id').execute()
  const values = { name: JSON.stringify({ 'zh-cn': name, en: name }), rules: rules.map(({ id }) => id) }
  return (await kysely.insertInto('admin_group').values(values).returning('id').executeTakeFirstOrThrow()).id
}
async function person(username: string, groups: number[]): Promise<string> {
  const { id } = await server.database.kysely
    .insertInto('admin')
    .values({ username, nickname: username, password: '', group_arr: groups })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await openAdminSession(server.database, id)).token
}
const post = (path: string, body: object, token: string) =>
  server.call<{ id: number; errors?: Record<string, string> }>('POST', `/admin/savedView/${path}`, body, { token })
async function save(token: string, name = '便宜的', state: object = STATE): Promise<number> {
  const { code, msg, data } = await post('add', { module: 'course', name, state }, token)
  expect(code, msg).toBe(1)
  return data.id
}
const views = async (token: string, module = 'course') =>
  (await server.call<Views>('GET', '/admin/savedView/index', { module }, { token })).data
const names = async (token: string) => (await views(token)).list.map(({ name }) => name)
const beginsWith = async (token: string) =>
  (await server.call<{ defaultViews: Record<string, number> }>('GET', '/admin/index/index', {}, { token })).data
    .defaultViews

test('a view comes back as it was saved, to whoever saved it and to nobody else', async () => {
  const id = await save(mei)
  expect(await views(mei)).toMatchObject({
    list: [{ id, name: '便宜的', owner: '', may_change: true, group_id: null, state: STATE, dropped: [] }],
    groups: [{ id: teachers, name: '老师', leads: false }],
    none: false,
  })
  expect(await names(ann)).toEqual([])
  expect(await names(server.token)).toEqual([])
})

test('is shared with a group: its members use it, its owner and super administrators change it', async () => {
  const id = await save(mei)
  expect(await post('edit', { id, group_id: teachers }, mei)).toMatchObject({ code: 1 })
  expect((await views(ann)).list).toMatchObject([{ id, owner: 'mei', may_change: false, group: '老师' }])
  expect(await post('edit', { id, name: '我的' }, ann)).toMatchObject({
    code: 0,
    msg: '别人的视图只有超级管理员能修改，你可以另存一个',
  })
  expect(await server.call('DELETE', '/admin/savedView/del', { id }, { token: ann })).toMatchObject({ code: 0 })
  expect((await views(server.token)).list).toMatchObject([{ id, may_change: true }])
  expect(await post('edit', { id, name: '给老师的' }, server.token)).toMatchObject({ code: 1 })
  expect(await names(mei)).toEqual(['给老师的'])
  expect(await post('edit', { id, group_id: null }, mei)).toMatchObject({ code: 1 })
  expect(await names(ann)).toEqual([])
  expect(await post('edit', { id, name: 'x' }, ann)).toMatchObject({
    code: 0,
    msg: '这个视图已经删除，或不再和你共享',
  })
})

test('is shared with one’s own groups alone, and with nobody by a group that is disabled', async () => {
  const id = await save(mei)
  const others = await group('别的组', ['course/index', 'lesson/index'])
  expect(await post('edit', { id, group_id: others }, mei)).toMatchObject({
    code: 0,
    data: { errors: { group_id: '只能共享给自己所在的组，或自己管理的组' } },
  })
  await post('edit', { id, group_id: teachers }, mei)
  const { kysely } = server.database
  const late = await person('late', [others, teachers])
  expect(await names(late)).toEqual(['便宜的'])
  await kysely.updateTable('admin_group').set({ status: false }).where('id', '=', teachers).execute()
  expect(await names(late)).toEqual([])
  await kysely.updateTable('admin_group').set({ status: true }).where('id', '=', teachers).execute()
})

test('of a module that one may not list nothing is told, and nothing saved', async () => {
  const id = await save(mei)
  await post('edit', { id, group_id: teachers }, server.token)
  expect(await server.call('GET', '/admin/savedView/index', { module: 'course' }, { token: stranger })).toMatchObject({
    code: 401,
  })
  expect(await post('add', { module: 'course', name: 'x', state: STATE }, stranger)).toMatchObject({ code: 401 })
  expect(await post('default', { module: 'course', id }, stranger)).toMatchObject({ code: 401 })
  expect(await post('add', { module: 'nothing', name: 'x', state: STATE }, server.token)).toMatchObject({ code: 401 })
})

test('one begins with what one has chosen, else with what is chosen for one’s group', async () => {
  const [shared, own] = [await save(mei, '大家的'), await save(ann, '自己的')]
  await post('edit', { id: shared, group_id: teachers }, mei)
  expect(await post('edit', { id: shared, group_default: true }, mei)).toMatchObject({
    code: 0,
    msg: '“老师”的默认视图只有管理这个组的人能设定',
  })
  expect(await beginsWith(ann)).toEqual({})
  expect(await post('edit', { id: shared, group_default: true }, server.token)).toMatchObject({ code: 1 })
  expect(await beginsWith(ann)).toEqual({ course: shared })
  expect(await beginsWith(stranger)).toEqual({})
  await post('default', { module: 'course', id: own }, ann)
  expect(await beginsWith(ann)).toEqual({ course: own })
  expect((await views(ann)).list.map(({ own_default, group_default }) => [own_default, group_default])).toEqual([
    [true, false],
    [false, true],
  ])
  await post('default', { module: 'course', none: true }, ann)
  expect(await beginsWith(ann)).toEqual({})
  expect((await views(ann)).none).toBe(true)
  await post('default', { module: 'course' }, ann)
  expect(await beginsWith(ann)).toEqual({ course: shared })

  const another = await save(server.token, '新的')
  await post('edit', { id: another, group_id: teachers, group_default: true }, server.token)
  expect(await beginsWith(ann)).toEqual({ course: another })
  await post('default', { module: 'course', id: shared }, ann)
  await post('edit', { id: shared, group_id: null }, mei)
  expect(await beginsWith(ann)).toEqual({ course: another })
  expect(await post('default', { module: 'course', id: shared }, ann)).toMatchObject({ code: 0 })
  await server.call('DELETE', '/admin/savedView/del', { id: another })
  expect(await beginsWith(ann)).toEqual({})
})

test('what its module has no more is left out, and said by name', async () => {
  const id = await save(mei)
  const state = {
    ...STATE,
    filters: { ...STATE.filters, gone: '1', updatetime: 'x', age_min: 'many' },
    where: { match: 'all', of: [{ field: 'price', operator: 'LIKE', val: '1' }, ...STATE.where!.of] },
    order: { field: 'gone_too', direction: 'asc' },
    columns: { shown: { slug: true, gone: false }, order: ['gone', 'title'] },
  }
  await server.database.kysely
    .updateTable('saved_view')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', id)
    .execute()
  const [view] = (await views(mei)).list
  expect(view!.dropped).toEqual(['gone', '最小年龄', '更新时间', '价格', 'gone_too'])
  expect(view!.state).toEqual({
    filters: STATE.filters,
    where: { ...STATE.where, match: 'all' },
    quickSearch: STATE.quickSearch,
    limit: 20,
    columns: { shown: { slug: true }, order: ['title'] },
  })
})

test('at most fifty of one’s own in a module, each under a name of its own', async () => {
  await save(mei)
  expect(await post('add', { module: 'course', name: ' 便宜的 ', state: STATE }, mei)).toMatchObject({
    code: 0,
    data: { errors: { name: '“便宜的”已被使用，请换一个' } },
  })
  await save(ann)
  const another = await save(mei, '另一个')
  expect(await post('edit', { id: another, name: '便宜的' }, mei)).toMatchObject({ code: 0 })
  const { id: admin_id } = await server.database.kysely
    .selectFrom('admin')
    .where('username', '=', 'mei')
    .select('id')
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 48 }, (_, number) => `视图 ${number}`)
  await server.database.kysely
    .insertInto('saved_view')
    .values(more.map((name) => ({ admin_id, resource: 'course', name, state: JSON.stringify(STATE), group_id: null })))
    .execute()
  expect(await post('add', { module: 'course', name: '第五十一个', state: STATE }, mei)).toMatchObject({
    code: 0,
    msg: '一个列表最多保存 50 个视图，请先删除一些',
  })
})

test.each([
  [{ name: ' ' }, '请填写名称'],
  [{ name: '长'.repeat(51) }, undefined],
  [{ state: { ...STATE, where: { match: 'some', of: [] } } }, '筛选条件读不懂，请清除后重新设置'],
  [{ state: { ...STATE, limit: 1000 } }, undefined],
  [{ state: { ...STATE, filters: { price: 'x'.repeat(1001) } } }, undefined],
  [{ state: { ...STATE, columns: { shown: {}, order: Array.from({ length: 201 }, () => 'id') } } }, undefined],
])('%j is not saved', async (wrong, msg) => {
  const answer = await post('add', { module: 'course', name: '名', state: STATE, ...wrong }, mei)
  expect(answer).toMatchObject({ code: 0, ...(msg && { msg }) })
  expect(await names(mei)).toEqual([])
})

test('goes with whoever made it, and stops being shared with its group', async () => {
  const { kysely } = server.database
  const passing = await group('临时', ['course/index'])
  const owner = await person('passing', [passing])
  const id = await save(owner)
  await post('edit', { id, group_id: passing, group_default: true }, server.token)
  await kysely
    .updateTable('admin')
    .set({ group_arr: [teachers] })
    .where('username', '=', 'passing')
    .execute()
  await kysely.deleteFrom('admin_group').where('id', '=', passing).execute()
  expect((await views(owner)).list).toMatchObject([{ id, group_id: null, group_default: false }])
  await kysely.deleteFrom('admin').where('username', '=', 'passing').execute()
  expect(await kysely.selectFrom('saved_view').select('id').execute()).toEqual([])
})

test('so are words to look for, where its module looks for none any more', () => {
  const { state, dropped } = fitView({ ...course, quickSearch: [] }, STATE, 'zh-cn')
  expect(state.quickSearch).toBeUndefined()
  expect(dropped).toEqual(['兔子'])
})

import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { DeletionEffects } from '@tutu/contract/definition/deletion'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { forgetOlder } from '../../data/forget.ts'

type Row = Record<string, unknown> & { id: number }

let server: TestApp
let category = 0
beforeAll(async () => {
  server = await testApp()
  category = await add('courseCategory')
})
afterAll(() => server.close())

const asToken = (token?: string) => (token === undefined ? {} : { token })
const post = (path: string, body: object, as?: string) =>
  server.call<Record<string, any> | null>('POST', `/admin/${path}`, body, asToken(as)) // oxlint-disable-line typescript/no-explicit-any -- answers of many calls
const get = (path: string, query: object, as?: string) =>
  server.call<Record<string, any>>('GET', `/admin/${path}`, query, asToken(as)) // oxlint-disable-line typescript/no-explicit-any -- as above
const del = async (base: string, ids: number[], as?: string) =>
  server.call<{ deleted: number; undo?: string }>('DELETE', `/admin/${base}/del`, { ids, cascade: true }, asToken(as))
const definitions = new Map(RESOURCES.map((one) => [controllerBase(one), one]))
let number = 0
async function add(base: string, values: object = {}): Promise<number> {
  const known = { 'course-category': [category], course: [1], tag: [], 'admin-group': [1] }
  const added = await post(`${base}/add`, { ...sampleRow(definitions.get(base)!, ++number, known), ...values })
  expect(added.code, added.msg).toBe(1)
  return added.data!.id as number
}
const rowOf = async (base: string, id: number): Promise<Row | undefined> => {
  const { code, data } = await get(`${base}/edit`, { id })
  return code === 1 ? (data.row as Row) : undefined
}
const bin = async (as?: string) => (await get('security.dataRecycleLog/index', { limit: 100 }, as)).data.list as Row[]
const restore = (ids: number[], as?: string) => post('security.dataRecycleLog/restore', { ids }, as)
const withoutTimes = (row: Row | undefined) => ({ ...row, version: 0, updatetime: 0 })

beforeEach(async () => {
  await sql`delete from data_recycle_log`.execute(server.database.kysely)
})

describe('what is deleted', () => {
  test('is in the recycle bin, and comes back as it was, with its id and its texts', async () => {
    const id = await add('tag', { name_i18n: { 'zh-cn': '回来', en: 'Back' } })
    const before = await rowOf('tag', id)
    expect(await del('tag', [id])).toMatchObject({ code: 1, data: { deleted: 1, undo: expect.any(String) } })
    const [entry] = await bin()
    expect(entry).toMatchObject({ name: '回来', row_id: id, recycle: { name: '标签', controller_as: 'tag' } })
    expect(await restore([entry!.id])).toMatchObject({ code: 1, msg: '已还原 1 条' })
    expect(withoutTimes(await rowOf('tag', id))).toEqual(withoutTimes(before))
    expect(await bin()).toEqual([])
    const { list } = (await get('tag/history', { id })).data as { list: { action: string }[] }
    expect(list.map(({ action }) => action)).toEqual(['restore', 'del', 'add'])
  })

  test('comes back with what belonged to it, and only with that', async () => {
    const [course, other] = [await add('course'), await add('course')]
    const lessons = [await add('lesson', { course_id: course }), await add('lesson', { course_id: course })]
    await add('lesson', { course_id: other })
    expect(await del('course', [course, other])).toMatchObject({ data: { deleted: 2 } })
    const entry = (await bin()).find((one) => one.row_id === course && one.data_table === 'course')
    expect(await restore([entry!.id])).toMatchObject({ msg: '已还原 3 条' })
    for (const id of lessons) expect(await rowOf('lesson', id)).toMatchObject({ course_id: course })
    expect(await rowOf('course', other)).toBeUndefined()
    expect(await bin()).toHaveLength(2)
  })

  test('is named again by the lists and fields that named it, those that are still there', async () => {
    const [tag, kept] = [await add('tag'), await add('tag')]
    const [course, gone] = [await add('course', { tag_ids: [kept, tag] }), await add('course', { tag_ids: [tag] })]
    const { data } = await del('tag', [tag])
    await del('course', [gone])
    expect(await rowOf('course', course)).toMatchObject({ tag_ids: [kept] })
    expect(await post('tag/undelete', data)).toMatchObject({ code: 1 })
    expect(await rowOf('course', course)).toMatchObject({ tag_ids: [kept, tag] })
  })

  test('comes back without the rows of its lists that are gone by then', async () => {
    const [tag, kept] = [await add('tag'), await add('tag')]
    const course = await add('course', { tag_ids: [kept, tag] })
    const { data } = await del('course', [course])
    await del('tag', [tag])
    await post('course/undelete', data)
    expect(await rowOf('course', course)).toMatchObject({ tag_ids: [kept] })
  })

  test('stays where something else has its name by now: the reason is told, and nothing is half restored', async () => {
    const [id, other] = [await add('tag', { slug: 'clash' }), await add('tag')]
    await del('tag', [id, other])
    await add('tag', { slug: 'clash' })
    const entries = await bin()
    const refused = await restore(entries.map((one) => one.id))
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining('“clash”已被使用') })
    expect(await rowOf('tag', other)).toBeUndefined()
    expect(await bin()).toHaveLength(2)
  })

  test('stays where what it belonged to is gone, and comes back after that', async () => {
    const course = await add('course')
    const lesson = await add('lesson', { course_id: course })
    await del('lesson', [lesson])
    await del('course', [course])
    const [ofCourse, ofLesson] = await bin()
    expect(await restore([ofLesson!.id])).toMatchObject({ code: 0, msg: expect.stringContaining('课程') })
    // Chosen together they come in the right order.
    expect(await restore([ofLesson!.id, ofCourse!.id])).toMatchObject({ code: 1 })
    expect(await rowOf('lesson', lesson)).toMatchObject({ course_id: course })
  })

  test('with a state is restored in it', async () => {
    const id = await add('cases', { kind: 'picture' })
    await sql`update cases set state = 'approved' where id = ${id}`.execute(server.database.kysely)
    const { data } = await del('cases', [id])
    expect(await post('cases/undelete', data)).toMatchObject({ code: 1 })
    expect(await rowOf('cases', id)).toMatchObject({ state: 'approved' })
  })

  test('is told without its secrets, and may sign in again as before', async () => {
    const id = await add('auth.admin', { username: 'returning', password: 'first-secret', status: '1' })
    await del('auth.admin', [id])
    const [entry] = await bin()
    const { data } = await post('security.dataRecycleLog/look', { id: entry!.id })
    expect(data).toMatchObject({ resource: 'admin', row: { username: 'returning' } })
    expect(JSON.stringify([data, entry])).not.toMatch(/argon2|password/)
    await restore([entry!.id])
    const login = { username: 'returning', password: 'first-secret', keep: false }
    const signedIn = await post('index/login', login, '')
    expect(signedIn.code, signedIn.msg).toBe(1)
  })

  test('is gone at once where a rule says so, and what is in the bin already stays', async () => {
    const [one, two] = [await add('tag'), await add('tag')]
    await del('tag', [one])
    const rules = (await get('security.dataRecycle/index', { limit: 100 })).data.list as Row[]
    const rule = rules.find(({ controller }) => controller === 'tag')!
    expect(await post('security.dataRecycle/edit', { id: rule.id, status: '0' })).toMatchObject({ code: 1 })
    expect((await del('tag', [two])).data).toEqual({ deleted: 1 })
    expect(await bin()).toMatchObject([{ row_id: one }])
    await post('security.dataRecycle/edit', { id: rule.id, status: '1' })
  })

  test('is forgotten after its days', async () => {
    await del('tag', [await add('tag'), await add('tag')])
    const { kysely } = server.database
    expect(await forgetOlder(kysely, 'data_recycle_log', 90)).toBe(0)
    await sql`update data_recycle_log set createtime = createtime - 91 * 86400`.execute(kysely)
    expect(await forgetOlder(kysely, 'data_recycle_log', 90)).toBe(2)
  })
})

describe('taking a deletion back', () => {
  test('is for whoever has just deleted, with the right to delete alone', async () => {
    const editor = await server.signIn(['tag/index', 'tag/del'])
    const other = await server.signIn(['tag/index', 'tag/del'])
    const ids = [await add('tag'), await add('tag')]
    const { data } = await del('tag', ids, editor)
    expect(await post('tag/undelete', data, other)).toMatchObject({ code: 0, msg: expect.stringContaining('不能撤销') })
    expect(await post('course/undelete', data, editor)).toMatchObject({ code: 401 })
    expect(await post('tag/undelete', { undo: 'x' }, editor)).toMatchObject({ code: 0 })
    expect(await post('tag/undelete', data, editor)).toMatchObject({ code: 1, data: { restored: 2 } })
    expect(await post('tag/undelete', data, editor)).toMatchObject({ code: 0 })
  })

  test('the bin shows each what is theirs to see', async () => {
    const nodes = ['security/dataRecycleLog/index', 'security/dataRecycleLog/restore']
    const [keeper, blind] = [await server.signIn([...nodes, 'tag/index', 'tag/del']), await server.signIn(nodes)]
    await del('tag', [await add('tag')])
    await del('auth.admin', [await add('auth.admin', { username: 'hidden_one' })])
    expect(await bin()).toHaveLength(2)
    const seen = await bin(keeper)
    expect(seen.map(({ data_table }) => data_table)).toEqual(['tag'])
    expect(await bin(blind)).toEqual([])
    expect(await restore([seen[0]!.id], blind)).toMatchObject({ code: 0 })
    expect(await restore([seen[0]!.id], keeper)).toMatchObject({ code: 1 })
  })

  test('the bin opens for who may empty it, too', async () => {
    const emptier = await server.signIn([
      'security/dataRecycleLog/index',
      'security/dataRecycleLog/del',
      'tag/index',
      'tag/del',
    ])
    await del('tag', [await add('tag')])
    const seen = await bin(emptier)
    expect(await del('security.dataRecycleLog', [seen[0]!.id], emptier)).toMatchObject({ code: 1 })
    expect(await bin()).toEqual([])
  })
})

describe('before a deletion', () => {
  const effects = async (base: string, ids: number[], as?: string) =>
    (await get(`${base}/effects`, { ids }, as)).data as unknown as DeletionEffects

  test('it says what else goes, is changed, or stands in the way, by number and name', async () => {
    const tag = await add('tag', { name_i18n: { 'zh-cn': '故事', en: 'Story' } })
    const course = await add('course', { tag_ids: [tag], title_i18n: { 'zh-cn': '兔子的课', en: 'Rabbits' } })
    await add('lesson', { course_id: course })
    await add('lesson', { course_id: course })
    expect(await effects('tag', [tag])).toMatchObject({
      count: 1,
      refused: false,
      recycled: true,
      effects: [{ how: 'taken-out', count: 1, text: '“故事”正被 1 条课程使用，会从它们的“标签”里去掉：兔子的课' }],
    })
    expect(await effects('course', [course])).toMatchObject({ count: 3, effects: [{ how: 'deleted', count: 2 }] })
    expect(await effects('courseCategory', [category])).toMatchObject({ refused: true })
    expect(await rowOf('course', course)).toMatchObject({ tag_ids: [tag] })
  })

  test('nothing is taken out of other records without a word, whoever calls', async () => {
    const tag = await add('tag')
    const course = await add('course', { tag_ids: [tag] })
    const refused = await server.call('DELETE', '/admin/tag/del', { ids: [tag] })
    expect(refused).toMatchObject({ code: 0, data: { cascade: true, question: expect.stringContaining('1 条课程') } })
    expect(await rowOf('course', course)).toMatchObject({ tag_ids: [tag] })
    expect(await del('tag', [tag])).toMatchObject({ code: 1 })
  })

  test('names of records are for those who see them all', async () => {
    const tag = await add('tag')
    await add('course', { tag_ids: [tag], title_i18n: { 'zh-cn': '秘密课程', en: 'Secret' } })
    const [effect] = (await effects('tag', [tag], await server.signIn(['tag/index', 'tag/del']))).effects
    expect(effect!.text).not.toContain('秘密')
    expect(effect).toMatchObject({ count: 1 })
  })
})

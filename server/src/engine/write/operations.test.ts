import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'

type Row = Record<string, unknown> & { id: number; version: number }

let server: TestApp
let category = 0
let number = 0
beforeAll(async () => {
  server = await testApp()
  category = await add('courseCategory')
})
afterAll(() => server.close())

const definitions = new Map(
  RESOURCES.map((one) => [one.name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase()), one]),
)

async function add(base: string, values: object = {}): Promise<number> {
  const row = sampleRow(definitions.get(base)!, ++number, { 'course-category': [category], course: [1], tag: [] })
  const answer = await server.call<{ id: number }>('POST', `/admin/${base}/add`, { ...row, ...values })
  expect(answer.code, JSON.stringify(answer)).toBe(1)
  return answer.data.id
}
const edit = (base: string, values: object) =>
  server.call<{ errors?: Record<string, string>; changed?: boolean } | null>('POST', `/admin/${base}/edit`, values)
const read = async (base: string, id: number): Promise<Row> =>
  (await server.call<{ row: Row }>('GET', `/admin/${base}/edit`, { id })).data.row
const del = (base: string, ...ids: number[]) => server.call('DELETE', `/admin/${base}/del`, { ids })

test('a stale version is refused and changes nothing; the stored one passes', async () => {
  const id = await add('tag')
  expect(await edit('tag', { id, version: 1, colour: '#111111' })).toMatchObject({ code: 1 })
  expect(await edit('tag', { id, version: 1, colour: '#222222' })).toMatchObject({ code: 0, data: { changed: true } })
  expect(await edit('tag', { id, version: 'x', colour: '#222222' })).toMatchObject({ code: 0, data: { changed: true } })
  expect(await read('tag', id)).toMatchObject({ colour: '#111111', version: 2 })
  expect(await edit('tag', { id, version: '2', colour: '#333333' })).toMatchObject({ code: 1 })
})

test('of edits at once from the same version exactly one wins', async () => {
  const id = await add('tag')
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((one) => edit('tag', { id, version: 1, colour: `#${String(one).repeat(6)}` })),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(answers.filter(({ data }) => data?.changed)).toHaveLength(5)
  expect((await read('tag', id)).version).toBe(2)
})

test('a taken value is told beside its field, for a composed key beside the last column', async () => {
  const [one, two] = [await add('tag', { slug: 'first' }), await add('tag', { slug: 'second' })]
  expect(await edit('tag', { id: two, slug: 'first' })).toMatchObject({
    code: 0,
    data: { errors: { slug: '“first”已被使用，请换一个' } },
  })
  expect((await read('tag', two)).slug).toBe('second')
  await del('tag', one, two)
  const course = await add('course')
  await add('lesson', { course_id: course, slug: 'hello' })
  const twice = await server.call('POST', '/admin/lesson/add', {
    ...sampleRow(definitions.get('lesson')!, 900, { course: [course] }),
    slug: 'hello',
  })
  expect(twice).toMatchObject({ code: 0, data: { errors: { slug: expect.any(String) } } })
  await add('lesson', { course_id: await add('course'), slug: 'hello' })
})

test('a relation to a row that is not there is told beside its field, ids beyond every column included', async () => {
  const id = await add('course')
  for (const values of [
    { category_id: 999_999 },
    { category_id: 99_999_999_999 },
    { tag_ids: [999_999] },
    { tag_ids: [3e12] },
  ]) {
    const { code, data } = await edit('course', { id, ...values })
    expect(code).toBe(0)
    expect(Object.keys(data!.errors!)).toEqual(Object.keys(values))
  }
  const category_ = await edit('courseCategory', { id: category, pid: 999_999 })
  expect(category_.data!.errors).toHaveProperty('pid')
})

test('a row in use stays; the message names it and says how many use it', async () => {
  const used = await add('courseCategory', { name_i18n: { 'zh-cn': '用着的', en: 'In use' } })
  const courses = [await add('course', { category_id: used }), await add('course', { category_id: used })]
  const answer = await del('courseCategory', used)
  expect(answer).toMatchObject({ code: 0, msg: '“用着的”还有 2 条课程在使用，不能删除' })
  await del('course', ...courses)
  expect(await del('courseCategory', used)).toMatchObject({ code: 1 })
})

test('deleting a course takes its lessons with it only when that was agreed to, each announced', async () => {
  const course = await add('course')
  const lessons = [await add('lesson', { course_id: course }), await add('lesson', { course_id: course })]
  const refused = await del('course', course)
  expect(refused).toMatchObject({ code: 0, data: { cascade: true } })
  expect(refused.msg).toContain('2')
  expect(await server.call('DELETE', '/admin/course/del', { ids: [course], cascade: 'true' })).toMatchObject({
    code: 1,
    data: { deleted: 1 },
  })
  const { rows } = await sql<{ tags: string[] }>`select tags from cache_invalidation order by id desc limit 1`.execute(
    server.database.kysely,
  )
  expect(rows[0]!.tags).toEqual(
    expect.arrayContaining(['course', `course:${course}`, ...lessons.map((id) => `lesson:${id}`)]),
  )
  for (const id of lessons) expect(await server.call('GET', '/admin/lesson/edit', { id })).toMatchObject({ code: 0 })
})

test.each(['', 'true'])(
  'lessons go with their course only by the hand of who may delete them: cascade=%s',
  async (cascade) => {
    const course = await add('course')
    const lesson = await add('lesson', { course_id: course })
    const empty = await add('course')
    const delAs = (id: number, token: string, language: 'zh-cn' | 'en' = 'zh-cn') =>
      server.call('DELETE', '/admin/course/del', { ids: [id], cascade }, { token, language })
    const token = await server.signIn(['course/del', 'lesson/edit'])
    for (const [language, right] of [
      ['zh-cn', '1 条课时会一起删除，而你没有删除它们的权限（课时 / 删除）'],
      ['en', 'you may not delete those (Lessons / Delete)'],
    ] as const) {
      const refused = await delAs(course, token, language)
      expect(refused).toMatchObject({ code: 0, data: null })
      expect(refused.msg).toContain(right)
    }
    expect(await read('lesson', lesson)).toMatchObject({ course_id: course })
    expect(await delAs(empty, token)).toMatchObject({ code: 1 })
    const allowed = await delAs(course, await server.signIn(['course/del', 'lesson/del']))
    expect(allowed).toMatchObject(cascade ? { code: 1 } : { code: 0, data: { cascade: true } })
  },
)

test('a deleted tag is taken out of every list that names it, the order of the others kept', async () => {
  const [a, b, c] = [await add('tag'), await add('tag'), await add('tag')]
  const id = await add('course', { tag_ids: [c, a, b] })
  const before = await read('course', id)
  expect(await server.call('DELETE', '/admin/tag/del', { ids: [a], cascade: true })).toMatchObject({ code: 1 })
  const after = await read('course', id)
  expect(after.tag_ids).toEqual([c, b])
  expect(after.version).toBe(before.version + 1)
})

test('a category goes not below itself, nor below what is below it, nor deeper than three levels', async () => {
  const top = await add('courseCategory')
  const middle = await add('courseCategory', { pid: top })
  const bottom = await add('courseCategory', { pid: middle })
  for (const pid of [top, middle, bottom]) {
    expect((await edit('courseCategory', { id: top, pid })).data!.errors!.pid).toBe('上级不能是自己或自己的下级')
  }
  const below = await server.call<{ errors: { pid: string } }>('POST', '/admin/courseCategory/add', {
    ...sampleRow(definitions.get('courseCategory')!, 901, {}),
    pid: bottom,
  })
  expect(below.data.errors.pid).toBe('最多 3 级')
  const other = await add('courseCategory')
  expect((await edit('courseCategory', { id: top, pid: other })).data!.errors!.pid).toBe('最多 3 级')
  expect(await edit('courseCategory', { id: middle, pid: other })).toMatchObject({ code: 1 })
  expect(await edit('courseCategory', { id: middle, pid: 0 })).toMatchObject({ code: 1 })
  expect(await read('courseCategory', middle)).toMatchObject({ pid: 0 })
  expect(await del('courseCategory', middle)).toMatchObject({ code: 0, msg: expect.stringContaining('还有下级') })
  expect(await del('courseCategory', middle, bottom)).toMatchObject({ code: 1, data: { deleted: 2 } })
})

test('categories moved below each other at once make no circle and no deadlock', async () => {
  const rounds = await Promise.all(
    Array.from({ length: 6 }, async () => [await add('courseCategory'), await add('courseCategory')] as const),
  )
  for (const [one, two] of rounds) {
    const answers = await Promise.all([
      edit('courseCategory', { id: one, pid: two }),
      edit('courseCategory', { id: two, pid: one }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  }
})

test('rows deleted and edited crosswise at once answer, all of them', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => add('tag')))
  const course = await add('course', { tag_ids: ids })
  const answers = await Promise.all([
    del('tag', ...ids.slice(0, 4)),
    del('tag', ...ids.slice(0, 4).toReversed()),
    edit('course', { id: course, tag_ids: ids.slice(2) }),
    ...ids.map((id, index) => server.call('POST', '/admin/tag/sortable', { id, targetId: ids[7 - index] })),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { tag_ids: left } = await read('course', course)
  const { rows } = await sql<{ id: number }>`select id from tag where id = any(${left}::int[])`.execute(
    server.database.kysely,
  )
  expect(rows).toHaveLength((left as number[]).length)
})

test('one wrong field is told alone: the others were there', async () => {
  const row = sampleRow(definitions.get('course')!, 902, { 'course-category': [category], tag: [] })
  const { data } = await server.call<{ errors: object }>('POST', '/admin/course/add', { ...row, price: 'much' })
  expect(Object.keys(data.errors)).toEqual(['price'])
})

test('a language that the form does not name stays; a bare text sets the language of the caller', async () => {
  const id = await add('tag', { name_i18n: { 'zh-cn': '甲', en: 'A' } })
  await edit('tag', { id, name_i18n: { en: 'B' } })
  expect((await read('tag', id)).name_i18n).toEqual({ 'zh-cn': '甲', en: 'B' })
  await server.call('POST', '/admin/tag/edit', { id, name: 'C' }, { language: 'en' })
  await edit('tag', { id, name: '乙' })
  expect((await read('tag', id)).name_i18n).toEqual({ 'zh-cn': '乙', en: 'C' })
  await edit('tag', { id, name_i18n: { en: null } })
  expect((await read('tag', id)).name_i18n).toEqual({ 'zh-cn': '乙' })
  expect((await edit('tag', { id, name_i18n: { 'zh-cn': ' ' } })).data!.errors).toHaveProperty('name')
})

test.each([
  ['en', { name_i18n: { en: 'Rabbits' } }, 'Enter Name in Chinese'],
  ['en', { name: 'Rabbits' }, 'Enter Name in Chinese'],
  ['zh-cn', { name_i18n: { en: 'Rabbits', 'zh-cn': '' } }, '中文'],
  ['en', { name_i18n: { a: 1 } }, 'zh-cn, en'],
] as const)(
  'a text that all languages fall back to is asked for by its language (%s, %j)',
  async (language, row, say) => {
    const { code, data } = await server.call<{ errors: { name: string } }>('POST', '/admin/tag/add', row, { language })
    expect(code).toBe(0)
    expect(data.errors.name).toContain(say)
  },
)

test('text is kept as typed; what cannot be stored is told beside its field', async () => {
  const typed = `A & B <b>"x"</b> '; drop table tag; -- \\ % _ \u202e 😀 𠮷`
  const id = await add('tag', { name_i18n: { 'zh-cn': '甲', en: typed.slice(0, 30) } })
  expect((await read('tag', id)).name_i18n).toMatchObject({ en: typed.slice(0, 30) })
  const course = await add('course', { intro_i18n: { 'zh-cn': typed, en: typed } })
  expect((await read('course', course)).intro).toBe(typed)
  for (const bad of ['a\0b', '\ud800', 'x\udc00y']) {
    expect(await edit('course', { id: course, teacher: bad })).toMatchObject({
      code: 0,
      data: { errors: { teacher: '含有无法保存的字符' } },
    })
    expect((await edit('course', { id: course, cover: bad })).data!.errors).toHaveProperty('cover')
  }
})

test.each([
  ['0.1', 10],
  ['12.30', 1230],
  [19.99, 1999],
  ['1.1', 110],
  ['99999999.99', 9_999_999_999],
])('an amount of %s is %i cents, exactly', async (price, cents) => {
  const id = await add('course', { price })
  const { rows } = await sql<{ price: number }>`select price from course where id = ${id}`.execute(
    server.database.kysely,
  )
  expect(rows[0]!.price).toBe(cents)
  expect(Math.round(Number((await read('course', id)).price) * 100)).toBe(cents)
})

test.each(['0.001', '1e3', '-1', '100000000.00', 0.1 + 0.2, '１２', {}, true])('%j is no amount', async (price) => {
  const { code, data } = await edit('course', { id: await add('course'), price })
  expect(code).toBe(0)
  expect(data!.errors).toHaveProperty('price')
})

test('values in the wrong order are refused, judged with what is stored', async () => {
  const id = await add('course', { age_min: 8, age_max: 12 })
  expect((await edit('course', { id, age_min: 13 })).data!.errors).toHaveProperty('age_max')
  expect(await edit('course', { id, age_min: 12 })).toMatchObject({ code: 1 })
})

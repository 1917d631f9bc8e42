import { courseCategory } from '@tutu/contract/resources/course-category'
import { course } from '@tutu/contract/resources/course'
import { lesson } from '@tutu/contract/resources/lesson'
import { tag } from '@tutu/contract/resources/tag'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'

let server: TestApp
let tags: number[]
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from tag`.execute(server.database.kysely)
  const { rows } = await sql<{ id: number }>`
    insert into tag (name, slug) select '{"zh-cn":"签"}', 't' || n from generate_series(1, 7) n returning id
  `.execute(server.database.kysely)
  // The latest stands on top.
  tags = rows.map(({ id }) => id).toReversed()
})

const move = (base: string, id: number, targetId: number) =>
  server.call('POST', `/admin/${base}/sortable`, { id, targetId }, { language: 'en' })
async function order(): Promise<number[]> {
  const { data } = await server.call<{ list: { id: number }[] }>('GET', '/admin/tag/index', { limit: 50 })
  return data.list.map(({ id }) => id)
}
/** What a list becomes when one moves to the place of another. */
function moved(list: readonly number[], from: number, to: number): number[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
}

test.each([
  ['to the next place', 2, 3],
  ['to the place before', 3, 2],
  ['from the top to the end', 0, 6],
  ['from the end to the top', 6, 0],
  ['nowhere', 4, 4],
])('a row moves %s', async (_, from, to) => {
  expect(await order()).toEqual(tags)
  expect(await move('tag', tags[from]!, tags[to]!)).toMatchObject({ code: 1 })
  expect(await order()).toEqual(moved(tags, from, to))
})

test.each<[string, number | string, number]>([
  ['the front', 'first', 0],
  ['the end', 'last', 6],
  ['the third place', 3, 2],
  ['a place beyond the end', 99, 6],
])('a row moves to %s without anybody knowing who stands there', async (_, place, to) => {
  expect(await server.call('POST', '/admin/tag/sortable', { id: tags[4], place })).toMatchObject({ code: 1 })
  expect(await order()).toEqual(moved(tags, 4, to))
  for (const wrong of ['middle', 0, -1, '1.5'])
    expect(await server.call('POST', '/admin/tag/sortable', { id: tags[4], place: wrong })).toMatchObject({ code: 0 })
})

test('the log says which row was moved', async () => {
  await move('tag', tags[4]!, tags[1]!)
  const { kysely } = server.database
  const entry = kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').limit(1)
  expect(await entry.executeTakeFirstOrThrow()).toMatchObject({
    resource: 'tag',
    record: { 'zh-cn': '签' },
    record_id: tags[4],
    operation: expect.any(String),
  })
})

test('to the front of its own: a lesson stays in its course', async () => {
  const category = sampleRow(courseCategory, 71, {})
  await server.call('POST', '/admin/courseCategory/add', category)
  const courses = [72, 73].map((number) => sampleRow(course, number, { 'course-category': [1], tag: [] }))
  for (const one of courses) expect(await server.call('POST', '/admin/course/add', one)).toMatchObject({ code: 1 })
  const { rows } = await sql<{ id: number }>`select id from course order by id desc limit 2`.execute(
    server.database.kysely,
  )
  const [second, first] = rows.map(({ id }) => id) as [number, number]
  const add = async (number: number, of: number) => {
    const lessonRow = { ...sampleRow(lesson, number, { course: [of] }), course_id: of }
    return (await server.call<{ id: number }>('POST', '/admin/lesson/add', lessonRow)).data.id
  }
  for (const number of [74, 75, 76]) await add(number, first)
  await add(77, second)
  const search = [{ field: 'course_id', operator: '=', val: String(first) }]
  const listed = async () => {
    const { data } = await server.call<{ list: { id: number }[] }>('GET', '/admin/lesson/index', { search })
    return data.list.map(({ id }) => id)
  }
  const before = await listed()
  const sent = { id: before[2], place: 'first' }
  expect(await server.call('POST', '/admin/lesson/sortable', sent)).toMatchObject({ code: 1 })
  expect(await listed()).toEqual(moved(before, 2, 0))
})

test.each([
  ['all', 'true'],
  ['those around the target', 'id between (select min(id) + 2 from tag) and (select min(id) + 4 from tag)'],
])('rows of equal weight keep their order: %s', async (_, which) => {
  for (let from = 0; from < 7; from++) {
    for (let to = 0; to < 7; to++) {
      await sql`update tag set weigh = id`.execute(server.database.kysely)
      await sql`update tag set weigh = (select min(id) + 3 from tag) where ${sql.raw(which)}`.execute(
        server.database.kysely,
      )
      const before = await order()
      expect(await move('tag', before[from]!, before[to]!)).toMatchObject({ code: 1 })
      expect(await order(), `${from} to ${to}`).toEqual(moved(before, from, to))
    }
  }
})

test('moves at once leave every row in one place', async () => {
  const answers = await Promise.all(
    tags.flatMap((id, index) => [move('tag', id, tags[6 - index]!), move('tag', id, tags[0]!)]),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1))
  expect((await order()).toSorted()).toEqual(tags.toSorted())
  const { rows } = await sql`select from tag group by weigh having count(*) > 1`.execute(server.database.kysely)
  expect(rows).toEqual([])
})

test('rows of other parents and rows that are not there are refused, nothing moves', async () => {
  const insert = async (base: string, row: object): Promise<number> =>
    (await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)).data.id
  const top = await insert('courseCategory', sampleRow(courseCategory, 1, {}))
  const below = await insert('courseCategory', { ...sampleRow(courseCategory, 2, {}), pid: top })
  const courses = [1, 2].map((one) => insert('course', sampleRow(course, one, { 'course-category': [top], tag: [] })))
  const lessons = await Promise.all(
    courses.map(async (id, one) => insert('lesson', sampleRow(lesson, one, { course: [await id] }))),
  )
  const beyond = { code: 0, msg: expect.stringContaining('only rows of the same parent') }
  expect(await move('courseCategory', top, below)).toMatchObject(beyond)
  expect(await move('lesson', lessons[0]!, lessons[1]!)).toMatchObject(beyond)
  expect(await move('tag', tags[0]!, 999_999)).toMatchObject({ code: 0, msg: 'The record does not exist' })
  expect(await server.call('POST', '/admin/tag/sortable', { id: tags[0], targetId: { valueOf: 1 } })).toMatchObject({
    code: 0,
  })
})

test('a new tag comes first', async () => {
  const { data } = await server.call<{ id: number }>('POST', '/admin/tag/add', sampleRow(tag, 50, {}))
  expect((await order())[0]).toBe(data.id)
})

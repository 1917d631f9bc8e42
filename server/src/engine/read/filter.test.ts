import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { searchCondition } from './filter.ts'
import { quickSearch } from './quick-search.ts'

type Found = { list: { id: number; slug: string; children?: Found['list'] }[]; total: number; totalEstimated?: boolean }

const NOON = Date.UTC(2026, 4, 2, 12) / 1000
const DAY = 86_400
let server: TestApp

beforeAll(async () => {
  server = await testApp()
  const targets = { 'course-category': [await add('courseCategory', sampleRow(courseCategory, 1, {}))], tag: [] }
  // Prices 10, 20 … 50 yuan; published on five days in a row, the last one not yet.
  for (let number = 1; number <= 5; number++) {
    await add('course', {
      ...sampleRow(course, number, targets),
      slug: `c${number}`,
      price: `${number}0.00`,
      publishtime: number === 5 ? null : NOON + number * DAY,
      devices: number === 1 ? [] : ['computer', 'tablet', 'phone'].slice(0, number - 1),
      title_i18n: { 'zh-cn': `第${number}课 50%_折\\`, ...(number === 3 ? {} : { en: `Lesson ${number} O'Hara` }) },
    })
  }
})
afterAll(() => server.close())

async function add(base: string, row: object): Promise<number> {
  const { code, data } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(code, JSON.stringify(data)).toBe(1)
  return data.id
}
async function find(query: object, language: 'zh-cn' | 'en' = 'zh-cn'): Promise<string> {
  const { code, data, msg } = await server.call<Found>('GET', '/admin/course/index', query, { language })
  expect(code, msg).toBe(1)
  expect(data.total).toBe(data.list.length)
  return data.list
    .map(({ slug }) => slug.slice(1))
    .toSorted()
    .join('')
}
const search = (field: string, operator: string, val?: unknown) => find({ search: [{ field, operator, val }] })

test.each([
  ['price', 'RANGE', '20,40', '234'],
  ['price', 'RANGE', '20,', '2345'],
  ['price', 'RANGE', ',20.00', '12'],
  ['price', 'range', ',', '12345'],
  ['price', 'NOT RANGE', '20,40', '15'],
  ['price', 'NOT RANGE', '20,', '1'],
  ['price', 'RANGE', ['20', '30'], '23'],
  ['price', 'egt', '40', '45'],
  ['price', 'ne', '30', '1245'],
  ['price', '<', '20', '1'],
  ['publishtime', 'RANGE', '2026-05-03,2026-05-04', '12'],
  ['publishtime', 'RANGE', '2026-05-05,', '34'],
  ['publishtime', 'RANGE', `${NOON + DAY},${NOON + 2 * DAY}`, '12'],
  ['publishtime', '<=', '2026-05-04', '12'],
  ['publishtime', '>', '2026-05-04', '34'],
  ['publishtime', '=', '2026-05-04', '2'],
  ['publishtime', 'eq', '2026-05-08', ''],
  ['publishtime', '=', '2026-05-04 00:00:00', ''],
  ['publishtime', '=', String(NOON + 2 * DAY), '2'],
  ['publishtime', 'NULL', undefined, '5'],
  ['publishtime', 'NOT NULL', 'x', '1234'],
  ['devices', 'FIND_IN_SET', 'tablet', '345'],
  ['devices', 'FIND_IN_SET', 'computer,phone', '45'],
  ['devices', 'FIND_IN_SET', ['computer', 'tablet'], '345'],
  ['devices', 'IN', 'phone', '45'],
  ['devices', 'NOT IN', ['phone'], '123'],
  ['devices', 'NULL', '', '1'],
  ['title', 'LIKE', '第3课', '3'],
  ['title', 'LIKE', "o'HARA", '1245'],
  ['title', 'LIKE', '50%', '12345'],
  ['title', 'LIKE', '5_%', ''],
  ['title', 'LIKE', '折\\', '12345'],
  ['title', 'NOT LIKE', 'lesson', '3'],
  ['title', '=', '第2课 50%_折\\', '2'],
  ['title', '=', "Lesson 2 O'Hara", '2'],
  ['title', '=', 'Lesson 2', ''],
  ['title', '<>', "Lesson 2 O'Hara", '1345'],
  ['title', '<>', '第3课 50%_折\\', '1245'],
  ['title', 'IN', ["Lesson 2 O'Hara", '第3课 50%_折\\'], '23'],
  ['title', 'NOT IN', ["Lesson 2 O'Hara", '第3课 50%_折\\'], '145'],
  ['slug', 'IN', 'c1,c2', '12'],
  ['untranslated', '=', 'en', '3'],
  ['untranslated', 'eq', 'zh-cn', ''],
  ['untranslated', '=', '', '12345'],
  ['id', '=', '', '12345'],
])('%s %s %j finds %j', async (field, operator, val, slugs) => {
  expect(await search(field, operator, val)).toBe(slugs)
})

test('a text is found in every language, and ordered by the caller’s or the one it has', async () => {
  for (const val of ['第2课 50%_折\\', "Lesson 2 O'Hara"]) {
    expect(await find({ search: [{ field: 'title', operator: '=', val }] }, 'en')).toBe('2')
  }
  const { data } = await server.call<Found>('GET', '/admin/course/index', { order: 'title,asc' }, { language: 'en' })
  expect(data.list.map(({ slug }) => slug).join('')).toBe('c1c2c4c5c3')
})

test.each([
  ['price', 'RANGE', '20'],
  ['price', 'RANGE', '1,2,3'],
  ['price', 'RANGE', 'a,b'],
  ['price', '=', '1e3'],
  ['price', '=', ['1']],
  ['publishtime', 'RANGE', '2026-02-30,'],
  ['publishtime', 'RANGE', '0050-01-01,x'],
  ['age_min', '=', '99999999999'],
  ['age_min', '=', '1.5'],
  ['age_min', 'IN', '1,Infinity'],
  ['category_id', '=', '2147483648'],
  ['category_id', 'IN', ['1', { toString: 'x' }]],
  ['recommended', '=', 'maybe'],
  ['untranslated', '=', 'fr'],
  ['untranslated', '=', ['en']],
  ['slug', 'IN', Array.from({ length: 201 }, (_, one) => `c${one}`)],
])('%s %s %j is refused by name', async (field, operator, val) => {
  const answer = await server.call('POST', '/admin/course/export', { search: [{ field, operator, val }] })
  expect(answer).toMatchObject({ status: 200, code: 0, msg: `参数不正确：${field}` })
})

const one = (field: string, operator: string, val = '') => ({ field, operator, val })
const cheap = one('price', '<', '20')
const dear = one('price', '>=', '50')
const onTablet = one('devices', 'FIND_IN_SET', 'tablet')

test.each([
  [{ match: 'any', of: [cheap, dear] }, '15'],
  [{ match: 'all', of: [dear, onTablet] }, '5'],
  [{ match: 'all', of: [onTablet, { match: 'any', of: [cheap, one('slug', '=', 'c3')] }] }, '3'],
  [{ match: 'any', of: [cheap, { match: 'all', of: [onTablet, one('price', '<>', '30')] }] }, '145'],
  [{ match: 'any', of: [one('publishtime', 'NULL'), one('publishtime', '=', '2026-05-04')] }, '25'],
  [{ match: 'any', of: [one('devices', 'NOT IN', 'phone'), one('title', 'NOT LIKE', 'lesson')] }, '123'],
  [{ match: 'any', of: [one('title', 'LIKE', ''), cheap] }, '1'],
  [{ match: 'any', of: [one('title', 'LIKE', '')] }, '12345'],
])('a built filter %j finds %j', async (where, slugs) => {
  expect(await find({ where: JSON.stringify(where) })).toBe(slugs)
})

test('a built filter narrows further what the other searches find, and exports and bulk changes take it', async () => {
  const where = { match: 'any', of: [cheap, dear] }
  expect(await find({ where: JSON.stringify(where), search: [onTablet] })).toBe('5')
  expect(await find({ where: JSON.stringify(where), quick_search: 'c1' })).toBe('1')
  const tried = await server.call<{ rows: unknown[]; already: number }>('POST', '/admin/course/batch', {
    filter: { where },
    values: { price: '1.00' },
    preview: true,
  })
  expect(tried.data.rows).toHaveLength(2)
  const { data } = await server.call<{ ticket: string }>('POST', '/admin/course/export', { where, fields: ['slug'] })
  const file = await server.app.inject({ url: `/admin/course/export?ticket=${data.ticket}` })
  expect(file.body.match(/c\d/g)?.toSorted()).toEqual(['c1', 'c5'])
})

const many = Array.from({ length: 11 }, () => cheap)
test.each([
  ['{', '筛选条件读不懂，请清除后重新设置'],
  ['[]', '筛选条件读不懂，请清除后重新设置'],
  [{ match: 'none', of: [cheap] }, '筛选条件读不懂，请清除后重新设置'],
  [{ match: 'any', of: [] }, '筛选条件读不懂，请清除后重新设置'],
  [{ match: 'any', of: [null] }, '筛选条件读不懂，请清除后重新设置'],
  [JSON.stringify({ match: 'any', of: [one('slug', '=', 'a\0')] }), '筛选条件读不懂，请清除后重新设置'],
  [{ match: 'all', of: [{ match: 'any', of: [{ match: 'all', of: [cheap] }] }] }, '条件组里不能再有条件组'],
  [{ match: 'all', of: [{ match: 'any', of: many }, ...many] }, '最多 20 个筛选条件'],
  [{ match: 'all', of: [one('title', 'LIKE', '长'.repeat(1000))] }, '筛选条件太长，请缩短要找的内容或减少条件'],
  [{ match: 'all', of: [one('body', 'LIKE', 'x')] }, '不能按“body”搜索'],
  [{ match: 'all', of: [one('toString', '=', 'x')] }, '不能按“toString”搜索'],
  [{ match: 'any', of: [cheap, one('title', 'RANGE', '1,2')] }, '“title”不支持条件“RANGE”'],
  [{ match: 'any', of: [one('price', '=', 'x')] }, '参数不正确：price'],
])('a built filter %j is refused: %s', async (where, msg) => {
  expect(await server.call('POST', '/admin/course/export', { where })).toMatchObject({ status: 200, code: 0, msg })
  const asked = { where: typeof where === 'string' ? where : JSON.stringify(where) }
  expect(await server.call('GET', '/admin/course/index', asked)).toMatchObject({ status: 200, code: 0, msg })
})

test('a page holds 200 rows at most; wrong paging is refused by name', async () => {
  const { data } = await server.call<Found>('GET', '/admin/course/index', { limit: 100_000 })
  expect(data.list).toHaveLength(5)
  for (const query of [{ page: 0 }, { page: -1 }, { limit: 'x' }, { page: '1.5' }, { page: ['1'] }, { page: '1e3' }]) {
    const answer = await server.call('GET', '/admin/course/index', query)
    expect(answer, JSON.stringify(query)).toMatchObject({
      status: 200,
      code: 0,
      msg: `参数不正确：${Object.keys(query)[0]}`,
    })
  }
  expect(await server.call('GET', '/admin/course/index', { page: '999999999999999' })).toMatchObject({ code: 0 })
})

test('a filtered tree shows what is found and the ancestors that lead there', async () => {
  const [parent, other] = [
    await add('courseCategory', sampleRow(courseCategory, 2, {})),
    await add('courseCategory', sampleRow(courseCategory, 3, {})),
  ]
  const child = await add('courseCategory', {
    ...sampleRow(courseCategory, 4, {}),
    pid: parent,
    name_i18n: { 'zh-cn': '树梢' },
  })
  const index = async (query: object): Promise<Found> =>
    (await server.call<Found>('GET', '/admin/courseCategory/index', query)).data
  for (const query of [{ quick_search: '树梢' }, { search: [{ field: 'name', operator: 'LIKE', val: '树梢' }] }]) {
    const { list } = await index(query)
    expect(list).toMatchObject([{ id: parent, children: [{ id: child }] }])
  }
  expect((await index({})).list.map(({ id }) => id)).toEqual([other, parent, expect.any(Number)])
  const { data } = await server.call<{ options: { id: number; pid: number; level: number }[] }>(
    'GET',
    '/admin/courseCategory/index',
    { select: 'true' },
  )
  expect(data.options.map(({ id, level }) => [id, level]).slice(0, 3)).toEqual([
    [other, 0],
    [parent, 0],
    [child, 1],
  ])
})

test('a text is looked for in a field of the quick search by its index, and stands in that field', async () => {
  const where = (val: string, field = 'title') =>
    searchCondition(course, { field, operator: 'LIKE', val })!.compile(server.database.kysely).sql
  expect(where('第3')).toContain('search_grams')
  expect(where('hara')).toContain('search_text')
  expect(where('hara', 'note')).not.toContain('search_')
  expect(await find({ search: [{ field: 'title', operator: 'LIKE', val: "LESSON 4 o'h" }] })).toBe('4')
  expect(await find({ search: [{ field: 'title', operator: 'LIKE', val: '课 50%_折\\' }] })).toBe('12345')
})

test.each(['课', '折\\', '50%', '课 50%'])(
  '%s, which all rows have, is taken by the planner for nearly all of them',
  async (val) => {
    const { kysely } = server.database
    await sql`drop table if exists many_courses`.execute(kysely)
    await sql`create table many_courses as select t.* from course t, generate_series(1, 200)`.execute(kysely)
    await sql`analyze many_courses`.execute(kysely)
    for (const condition of [
      searchCondition(course, { field: 'title', operator: 'LIKE', val })!,
      quickSearch(course, val)!,
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select 1 from many_courses t where ${condition}
    `.execute(kysely)
      expect(rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThanOrEqual(750)
    }
  },
)

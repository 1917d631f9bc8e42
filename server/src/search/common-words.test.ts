import type { SearchOutcome } from '@tutu/contract/core/envelope'
import { course } from '@tutu/contract/resources/course'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'

/* What visitors find where a word is very common, on a table that PostgreSQL takes for one of a million rows. */

type List = { list: { slug: string }[]; total: number; totalEstimated?: true; search: SearchOutcome }

const COURSES = 130
let server: TestApp

beforeAll(async () => {
  server = await testApp()
  const { kysely } = server.database
  const { rows } = await sql<{ id: number }>`
    insert into course_category (name, slug, accent, pattern) values ('{"en": "All"}', 'all', 'sky', 'dots') returning id
  `.execute(kysely)
  // All have the word in their summary, two in their title; the later ones come first.
  for (let number = 1; number <= COURSES; number++) {
    const title = number === 120 || number === 5 ? 'Quaffle one' : `Plain ${number}`
    const { code, msg } = await server.call('POST', '/admin/course/add', {
      ...sampleRow(course, 5, { 'course-category': [rows[0]!.id], tag: [] }),
      slug: `many-${number}`,
      status: '1',
      tag_ids: [],
      title_i18n: { en: title, 'zh-cn': title },
      subtitle_i18n: {
        en: number === 77 ? 'A quaffle and a kneazle' : 'A quaffle',
        'zh-cn': number === 77 ? '一只会飞的小象' : '一',
      },
    })
    expect(code, msg).toBe(1)
  }
  await sql`analyze course, course_search`.execute(kysely)
  for (const table of ['course', 'course_search']) {
    await sql`
      select pg_restore_relation_stats('schemaname', 'public', 'relname', ${table}::text, 'reltuples', 1000000::real)
    `.execute(kysely)
  }
})
afterAll(() => server.close())

async function find(query: string, more: object = {}): Promise<List> {
  const asked = { quick_search: query, ...more }
  const answer = await server.call<List>('GET', '/api/course/index', asked, { token: '', language: 'en' })
  expect(answer.code, answer.msg).toBe(1)
  return answer.data
}
const numbersOf = ({ list }: List): number[] => list.map(({ slug }) => Number(slug.slice('many-'.length)))
const down = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from - index)

test('the first hundred of the editors’ order are compared with each other, and nobody counts the rest', async () => {
  const first = await find('quaffle', { limit: 10 })
  expect(first).toMatchObject({ total: 1000, totalEstimated: true, search: { mode: 'all' } })
  expect(numbersOf(first)).toEqual([120, ...down(130, 9)])
  expect(numbersOf(await find('quaffle', { limit: 10, page: 2 }))).toEqual([121, ...down(119, 9)])
})

test('of fewer than that all are found, counted and compared', async () => {
  // The second hundred is not full.
  const last = await find('quaffle', { limit: 20, page: 7 })
  expect(last).toMatchObject({ total: COURSES })
  expect(last).not.toHaveProperty('totalEstimated')
  expect(numbersOf(last)).toEqual(
    down(11, 10)
      .filter((number) => number !== 5)
      .concat(1)
      .slice(0, 10),
  )
  expect(numbersOf(await find('kneazle'))).toEqual([77])
  // Of a phrase that the planner takes for rare a sample of the table is asked.
  const phrase = await find('会飞的小象')
  expect(phrase).toMatchObject({ total: 1, search: { mode: 'all' } })
  expect(numbersOf(phrase)).toEqual([77])
  expect(await find('quaffle', { level: 'nothing' })).toMatchObject({ total: 0, list: [] })
})

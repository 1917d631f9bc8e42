import { defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { makeTables } from '../../testing/make-tables.ts'

/* Lists that go on by cursor, proved with notes that have ties, nulls, and texts in one language only. */

const label = (en: string) => ({ 'zh-cn': en, en })
const note = defineResource({
  name: 'note',
  title: label('Notes'),
  icon: 'FileOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'rank', direction: 'desc' },
  public: { filters: {}, where: { shown: true }, read: [], sorts: ['title', 'price', 'height'] },
  fields: {
    title: { kind: 'text', label: label('Title'), localized: true, public: true, table: { sortable: true } },
    price: { kind: 'money', label: label('Price'), public: true, table: { sortable: true } },
    height: { kind: 'number', decimals: 2, label: label('Height'), public: true },
    moods: { kind: 'multi-select', label: label('Moods'), options: { calm: label('Calm'), wild: label('Wild') } },
    story: { kind: 'textarea', label: label('Story'), max: 20_000 },
    rank: { kind: 'number', label: label('Rank'), search: 'RANGE' },
    shown: { kind: 'switch', label: label('Shown'), default: true },
  },
})

type List = { list: { id: number; rank: number | null }[]; total: number; next: string | null; previous: string | null }

const ROWS = 47
let server: TestApp

beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: note }],
    beforeStart: async (database) => {
      await makeTables(database, [note])
      await sql`
        insert into note (title, price, height, moods, story, rank)
        select
          case n % 5
            when 0 then null
            when 1 then jsonb_build_object('zh-cn', '第' || n % 7 || '篇')
            else jsonb_build_object('zh-cn', '篇' || n % 7, 'en', 'Note ' || n % 6) end,
          nullif(n % 4, 0) * 100, nullif(n % 6, 0) / 3.0,
          case when n % 2 = 0 then array['calm'] else '{}' end,
          case when n % 3 > 0 then repeat('很长', 2000) || n end,
          nullif(n % 9, 0)
        from generate_series(1, ${ROWS}) n
      `.execute(database.kysely)
    },
  })
})
afterAll(() => server.close())

type Query = Record<string, unknown>
const ask = (query: Query, path = '/admin/note/index', language: 'zh-cn' | 'en' = 'zh-cn') =>
  server.call<List>('GET', path, query, { language })

async function read(...asked: Parameters<typeof ask>): Promise<List> {
  const { code, msg, data } = await ask(...asked)
  expect(code, msg).toBe(1)
  return data
}
const idsOf = ({ list }: List): number[] => list.map(({ id }) => id)

/** The pages from one on, as far as `next` or `previous` leads. */
async function walk(step: 'next' | 'previous', first: List, ...[query, path, language]: Parameters<typeof ask>) {
  const pages = [first]
  for (let cursor = first[step]; cursor !== null; cursor = pages.at(-1)![step])
    pages.push(await read({ ...query, cursor }, path, language))
  return pages
}

const COLUMNS = ['id', 'title', 'price', 'height', 'moods', 'story', 'rank', 'shown', 'createtime']
const ORDERS = COLUMNS.flatMap((column) => ['asc', 'desc'].map((way) => `${column},${way}`))

describe.each(['zh-cn', 'en'] as const)('in %s', (language) => {
  test.each(ORDERS)('a list by %s goes on, and back, row by row as its pages do', async (order) => {
    const at = '/admin/note/index'
    const whole = idsOf(await read({ order, limit: 200 }, at, language))
    expect(whole).toHaveLength(ROWS)
    const query = { order, limit: 5 }
    const forth = await walk('next', await read(query, at, language), query, at, language)
    expect(forth.flatMap(idsOf)).toEqual(whole)
    expect(forth.map(({ previous }) => previous !== null)).toEqual(forth.map((_, index) => index > 0))
    const back = await walk('previous', forth.at(-1)!, query, at, language)
    expect(back.toReversed().flatMap(idsOf)).toEqual(whole)
    expect(forth.every(({ total }) => total === ROWS)).toBe(true)
    // From a page by its number too, to both sides.
    const third = await read({ ...query, page: 3 }, at, language)
    expect(idsOf(await read({ ...query, cursor: third.next }, at, language))).toEqual(whole.slice(15, 20))
    expect(idsOf(await read({ ...query, cursor: third.previous }, at, language))).toEqual(whole.slice(5, 10))
  })
})

test('under a filter, a search and a limit of visitors too', async () => {
  const filtered = { order: 'price,desc', limit: 4, search: [{ field: 'rank', operator: 'NOT NULL' }] }
  const whole = idsOf(await read({ ...filtered, limit: 200 }))
  expect((await walk('next', await read(filtered), filtered)).flatMap(idsOf)).toEqual(whole)
  const searched = { limit: 3, quick_search: '第' }
  const found = idsOf(await read({ ...searched, limit: 200 }))
  expect(found.length).toBeGreaterThan(6)
  expect((await walk('next', await read(searched), searched)).flatMap(idsOf)).toEqual(found)
  for (const order of ['title,asc', 'height,desc', undefined]) {
    const query = { ...(order && { order }), limit: 6 }
    const all = idsOf(await read({ ...query, limit: 50 }, '/api/note/index'))
    const pages = await walk('next', await read(query, '/api/note/index'), query, '/api/note/index')
    expect(pages.flatMap(idsOf)).toEqual(all)
  }
})

test('rows that come meanwhile make nobody see a row twice, or miss one', async () => {
  const query = { order: 'price,asc', limit: 5 }
  const there = idsOf(await read({ ...query, limit: 200 }))
  const seen: number[] = []
  const add = (price: string | null) => server.call<{ id: number }>('POST', '/admin/note/add', { price })
  const added: number[] = []
  let page = await read(query)
  for (;;) {
    seen.push(...idsOf(page))
    // One before everything, one among equals, one at the end.
    for (const price of ['0.01', '2.00', null]) added.push((await add(price)).data.id)
    if (page.next === null || seen.length > 500) break
    page = await read({ ...query, cursor: page.next })
    if (page.list.every(({ id }) => added.includes(id))) break
  }
  expect(seen.filter((id) => !added.includes(id))).toEqual(there)
  expect(new Set(seen).size).toBe(seen.length)
  await server.call('DELETE', '/admin/note/del', { ids: added })
})

test('what somebody may not read does not stand in a cursor', async () => {
  const readable = (cursor: string | null): unknown => JSON.parse(Buffer.from(cursor!, 'base64url').toString())
  const { next: own } = await read({ limit: 1, order: 'rank,desc', page: 20 })
  const { next: open, list } = await read({ limit: 1, page: 20 }, '/api/note/index')
  expect(readable(own)).toEqual(['rank,desc', 'next', expect.any(Number), expect.any(String)])
  expect(readable(open)).toEqual(['rank,desc', 'next', list[0]!.id])
})

describe('a cursor that is none of this list', () => {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each<[name: string, cursor: unknown, order?: string]>([
    ['no JSON', 'abc'],
    ['no base64url', '!§$%&'],
    ['a list', ['a', 'b']],
    ['too long', 'A'.repeat(5000)],
    ['another order', encode(['title,asc,zh-cn', 'next', 1, 'x']), 'price,asc'],
    ['another language', encode(['title,asc,en', 'next', 1, 'x']), 'title,asc'],
    ['no such step', encode(['price,asc', 'sideways', 1, '5']), 'price,asc'],
    ['no id', encode(['price,asc', 'next', 'x', '5']), 'price,asc'],
    ['an id beyond ids', encode(['price,asc', 'next', 2 ** 31, '5']), 'price,asc'],
    ['no value of the column', encode(['price,asc', 'next', 1, 'cheap']), 'price,asc'],
    ['no value of any column', encode(['price,asc', 'next', 1, { a: 1 }]), 'price,asc'],
    ['a value beyond the column', encode(['price,asc', 'next', 1, '9'.repeat(40)]), 'price,asc'],
    ['no list', encode(['moods,asc', 'next', 1, 'calm']), 'moods,asc'],
    ['what no text may hold', encode(['title,asc,zh-cn', 'next', 1, 'a\0b']), 'title,asc'],
    ['more than it says', encode(['price,asc', 'next', 1, '5', 'more']), 'price,asc'],
    ['a row that is not there', encode(['price,asc', 'next', 999_999]), 'price,asc'],
  ])('is refused by name: %s', async (_, cursor, order = 'price,asc') => {
    const wrong = { status: 200, code: 0, msg: '参数不正确：cursor' }
    expect(await ask({ cursor, order })).toMatchObject(wrong)
    if (!order.startsWith('moods')) expect(await ask({ cursor, order }, '/api/note/index')).toMatchObject(wrong)
  })
})

test('what a cursor leads to is not kept, nor what is made of it', async () => {
  const { next } = await read({ limit: 5 }, '/api/note/index')
  const { headers } = await server.app.inject({ url: `/api/note/index?limit=5&cursor=${next}` })
  expect(String(headers['x-cache-tags']).split(' ')).toContain('-')
})

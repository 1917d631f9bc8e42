import { defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeTables } from '../testing/make-tables.ts'
import { testServices } from '../testing/services.ts'

const label = (text: string) => ({ 'zh-cn': text, en: text })
const { search, ...visitors } = {
  filters: {},
  where: { status: true },
  read: ['slug'],
  page: '/pond/:slug',
  sorts: ['opened'],
  feed: { title: label('Ponds'), list: '/pond', at: 'opened', summary: 'about', text: 'story' },
  search: { fields: { name: 'title', about: 'summary', story: 'text' } },
} as const
/** A module with a table of rows, as a migration made it before anybody searched them. */
const plain = defineResource({
  name: 'frog-pond',
  title: label('Ponds'),
  icon: 'StarOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'weigh', direction: 'desc' },
  public: visitors,
  fields: {
    name: { kind: 'text', label: label('Name'), required: true, public: true },
    slug: { kind: 'slug', label: label('Slug'), required: true, unique: true, public: true },
    about: { kind: 'textarea', label: label('About'), default: '', public: true },
    story: { kind: 'markdown', label: label('Story'), public: true },
    opened: { kind: 'date-time', label: label('Opened'), public: true },
    status: { kind: 'switch', label: label('Public'), default: true },
    weigh: { kind: 'weigh', label: label('Weight'), form: false },
  },
})
/** The same with the line that lets it be searched. */
const searched = defineResource({ ...plain, public: { ...visitors, search } })

let server: TestApp
beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: searched }],
    beforeStart: async (database) => {
      await makeTables(database, [plain])
      await sql`
        insert into frog_pond (name, slug, about, story, opened, weigh) values
          ('Lotus lake', 'lotus', 'Frogs on leaves', 'A heron comes by', 1767225600, 1),
          ('Lotus pool', 'pool', 'Tadpoles', 'Warm in spring', 1767225601, 2)
      `.execute(database.kysely)
    },
  })
})
afterAll(() => server.close())

async function find(words: string): Promise<string[]> {
  const query = { quick_search: words }
  const { data } = await server.call<{ list: { slug: string }[] }>('GET', '/api/frogPond/index', query, { token: '' })
  return data.list.map(({ slug }) => slug)
}

test('a module that was not searched before is found by words, in the order of its editors, with no migration', async () => {
  await vi.waitFor(async () => expect(await find('lotus')).toEqual(['pool', 'lotus']), 30_000)
  await vi.waitFor(async () => expect(await find('heron')).toEqual(['lotus']), 30_000)
  await sql`update frog_pond set weigh = 3 where slug = 'lotus'`.execute(server.database.kysely)
  expect(await find('lotus')).toEqual(['lotus', 'pool'])
})

test('a row written later is found at once, and one that is hidden is not', async () => {
  const row = { name: 'Duckweed ditch', slug: 'ditch', status: '1' }
  const { data } = await server.call<{ id: number }>('POST', '/admin/frogPond/add', row)
  expect(await find('duckweed')).toEqual(['ditch'])
  await server.call('POST', '/admin/frogPond/edit', { id: data.id, status: '0' })
  expect(await find('duckweed')).toEqual([])
})

test('its newest rows make a feed, by its definition alone', async () => {
  const { statusCode, body } = await server.app.inject('/feeds/frogPond.rss')
  expect(statusCode).toBe(200)
  expect(body).toContain('/pond/lotus</link>')
  expect(body).toContain('A heron comes by')
})

test('the next start finds its words there', async () => {
  const tables = () =>
    sql<{ oid: number }>`select 'frog_pond_search'::regclass::oid::int as oid`.execute(server.database.kysely)
  const before = (await tables()).rows
  const later = await testServices(server.database, { modules: [{ definition: searched }] })
  await later.close()
  expect((await tables()).rows).toEqual(before)
})

test('a module made while the site runs is searched as well', async () => {
  const services = await testServices(server.database)
  await services.modules.save({ ...searched, name: 'newt-pond' })
  const { engine } = services
  const { rows } = await sql`select to_regclass('newt_pond_search') as words`.execute(engine.database.kysely)
  expect(rows).toEqual([{ words: 'newt_pond_search' }])
  await services.close()
})

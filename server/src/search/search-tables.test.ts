import { type Definition, defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Services } from '../compose.ts'
import { SYSTEM } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeTables } from '../testing/make-tables.ts'
import { testServices } from '../testing/services.ts'
import { makeSearchTables } from './search-tables.ts'

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

async function find(words: string, base = 'frogPond'): Promise<string[]> {
  const query = { quick_search: words }
  const { data } = await server.call<{ list: { slug: string }[] }>('GET', `/api/${base}/index`, query, { token: '' })
  return data.list.map(({ slug }) => slug)
}

test('a module that was not searched before is found by words, in the order of its editors, with no migration', async () => {
  await vi.waitFor(async () => expect(await find('lotus')).toEqual(['pool', 'lotus']))
  await vi.waitFor(async () => expect(await find('heron')).toEqual(['lotus']))
  const { rows } = await sql<{
    id: number
  }>`select id from frog_pond where slug in ('lotus', 'pool') order by slug`.execute(server.database.kysely)
  const moved = await server.call('POST', '/admin/frogPond/sortable', { id: rows[0]!.id, targetId: rows[1]!.id })
  expect(moved.code, moved.msg).toBe(1)
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

test('a module that is searched no more, and then again, is found by what it says by then', async () => {
  await vi.waitFor(async () => expect(await find('lotus')).toContain('pool'))
  // Beside the pipeline, as whoever does not search it writes: its words stay.
  await sql`update frog_pond set name = 'Heron pool' where slug = 'pool'`.execute(server.database.kysely)
  const without = await testServices(server.database, { modules: [{ definition: plain }] })
  await without.close()
  const again = await testServices(server.database, { modules: [{ definition: searched }] })
  await vi
    .waitFor(async () => {
      expect(await find('heron')).toContain('pool')
      expect(await find('lotus')).toEqual(['lotus'])
    })
    .finally(() => again.close())
})

describe('a module made while the site runs', () => {
  const newts = (search?: object) =>
    ({
      ...plain,
      name: 'newt-pond',
      public: { ...visitors, page: '/newts/:slug', ...(search && { search }) },
    }) as Definition
  const findNewts = (words: string) => find(words, 'newtPond')
  const add = (row: object) => server.call('POST', '/admin/newtPond/add', { status: '1', ...row })
  let services: Services
  beforeAll(async () => {
    services = await testServices(server.database)
  })
  afterAll(() => services.close())

  test('is searched as well', async () => {
    await services.modules.save(newts({ fields: { name: 'title' } }))
    await vi.waitFor(async () => expect(await findNewts('water')).toEqual([]))
    expect(await add({ name: 'Water garden', slug: 'garden', about: 'Crested newts' })).toMatchObject({ code: 1 })
    expect(await findNewts('water')).toEqual(['garden'])
    expect(await findNewts('crested')).toEqual([])
  })

  test('is found by what another definition looks at, though nobody has written its rows since', async () => {
    await services.modules.save(newts({ fields: { name: 'title', about: 'summary' } }))
    await vi.waitFor(async () => expect(await findNewts('crested')).toEqual(['garden']))
  })

  test('is found by its newest definition, also where a process that had not heard of it has written', async () => {
    const wanted = newts({ fields: { name: 'title', about: 'summary' } })
    const late = await testServices(server.database)
    const { revision } = late.engine.registry.byName('newt-pond')
    late.engine.registry.replace(newts({ fields: { name: 'title' } }), revision - 1)
    const row = { name: 'Rock pool', slug: 'rock', about: 'Smooth newts', status: '1' }
    const id = await late.engine.mutations.run(SYSTEM, (tx) => tx.add('newt-pond', row))
    await late.close()
    // What comes from elsewhere makes every process look again.
    await services.modules.save({ ...wanted, icon: 'CloudOutlined' })
    await vi.waitFor(async () => expect(await findNewts('smooth')).toEqual(['rock']))
    await server.call('DELETE', '/admin/newtPond/del', { ids: [id] })
  })

  test('is found by a definition that was heard of while the row was being written', async () => {
    const late = await testServices(server.database)
    const { definition, revision } = late.engine.registry.byName('newt-pond')
    late.engine.registry.replace(newts({ fields: { name: 'title' } }), revision - 1)
    const row = { name: 'Salt pool', slug: 'salt', about: 'Marbled newts', status: '1' }
    const id = await late.engine.mutations.run(SYSTEM, async (tx) => {
      tx.afterCommit.push(async () => late.engine.registry.replace(definition, revision))
      return tx.add('newt-pond', row)
    })
    await vi.waitFor(async () => expect(await findNewts('marbled')).toEqual(['salt'])).finally(() => late.close())
    await server.call('DELETE', '/admin/newtPond/del', { ids: [id] })
  })

  test('has the revision of its words added where a process of the version before has made their table', async () => {
    await sql`alter table newt_pond_search drop column revision`.execute(server.database.kysely)
    const later = await testServices(server.database)
    await later.close()
    expect(await add({ name: 'Ice pool', slug: 'ice', about: 'Alpine newts' })).toMatchObject({ code: 1 })
    await vi.waitFor(async () => expect(await findNewts('alpine')).toEqual(['ice']))
    await sql`delete from newt_pond where slug = 'ice'`.execute(server.database.kysely)
  })

  test('whose words stood still while it was not searched has those of today when it is again', async () => {
    await sql`update newt_pond set name = 'Wild garden'`.execute(server.database.kysely)
    await services.modules.save(newts())
    await services.modules.save(newts({ fields: { name: 'title', about: 'summary' } }))
    await vi.waitFor(async () => {
      expect(await findNewts('crested')).toEqual(['garden'])
      expect(await findNewts('wild')).toEqual(['garden'])
      expect(await findNewts('water')).toEqual([])
    })
  })

  test('has its words put right while somebody writes a row of it and then its words', async () => {
    const { kysely } = server.database
    await sql`alter table newt_pond_search drop column revision`.execute(kysely)
    const { making } = await kysely.transaction().execute(async (writer) => {
      await sql`update newt_pond set weigh = weigh`.execute(writer)
      const making = Promise.allSettled([makeSearchTables(server.database, services.engine.registry)])
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_locks where not granted and relation in ('newt_pond'::regclass, 'newt_pond_search'::regclass)
        `.execute(kysely)
        expect(rows).toHaveLength(1)
      })
      await sql`update newt_pond_search set weigh = weigh`.execute(writer)
      return { making }
    })
    expect(await making).toEqual([{ status: 'fulfilled', value: undefined }])
  })

  test('by a version that made no tables of words has one after the next start', async () => {
    // In the order of all who use both: rows before their words.
    await server.database.kysely.transaction().execute(async (trx) => {
      await sql`lock table newt_pond`.execute(trx)
      await sql`drop table newt_pond_search`.execute(trx)
    })
    const later = await testServices(server.database)
    await vi.waitFor(async () => expect(await findNewts('wild')).toEqual(['garden'])).finally(() => later.close())
  })

  test('has no table that the words of another have', async () => {
    await expect(services.modules.save({ ...newts(), name: 'newt' })).resolves.toBeUndefined()
    await expect(services.modules.save({ ...newts(), name: 'newt-search' })).rejects.toThrow(
      'the words of the other, newt',
    )
    await services.modules.remove('newt')
    await services.modules.save({ ...newts(), name: 'newt-search' })
    await expect(services.modules.save({ ...newts(), name: 'newt' })).rejects.toThrow(
      'the words of the other, newt-search',
    )
  })
})

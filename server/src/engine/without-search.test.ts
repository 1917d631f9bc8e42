import { type Definition, defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeTables } from '../testing/make-tables.ts'
import { createRegistry } from './registry.ts'
import { checkSchema } from './schema/check-schema.ts'
import { statementsFor } from './schema/diff.ts'
import { readTables } from './schema/read-tables.ts'
import { tableOf } from './schema/table-of.ts'

/* Resources that nobody searches, proved with the visits of this test, and one that is searched row by row. */

const label = (en: string) => ({ 'zh-cn': en, en })
const visit = defineResource({
  name: 'visit',
  title: label('Visits'),
  icon: 'EyeOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'page',
  quickSearch: [],
  sort: { field: 'id', direction: 'desc' },
  public: { filters: {}, where: {}, read: [] },
  fields: { page: { kind: 'text', label: label('Page'), required: true, public: true, search: 'LIKE' } },
})
const searched: Definition = { ...visit, quickSearch: ['page'] }
const hunt: Definition = { ...visit, name: 'hunt', quickSearch: ['page'], searchByScan: true }

let server: TestApp
beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: visit }, { definition: hunt }],
    beforeStart: (database) => makeTables(database, [visit, hunt]),
  })
  for (const base of ['visit', 'hunt'])
    for (const page of ['/home', '/clock']) await server.call('POST', `/admin/${base}/add`, { page })
})
afterAll(() => server.close())

const LISTS = [
  ['GET', '/admin/visit/index'],
  ['GET', '/api/visit/index'],
] as const

test.each(LISTS)('%s %s answers, and refuses words in words', async (method, path) => {
  const { code, data } = await server.call<{ list: object[] }>(method, path)
  expect([code, data.list.length]).toEqual([1, 2])
  // Blanks are no words.
  expect(await server.call(method, path, { quick_search: ' ' })).toMatchObject({ code: 1 })
  const refused = { status: 200, code: 0, msg: 'Incorrect parameter: quick_search' }
  expect(await server.call(method, path, { quick_search: 'home' }, { language: 'en' })).toMatchObject(refused)
})

test('so does its export; its columns are searched as they say', async () => {
  const refused = { status: 200, code: 0, msg: '参数不正确：quick_search' }
  expect(await server.call('POST', '/admin/visit/export', { quick_search: 'home' })).toMatchObject(refused)
  const search = [{ field: 'page', operator: 'LIKE', val: 'home' }]
  const { data } = await server.call('GET', '/admin/visit/index', { search })
  expect(data).toMatchObject({ total: 1, list: [{ page: '/home' }] })
})

test.each(['/admin/hunt/index', '/api/hunt/index'])('what is searched row by row is found at %s', async (path) => {
  const { code, data } = await server.call('GET', path, { quick_search: 'cl' })
  expect({ code, data }).toMatchObject({ code: 1, data: { total: 1, list: [{ page: '/clock' }] } })
})

test('search columns are there for definitions that search, and go when one does no more', async () => {
  const { kysely } = server.database
  const stored = async () => (await readTables(kysely, ['visit'])).get('visit')!
  const run = async (definition: Definition): Promise<string[]> => {
    const statements = statementsFor(tableOf(definition), await stored())
    for (const statement of statements) await sql.raw(statement).execute(kysely)
    return statements
  }
  const warnings: string[] = []
  const check = () => checkSchema(kysely, createRegistry([visit]), (message) => warnings.push(message))
  expect([...(await stored()).columns.keys()]).not.toContain('search_text')
  expect(await run(visit)).toEqual([])
  await run(searched)
  expect((await stored()).indexes.filter((one) => one.includes('search_'))).toHaveLength(2)
  await check()
  expect(warnings.splice(0)).toEqual([
    'columns are there that nobody searches: alter table visit drop column search_text; alter table visit drop column search_grams;',
  ])
  expect(await run({ ...searched, searchByScan: true })).toEqual(['alter table visit drop column search_grams;'])
  expect(await run(visit)).toEqual(['alter table visit drop column search_text;'])
  expect((await stored()).indexes.filter((one) => one.includes('search_'))).toEqual([])
  await check()
  expect(warnings).toEqual([])
})

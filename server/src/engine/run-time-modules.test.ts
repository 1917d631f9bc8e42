import { defineResource, type Definition } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Services } from '../compose.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import { listeningApp, testApp, type TestApp } from '../testing/app.ts'
import { testServices } from '../testing/services.ts'
import { createRegistry } from './registry.ts'
import { openRunTimeModules } from './run-time-modules.ts'

const label = (text: string) => ({ 'zh-cn': text, en: text })
const pond = (fields: Definition['fields'] = {}): Definition =>
  defineResource({
    name: 'frog-pond',
    title: label('Ponds'),
    icon: 'StarOutlined',
    menu: { directory: 'teaching', weigh: 1 },
    label: 'name',
    quickSearch: ['name'],
    sort: { field: 'id', direction: 'desc' },
    public: { filters: { depth: '=' }, where: {}, read: ['slug'] },
    fields: {
      name: { kind: 'text', label: label('Name'), required: true, public: true, search: 'LIKE' },
      depth: { kind: 'number', label: label('Depth'), default: 2, public: true },
      slug: { kind: 'slug', label: label('Slug'), required: true, unique: true, public: true },
      ...fields,
    },
  })

// Two processes' worth of the server, and a third that only has the services: where a module is made.
let server: TestApp
let other: Awaited<ReturnType<typeof listeningApp>>
let services: Services
beforeAll(async () => {
  server = await testApp()
  other = await listeningApp(server.database)
  services = await testServices(server.database)
})
afterAll(async () => {
  await services.close()
  await other.close()
  await server.close()
})

const here = (method: 'GET' | 'POST' | 'DELETE', path: string, values: object = {}, token?: string) =>
  server.call<Record<string, any> | null>(method, path, values, token === undefined ? {} : { token }) // oxlint-disable-line typescript/no-explicit-any -- answers of many calls
const there = async (path: string): Promise<{ status: number; code: number }> => {
  const answer = await fetch(other.origin + path, { headers: { batoken: server.token, server: 'true' } })
  return { status: answer.status, code: ((await answer.json()) as { code: number }).code }
}
const add = (row: object) => here('POST', '/admin/frogPond/add', row)

test('a module made while the site runs is soon in every process, with calls, menu, rights and public reads', async () => {
  expect(await here('GET', '/admin/frogPond/index')).toMatchObject({ status: 404 })
  await services.modules.save(pond())
  await vi.waitFor(async () => expect(await here('GET', '/admin/frogPond/index')).toMatchObject({ code: 1 }))
  await vi.waitFor(async () => expect(await there('/admin/frogPond/index')).toMatchObject({ code: 1 }))
  expect(await add({ name: 'Deep', slug: 'deep' })).toMatchObject({ code: 1 })
  expect(await here('GET', '/api/frogPond/read', { slug: 'deep' }, '')).toMatchObject({
    code: 1,
    data: { row: { depth: 2 } },
  })
  expect(await there('/api/frogPond/index?depth=2')).toMatchObject({ code: 1 })
  const menus = JSON.stringify((await here('GET', '/admin/index/index')).data!.menus)
  expect(menus).toContain('"frogPond"')
  const { data } = await here('GET', '/admin/index/definitions')
  const shown = data!.list.find(({ name }: Definition) => name === 'frog-pond')
  expect(Object.keys(shown.fields), 'in the order of the form').toEqual(['name', 'depth', 'slug'])
  const holder = await server.signIn(['frogPond/index'])
  expect(await here('GET', '/admin/frogPond/index', {}, holder)).toMatchObject({ code: 1 })
  expect(await here('POST', '/admin/frogPond/add', { name: 'x', slug: 'x' }, holder)).toMatchObject({ code: 401 })
})

test('another definition in its place changes table, form and filters; what is no longer named stays', async () => {
  const rest = Object.fromEntries(Object.entries(pond().fields).filter(([name]) => name !== 'depth'))
  const definition: Definition = {
    ...pond(),
    public: { filters: { mood: '=' }, where: {}, read: ['slug'] },
    fields: {
      ...rest,
      mood: { kind: 'select', label: label('Mood'), default: 'calm', public: true, options: { calm: label('Calm') } },
    },
  }
  // Kept under the filters of before.
  await there('/api/frogPond/index?depth=2')
  await services.modules.save(definition)
  await vi.waitFor(async () => {
    expect((await here('GET', '/api/frogPond/read', { slug: 'deep' }, '')).data!.row).toMatchObject({ mood: 'calm' })
  })
  expect(await add({ name: 'Flat', slug: 'flat', mood: 'wild' })).toMatchObject({
    code: 0,
    data: { errors: { mood: expect.any(String) } },
  })
  expect(await add({ name: 'Flat', slug: 'flat' })).toMatchObject({ code: 1 })
  const { rows } = await sql<{ depth: number }>`select depth from frog_pond where slug = 'deep'`.execute(
    server.database.kysely,
  )
  expect(rows).toEqual([{ depth: 2 }])
})

describe('what cannot be is refused in plain words, and nothing of it is kept', () => {
  test.each<[string, Definition, string]>([
    ['a built-in name', { ...pond(), name: 'course' }, 'a built-in module has that name'],
    ['the table of another’s words', { ...pond(), name: 'course-search' }, 'the words of the other, course'],
    ['a field it has not', { ...pond(), quickSearch: ['title'] }, "quickSearch: 'title' is none of its fields"],
    [
      'a relation to nobody',
      { ...pond({ owner_id: { kind: 'relation', to: 'toad', label: label('Toad') } }), name: 'toad-pond' },
      "points to 'toad', which there is not",
    ],
    [
      'a command',
      { ...pond(), name: 'newt-pond', commands: { drain: { label: label('Drain'), icon: 'x' } } },
      "no handler for the command 'drain'",
    ],
    [
      'a path that nobody says',
      { ...pond({ owner: { kind: 'text', leadsTo: 'toad', label: label('Toad') } }), name: 'newt-pond' },
      "'owner' leads to 'toad', which is none of its fields",
    ],
    ['calls of others', { ...pond(), name: 'common' }, 'hand-written calls begin with /api/common'],
    ['rights of super administrators', { ...pond(), name: 'newt-pond', superOnly: ['del'] }, 'for built-in modules'],
  ])('%s', async (_, definition, mistake) => {
    await expect(services.modules.save(definition)).rejects.toThrow(mistake)
    const { rows } = await sql`select to_regclass('toad_pond') as toad, to_regclass('newt_pond') as newt`.execute(
      server.database.kysely,
    )
    expect(rows).toEqual([{ toad: null, newt: null }])
  })
})

test('a module taken away is gone everywhere; its rows are there when it is made again', async () => {
  await services.modules.remove('frog-pond')
  await vi.waitFor(async () => expect(await here('GET', '/admin/frogPond/index')).toMatchObject({ status: 404 }))
  await vi.waitFor(async () => expect(await there('/api/frogPond/read?slug=deep')).toMatchObject({ status: 404 }))
  expect(JSON.stringify((await here('GET', '/admin/index/index')).data!.menus)).not.toContain('"frogPond"')
  await services.modules.save(pond())
  await vi.waitFor(async () => expect((await here('GET', '/admin/frogPond/index')).data!.total).toBe(2))
  await expect(services.modules.remove('course')).rejects.toThrow("there is no module 'course' that was made here")
})

test('a process that starts later has it from the beginning', async () => {
  const later = await testServices(server.database)
  expect(later.engine.registry.byBase('frogPond')?.definition.name).toBe('frog-pond')
  await later.close()
})

test('a time when the database was away is not the last: what was made meanwhile is taken up', async () => {
  let isAway = false
  const { database } = server
  const kysely = () => {
    if (isAway) throw new Error('the database is away')
    return database.kysely
  }
  const flushes: (() => void)[] = []
  const bus = { onFlush: (listener: () => void) => (flushes.push(listener), () => undefined) } as unknown as ChangeBus
  const registry = createRegistry([])
  const errors: unknown[] = []
  const deps = { bus, registry, mutations: services.engine.mutations, onError: (error: unknown) => errors.push(error) }
  const away = {
    ...database,
    get kysely() {
      return kysely()
    },
  }
  const modules = await openRunTimeModules({ ...deps, database: away })
  const flush = () => {
    for (const listener of flushes) listener()
  }
  isAway = true
  flush()
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  isAway = false
  await services.modules.save({ ...pond(), name: 'koi-pond' })
  flush()
  await vi.waitFor(() => expect(registry.byBase('koiPond')).toBeDefined())
  modules.close()
  await services.modules.remove('koi-pond')
})

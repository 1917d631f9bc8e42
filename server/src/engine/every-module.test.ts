import { controllerBase } from '@tutu/contract/definition/controller-base'
import {
  actionsOf,
  type Definition,
  isRecycled,
  permissionNode,
  tableName,
} from '@tutu/contract/definition/define-resource'
import { hasOptions, isLocalized } from '@tutu/contract/fields/traits'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession, type SessionKind } from '../data/sessions.ts'
import { SYSTEM } from '../policy/actors.ts'
import { type Audience, audiencesOf } from '../policy/audiences.ts'
import { openAdminSession, testApp, type TestApp } from '../testing/app.ts'
import { fillModules, type ModuleRows } from '../testing/module-rows.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testServices } from '../testing/services.ts'
import type { Mutations } from './write/session.ts'

// Of every module there is: which calls stand open to whom, whose rows an administrator sees, which moves of states there are, and
// that what was deleted comes back.

let server: TestApp
let rows: ModuleRows
let mutations: Mutations
let closeServices: () => Promise<void>
const tokens: Partial<Record<Audience, Record<string, string>>> = { visitor: {} }

beforeAll(async () => {
  server = await testApp({
    accounts: {
      member: async (id) => ({ username: `member${id}` }),
      guardian: async () => ({ wards: [] }),
    },
  })
  rows = await fillModules(server, 2)
  // Sessions as they are made have the numbers of these.
  await sql`delete from member_session`.execute(server.database.kysely)
  const services = await testServices(server.database)
  mutations = services.engine.mutations
  closeServices = services.close
  const open = async (kind: SessionKind): Promise<string> => {
    const session = { kind, identityId: 1, ip: '127.0.0.1', useragent: 'test', keep: false }
    return (await createSession(server.database.kysely, session)).token
  }
  tokens.member = { 'ba-user-token': await open('member') }
  tokens.guardian = { 'ba-guardian-token': await open('guardian') }
})
afterAll(async () => {
  await closeServices()
  await server.close()
})

const modules = RESOURCES.map((definition): [string, Definition] => [definition.name, definition])
const at = (definition: Definition, action: string): string => `/admin/${controllerBase(definition)}/${action}`

const CALLS = { mine: 'GET', add: 'POST', edit: 'POST', del: 'DELETE' } as const
type AudienceCall = keyof typeof CALLS

describe.each(modules)('%s', (_, definition) => {
  const calls = Object.keys(CALLS) as AudienceCall[]
  const cases = (['visitor', 'member', 'guardian'] as const).flatMap((audience) =>
    calls.map((call): [Audience, AudienceCall, boolean] => {
      const named = audiencesOf(definition, call)
      // Whoever adds what visitors add passes for one.
      return [audience, call, named.includes(audience) || (call === 'add' && named.includes('visitor'))]
    }),
  )
  test.each(cases)('to a %s its call %s is open: %s', async (audience, call, isOpen) => {
    const url = `/api/${controllerBase(definition)}/${call}`
    const method = CALLS[call]
    const payload = method === 'POST' ? { payload: {} } : {}
    const answer = await server.app.inject({
      method,
      url,
      headers: { 'think-lang': 'en', ...tokens[audience] },
      ...payload,
    })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBeLessThan(500)
    const { code } = answer.json<{ code: number }>()
    const isKnown = answer.statusCode !== 404 && code !== 302 && code !== 401
    expect(isKnown, `${answer.statusCode} ${answer.body.slice(0, 200)}`).toBe(isOpen)
  })
})

const kept = modules.filter(([, { keeper }]) => keeper)
describe.each(kept)('an administrator of %s', (name, definition) => {
  const keeper = definition.keeper!
  const label = isLocalized(definition.fields[definition.label]!) ? `${definition.label}_i18n` : definition.label
  let own: number
  let inGroup: number
  let beyond: number
  const addGroup = async (above: number | null, limits: string[]): Promise<number> => {
    const nodes = ['index', 'edit', 'publish'].map((action) => permissionNode(definition, action))
    const { rows: made } = await sql<{ id: number }>`
      insert into admin_group (pid, name, rules, row_limits)
      select ${above}, '{"zh-cn":"组"}', array_agg(id), ${limits}::text[] from menu_rule where name = any(${nodes}::text[])
      returning id
    `.execute(server.database.kysely)
    return made[0]!.id
  }
  const addAdmin = async (group: number): Promise<{ id: number; token: string }> => {
    const { rows: made } = await sql<{ id: number }>`
      insert into admin (username, nickname, password, group_arr)
      values (${`${tableName(definition)}_${group}`}, 'Mia', '', ${[group]}::int[]) returning id
    `.execute(server.database.kysely)
    return { id: made[0]!.id, token: (await openAdminSession(server.database, made[0]!.id)).token }
  }
  const seenBy = async (token: string): Promise<number[]> => {
    const { data } = await server.call<{ list: { id: number }[] }>(
      'GET',
      at(definition, 'index'),
      { limit: 50 },
      { token },
    )
    return data.list.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  const limited = async (limit: string[]): Promise<{ token: string }> => {
    const head = await addGroup(null, limit)
    const [boss, below, other] = [
      await addAdmin(head),
      await addAdmin(await addGroup(head, [])),
      await addAdmin(await addGroup(null, [])),
    ]
    const keptBy = async (id: number, admin: number) =>
      sql`update ${sql.table(tableName(definition))} set ${sql.ref(keeper)} = ${admin} where id = ${id}`.execute(
        server.database.kysely,
      )
    await keptBy(own, boss.id)
    await keptBy(inGroup, below.id)
    await keptBy(beyond, other.id)
    return boss
  }
  beforeAll(async () => {
    const [first, second] = rows.ids[name] as [number, number]
    own = first
    inGroup = second
    beyond = await rows.make(definition, sampleRow(definition, 301, rows.ids))
  })

  test.each([
    ['own', () => [own]],
    ['group', () => [own, inGroup]],
  ] as const)('whose limit is %s sees and changes these rows alone', async (limit, of) => {
    const { token } = await limited([`${name}=${limit}`])
    expect(await seenBy(token)).toEqual(of())
    for (const id of [own, inGroup, beyond]) {
      const read = await server.call('GET', at(definition, 'edit'), { id }, { token })
      const form = { id, [label]: sampleRow(definition, 400 + id, rows.ids)[label] }
      const changed = await server.call('POST', at(definition, 'edit'), form, { token })
      expect([read.code, changed.code]).toEqual((of() as number[]).includes(id) ? [1, 1] : [0, 0])
    }
  })

  test('without a limit sees all', async () => {
    const { token } = await limited([])
    expect(await seenBy(token)).toEqual(expect.arrayContaining([own, inGroup, beyond]))
  })
})

const withStates = modules.filter(([, { states }]) => states)
describe.each(withStates)('states of %s', (name, definition) => {
  const { field, moves } = definition.states!
  const options = hasOptions(definition.fields[field]!) ? Object.keys(definition.fields[field].options) : []
  const pairs = options.flatMap((from) =>
    options
      .filter((to) => to !== from)
      .map((to): [string, string, boolean] => [from, to, moves[from]?.includes(to) ?? false]),
  )
  test.each(pairs)('from %s to %s: %s', async (from, to, isAllowed) => {
    const id = rows.ids[name]![0]!
    const { kysely } = server.database
    const table = sql.table(tableName(definition))
    await sql`update ${table} set ${sql.ref(field)} = ${from} where id = ${id}`.execute(kysely)
    const move = mutations.run(SYSTEM, (tx) => tx.touch(name, [id], { [field]: to }))
    if (isAllowed) await expect(move).resolves.toMatchObject([{ [field]: to }])
    else await expect(move).rejects.toMatchObject({ key: 'form.invalid', fields: { [field]: { key: 'state.move' } } })
    const { rows: stored } = await sql`select ${sql.ref(field)} as state from ${table} where id = ${id}`.execute(kysely)
    expect(stored).toEqual([{ state: isAllowed ? to : from }])
  })
})

const restored = modules.filter(
  ([, one]) =>
    isRecycled(one) && ['add', 'edit', 'del'].every((action) => actionsOf(one).some((each) => each === action)),
)
test.each(restored)('what was deleted of %s comes back as it was', async (_, definition) => {
  const id = await rows.make(definition, sampleRow(definition, 302, rows.ids))
  const read = async () =>
    (await server.call<{ row: Record<string, unknown> }>('GET', at(definition, 'edit'), { id })).data?.row
  const before = await read()
  const { data } = await server.call<{ undo: string }>('DELETE', at(definition, 'del'), { ids: [id] })
  expect(await read()).toBeUndefined()
  expect(await server.call('POST', at(definition, 'undelete'), { undo: data.undo })).toMatchObject({ code: 1 })
  const after = await read()
  expect(after).toEqual({ ...before, version: after!.version, updatetime: after!.updatetime })
})

import { defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { createSession } from '../data/sessions.ts'
import { memberId, SYSTEM } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { makeTables } from '../testing/make-tables.ts'
import { commandMistakes } from './command-mistakes.ts'
import { createEngine, type Engine } from './engine.ts'
import type { ResourceHooks } from './hooks.ts'
import { openChangeBus } from '../postgres/change-bus.ts'

/* Commands and states, proved with the works of this test: sent in by members, judged by administrators. */

const label = (en: string) => ({ 'zh-cn': en, en })
const artwork = defineResource({
  name: 'artwork',
  title: label('Artworks'),
  icon: 'StarOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'id', direction: 'desc' },
  owner: 'user_id',
  read: { member: ['title', 'state'] },
  write: { member: ['title'] },
  states: {
    field: 'state',
    moves: { draft: ['pending'], pending: ['approved', 'rejected'], approved: ['draft'], rejected: ['pending'] },
  },
  commands: {
    handIn: { label: label('Hand in'), icon: 'SendOutlined', when: { state: ['draft', 'rejected'] }, by: ['member'] },
    approve: { label: label('Approve'), icon: 'CheckOutlined', when: { state: ['pending'] }, bulk: true },
    reject: {
      label: label('Reject'),
      icon: 'CloseOutlined',
      when: { state: ['pending'] },
      danger: true,
      input: {
        reason: { kind: 'text', label: label('Reason'), required: true, max: 40 },
        secret: { kind: 'password', label: label('Password'), table: false },
      },
    },
    skip: { label: label('Skip'), icon: 'ForwardOutlined' },
    count: { label: label('Count'), icon: 'NumberOutlined', reads: true, bulk: true },
  },
  fields: {
    user_id: { kind: 'number', label: label('Member') },
    title: { kind: 'text', label: label('Title'), required: true },
    state: {
      kind: 'select',
      label: label('State'),
      default: 'draft',
      options: {
        draft: label('Draft'),
        pending: label('Pending'),
        approved: label('Approved'),
        rejected: label('Rejected'),
      },
    },
    reason: { kind: 'text', label: label('Reason') },
  },
})
const to =
  (state: string) =>
  async (
    session: Parameters<NonNullable<ResourceHooks['afterSave']>>[0],
    { rows, input }: { rows: readonly object[]; input: object },
  ) => {
    const ids = rows.map((row) => (row as { id: number }).id)
    const { reason } = input as { reason?: string }
    await session.touch('artwork', ids, { state, ...(reason && { reason }) })
  }
const hooks: ResourceHooks = {
  commands: {
    handIn: to('pending'),
    approve: { prepare: async () => to('approved') },
    reject: to('rejected'),
    // A handler that does what the states do not allow.
    skip: to('approved'),
    count: async (_, { rows }) => ({ data: { count: rows.length } }),
  },
}

const makeTable = (database: Database): Promise<void> => makeTables(database, [artwork])

const MEI = memberId(1)
let server: TestApp
let memberToken: string
beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: artwork, hooks }],
    accounts: { member: async (id) => ({ username: `member${id}` }) },
    beforeStart: makeTable,
  })
  const session = { kind: 'member', identityId: MEI, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  memberToken = (await createSession(server.database.kysely, session)).token
})
afterAll(() => server.close())

async function rowIn(state: string, user: number = MEI): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into artwork (user_id, title, state) values (${user}, ${`In ${state}`}, ${state}) returning id
  `.execute(server.database.kysely)
  return rows[0]!.id
}
const stateOf = async (id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from artwork where id = ${id}`.execute(
    server.database.kysely,
  )
  return rows[0]?.state
}
const post = (action: string, body: object, token?: string) =>
  server.call<Record<string, unknown> | null>('POST', `/admin/artwork/${action}`, body, {
    language: 'en',
    ...(token && { token }),
  })
const asMember = async (url: string, payload: object) => {
  const headers = { 'ba-user-token': memberToken, 'think-lang': 'en' }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, ...answer.json<{ code: number; msg: string; data: unknown }>() }
}
const lastEntry = async () => {
  const log = await server.database.kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').executeTakeFirst()
  return (
    log && { title: log.title.en, data: JSON.parse(log.data) as unknown, record: log.record?.en, id: log.record_id }
  )
}

describe('a command', () => {
  test('is done with the row, and stands in the log', async () => {
    const id = await rowIn('pending')
    expect(await post('approve', { id })).toMatchObject({ code: 1 })
    expect(await stateOf(id)).toBe('approved')
    const data = { id, name: 'In pending' }
    expect(await lastEntry()).toEqual({ title: 'Artworks / Approve', data, record: 'In pending', id })
  })

  test('asks for its input like a form, and blots out what is secret', async () => {
    const id = await rowIn('pending')
    expect(await post('reject', { id })).toMatchObject({ code: 0, data: { errors: { reason: expect.any(String) } } })
    expect(await post('reject', { id, reason: 'x'.repeat(41) })).toMatchObject({
      code: 0,
      data: { errors: { reason: expect.any(String) } },
    })
    expect(await stateOf(id)).toBe('pending')
    expect(await post('reject', { id, reason: 'too dark', secret: 'carrot-2026' })).toMatchObject({ code: 1 })
    expect(await stateOf(id)).toBe('rejected')
    expect((await lastEntry())?.data).toMatchObject({ reason: 'too dark', secret: expect.stringMatching(/^\*+$/) })
  })

  test('is refused for rows it is not for, in words', async () => {
    const id = await rowIn('draft')
    expect((await post('approve', { id })).msg).toBe('“Approve” is not possible for “In draft” as it is now')
    expect(await post('approve', { id: 99_999 })).toMatchObject({ code: 0, msg: 'The record does not exist' })
    expect(await post('approve', {})).toMatchObject({ code: 0 })
    expect(await stateOf(id)).toBe('draft')
  })

  test('of many rows is done with all or none', async () => {
    const [one, two, draft] = [await rowIn('pending'), await rowIn('pending'), await rowIn('draft')]
    expect(await post('approve', { ids: [one, two, draft] })).toMatchObject({ code: 0 })
    expect([await stateOf(one), await stateOf(two)]).toEqual(['pending', 'pending'])
    expect(await post('approve', { ids: [one, two] })).toMatchObject({
      code: 1,
      msg: 'Operation successful: 2 records',
    })
    expect([await stateOf(one), await stateOf(two)]).toEqual(['approved', 'approved'])
    expect(await lastEntry()).toMatchObject({ record: 'In pending · In pending', id: null })
    const [three, four] = [await rowIn('pending'), await rowIn('pending')]
    expect(await post('reject', { ids: [three, four], reason: 'no' })).toMatchObject({ code: 0 })
  })

  test('that only looks answers, and leaves no entry', async () => {
    const before = await lastEntry()
    expect(await post('count', { ids: [await rowIn('draft'), await rowIn('draft')] })).toMatchObject({
      code: 1,
      data: { count: 2 },
    })
    expect(await lastEntry()).toEqual(before)
  })

  test('composes: what another module does with it is one transaction', async () => {
    const opened = await createTestDatabase()
    await makeTable(opened.database)
    const { engine, close } = await engineOn(opened)
    await sql`insert into artwork (title, state) values ('A', 'draft'), ('B', 'approved')`.execute(
      opened.database.kysely,
    )
    const both = engine.mutations.run(SYSTEM, async (tx) => {
      await tx.command('artwork', 'handIn', { ids: [1] })
      await tx.command('artwork', 'handIn', { ids: [2] })
    })
    await expect(both).rejects.toMatchObject({ key: 'command.notFor' })
    const { rows } = await sql`select state from artwork order by id`.execute(opened.database.kysely)
    expect(rows).toEqual([{ state: 'draft' }, { state: 'approved' }])
    await close()
  })

  test('needs its right', async () => {
    const id = await rowIn('pending')
    expect(await post('approve', { id }, await server.signIn(['course/index']))).toMatchObject({ code: 401 })
    expect(await stateOf(id)).toBe('pending')
  })
})

describe('a command of members', () => {
  test('is theirs for rows of their own, and only that command', async () => {
    const [mine, others] = [await rowIn('draft'), await rowIn('draft', 2)]
    expect(await asMember('/api/artwork/handIn', { id: mine })).toMatchObject({ code: 1 })
    expect(await stateOf(mine)).toBe('pending')
    expect(await asMember('/api/artwork/handIn', { id: others })).toMatchObject({
      code: 0,
      msg: 'The record does not exist',
    })
    expect(await asMember('/api/artwork/approve', { id: mine })).toMatchObject({ status: 404 })
    expect(await asMember('/api/artwork/nothing', { id: mine })).toMatchObject({ status: 404 })
    expect([await stateOf(mine), await stateOf(others)]).toEqual(['pending', 'draft'])
  })
})

describe('states', () => {
  let id: number
  beforeEach(async () => {
    id = await rowIn('draft')
  })

  test('move as the definition says, by a form too', async () => {
    expect(await post('edit', { id, state: 'pending' })).toMatchObject({ code: 1 })
    expect(await post('edit', { id, title: 'Another title' })).toMatchObject({ code: 1 })
    expect(await post('edit', { id, state: 'rejected' })).toMatchObject({ code: 1 })
  })

  test('never otherwise: not by a form, not by a handler', async () => {
    const refused = await post('edit', { id, state: 'approved' })
    expect(refused).toMatchObject({
      code: 0,
      data: { errors: { state: '“State” cannot go from “Draft” to “Approved”' } },
    })
    expect(await post('skip', { id })).toMatchObject({ code: 0 })
    expect(await stateOf(id)).toBe('draft')
  })

  test('begin with the first one where a form makes the row', async () => {
    expect(await post('add', { title: 'New' })).toMatchObject({ code: 1 })
    const refused = await post('add', { title: 'New', state: 'approved' })
    expect(refused).toMatchObject({ code: 0, data: { errors: { state: '“State” of a new record is “Draft”' } } })
  })

  test('nor by the server’s own changes, of which it says so', async () => {
    const opened = await createTestDatabase()
    await makeTable(opened.database)
    const { engine, close } = await engineOn(opened)
    await sql`insert into artwork (title, state) values ('A', 'draft')`.execute(opened.database.kysely)
    const touch = (values: object, options?: object) =>
      engine.mutations.run(SYSTEM, (tx) => tx.touch('artwork', [1], { ...values }, options))
    await expect(touch({ state: 'approved' })).rejects.toMatchObject({ key: 'form.invalid' })
    await expect(touch({ state: 'approved' }, { reads: ['title'] })).rejects.toMatchObject({ key: 'form.invalid' })
    await expect(touch({ state: 'pending' })).resolves.toHaveLength(1)
    await close()
  })
})

describe('a definition', () => {
  test.each([
    [{ commands: { add: artwork.commands.approve } }, "command 'add': another call has that name"],
    [{ commands: { 'hand-in': artwork.commands.approve } }, "command 'hand-in': letters only"],
    [
      { commands: { approve: { ...artwork.commands.approve, when: { mood: ['good'] } } } },
      "'mood' is none of its fields",
    ],
    [
      { commands: { approve: { ...artwork.commands.approve, when: { state: ['lost'] } } } },
      "'lost' is no option of 'state'",
    ],
    [
      { commands: { approve: { ...artwork.commands.approve, shows: ['mood'] } } },
      "'mood' is no field that lists carry",
    ],
    [{ states: { field: 'state', moves: { draft: ['lost'] } } }, "'lost' is no option of 'state'"],
    [{ states: { field: 'title', moves: {} } }, "'title' has no options"],
  ])('says in plain words what cannot be: %j', (change, mistake) => {
    expect(commandMistakes({ ...artwork, ...(change as object) }).join('\n')).toContain(mistake)
  })

  test('whose commands nobody handles stops the start, by name', async () => {
    await expect(testApp({ modules: [{ definition: artwork }], beforeStart: makeTable })).rejects.toThrow(
      "artwork: no handler for the command 'approve'",
    )
  })
})

async function engineOn({ database, drop }: TestDatabase): Promise<{ engine: Engine; close: () => Promise<void> }> {
  const bus = await openChangeBus(database, () => undefined)
  const engine = createEngine(database, bus, [artwork], { artwork: hooks })
  return {
    engine,
    async close() {
      engine.renderings.close()
      await bus.close()
      await drop()
    },
  }
}

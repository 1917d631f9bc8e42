import { actionsOf, type Definition, defineResource } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../compose.ts'
import { administratorId, type Actor, SYSTEM } from '../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { testApp } from '../testing/app.ts'
import { makeTables } from '../testing/make-tables.ts'
import { testServices } from '../testing/services.ts'
import { definitionMistakes } from './definition-mistakes.ts'
import { createRegistry } from './registry.ts'
import { checkSchema } from './schema/check-schema.ts'
import { statementsFor } from './schema/diff.ts'
import { readTables } from './schema/read-tables.ts'
import { tableOf } from './schema/table-of.ts'

/* Tables whose rows stay as they were written, proved with the points that the pupils of this test are given. */

const label = (en: string) => ({ 'zh-cn': en, en })
const pupil = defineResource({
  name: 'pupil',
  title: label('Pupils'),
  icon: 'UserOutlined',
  menu: { directory: 'teaching', weigh: 2 },
  label: 'name',
  quickSearch: [],
  sort: { field: 'id', direction: 'desc' },
  fields: { name: { kind: 'text', label: label('Name'), required: true } },
})
/** As it would be, could its rows be changed. */
const plain = defineResource({
  name: 'point-entry',
  title: label('Points'),
  icon: 'StarOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'memo',
  quickSearch: [],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    pupil_id: { kind: 'relation', to: 'pupil', label: label('Pupil'), required: true, search: '=' },
    points: { kind: 'number', label: label('Points'), required: true },
    memo: { kind: 'text', label: label('Reason') },
  },
})
const entry = defineResource({ ...plain, ledger: true })

let opened: TestDatabase
let services: Services
let mei: number
let row: number
beforeAll(async () => {
  opened = await createTestDatabase('started')
  await makeTables(opened.database, [pupil, entry])
  services = await testServices(opened.database, { modules: [{ definition: pupil }, { definition: entry }] })
  mei = await services.engine.mutations.run(SYSTEM, (tx) => tx.add('pupil', { name: 'Mei' }))
  row = await services.engine.mutations.run(SYSTEM, (tx) => tx.add('point-entry', { pupil_id: mei, points: 5 }))
})
afterAll(async () => {
  await services.close()
  await opened.drop()
})

const administrator: Actor = {
  kind: 'administrator',
  id: administratorId(1),
  language: 'en',
  username: 'admin',
  super: true,
  can: () => true,
  sessionId: 1,
  ip: '127.0.0.1',
  useragent: 'test',
  url: '/admin/pointEntry/edit',
  cascades: true,
}
const stored = async () =>
  (await sql`select points from point_entry order by id`.execute(opened.database.kysely)).rows.map(
    (one) => (one as { points: number }).points,
  )
const tableNow = async (name = 'point_entry') => (await readTables(opened.database.kysely, [name])).get(name)

test('rows are added, one and many, with what hangs on them', async () => {
  await services.engine.mutations.run(SYSTEM, async (tx) => {
    await tx.add('point-entry', [
      { pupil_id: mei, points: 1 },
      { pupil_id: mei, points: 2 },
    ])
    await tx.insert('point-entry', [{ pupil_id: mei, points: 3 }])
  })
  expect(await stored()).toEqual([5, 1, 2, 3])
  expect([...(await tableNow())!.columns.keys()].toSorted()).toEqual(['createtime', 'id', 'memo', 'points', 'pupil_id'])
})

describe.each([
  ['the system', SYSTEM],
  ['a super administrator', administrator],
] as const)('%s', (_, actor) => {
  const refused = { key: 'record.ledger' }
  test.each<[string, (tx: Parameters<Parameters<typeof services.engine.mutations.run>[1]>[0]) => Promise<unknown>]>([
    ['edits', (tx) => tx.edit('point-entry', { id: row, points: 50 })],
    ['edits nothing', (tx) => tx.edit('point-entry', { id: row, points: 5 })],
    ['deletes', (tx) => tx.del('point-entry', [row])],
    ['touches', (tx) => tx.touch('point-entry', [row], { points: 50 })],
    ['removes', (tx) => tx.remove('point-entry', [row])],
  ])('%s no row', async (_name, work) => {
    const before = await stored()
    await expect(services.engine.mutations.run(actor, work)).rejects.toMatchObject(refused)
    expect(await stored()).toEqual(before)
  })

  test('deletes nobody who stands in one', async () => {
    const work = services.engine.mutations.run(actor, (tx) => tx.del('pupil', [mei]))
    await expect(work).rejects.toMatchObject({ key: 'record.inUse' })
  })
})

test.each([
  `update point_entry set points = 50`,
  `update point_entry set points = points where id = 1`,
  `delete from point_entry where id = 1`,
  `truncate point_entry`,
  `truncate pupil cascade`,
  `insert into point_entry (id, pupil_id, points) select id, pupil_id, 50 from point_entry on conflict (id) do update set points = 50`,
])('the table itself refuses: %s', async (statement) => {
  const before = await stored()
  const message = 'point_entry is a ledger: its rows are neither changed nor deleted'
  await expect(sql.raw(statement).execute(opened.database.kysely)).rejects.toThrow(message)
  expect(await stored()).toEqual(before)
})

test('the back office lists and exports it, and has no calls besides', async () => {
  const server = await testApp({
    modules: [{ definition: pupil }, { definition: entry }],
    beforeStart: (database) => makeTables(database, [pupil, entry]),
  })
  const { data } = await server.call<{ id: number }>('POST', '/admin/pupil/add', { name: 'Bo' })
  await sql`insert into point_entry (pupil_id, points) values (${data.id}, 7)`.execute(server.database.kysely)
  const list = await server.call<{ list: object[] }>('GET', '/admin/pointEntry/index')
  expect(list.data).toMatchObject({ total: 1, list: [{ points: 7, pupil: { name: 'Bo' } }] })
  expect(list.data.list[0]).not.toHaveProperty('version')
  expect(list.data.list[0]).not.toHaveProperty('updatetime')
  expect(actionsOf(entry)).toEqual(['index', 'export'])
  for (const [method, action] of [
    ['POST', 'add'],
    ['GET', 'edit'],
    ['POST', 'edit'],
    ['DELETE', 'del'],
    ['POST', 'sortable'],
  ] as const)
    expect(await server.call(method, `/admin/pointEntry/${action}`, { id: 1 }), action).toMatchObject({ status: 404 })
  const sorted = await server.call('GET', '/admin/pointEntry/index', { order: 'updatetime,asc' }, { language: 'en' })
  expect(sorted).toMatchObject({ status: 200, code: 0, msg: 'Sorting by “updatetime” is not possible' })
  const ticket = (await server.call<{ ticket: string }>('POST', '/admin/pointEntry/export')).data.ticket
  const file = await server.app.inject({ url: `/admin/pointEntry/export?ticket=${ticket}` })
  expect(file.body.replace('\uFEFF', '').split('\r\n')[0]).toMatch(/^id,Pupil,Points,Reason,创建时间 \([\w/+-]+\)$/)
  await server.close()
})

test('its table is made whole; a trigger that is missing or off stops the start', async () => {
  const { kysely } = opened.database
  const check = () => checkSchema(kysely, createRegistry([pupil, entry]), () => undefined)
  const run = (statement: string) => sql.raw(statement).execute(kysely)
  const [trigger] = statementsFor(tableOf(entry), undefined).filter((one) => one.includes('trigger'))
  await check()
  for (const loss of [
    'drop trigger point_entry_ledger on point_entry',
    'alter table point_entry disable trigger point_entry_ledger',
    'create or replace trigger point_entry_ledger before delete on point_entry for each statement execute function refuse_change()',
  ]) {
    await run(loss)
    await expect(check()).rejects.toThrow(trigger)
    expect(statementsFor(tableOf(entry), await tableNow())).toEqual([trigger])
    await run(trigger!)
    await check()
    await expect(run('delete from point_entry')).rejects.toThrow('is a ledger')
  }
})

test('a table that is no ledger any more gets what others have, and loses the trigger', async () => {
  const statements = statementsFor(tableOf(plain), await tableNow())
  expect(statements).toEqual([
    'alter table point_entry add column version integer not null default 1;',
    'alter table point_entry add column updatetime bigint not null default epoch_seconds();',
    'drop trigger point_entry_ledger on point_entry;',
  ])
  // And back: what it has besides stays, and asks for nothing.
  for (const statement of [...statements, ...statementsFor(tableOf(entry), undefined).slice(-1)])
    await sql.raw(statement).execute(opened.database.kysely)
  expect(statementsFor(tableOf(entry), await tableNow())).toEqual([])
})

test('a module made while the site runs may be one too', async () => {
  const made: Definition = { ...entry, name: 'paw-print' }
  const { kysely } = opened.database
  await services.modules.save(made)
  const id = await services.engine.mutations.run(SYSTEM, (tx) => tx.add('paw-print', { pupil_id: mei, points: 1 }))
  const touch = () => services.engine.mutations.run(SYSTEM, (tx) => tx.touch('paw-print', [id], { points: 2 }))
  await expect(touch()).rejects.toMatchObject({ key: 'record.ledger' })
  await expect(sql`delete from paw_print`.execute(kysely)).rejects.toThrow('paw_print is a ledger')
  await services.modules.save({ ...plain, name: 'paw-print' })
  expect(await touch()).toMatchObject([{ points: 2, version: 2 }])
})

const command = { label: label('Undo'), icon: 'UndoOutlined' }
const mistakes: [change: Partial<Definition>, mistake: string][] = [
  [{ actions: ['index', 'edit'] }, `action 'edit': rows of a ledger are neither changed nor deleted`],
  [{ actions: ['index', 'del', 'sortable'] }, `action 'del': rows of a ledger are neither changed nor deleted`],
  [{ superOnly: ['del'] }, `action 'del': rows of a ledger are neither changed nor deleted`],
  [{ rowButtons: ['info', 'edit'] }, `row button 'edit': rows of a ledger are neither changed nor deleted`],
  [{ commands: { undo: command } }, `command 'undo': of a ledger's rows, commands only read ('reads')`],
  [
    { owner: 'pupil_id', write: { member: ['points'] } },
    `members would edit and delete what they write: rows of a ledger stay as they are`,
  ],
  [{ states: { field: 'memo', moves: {} } }, `states: rows of a ledger go through none`],
  [
    { fields: { ...entry.fields, weigh: { kind: 'weigh', label: label('Weight') } } },
    `'weigh': rows of a ledger stay in the order in which they were written`,
  ],
  [
    {
      fields: {
        ...entry.fields,
        pupil_id: { kind: 'relation', to: 'pupil', label: label('Pupil'), onDelete: 'cascade' },
      },
    },
    `'pupil_id': deleting what a row of a ledger names would change the row; it is 'restrict' or 'loose'`,
  ],
  [
    { fields: { ...entry.fields, tag_ids: { kind: 'relation-many', to: 'tag', label: label('Tags') } } },
    `'tag_ids': deleting what a row of a ledger names would change the row; it is 'restrict' or 'loose'`,
  ],
  [{ rowSearch: { updatetime: 'RANGE' } }, `rowSearch: 'updatetime' is none of its fields`],
  [{ sort: { field: 'updatetime', direction: 'asc' } }, `sort: 'updatetime' is none of its fields`],
]
test.each(mistakes)('a contradiction is told in plain words: %j', (change, mistake) => {
  expect(definitionMistakes({ ...entry, ...change })).toContain(`point-entry: ${mistake}`)
})

test.each<Partial<Definition>>([
  {},
  { actions: ['index', 'add'] },
  { commands: { show: { ...command, reads: true } } },
  { rowButtons: ['info'] },
  { write: { visitor: ['points'] } },
])('what only reads or adds is none: %j', (change) => {
  expect(definitionMistakes({ ...entry, ...change })).toEqual([])
})

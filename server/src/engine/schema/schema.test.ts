import { defineResource, type Definition, fieldOfRole, tableName } from '@tutu/contract/definition/define-resource'
import { FIELD_KINDS } from '@tutu/contract/fields/index'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../postgres/database.ts'
import { SYSTEM } from '../../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { testServices } from '../../testing/services.ts'
import { createRegistry } from '../registry.ts'
import { checkSchema } from './check-schema.ts'
import { statementsFor } from './diff.ts'
import { readTables } from './read-tables.ts'
import { tableOf } from './table-of.ts'

let cloned: TestDatabase
beforeAll(async () => {
  cloned = await createTestDatabase()
})
afterAll(() => cloned.drop())

const tableNamed = async (database: Database, name: string) => (await readTables(database.kysely, [name])).get(name)
const missing = async (definition: Definition, { database } = cloned): Promise<string[]> =>
  statementsFor(tableOf(definition), await tableNamed(database, tableName(definition)))
const run = async (statements: readonly string[], { database } = cloned): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database.kysely)
}

test.each(RESOURCES.map((definition) => [definition.name, definition] as const))(
  'the table of %s holds what its definition says',
  async (_, definition) => expect(await missing(definition), 'statements for a new migration').toEqual([]),
)

describe('a definition that has grown', () => {
  const label = (text: string) => ({ 'zh-cn': text, en: text })
  const [first] = RESOURCES as [Definition]
  const grown: Definition = {
    ...first,
    quickSearch: [...first.quickSearch, 'nickname'],
    fields: {
      ...first.fields,
      seats: { kind: 'number', label: label('Seats'), required: true, unique: true, default: 30 },
      age_min: { kind: 'money', label: label('Age') },
      nickname: { kind: 'text', label: label('Nickname'), localized: true, table: { sortable: true } },
      teacher_id: { kind: 'relation', to: 'admin', label: label('Teacher') },
    },
  }

  test('stops the start with statements that run, and bring the table there', async () => {
    const opened = await createTestDatabase()
    const statements = await missing(grown, opened)
    expect(statements).toContain('alter table course add column seats integer not null default 30;')
    expect(statements).toContain('create unique index course_seats_key on course (seats);')
    expect(statements).toContain('alter table course alter column age_min type bigint using age_min::bigint;')
    const registry = createRegistry([grown])
    const warnings: string[] = []
    const check = () => checkSchema(opened.database.kysely, registry, (message) => warnings.push(message))
    await expect(check()).rejects.toThrow('alter table course add column seats integer not null default 30;')
    // One default for all would not be unique: the table of this test has no rows.
    await run(statements, opened)
    expect(await missing(grown, opened)).toEqual([])
    await check()
    expect(warnings).toEqual([])
    await sql`drop index course_seats_key`.execute(opened.database.kysely)
    await check()
    expect(warnings).toEqual(['indexes are missing: create unique index course_seats_key on course (seats);'])
    await opened.drop()
  })
})

describe('a definition that has changed', () => {
  const label = (text: string) => ({ 'zh-cn': text, en: text })
  const barn = (fields: Definition['fields']): Definition => ({
    name: 'old-barn',
    title: label('Barns'),
    icon: 'HomeOutlined',
    menu: { directory: 'teaching', weigh: 1 },
    label: 'name',
    quickSearch: ['name'],
    sort: { field: 'id', direction: 'desc' },
    fields,
  })
  const plainName = { kind: 'text', label: label('Name'), table: { sortable: true } } as const
  const name = { ...plainName, localized: true } as const
  const owner = { kind: 'relation', to: 'course', label: label('Owner') } as const

  test('gets its table there with the rows that are in it', async () => {
    const opened = await createTestDatabase()
    const { kysely } = opened.database
    const [before, plain] = [
      barn({ name, owner_id: owner }),
      barn({ name: plainName, owner_id: { ...owner, to: 'tag' } }),
    ]
    await run(await missing(before, opened), opened)
    await sql`insert into old_barn (name) values ('{"zh-cn": "谷仓", "en": "Barn"}'), ('{"en": "Shed"}')`.execute(
      kysely,
    )
    await run(await missing(plain, opened), opened)
    expect(await missing(plain, opened)).toEqual([])
    const names = async () => (await sql<{ name: unknown }>`select name from old_barn order by id`.execute(kysely)).rows
    expect(await names()).toEqual([{ name: '谷仓' }, { name: 'Shed' }])
    const { rows: found } = await sql`select from old_barn where search_text like '%谷仓%'`.execute(kysely)
    expect(found).toHaveLength(1)

    const grown = barn({
      name,
      owner_id: owner,
      note: { kind: 'text', label: label('Note'), required: true },
      motto: { kind: 'text', label: label('Motto'), required: true, localized: true },
    })
    await run(await missing(grown, opened), opened)
    expect(await missing(grown, opened)).toEqual([])
    expect(await names()).toEqual([{ name: { 'zh-cn': '谷仓' } }, { name: { 'zh-cn': 'Shed' } }])
    await opened.drop()
  })

  test('is searched by no field that is searched no more', async () => {
    const opened = await createTestDatabase()
    const place = { kind: 'text', label: label('Place') } as const
    const before = { ...barn({ name, place }), quickSearch: ['name', 'place'] }
    await run(await missing(before, opened), opened)
    const after = barn({ name, place })
    expect(await missing(after, opened)).toContain('alter table old_barn drop column search_text;')
    await run(await missing(after, opened), opened)
    expect(await missing(after, opened)).toEqual([])
    await opened.drop()
  })

  test('has its missing translations where the index of the fields before was, which is said, and stops nothing', async () => {
    const opened = await createTestDatabase()
    const { kysely } = opened.database
    await run(await missing(barn({ name }), opened), opened)
    const motto = { kind: 'text', label: label('Motto'), localized: true } as const
    await sql`alter table old_barn add column motto jsonb`.execute(kysely)
    const grown = barn({ name, motto })
    const warnings: string[] = []
    await checkSchema(kysely, createRegistry([grown]), (message) => warnings.push(message))
    expect(warnings).toEqual([expect.stringContaining('drop index old_barn_untranslated_en;')])
    await run(await missing(grown, opened), opened)
    expect(await missing(grown, opened)).toEqual([])
    await opened.drop()
  })
})

describe('a new definition', () => {
  const label = (text: string) => ({ 'zh-cn': text, en: text })
  const shed = defineResource({
    name: 'garden-shed',
    title: label('Sheds'),
    icon: 'HomeOutlined',
    menu: { directory: 'teaching', weigh: 1 },
    label: 'name',
    quickSearch: ['name', 'code', 'note'],
    sort: { field: 'weigh', direction: 'desc' },
    public: { filters: {}, where: { status: true }, read: ['code'] },
    owner: 'seats',
    states: { field: 'mood', moves: { calm: [] } },
    fields: {
      name: { kind: 'text', label: label('Name'), localized: true, required: true, table: { sortable: true } },
      code: { kind: 'slug', label: label('Code'), required: true, unique: true },
      pid: { kind: 'tree-parent', label: label('Parent') },
      note: { kind: 'textarea', label: label("Somebody's note"), default: "it's here" },
      story: { kind: 'markdown', label: label('Story'), localized: true },
      seats: { kind: 'number', label: label('Seats'), required: true, default: 2 },
      height: { kind: 'number', decimals: 2, label: label('Height') },
      price: { kind: 'money', label: label('Price'), default: 0 },
      mood: { kind: 'select', label: label('Mood'), required: true, default: 'calm', options: { calm: label('Calm') } },
      tools: { kind: 'multi-select', label: label('Tools'), default: ['rake'], options: { rake: label('Rake') } },
      cover: { kind: 'image', label: label('Cover') },
      pictures: { kind: 'images', label: label('Pictures') },
      plan: { kind: 'file', label: label('Plan') },
      plans: { kind: 'files', label: label('Plans') },
      opened: { kind: 'date-time', label: label('Opened') },
      tag_ids: { kind: 'relation-many', to: 'tag', label: label('Tags') },
      keeper_id: { kind: 'relation', to: 'admin', label: label('Keeper'), onDelete: 'clear' },
      colour: { kind: 'colour', label: label('Colour') },
      icon: { kind: 'icon', label: label('Icon') },
      secret: { kind: 'password', label: label('Secret'), table: false },
      rules: { kind: 'rules', label: label('Rules') },
      recipe: { kind: 'code', label: label('Recipe') },
      limits: { kind: 'row-limits', label: label('Limits') },
      watched: { kind: 'field-list', label: label('Watched'), of: 'code' },
      dry: { kind: 'percentage', label: label('Dry'), decimals: 1, default: 12.5 },
      walk: { kind: 'duration', label: label('Walk'), default: 90 },
      opens: { kind: 'time', label: label('Opens'), default: '08:30:00' },
      founded: { kind: 'date', label: label('Founded') },
      built: { kind: 'year', label: label('Built') },
      layout: { kind: 'json', label: label('Layout'), default: '{"doors":1}' },
      sizes: { kind: 'key-values', label: label('Sizes'), default: ['width=3'] },
      tale: { kind: 'editor', label: label('Tale'), localized: true },
      rooms: {
        kind: 'table',
        label: label('Rooms'),
        columns: { called: { kind: 'text', label: label('Called') } },
        default: [{ called: 'A' }],
      },
      place: { kind: 'city', label: label('Place') },
      address: { kind: 'address', label: label('Address') },
      tour: { kind: 'video', label: label('Tour') },
      status: { kind: 'switch', label: label('Public'), default: true },
      weigh: { kind: 'weigh', label: label('Weight'), form: false },
    },
  })

  test('has every kind there is', () => {
    const kinds = new Set(Object.values(shed.fields).map(({ kind }) => kind))
    expect(Object.keys(FIELD_KINDS).filter((kind) => !kinds.has(kind as never))).toEqual([])
  })

  test('gets its table whole, with defaults, keys, orders, search, an index by owner and by state, and the first record at once', async () => {
    const statements = await missing(shed)
    expect(statements).toContain('create index garden_shed_seats on garden_shed (seats, id);')
    expect(statements).toContain('create index garden_shed_mood on garden_shed (mood, id);')
    expect(statements.every((one) => !one.startsWith('--'))).toBe(true)
    await run(statements)
    expect(await missing(shed)).toEqual([])
    // An index that carries more is the same.
    await run([
      'drop index garden_shed_seats;',
      'create index garden_shed_seats on garden_shed (seats, id) include (status);',
    ])
    expect(await missing(shed)).toEqual([])
    // What no form says has its default, also for whoever writes SQL.
    const { rows } = await sql`
      insert into garden_shed (name, code) values ('{"zh-cn":"棚"}', 'first')
      returning note, seats, price, mood, tools, status, pictures, weigh > 0 as placed, version
    `.execute(cloned.database.kysely)
    const empty = { price: 0, pictures: [], tools: ['rake'], version: 1 }
    expect(rows[0]).toEqual({ note: "it's here", seats: 2, mood: 'calm', status: true, placed: true, ...empty })
    const services = await testServices(cloned.database, { modules: [{ definition: shed }] })
    const { mutations } = services.engine
    const id = await mutations.run(SYSTEM, (tx) => tx.add('garden-shed', sampleRow(shed, 1, {}, { optional: false })))
    expect(id).toBeGreaterThan(1)
    const found =
      await sql`select id from garden_shed where search_text like '%garden-shed%' or search_grams && array['ra','ab']`.execute(
        cloned.database.kysely,
      )
    expect(found.rows).toContainEqual({ id })
    await services.close()
  })
})

test.each(
  RESOURCES.filter((definition) => definition.public?.search).map(
    (definition) => [definition.name, definition] as const,
  ),
)(
  'what visitors find %s by is public, and has a table for its words',
  async (_, { public: access, fields, ...definition }) => {
    const { fields: searched, only = {}, relations = [], through } = access!.search!
    for (const name of [...Object.keys(searched), ...relations]) expect(fields[name]?.public, name).toBe(true)
    for (const [name, needed] of Object.entries(only)) {
      expect(searched).toHaveProperty(name)
      expect(fields[needed]?.kind).toBe('switch')
    }
    const child = RESOURCES.find(({ name }) => name === through?.resource)
    if (through) expect(child?.public?.search && child.fields[through.by]).toMatchObject({ to: definition.name })
    // Where editors give an order by hand, what is found equally well comes in it; else the newest first.
    const byHand = fieldOfRole({ ...definition, fields }, 'order')
    if (byHand) expect(definition.sort).toEqual({ field: byHand, direction: 'desc' })
    const name = `${tableName(definition)}_search`
    const table = (await tableNamed(cloned.database, name))!
    expect(Object.fromEntries([...table.columns].map(([column, { type }]) => [column, type]))).toEqual({
      id: 'integer',
      own: 'tsvector',
      body: 'tsvector',
      through: 'tsvector',
      terms: 'tsvector',
      weigh: 'integer',
      rules: 'smallint',
      revision: 'integer',
    })
    expect(table.indexes).toContainEqual(expect.stringContaining('gin (terms)'))
    expect(table.references).toContain(`FOREIGN KEY (id) REFERENCES ${tableName(definition)}(id) ON DELETE CASCADE`)
  },
)

import { type Definition, fieldOfKind, tableName } from '@tutu/contract/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { LANGUAGES } from '@tutu/contract/languages'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../data/database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { columnOf, orderExpression } from './columns.ts'

type Column = { name: string; type: string; nullable: boolean; definition: string | null }
type Table = { columns: Map<string, Column>; indexes: string[]; foreignKeys: string[] }

let cloned: TestDatabase
beforeAll(async () => {
  cloned = await createTestDatabase()
})
afterAll(() => cloned.drop())

test.each(RESOURCES.map((definition) => [definition.name, definition] as const))(
  'the table of %s holds what its definition says',
  async (_, definition) => {
    const table = await readTable(cloned.database, tableName(definition))
    expect(missing(definition, table), 'statements for a new migration').toEqual([])
  },
)

test('a field without its column, and a column of another type, are told with the statement that mends them', async () => {
  const [first] = RESOURCES as [Definition]
  const grown: Definition = {
    ...first,
    fields: {
      ...first.fields,
      seats: { kind: 'number', label: { 'zh-cn': '座位', en: 'Seats' }, required: true, unique: true },
      slug: { kind: 'number', label: { 'zh-cn': '网址名', en: 'Slug' } },
    },
  }
  const table = await readTable(cloned.database, tableName(first))
  const statements = missing(grown, table)
  expect(statements).toContain('alter table course add column seats integer not null;')
  expect(statements).toContain('alter table course alter column slug type integer;')
  expect(statements).toContain('create unique index course_seats_key on course (seats);')
})

/** The statements that bring the table to what the definition says; none when it is there. */
function missing(definition: Definition, table: Table): string[] {
  const name = tableName(definition)
  const statements: string[] = []
  const fields = Object.entries(definition.fields)
  // Only what visitors see has demo content.
  const demo = definition.public ? { is_demo: 'boolean' } : {}
  const standard = { id: 'integer', version: 'integer', createtime: 'bigint', updatetime: 'bigint', ...demo }
  const wanted = [
    ...Object.entries(standard).map(([column, type]) => ({ column, type, nullable: false })),
    ...fields.map(([column, field]) => ({
      column,
      type: columnOf(field).type(field),
      nullable: isNullable(field) && field.kind !== 'weigh' && columnOf(field).empty === undefined,
    })),
  ]
  for (const { column, type, nullable } of wanted) {
    const found = table.columns.get(column)
    if (!found) statements.push(`alter table ${name} add column ${column} ${type}${nullable ? '' : ' not null'};`)
    else if (found.type !== type) statements.push(`alter table ${name} alter column ${column} type ${type};`)
    else if (found.nullable !== nullable)
      statements.push(`alter table ${name} alter column ${column} ${nullable ? 'drop' : 'set'} not null;`)
  }
  for (const [column, field] of fields) statements.push(...missingKeys(name, column, field, definition, table))
  statements.push(...missingOrders(name, definition, table), ...missingSearch(name, definition, table))
  return statements
}

/** A field that some records have not is null there, whether the others must have it or not. */
function isNullable({ required, form }: Field): boolean {
  return !required || Boolean(form && form.when && form.otherwise === undefined)
}

function missingKeys(name: string, column: string, field: Field, definition: Definition, table: Table): string[] {
  const statements: string[] = []
  if (field.unique && !table.indexes.some((one) => /UNIQUE/.test(one) && one.includes(`(${column})`))) {
    statements.push(`create unique index ${name}_${column}_key on ${name} (${column});`)
  }
  const target =
    field.kind === 'relation' ? tableName({ name: field.to }) : field.kind === 'tree-parent' ? name : undefined
  const loose = field.kind === 'relation' && field.loose
  if (target && !loose && !table.foreignKeys.includes(`FOREIGN KEY (${column}) REFERENCES ${target}(id)`)) {
    statements.push(`alter table ${name} add foreign key (${column}) references ${target} (id);`)
  }
  // What deleting the other row looks for.
  if (target && !table.indexes.some((one) => new RegExp(`btree \\(${column}\\b`).test(one))) {
    statements.push(`create index ${name}_${column} on ${name} (${column});`)
  }
  if (field.kind === 'relation-many' && !table.indexes.some((one) => one.includes(`gin (${column})`))) {
    statements.push(`create index ${name}_${column} on ${name} using gin (${column});`)
  }
  const within = field.kind === 'weigh' && (field.within ?? fieldOfKind(definition, 'tree-parent'))
  if (within && !table.columns.has(within)) statements.push(`-- ${name}.${within} orders rows and does not exist`)
  return statements
}

function missingOrders(name: string, definition: Definition, table: Table): string[] {
  const sortable = Object.entries(definition.fields).filter(
    ([column, field]) => column === definition.sort.field || (field.table && field.table.sortable),
  )
  return sortable.flatMap(([column, field]) =>
    (isLocalized(field) ? LANGUAGES : [undefined]).flatMap((language) => {
      const expression = language ? compiled(column, field, language) : column
      const plain = (text: string): string => text.replace(/::text|[()"\s]/g, '').toLowerCase()
      const found = table.indexes.some((one) => {
        const keys = plain(one.slice(one.indexOf('btree') + 5))
        return [`${expression},id`, `${expression}DESC,idDESC`].some((order) => keys === plain(order))
      })
      const suffix = language ? `_${language.replace('-', '_')}` : ''
      return found ? [] : [`create index ${name}_${column}${suffix} on ${name} (${expression}, id);`]
    }),
  )
}

/** The expression that a localized column is ordered by, as an index must hold it. */
function compiled(column: string, field: Field, language: (typeof LANGUAGES)[number]): string {
  const text = sql`${orderExpression(column, field, language)}`.compile(cloned.database.kysely).sql
  return text.replaceAll('"t".', '').replaceAll(`"${column}"`, column)
}

function missingSearch(name: string, definition: Definition, table: Table): string[] {
  const statements: string[] = []
  for (const column of definition.searchByScan ? ['search_text'] : ['search_text', 'search_grams']) {
    const made = table.columns.get(column)?.definition ?? ''
    for (const one of definition.quickSearch) {
      const field = definition.fields[one]!
      const parts = isLocalized(field) ? LANGUAGES.map((language) => `(${one} ->> '${language}'::text)`) : [one]
      for (const part of parts)
        if (!made.includes(part)) statements.push(`-- ${name}.${column} must be generated from ${part} too`)
    }
    if (!definition.searchByScan && !table.indexes.some((one) => one.includes(`gin (${column}`))) {
      statements.push(`create index ${name}_${column} on ${name} using gin (${column});`)
    }
  }
  return statements
}

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
    expect(definition.sort).toEqual({ field: 'weigh', direction: 'desc' })
    const name = `${tableName(definition)}_search`
    const table = await readTable(cloned.database, name)
    expect(Object.fromEntries([...table.columns].map(([column, { type }]) => [column, type]))).toEqual({
      id: 'integer',
      own: 'tsvector',
      body: 'tsvector',
      through: 'tsvector',
      terms: 'tsvector',
      weigh: 'integer',
      rules: 'smallint',
    })
    expect(table.indexes).toContainEqual(expect.stringContaining('gin (terms)'))
    expect(table.foreignKeys).toContain(`FOREIGN KEY (id) REFERENCES ${tableName(definition)}(id) ON DELETE CASCADE`)
  },
)

async function readTable({ pool }: Database, name: string): Promise<Table> {
  const [columns, indexes, foreignKeys] = [
    await pool.query<Column>(
      `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
         pg_get_expr(d.adbin, d.adrelid) as definition
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
      [name],
    ),
    await pool.query<{ indexdef: string }>('select indexdef from pg_indexes where tablename = $1', [name]),
    await pool.query<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
      [name],
    ),
  ]
  return {
    columns: new Map(columns.rows.map((row) => [row.name, row])),
    indexes: indexes.rows.map((row) => row.indexdef),
    foreignKeys: foreignKeys.rows.map((row) => row.text),
  }
}

import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { anyOf } from '../../postgres/any-of.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Reads } from '../../postgres/shared-reads.ts'
import type { Row } from '../fields/columns.ts'
import { isDocumentList } from '../fields/scalar.ts'
import type { Resource } from '../registry.ts'
import type { RowsByTable } from './observers.ts'

type Trx = Transaction<Tables>

const columns = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)))

/** The columns that are read; undefined: all of them. */
type Read = readonly string[] | undefined

const read = (names: Read, table: string): RawBuilder<unknown> =>
  names ? sql.join(names.map((name) => sql.ref(`${table}.${name}`))) : sql`${sql.table(table)}.*`

/** A value as a parameter: the driver would make an array of PostgreSQL of what is a document. */
function bound(value: unknown): unknown {
  return isDocumentList(value) ? JSON.stringify(value) : value
}

/** The rows of these ids, in the order of the ids. */
export async function readRows(db: Kysely<Tables>, table: string, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = ${anyOf(ids)} order by id
  `.execute(db)
  return rows
}

/** The rows of these ids, in the order of the ids, locked against other writers. */
export async function lockRows(
  trx: Trx,
  table: string,
  ids: readonly number[],
  lock: 'for update' | 'for no key update',
  names?: Read,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select ${read(names, table)} from ${sql.table(table)} where id = ${anyOf(ids)} order by id ${sql.raw(lock)}
  `.execute(trx)
  return rows
}

export const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id as number)

/** Answers the ids of the new rows, in their order. One statement for all rows that set the same columns. */
export async function insertRows(trx: Trx, table: string, rows: readonly Row[]): Promise<number[]> {
  const [only] = rows
  if (rows.length === 1 && only) return insertOne(trx, table, only)
  const ids: number[] = Array.from({ length: rows.length })
  const alike = Map.groupBy(rows.keys(), (index) => Object.keys(rows[index]!).toSorted().join())
  for (const indexes of alike.values()) {
    const names = Object.keys(rows[indexes[0]!]!)
    const result = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${columns(names)})
      select ${columns(names)} from ${recordset(
        table,
        indexes.map((index) => rows[index]!),
      )} with ordinality order by ordinality returning id
    `.execute(trx)
    for (const [place, index] of indexes.entries()) ids[index] = result.rows[place]!.id
  }
  return ids
}

async function insertOne(trx: Trx, table: string, row: Row): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${insertionOf(table, row)} returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** By module, the columns that draw what the database itself gives its new rows: a module that is another by now has another. */
const draws = new WeakMap<Resource, RawBuilder<unknown>>()

/** What the database itself gives so many new rows, of which others tell before they are there: their ids, and their places in the order. */
export async function drawRows(db: Reads, resource: Resource, count: number): Promise<Row[]> {
  const known = draws.get(resource)
  const draw = known ?? (await drawing(db, resource))
  if (!known) draws.set(resource, draw)
  const { rows } = await sql<Row>`select ${draw} from generate_series(1, ${count}::int)`.execute(db)
  return rows
}

/** As the table says it: PostgreSQL takes four times as long where it has to look that up each time. */
async function drawing(db: Reads, { table, definition }: Resource): Promise<RawBuilder<unknown>> {
  const place = fieldOfRole(definition, 'order')
  const { rows } = await sql<{ ids: string; start: string | null }>`
    select pg_get_serial_sequence(${table}, 'id') as ids, (
      select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attrelid = ${table}::regclass and a.attname = ${place ?? null}
    ) as start
  `.execute(db)
  const { ids, start } = rows[0]!
  const order = place && start ? sql`, ${sql.raw(start)} as ${sql.ref(place)}` : sql``
  return sql`nextval(${ids}::regclass) as id${order}`
}

function insertionOf(table: string, row: Row): RawBuilder<unknown> {
  const names = Object.keys(row)
  return sql`
    insert into ${sql.table(table)} (${columns(names)}) values (${sql.join(names.map((name) => bound(row[name])))})
  `
}

const assignments = (values: Row): RawBuilder<unknown>[] =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${bound(value)}`)

export async function updateOne(trx: Trx, table: string, id: number, values: Row): Promise<void> {
  await sql`update ${sql.table(table)} as t set ${sql.join(assignments(values))} where id = ${id}`.execute(trx)
}

/** Sets the same columns of all these rows `t`; values may be expressions. Answers the rows as they are now. */
export async function updateAlike(
  trx: Trx,
  table: string,
  ids: readonly number[],
  values: Row,
  names?: Read,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    update ${sql.table(table)} as t set ${sql.join(assignments(values))} where id = ${anyOf(ids)}
    returning ${read(names, 't')}
  `.execute(trx)
  return rows
}

/** Sets columns of each row, `id` naming it, and `also` in all: one statement for all rows that set the same columns. */
export async function updateEach(
  trx: Trx,
  table: string,
  rows: readonly Row[],
  also: Row,
  names?: Read,
): Promise<Row[]> {
  const updated: Row[] = []
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join()).values()) {
    const set = Object.keys(alike[0]!).filter((name) => name !== 'id')
    const settings = set.map((name) => sql`${sql.ref(name)} = ${sql.ref(`new.${name}`)}`)
    const result = await sql<Row>`
      update ${sql.table(table)} as t set ${sql.join([...settings, ...assignments(also)])}
      from ${recordset(table, alike)} as new
      where t.id = new.id returning ${read(names, 't')}
    `.execute(trx)
    updated.push(...result.rows)
  }
  return updated
}

export async function deleteRows(trx: Trx, table: string, ids: readonly number[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${anyOf(ids)}`.execute(trx)
}

/** More rows than these go as one parameter: statements have room for 65,535 of them. */
const VALUES_MAX = 20

/** Rows that a list of ids names: all of them must be there, and are kept from vanishing meanwhile. */
export type NamedRows = { field: string; table: string; ids: readonly number[] }

/** Answers the ids of those that are there, and holds on to them until the commit. */
export const holding = ({ table, ids }: NamedRows): RawBuilder<{ id: number }> => sql`
  select id from ${sql.table(table)} where id = ${anyOf(ids)} order by id for key share
`

/** A row to be added, and what lists of ids in it name. */
export type NewRow = { table: string; row: Row; named: readonly NamedRows[] }

/** A statement that adds the rows of several waits no longer for others' locks: who has nothing to do with those would wait as well. */
const LOCK_PATIENCE = '100ms'

/**
 * The statement that writes what observers leave, and other statements that change rows; with them the rows of which they tell, where
 * those are not there yet: of one table, with the same columns. Undefined: there is nothing. Values are such as JSON carries, documents
 * as objects. However many rows are added, more than one, it is the same statement.
 */
export function writingAll(
  byTable: RowsByTable,
  statements: readonly RawBuilder<unknown>[],
  added: readonly NewRow[] = [],
): RawBuilder<unknown> | undefined {
  const areMany = added.length > 1
  const inserts = Object.entries(byTable)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => {
      const names = Object.keys(rows[0]!)
      const values =
        rows.length > VALUES_MAX || areMany
          ? sql`select ${columns(names)} from ${recordset(table, rows)}`
          : sql`values ${sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => bound(row[name])))})`))}`
      return sql`insert into ${sql.table(table)} (${columns(names)}) ${values}`
    })
  const all = [...(added.length > 0 ? [additionOf(added)] : []), ...statements, ...inserts]
  if (all.length === 0) return undefined
  const named = namedTogether(added)
  const parts = [
    ...named.map((one, index) => sql`${sql.ref(`n${index}`)} as (${holding(one)})`),
    ...all.map((one, index) => sql`${sql.ref(`w${index}`)} as (${one})`),
  ]
  const checks = named.map(
    ({ field, ids }, index) =>
      sql`refuse_missing((select count(*) from ${sql.ref(`n${index}`)}), ${ids.length}, ${added[0]!.table}, ${field})`,
  )
  // What is selected is worked out in this order, and what is written after it.
  const patience = areMany ? [sql`set_config('lock_timeout', ${LOCK_PATIENCE}, true)`] : []
  return sql`with ${sql.join(parts)} select ${sql.join([...patience, ...checks])}`
}

function additionOf(added: readonly NewRow[]): RawBuilder<unknown> {
  const { table, row } = added[0]!
  if (added.length === 1) return insertionOf(table, row)
  const names = columns(Object.keys(row))
  return sql`
    insert into ${sql.table(table)} (${names}) select ${names} from ${recordset(
      table,
      added.map((one) => one.row),
    )}
  `
}

/** Each list of ids once, with all that is named in it. */
function namedTogether(added: readonly NewRow[]): NamedRows[] {
  const all = Map.groupBy(
    added.flatMap(({ named }) => named),
    ({ field }) => field,
  )
  return [...all.values()].map((alike) => ({ ...alike[0]!, ids: [...new Set(alike.flatMap(({ ids }) => ids))] }))
}

/** Rows as a table of the same columns: one parameter, so that the statement is the same for any number of rows. */
export function recordset(table: string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`rows from (jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb))`
}

/** What every change of a row `t` sets. */
export const raised = (): Row => ({ version: sql`t.version + 1`, updatetime: sql`epoch_seconds()` })

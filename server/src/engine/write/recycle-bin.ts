import { controllerBase } from '@tutu/contract/definition/controller-base'
import { isRecycled } from '@tutu/contract/definition/define-resource'
import { fail, Failure, failureText } from '@tutu/contract/core/errors'
import { type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Generated, type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Row } from '../fields/columns.ts'
import type { Registry, Resource } from '../registry.ts'
import { namesOf } from '../read/tree.ts'
import { SEARCH_COLUMNS } from '../schema/table-of.ts'
import { checkCircles } from './circles.ts'
import { pointersTo } from './deletion-effects.ts'
import type { Observer } from './observers.ts'
import type { Released } from './references.ts'
import { lockRows } from './rows.ts'
import { checkSharedRelations, elsewhere, isShared } from './shared-relations.ts'
import { administratorIdOf } from '../../policy/actors.ts'
import type { WriteSession } from './session.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    data_recycle_log: {
      id: Generated<number>
      name: Localized
      recycle_id: number | null
      row_id: number
      data_table: string
      admin_id: number | null
      ip: string
      useragent: string
      resource: string
      data: Row
      released: readonly Released[]
      operation: string
      createtime: Generated<number>
    }
  }
}

/** The module whose rows the deleted ones are. */
const BIN = 'data-recycle-log'

/** Keeps deleted rows, whoever deletes them, where the module's rule says so. */
export const recycleBin: Observer = (session, { changes }) => {
  const { actor, operation } = session
  const admin = administratorIdOf(actor)
  const [ip, useragent] = 'ip' in actor ? [actor.ip, actor.useragent] : ['', '']
  const rows = changes.flatMap(({ resource, before, after, released = [] }) => {
    const { definition, table } = resource
    const rule = session.recycling.get(controllerBase(definition))
    if (!before || after || !isRecycled(definition) || rule?.status === false) return []
    return [
      {
        name: namesOf(resource, before),
        recycle_id: rule?.id ?? null,
        row_id: before.id as number,
        data_table: table,
        admin_id: admin,
        ip,
        useragent,
        resource: definition.name,
        data: stored(before),
        // The driver would make a PostgreSQL array of a list.
        released: JSON.stringify(released),
        operation,
      },
    ]
  })
  session.recycled += rows.length
  return { data_recycle_log: rows }
}

/** What the database makes from other columns is not kept. */
function stored(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !(SEARCH_COLUMNS as readonly string[]).includes(name)),
  )
}

export type RecycledRow = Pick<Tables['data_recycle_log'], 'row_id' | 'name' | 'resource' | 'data' | 'released'> & {
  id: number
  operation: string
}

/**
 * Puts deleted rows back as they were, with what was deleted along with them because it belonged to them, and into the
 * lists and fields that named them, as far as those are there and free. All or nothing: throws `recycle.clash` with the
 * reason where one cannot be what it was. Answers how many rows are back.
 */
export async function restoreRecycled(
  session: WriteSession,
  registry: Registry,
  chosen: readonly RecycledRow[],
): Promise<number> {
  const { language } = session
  const entries = await withChildren(session, registry, chosen)
  // What was deleted last is back first: rows come after those they belong to.
  for (const entry of entries.toSorted((a, b) => b.id - a.id)) {
    const resource = registry.all().find(({ definition }) => definition.name === entry.resource)
    const name = pickLanguage(entry.name, language)
    if (!resource) throw fail('recycle.noModule', { name })
    try {
      await session.restore(entry.resource, await withoutGone(session, registry, resource, entry.data))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const reason = failureText(error, language)
      throw fail('recycle.clash', { name, reason })
    }
  }
  for (const entry of entries) await nameAgain(session, registry, entry)
  await session.remove(
    BIN,
    entries.map(({ id }) => id),
  )
  return entries.length
}

/** The entries, and those deleted in the same sessions of rows that belonged to theirs. */
async function withChildren(
  { transaction }: WriteSession,
  registry: Registry,
  chosen: readonly RecycledRow[],
): Promise<RecycledRow[]> {
  const together = await recycledIn(
    transaction,
    chosen.map(({ operation }) => operation),
  )
  const all = new Map(chosen.map((entry) => [entry.id, entry]))
  for (const entry of all.values()) {
    const resource = registry.all().find(({ definition }) => definition.name === entry.resource)
    const owning = resource ? pointersTo(registry, resource).filter(({ how }) => how === 'deleted') : []
    for (const { resource: child, name } of owning) {
      const below = together.filter(
        (one) =>
          one.operation === entry.operation &&
          one.resource === child.definition.name &&
          one.data[name] === entry.row_id,
      )
      // A map goes on to what is added while it is gone through.
      for (const one of below) if (!all.has(one.id)) all.set(one.id, one)
    }
  }
  return [...all.values()]
}

/** What these sessions have deleted, locked. */
export async function recycledIn(db: Kysely<Tables>, operations: readonly string[]): Promise<RecycledRow[]> {
  const { rows } = await sql<RecycledRow>`
    select id, row_id, name, resource, data, released, operation from data_recycle_log
    where operation = any(${[...new Set(operations)]}::uuid[]) order by id for update
  `.execute(db)
  return rows
}

/** Whether an administrator has deleted something in a session that is still in the recycle bin. */
export async function isDeletedBy(db: Kysely<Tables>, operation: string, admin: number): Promise<boolean> {
  const { rows } = await sql`
    select from data_recycle_log where operation = ${operation}::uuid and admin_id = ${admin} limit 1
  `.execute(db)
  return rows.length > 0
}

/**
 * A row names what is still there in its lists, and nothing that belongs to another by now; columns that the table has no
 * more are left out.
 */
async function withoutGone(
  { transaction }: WriteSession,
  registry: Registry,
  { table, definition }: Resource,
  data: Row,
): Promise<Row> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
  `.execute(transaction)
  const names = new Set(columns.map(({ name }) => name))
  const row = Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)))
  for (const [name, field] of Object.entries(definition.fields)) {
    if (isShared(field)) {
      const gone = await elsewhere({ transaction, registry }, field, [row[name] ?? []].flat() as number[], row)
      const stay = (id: number): boolean => !gone.includes(id)
      if (Array.isArray(row[name])) row[name] = (row[name] as number[]).filter(stay)
      else if (gone.length > 0) row[name] = null
    }
    if (!isRelation(field) || !traitsOf(field).list) continue
    const ids = (row[name] ?? []) as number[]
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(registry.byName(field.to).table)} where id = any(${ids}::int[])
    `.execute(transaction)
    const there = new Set(rows.map(({ id }) => id))
    row[name] = ids.filter((id) => there.has(id))
  }
  return row
}

/** Rows that named one until it was deleted name it again, unless they name something else by now, or may not any more. */
async function nameAgain(session: WriteSession, registry: Registry, { row_id, released }: RecycledRow): Promise<void> {
  for (const { resource: name, field: column, ids } of released) {
    const resource = registry.all().find(({ definition }) => definition.name === name)
    const field = resource?.definition.fields[column]
    if (!resource || !field || !isRelation(field)) continue
    const naming = new Map<number, Row>()
    for (const row of await lockRows(session.transaction, resource.table, ids, 'for no key update')) {
      const value = andNamed(row[column] as number | number[] | null, row_id)
      if (value !== undefined && (await mayHold({ ...session, registry }, resource, { [column]: value }, row)))
        naming.set(row.id as number, { [column]: value })
    }
    await session.touch(name, [...naming.keys()], ({ id }) => naming.get(id as number))
  }
}

/** What a field holds that names a row besides; undefined: it does so, or names another. */
function andNamed(value: number | number[] | null, id: number): number | number[] | undefined {
  if (Array.isArray(value)) return value.includes(id) ? undefined : [...value, id]
  return value === null ? id : undefined
}

/** Whether a row may hold these relations as everything else is by now. */
async function mayHold(
  context: Pick<WriteSession, 'transaction' | 'actor'> & { registry: Registry },
  resource: Resource,
  values: Row,
  before: Row,
): Promise<boolean> {
  try {
    await checkSharedRelations(context, resource.definition, values, before)
    await checkCircles(context, resource, values, before)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

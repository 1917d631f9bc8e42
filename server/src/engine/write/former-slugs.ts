import { fieldOfRole, joinKey } from '@tutu/contract/definition/define-resource'
import { fail } from '@tutu/contract/core/errors'
import { hasRole, isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Reads } from '../../postgres/shared-reads.ts'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import type { Row } from '../fields/columns.ts'
import type { Registry, Resource } from '../registry.ts'
import { scalar } from '../fields/scalar.ts'
import type { Observer, RowChange } from './observers.ts'
import { recordset } from './rows.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    former_slug: { resource: string; scope: string; slug: string; row_id: number }
  }
}

/*
 * Links outlive slugs. Each change of a public row's slug leaves the old one in `former_slug`, in the write's own
 * transaction. It names the row by its id, so that chains are one step long and cannot turn back; a row that has a slug
 * now comes before all that had it once.
 */

/** `within`: the relation to the row that slugs are unique in, and the resource of that row. */
type SlugColumn = { name: string; within?: { column: string; to: string } }

const slugColumn = workedOutOnce(({ definition }: Resource): SlugColumn | undefined => {
  const { fields } = definition
  const name = fieldOfRole(definition, 'address')
  const field = fields[name ?? '']
  if (!name || !hasRole(field, 'address') || !definition.public) return undefined
  const column = field.within
  const parent = column === undefined ? undefined : fields[column]
  return column !== undefined && parent && isRelation(parent) && !traitsOf(parent).list
    ? { name, within: { column, to: parent.to } }
    : { name }
})

type Former = { resource: string; scope: string; slug: string; row_id: number }

/** Notes what rows were called before. */
export const formerSlugs: Observer = async ({ transaction }, { changes }) => {
  const left: Former[] = []
  const gone: { resource: string; row_id: number; inside: string }[] = []
  for (const { resource, before, after } of changes) {
    const column = slugColumn(resource)
    if (!column) continue
    const { name } = resource.definition
    if (!after) {
      const row_id = before!.id as number
      gone.push({ resource: name, row_id, inside: scopeKey(name, row_id) })
      continue
    }
    if (before && isCalledAnew(column, before, after)) left.push(formerOf(resource, column, before))
  }
  if (left.length > 0) {
    await sql`
      insert into former_slug (resource, scope, slug, row_id) select resource, scope, slug, row_id from ${named(left)}
      on conflict (resource, scope, slug) do update set row_id = excluded.row_id
    `.execute(transaction)
  }
  // With a row go its former slugs, and those that rows had within it.
  if (gone.length > 0) {
    await sql`
      delete from former_slug f
      using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (resource text, row_id integer, inside text)
      where (f.resource = g.resource and f.row_id = g.row_id) or f.scope = g.inside
    `.execute(transaction)
  }
  return undefined
}

/** Before the commit, of all that was changed: the statement that forgets former rows of the slugs that rows have now. */
export function forgetTaken(changes: readonly RowChange[]): RawBuilder<unknown>[] {
  const taken = new Map<string, Former>()
  for (const { resource, before, after } of changes) {
    const column = slugColumn(resource)
    const row = `${resource.table}:${String((after ?? before)!.id)}`
    if (!column) continue
    if (!after) taken.delete(row)
    else if (!before || isCalledAnew(column, before, after)) taken.set(row, formerOf(resource, column, after))
  }
  if (taken.size === 0) return []
  return [
    sql`
      delete from former_slug f using ${named([...taken.values()])} as t
      where (f.resource, f.scope, f.slug) = (t.resource, t.scope, t.slug)
    `,
  ]
}

function isCalledAnew({ name, within }: SlugColumn, before: Row, after: Row): boolean {
  return before[name] !== after[name] || (within !== undefined && before[within.column] !== after[within.column])
}

const named = (rows: readonly Former[]): RawBuilder<unknown> => recordset('former_slug', rows)

function formerOf({ definition }: Resource, { name, within }: SlugColumn, row: Row): Former {
  const scope = within ? scopeKey(within.to, row[within.column]) : ''
  return { resource: definition.name, scope, slug: row[name] as string, row_id: row.id as number }
}

function scopeKey(resource: string, id: unknown): string {
  return `${resource}:${String(id)}`
}

/** A condition on rows (alias `t`) that a slug needs besides, where it is unique only within the row of another slug. */
export function slugScope(registry: Registry, resource: Resource, parent: unknown): RawBuilder<SqlBool> | undefined {
  const within = slugColumn(resource)?.within
  if (!within) return undefined
  const parents = registry.byName(within.to)
  const slug = sql.ref(slugColumn(parents)!.name)
  return sql<SqlBool>`
    ${sql.ref(`t.${within.column}`)} = (select id from ${sql.table(parents.table)} where ${slug} = ${parent})
  `
}

/** The slug of the row around, of a query by a slug that needs one. Throws `request.parameter` where it is not named. */
export function slugAround(resource: Resource, query: Readonly<Record<string, unknown>>): string | undefined {
  const within = slugColumn(resource)?.within
  return within && parentSlug(within, query)
}

/** Throws `request.parameter` where the query does not name the row around. */
function parentSlug({ column }: NonNullable<SlugColumn['within']>, query: Readonly<Record<string, unknown>>): string {
  const parameter = joinKey(column)
  const slug = scalar(query[parameter])
  if (!slug) throw fail('request.parameter', { name: parameter })
  return slug
}

/** The row an address once led to, and the query parameters that name it now. */
export type Move = { id: number; now: Readonly<Record<string, string>> }

/**
 * Finds the row that a query's slug names where any slug of it is a former one; undefined where there is none, or where
 * the address is what it was. Whether the row may be shown is the caller's business.
 */
export async function findMoved(
  db: Reads,
  registry: Registry,
  resource: Resource,
  query: Readonly<Record<string, unknown>>,
): Promise<Move | undefined> {
  const column = slugColumn(resource)
  const slug = column && scalar(query[column.name])
  if (!slug) return undefined
  const { name, within } = column
  const parents = within && registry.byName(within.to)
  const parent = parents && (await findRow(db, parents, parentSlug(within, query)))
  if (parents && !parent) return undefined
  const row = await findRow(db, resource, slug, parent?.id as number | undefined)
  if (!row) return undefined
  const now: Record<string, string> = { [name]: row[name] as string }
  if (parents) {
    // It may have moved on to another parent.
    const home = row[within.column] === parent!.id ? parent! : await readRow(db, parents, row[within.column] as number)
    now[joinKey(within.column)] = home[slugColumn(parents)!.name] as string
  }
  const isMoved = Object.entries(now).some(([parameter, value]) => scalar(query[parameter]) !== value)
  return isMoved ? { id: row.id as number, now } : undefined
}

/** The row that has the slug, else the one that had it; below `parent` where slugs are unique there only. */
async function findRow(db: Reads, resource: Resource, slug: string, parent?: number): Promise<Row | undefined> {
  const { name, within } = slugColumn(resource)!
  const inside = within ? sql`and ${sql.ref(within.column)} = ${parent}` : sql``
  const { rows } = await sql<Row>`
    select * from ${sql.table(resource.table)} where ${sql.ref(name)} = ${slug} ${inside}
  `.execute(db)
  if (rows[0]) return rows[0]
  const former = await db
    .selectFrom('former_slug')
    .select('row_id')
    .where('resource', '=', resource.definition.name)
    .where('scope', '=', within ? scopeKey(within.to, parent) : '')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return former && readRow(db, resource, former.row_id)
}

async function readRow(db: Reads, { table }: Resource, id: number): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]!
}

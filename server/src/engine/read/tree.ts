import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import { hasRole } from '@tutu/contract/fields/traits'
import { Failure, fail, failForm } from '@tutu/contract/core/errors'
import { TREE_NODES_MAX } from '@tutu/contract/core/constants'
import type { Language, Localized } from '@tutu/contract/core/languages'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import { takeNamedLock } from '../../postgres/locks.ts'
import { type Row, toText } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'

export type TreeRow = Record<string, unknown> & { id: number; pid: number; children?: TreeRow[] }

const DEPTH_MAX = 5

/** Nests flat wire rows (in sibling order) by `pid`; rows whose parent is not among them become roots. */
export function nest(rows: readonly TreeRow[]): TreeRow[] {
  const byId = new Map(rows.map((row) => [row.id, { ...row }]))
  const roots: TreeRow[] = []
  for (const row of byId.values()) {
    const parent = byId.get(row.pid)
    if (parent) (parent.children ??= []).push(row)
    else roots.push(row)
  }
  return roots
}

/** The tree line by line, each with its `level` (0 at the top): what selects show. */
export function flatten(tree: readonly TreeRow[], level = 0): (TreeRow & { level: number })[] {
  return tree.flatMap(({ children = [], ...row }) => [
    { ...row, level } as TreeRow & { level: number },
    ...flatten(children, level + 1),
  ])
}

/** A row may not be put below itself, nor deeper than the definition allows. Moves of one tree go one after the other. */
export async function checkTreeParent(
  transaction: Transaction<Tables>,
  resource: Resource,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  const name = fieldOfRole(resource.definition, 'parent')
  const field = resource.definition.fields[name ?? '']
  if (!name || !hasRole(field, 'parent') || !values[name]) return
  await takeNamedLock(transaction, 'tree', resource.table)
  const table = sql.table(resource.table)
  const { rows: ancestors } = await sql<{ id: number }>`
    with recursive up as (
      select id, pid, 1 as depth from ${table} where id = ${values[name]}
      union all
      select p.id, p.pid, depth + 1 from ${table} p join up on p.id = up.pid where depth < ${TREE_NODES_MAX}
    ) select id from up
  `.execute(transaction)
  if (before && ancestors.some(({ id }) => id === before.id)) throw failForm({ [name]: { key: 'rule.ownChild' } })
  const height = before ? await heightOf(transaction, resource, before.id as number) : 1
  const max = field.maxDepth ?? DEPTH_MAX
  if (ancestors.length + height > max) throw failForm({ [name]: { key: 'rule.tooDeep', params: { max } } })
}

async function heightOf(transaction: Transaction<Tables>, resource: Resource, id: number): Promise<number> {
  const table = sql.table(resource.table)
  const { rows } = await sql<{ height: number }>`
    with recursive down as (
      select id, 1 as depth from ${table} where id = ${id}
      union all
      select c.id, depth + 1 from ${table} c join down on c.pid = down.id where depth < ${TREE_NODES_MAX}
    ) select max(depth)::int as height from down
  `.execute(transaction)
  return rows[0]?.height ?? 1
}

/**
 * The ids of a row and of all below it; none where there is no such row. Read first and compared as values: of a subquery
 * the planner knows neither how many there are nor how often each is pointed to, and takes the wrong way at a million rows.
 */
export async function readBranch(executor: Kysely<Tables>, name: string, id: number | undefined): Promise<number[]> {
  const table = sql.table(name)
  const { rows } = await sql<{ id: number }>`
    with recursive branch as (
      select id from ${table} where id = ${id}
      union select c.id from ${table} c join branch on c.pid = branch.id
    ) select id from branch
  `.execute(executor)
  return rows.map((row) => row.id)
}

/** A parent goes only together with, or after, its children. */
export async function refuseChildren(
  transaction: Transaction<Tables>,
  resource: Resource,
  rows: readonly Row[],
  language: Language,
): Promise<void> {
  if (!fieldOfRole(resource.definition, 'parent')) return
  const ids = rows.map((row) => row.id as number)
  const { rows: orphans } = await sql<{ pid: number }>`
    select pid from ${sql.table(resource.table)} where pid = any(${ids}::int[]) and not id = any(${ids}::int[]) limit 1
  `.execute(transaction)
  const parent = rows.find((row) => row.id === orphans[0]?.pid)
  if (parent) throw fail('record.hasChildren', { name: nameOf(resource, parent, language) })
}

/** What a message calls a row. */
export function nameOf({ definition }: Resource, row: Row, language: Language): string {
  const value = row[definition.label]
  const field = definition.fields[definition.label]
  return field ? toText(field, value, { joined: undefined, language }) : String(value)
}

/** The same in every language. */
export function namesOf(resource: Resource, row: Row): Localized {
  return { 'zh-cn': nameOf(resource, row, 'zh-cn'), en: nameOf(resource, row, 'en') }
}

export function refuseTooLarge(count: number): void {
  if (count > TREE_NODES_MAX) throw new Failure('request.tooLarge')
}

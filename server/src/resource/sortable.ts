import { type Definition, fieldOfKind } from '@tutu/contract/define-resource'
import { fail } from '@tutu/contract/errors'
import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Tables } from '../data/database.ts'
import type { Actor } from './actor.ts'
import { openLogLine } from './change-log.ts'
import type { Row } from './columns.ts'
import type { Engine } from './engine.ts'
import type { Resource } from './registry.ts'
import { checkScope } from './scope.ts'
import { changeTags } from './tags.ts'

type Place = { id: number; weigh: number }

/**
 * Moves a row to the target's place and shifts the rows between (wire decision 9); the order is weigh, then id,
 * larger first. Only among rows of one parent.
 */
export async function moveRow(
  { mutations, rules }: Pick<Engine, 'mutations' | 'rules'>,
  resource: Resource,
  { id, targetId }: { id: number; targetId: number },
  actor: Actor,
): Promise<void> {
  const log = await openLogLine(rules, actor, resource, 'sortable')
  await mutations.transact(async ({ transaction, tags }) => {
    const table = sql.table(resource.table)
    // Two moves at once could each shift rows the other has already placed.
    await sql`select pg_advisory_xact_lock(hashtext(${`sort ${resource.table}`}))`.execute(transaction)
    const { rows } = await sql<Row & Place>`select * from ${table} where id in (${id}, ${targetId})`.execute(
      transaction,
    )
    const [row, target] = [rows.find((one) => one.id === id), rows.find((one) => one.id === targetId)]
    if (!row || !target) throw fail('record.notFound')
    await checkScope(transaction, resource, [...new Set([id, targetId])], actor)
    const parent = groupColumn(resource.definition)
    if (parent && row[parent] !== target[parent]) throw fail('record.otherParent')
    if (id === targetId) return
    await resource.hooks.beforeMove?.({ transaction, actor }, row)
    const siblings = parent ? sql<SqlBool>`${sql.ref(parent)} is not distinct from ${row[parent]}` : sql<SqlBool>`true`
    const between = sql<SqlBool>`weigh between ${Math.min(row.weigh, target.weigh)} and ${Math.max(row.weigh, target.weigh)}`
    const near = await placesOf(transaction, resource, sql<SqlBool>`${siblings} and ${between}`)
    // Rows of equal weight, among them one beyond the target, cannot just trade their weights.
    const distinct = new Set(near.map(({ weigh }) => weigh)).size === near.length
    const places = distinct ? near : await placesOf(transaction, resource, siblings)
    const weights = distinct ? near.map(({ weigh }) => weigh) : await freshWeights(transaction, places.length)
    await store(transaction, resource, moved(places, id, targetId), weights)
    for (const tag of changeTags(resource, { before: row, after: row })) tags.add(tag)
    await log(transaction, { id, targetId })
  })
}

/** The field whose rows are ordered among themselves: the tree parent, or what the weigh field says. */
function groupColumn(definition: Definition): string | undefined {
  const tree = fieldOfKind(definition, 'tree-parent')
  if (tree) return tree
  const weigh = definition.fields[fieldOfKind(definition, 'weigh') ?? '']
  return weigh?.kind === 'weigh' ? weigh.within : undefined
}

async function placesOf(
  transaction: Transaction<Tables>,
  resource: Resource,
  condition: RawBuilder<SqlBool>,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, weigh from ${sql.table(resource.table)} where ${condition}
    order by weigh desc, id desc for no key update
  `.execute(transaction)
  return rows
}

/** Distinct weights, larger first, beyond every weight given so far. */
async function freshWeights(transaction: Transaction<Tables>, count: number): Promise<number[]> {
  const { rows } = await sql<{ weigh: number }>`
    select nextval('weigh_sequence')::int as weigh from generate_series(1, ${count}::int)
  `.execute(transaction)
  return rows.map(({ weigh }) => weigh).toSorted((a, b) => b - a)
}

/** Ids in their new order. */
function moved(places: readonly Place[], id: number, targetId: number): number[] {
  const ids = places.map((place) => place.id)
  const to = ids.indexOf(targetId)
  const without = ids.filter((one) => one !== id)
  return without.toSpliced(to, 0, id)
}

async function store(
  transaction: Transaction<Tables>,
  resource: Resource,
  ids: number[],
  weights: number[],
): Promise<void> {
  await sql`
    update ${sql.table(resource.table)} as t set weigh = v.weigh
    from unnest(${ids}::int[], ${weights}::int[]) as v(id, weigh) where t.id = v.id and t.weigh <> v.weigh
  `.execute(transaction)
}

import { type Definition, fieldOfRole } from '@tutu/contract/definition/define-resource'
import { hasRole } from '@tutu/contract/fields/traits'
import { fail } from '@tutu/contract/core/errors'
import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import { takeNamedLock } from '../../postgres/locks.ts'
import { subjectOf, titleOf } from './change-log.ts'
import type { Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import { checkScope } from '../scope.ts'
import { lockRows } from './rows.ts'
import type { WriteSession } from './session.ts'

type Place = { id: number; weigh: number }

/** Where a row goes among its own: to the front, to the end, or to a place counted from 1. */
export type Goal = 'first' | 'last' | number

/** Moves a row to a place of its order, however many pages away; beyond the end it is the last. */
export async function placeRow(session: WriteSession, resource: Resource, id: number, goal: Goal): Promise<void> {
  const { transaction } = session
  // Before the place is looked up: another move would make it a different row's.
  await takeNamedLock(transaction, 'sort', resource.table)
  const parent = groupColumn(resource.definition)
  const table = sql.table(resource.table)
  const siblings = parent
    ? sql<SqlBool>`${sql.ref(`t.${parent}`)} is not distinct from (select ${sql.ref(`m.${parent}`)} from ${table} m where m.id = ${id})`
    : sql<SqlBool>`true`
  const way = sql.raw(goal === 'last' ? 'asc' : 'desc')
  const before = typeof goal === 'number' ? goal - 1 : 0
  const { rows } = await sql<{ id: number }>`
    select t.id from ${table} t where ${siblings} order by t.weigh ${way}, t.id ${way} offset ${before}::int limit 1
  `.execute(transaction)
  const target = rows[0]?.id
  if (target === undefined)
    return goal === 'last' ? moveRow(session, resource, { id, targetId: id }) : placeRow(session, resource, id, 'last')
  await moveRow(session, resource, { id, targetId: target })
}

/**
 * Moves a row to the target's place and shifts the rows between (wire decision 9); the order is weigh, then id,
 * larger first. Only among rows of one parent.
 */
export async function moveRow(
  session: WriteSession,
  resource: Resource,
  { id, targetId }: { id: number; targetId: number },
): Promise<void> {
  const { transaction, actor } = session
  // Two moves at once could each shift rows the other has already placed.
  await takeNamedLock(transaction, 'sort', resource.table)
  // Locked at once: neither may be gone when the rows between them are placed.
  const rows = (await lockRows(transaction, resource.table, [id, targetId], 'for no key update')) as (Row & Place)[]
  const [row, target] = [rows.find((one) => one.id === id), rows.find((one) => one.id === targetId)]
  if (!row || !target) throw fail('record.notFound')
  await checkScope(transaction, resource, [...new Set([id, targetId])], actor)
  const parent = groupColumn(resource.definition)
  if (parent && row[parent] !== target[parent]) throw fail('record.otherParent')
  if (id === targetId) return
  await resource.hooks.beforeMove?.(session, row)
  const siblings = parent ? sql<SqlBool>`${sql.ref(parent)} is not distinct from ${row[parent]}` : sql<SqlBool>`true`
  const between = sql<SqlBool>`weigh between ${Math.min(row.weigh, target.weigh)} and ${Math.max(row.weigh, target.weigh)}`
  const near = await placesOf(transaction, resource, sql<SqlBool>`${siblings} and ${between}`)
  // Rows of equal weight, among them one beyond the target, cannot just trade their weights.
  const distinct = new Set(near.map(({ weigh }) => weigh)).size === near.length
  const places = distinct ? near : await placesOf(transaction, resource, siblings)
  const weights = distinct ? near.map(({ weigh }) => weigh) : await freshWeights(transaction, places.length)
  const placed = new Map(moved(places, id, targetId).map((one, index) => [one, weights[index]]))
  const shifted = places.filter((one) => placed.get(one.id) !== one.weigh).map((one) => one.id)
  // A row is the same wherever it stands: forms that are open on one of these may still be saved.
  const weighOf = (one: Row): Row => ({ weigh: placed.get(one.id as number) })
  await session.touch(resource.definition.name, shifted, weighOf, { keepsVersion: true, reads: ['weigh'] })
  session.log({
    kind: 'change',
    title: titleOf(session, resource, 'sortable'),
    data: { id, targetId },
    subject: subjectOf(session, resource, [row]),
  })
}

/** The field whose rows are ordered among themselves: the tree parent, or what the field of the order says. */
function groupColumn(definition: Definition): string | undefined {
  const tree = fieldOfRole(definition, 'parent')
  if (tree) return tree
  const order = definition.fields[fieldOfRole(definition, 'order') ?? '']
  return hasRole(order, 'order') ? order.within : undefined
}

async function placesOf(
  transaction: Transaction<Tables>,
  resource: Resource,
  condition: RawBuilder<SqlBool>,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, weigh from ${sql.table(resource.table)} where ${condition}
    order by id for no key update
  `.execute(transaction)
  // Locked in the order in which everybody locks, so that a move and a deletion do not meet crosswise.
  return rows.toSorted((a, b) => b.weigh - a.weigh || b.id - a.id)
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

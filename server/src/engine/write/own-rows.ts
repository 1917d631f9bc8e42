import type { Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import { taggedFields } from '../tags.ts'
import { type Changing, changeableResource } from './changing.ts'
import { deleteRows, idsOf, insertRows, lockRows, raised, updateAlike, updateEach } from './rows.ts'
import type { TouchOptions, Values } from './session.ts'

// What the server writes of its own accord: past forms, hooks and scopes, but never past the observers.

/** Adds rows of columns as they are stored; answers them with their ids. */
export async function insertOwn(
  { engine, session, tell }: Changing,
  name: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const resource = engine.registry.byName(name)
  const ids = await insertRows(session.transaction, resource.table, rows)
  const changes = rows.map((row, index) => ({ resource, after: { ...row, id: ids[index]! } }))
  await tell({ resource, changes })
  return changes.map(({ after }) => after)
}

/** Writes columns of rows, the same in all or worked out from each; answers the changed rows as they are now. */
export async function touchRows(
  changing: Changing,
  name: string,
  ids: readonly number[],
  values: Values,
  { keepsVersion = false, reads }: TouchOptions = {},
): Promise<Row[]> {
  const { transaction } = changing.session
  const resource = changeableResource(changing, name)
  const columns = reads && [...new Set(['id', 'version', ...reads, ...alwaysSeen(resource)])]
  const locked = await lockRows(transaction, resource.table, ids, 'for no key update', columns)
  if (locked.length === 0) return []
  const also = keepsVersion ? {} : raised()
  const rows =
    typeof values === 'function'
      ? await updateEach(transaction, resource.table, changedRows(locked, values), also, columns)
      : await updateAlike(transaction, resource.table, idsOf(locked), { ...values, ...also }, columns)
  const before = new Map(locked.map((row) => [row.id, row]))
  const changes = rows.map((after) => ({ resource, before: before.get(after.id)!, after }))
  await changing.tell({ resource, changes })
  return rows
}

/** Deletes rows; answers them as they were. */
export async function removeOwn(changing: Changing, name: string, ids: readonly number[]): Promise<Row[]> {
  const { transaction } = changing.session
  const resource = changeableResource(changing, name)
  const rows = await lockRows(transaction, resource.table, ids, 'for update')
  if (rows.length === 0) return rows
  await deleteRows(transaction, resource.table, idsOf(rows))
  await changing.tell({ resource, changes: rows.map((before) => ({ resource, before })) })
  return rows
}

/** What the cache tags of a row depend on, and the field whose moves are watched. */
const alwaysSeen = (resource: Resource): string[] => {
  const { states } = resource.definition
  return [...taggedFields(resource), ...(states ? [states.field] : [])]
}

function changedRows(locked: readonly Row[], values: (before: Row) => Row | undefined): Row[] {
  return locked.flatMap((before) => {
    const changed = values(before)
    return changed ? [{ id: before.id, ...changed }] : []
  })
}

import type { Row } from '../fields/columns.ts'
import { checkTreeParent, nameOf, refuseChildren } from '../read/tree.ts'
import type { Resource } from '../registry.ts'
import { changeable } from '../scope.ts'
import { type Changing, changeableResource } from './changing.ts'
import { guardConstraints } from './constraints.ts'
import { epochSeconds } from '../../lib/epoch-seconds.ts'
import type { RowChange } from './observers.ts'
import { permittedFields } from './owned-rows.ts'
import { askBefore, releaseReferences } from './references.ts'
import { deleteRows, idsOf, insertRows, lockRows } from './rows.ts'
import { checkSharedRelations } from './shared-relations.ts'

/** Deletes rows and what goes with them; answers how many of these are gone. */
export async function removeRows(changing: Changing, name: string, ids: readonly number[]): Promise<number> {
  const { engine, session, tell } = changing
  const { transaction, actor } = session
  const resource = changeableResource(changing, name)
  return guardConstraints(undefined, [], actor.language, async () => {
    await resource.hooks.begin?.(session)
    permittedFields(resource, actor)
    const changes: RowChange[] = []
    // Locked first: a row that becomes somebody else's meanwhile is theirs when it is judged.
    const locked = await lockRows(transaction, resource.table, ids, 'for update')
    const own = new Set(await changeable(transaction, resource, idsOf(locked), actor))
    const mine = locked.filter(({ id }) => own.has(id as number))
    await askBefore(engine, session, resource, mine)
    const rows = await delWithChildren(changing, resource, idsOf(mine), changes)
    const names = rows.map((row) => nameOf(resource, row, actor.language))
    await tell({ resource, action: 'del', changes, told: () => ({ ids: rows.map(({ id }) => id), names }) })
    return rows.length
  })
}

/** Deletes rows and what goes with them; notes every change, and answers the rows of this resource. */
async function delWithChildren(
  changing: Changing,
  resource: Resource,
  ids: readonly number[],
  changes: RowChange[],
): Promise<readonly Row[]> {
  const { engine, session } = changing
  const { transaction, actor } = session
  const rows = await lockRows(transaction, resource.table, ids, 'for update')
  if (rows.length === 0) return rows
  await resource.hooks.beforeRemove?.(session, rows)
  await refuseChildren(transaction, resource, rows, actor.language)
  const del = (child: Resource, below: readonly number[]) => delWithChildren(changing, child, below, changes)
  const released = await releaseReferences(engine, session, resource, rows, del)
  await deleteRows(transaction, resource.table, idsOf(rows))
  for (const before of rows) {
    changes.push({ resource, before, released: released.get(before.id as number) ?? [] })
    await resource.hooks.afterSave?.(session, { before })
  }
  return rows
}

/** Puts a deleted row back as it was, id and all. */
export async function restoreRow(changing: Changing, name: string, row: Row): Promise<void> {
  const { engine, session, tell } = changing
  const { transaction, actor } = session
  const resource = changeableResource(changing, name)
  await guardConstraints(resource, [row], actor.language, async () => {
    await resource.hooks.begin?.(session)
    const values: Row = { ...row, version: Number(row.version ?? 0) + 1, updatetime: epochSeconds() }
    await checkTreeParent(transaction, resource, values, undefined)
    await resource.hooks.beforeSave?.(session, { values })
    await checkSharedRelations(
      { transaction, actor, registry: engine.registry },
      resource.definition,
      values,
      undefined,
    )
    await insertRows(transaction, resource.table, [values])
    await resource.hooks.afterSave?.(session, { after: values })
    const told = () => ({ id: row.id, name: nameOf(resource, row, actor.language) })
    await tell({ resource, action: 'restore', changes: [{ resource, after: values }], told })
  })
}

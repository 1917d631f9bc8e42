import {
  BATCH_MAX,
  BATCH_VALUES_MAX,
  batchFields,
  type BatchChange,
  type BatchFieldChange,
  type BatchPreview,
} from '@tutu/contract/definition/batch-edit'
import { keepsHistory } from '@tutu/contract/definition/define-resource'
import { fail, Failure, failureText } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Actor, Administrator } from '../../policy/actors.ts'
import type { Row } from '../fields/columns.ts'
import { readId, scalars } from '../fields/scalar.ts'
import type { Engine } from '../engine.ts'
import { presentChanges } from '../read/history.ts'
import { conditionsFor } from '../read/found-by-others.ts'
import { where } from '../read/list.ts'
import { nameOf } from '../read/tree.ts'
import type { Resource } from '../registry.ts'
import { scopeOf } from '../scope.ts'
import { inTurn } from './batch-turns.ts'
import { type FieldChanges, fieldChanges } from './history.ts'
import { revertRow } from './revert.ts'
import { readRows } from './rows.ts'
import type { Input, Mutations, WriteSession } from './session.ts'
import { changedMeanwhile } from './versions.ts'

/** Some fields of many rows, as it was posted: which rows, by id or as a list is narrowed, and what they shall hold. */
export type BatchEdit = { ids: readonly number[]; versions: readonly number[] | undefined; values: Input }

type Entry = { row_id: number; changes: FieldChanges }
type Outcome = { preview: Omit<BatchPreview, 'changes'>; entries: readonly Entry[] }

/** What a preview ends with: nothing of what it tried is kept. */
class Tried extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('tried')
    this.outcome = outcome
  }
}

/** What is asked for, read from a posted form; fields that may not have one value in many rows are refused by name. */
export function readValues({ definition }: Resource, posted: unknown): Input {
  const values = (posted ?? {}) as Input
  if (typeof posted !== 'object' || Array.isArray(posted) || Object.keys(values).length === 0)
    throw fail('record.empty')
  const offered = new Set(batchFields(definition).map(([name]) => name))
  const other = Object.keys(values).find((name) => !offered.has(name.replace(/_i18n$/, '')))
  if (other !== undefined) throw fail('batch.field', { field: other })
  return values
}

/** Numbers of rows, in bounds; `name` says of which parameter. */
export function readBatchIds(value: unknown): number[] {
  const list = scalars(value ?? [])
  if (!list) throw fail('request.parameter', { name: 'ids' })
  const ids = [...new Set(list.map(readId))]
  if (ids.length === 0) throw fail('record.nothingChosen')
  if (ids.length > BATCH_MAX) throw fail('batch.tooMany', { max: BATCH_MAX })
  return ids
}

/** The rows that a list shows under a filter, as far as the actor may see them. */
export async function idsUnder(
  engine: Pick<Engine, 'database' | 'registry'>,
  resource: Resource,
  filter: unknown,
  actor: Administrator,
): Promise<number[]> {
  if (typeof filter !== 'object' || filter === null) throw fail('request.parameter', { name: 'filter' })
  const conditions = await conditionsFor(engine, resource, actor, filter as Record<string, unknown>)
  const scope = await scopeOf(engine.database.kysely, resource, actor)
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(resource.table)} as t ${where([...conditions, ...(scope ? [scope.see] : [])])}
    limit ${BATCH_MAX + 1}
  `.execute(engine.database.kysely)
  if (rows.length === 0) throw fail('record.nothingChosen')
  if (rows.length > BATCH_MAX) throw fail('batch.tooMany', { max: BATCH_MAX })
  return rows.map(({ id }) => id)
}

/** Tries the change on every row by itself, with all its checks, and takes everything back. */
export async function previewBatch(
  engine: Pick<Engine, 'mutations' | 'joins'>,
  actor: Actor,
  resource: Resource,
  { ids, values }: Omit<BatchEdit, 'versions'>,
  signal?: AbortSignal,
): Promise<BatchPreview> {
  const run = async (tx: WriteSession): Promise<never> => {
    throw new Tried(await tryEach(tx, resource, ids, values))
  }
  try {
    return await inTurn(() => engine.mutations.run(actor, run), signal)
  } catch (error) {
    if (!(error instanceof Tried)) throw error
    const { preview, entries } = error.outcome
    return { ...preview, changes: await changesByValue(engine, resource, entries, actor.language) }
  }
}

/** What each field would become, rows that hold the same taken together. */
async function changesByValue(
  engine: Pick<Engine, 'joins'>,
  resource: Resource,
  entries: readonly Entry[],
  language: Language,
): Promise<BatchFieldChange[]> {
  const single = entries.flatMap(({ row_id, changes }) =>
    Object.entries(changes).map(([field, pair]) => ({ field, row_id, changes: { [field]: pair } })),
  )
  return Promise.all(
    [...Map.groupBy(single, ({ field }) => field)].map(async ([field, changed]) => {
      const byValue = Map.groupBy(changed, ({ changes }) => JSON.stringify(changes))
      const groups = [...byValue.values()].toSorted((a, b) => b.length - a.length)
      const shown = groups.slice(0, BATCH_VALUES_MAX)
      const told = await presentChanges(
        engine,
        resource,
        shown.map(([first]) => first!),
        language,
      )
      const from = told.map((change, index) => ({ count: shown[index]!.length, change }))
      return { field, from, more: groups.length - shown.length }
    }),
  )
}

async function tryEach(tx: WriteSession, resource: Resource, ids: readonly number[], values: Input): Promise<Outcome> {
  const { transaction, actor } = tx
  const preview: Outcome['preview'] = { rows: [], already: 0, refused: [] }
  const entries: Entry[] = []
  const scope = await scopeOf(transaction, resource, actor)
  // Of rows out of sight not even the name is told: as if they were not there.
  const seen = await sql<{ id: number }>`
    select t.id from ${sql.table(resource.table)} as t
    ${where([sql`t.id = any(${[...ids]}::int[])`, ...(scope ? [scope.see] : [])])}
  `.execute(transaction)
  const rows = await readRows(
    transaction,
    resource.table,
    seen.rows.map(({ id }) => id),
  )
  if (rows.length < ids.length) throw fail('record.notFound')
  for (const row of rows) {
    const id = row.id as number
    await sql`savepoint one_row`.execute(transaction)
    try {
      if ((await tx.edit(resource.definition.name, { ...values, id })) > 0) {
        preview.rows.push({ id, version: row.version as number })
        const [after] = await readRows(transaction, resource.table, [id])
        entries.push({ row_id: id, changes: fieldChanges(resource, row, after!) })
      } else preview.already += 1
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await sql`rollback to savepoint one_row`.execute(transaction)
      preview.refused.push({
        id,
        name: nameOf(resource, row, actor.language),
        reason: failureText(error, actor.language),
      })
    }
  }
  return { preview, entries }
}

/** Changes them all, or none: one operation in the history, one entry in the log. */
export async function editBatch(
  mutations: Mutations,
  actor: Actor,
  { definition }: Resource,
  { ids, versions, values }: BatchEdit,
  signal?: AbortSignal,
): Promise<BatchChange> {
  if (versions && versions.length !== ids.length) throw fail('request.parameter', { name: 'versions' })
  const run = async (tx: WriteSession): Promise<BatchChange> => {
    const inputs = ids.map((id, index) => ({ ...values, id, ...(versions && { version: versions[index] }) }))
    const changed = await tx.edit(definition.name, inputs)
    return { changed, ...(changed > 0 && keepsHistory(definition) && { undo: tx.operation }) }
  }
  return inTurn(() => mutations.run(actor, run), signal)
}

/** Takes back what the actor has changed in one operation, as long as nobody has changed one of the rows since. */
export function revertBatch(
  mutations: Mutations,
  actor: Actor,
  resource: Resource,
  operation: string,
  signal?: AbortSignal,
): Promise<number> {
  return inTurn(() => mutations.run(actor, (tx) => revertEach(tx, resource, operation)), signal)
}

async function revertEach(tx: WriteSession, resource: Resource, operation: string): Promise<number> {
  const { name } = resource.definition
  const by = tx.actor.kind === 'administrator' ? tx.actor.id : 0
  const { rows } = await sql<Row & { id: number; row_id: number; is_last: boolean }>`
    select h.id, h.row_id, not exists (
      select from history later where later.resource = h.resource and later.row_id = h.row_id and later.id > h.id
    ) as is_last
    from history h
    where h.operation = ${operation}::uuid and h.resource = ${name} and h.action = 'edit'
      and h.actor = 'administrator' and h.actor_id = ${by}
    order by h.row_id limit ${BATCH_MAX}
  `.execute(tx.transaction)
  if (rows.length === 0) throw fail('history.gone')
  if (rows.some(({ is_last }) => !is_last)) throw changedMeanwhile()
  for (const { id, row_id } of rows) {
    await revertRow(tx, resource, { id: row_id, entry: id, fields: undefined, version: undefined })
  }
  return rows.length
}

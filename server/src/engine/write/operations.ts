import { fail } from '@tutu/contract/core/errors'
import { isRelation } from '@tutu/contract/fields/traits'
import { type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { logRow } from '../../data/admin-log.ts'
import { invalidation } from '../../postgres/change-bus.ts'
import type { Tables } from '../../postgres/database.ts'
import type { RuleInfo } from '../../data/rule-infos.ts'
import { indexChanges } from '../../search/changes.ts'
import { type Actor, makesOwn } from '../../policy/actors.ts'
import { columnOf, isSameValue, type Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { checkFiles } from './file-references.ts'
import { askBefore, releaseReferences } from './references.ts'
import type { Resource } from '../registry.ts'
import { readId } from '../fields/scalar.ts'
import { changeable, whyUnchangeable } from '../scope.ts'
import {
  checkLimits,
  checkManyRelations,
  checkVisibleRelations,
  ownerOf,
  permittedFields,
  refusePublished,
} from './owned-rows.ts'
import { checkTreeParent, nameOf, refuseChildren } from '../read/tree.ts'
import { validate } from './validate.ts'
import { changedMeanwhile, isStale } from './versions.ts'
import { runCommand } from './commands.ts'
import { guardConstraints } from './constraints.ts'
import { checkCircles } from './circles.ts'
import { checkPublishing } from './publishing.ts'
import { checkSharedRelations } from './shared-relations.ts'
import { OBSERVERS, type Operation, type RowChange, type RowsByTable } from './observers.ts'
import { deleteRows, insertRows, lockRows, updateAlike, updateEach, updateOne, writeAll, idsOf } from './rows.ts'
import type { Input, TouchOptions, WriteSession } from './session.ts'

type Opening = {
  transaction: Transaction<Tables>
  actor: Actor
  /** What permission nodes are called, by node in lower case. */
  titles: ReadonlyMap<string, RuleInfo>
  recycling: WriteSession['recycling']
  sensitive: WriteSession['sensitive']
}

/** A session on a transaction, and what its owner calls before the commit: rows of observers, tags and log go out then. */
export function openSession(
  engine: Omit<Engine, 'mutations'>,
  { transaction, actor, titles, recycling, sensitive }: Opening,
): { session: WriteSession; finish: () => Promise<void> } {
  const { registry } = engine
  const written = new Map<string, Row[]>()
  let changed: RowChange[] = []
  let wordsLater = false

  const session: WriteSession = {
    transaction,
    operation: randomUUID(),
    actor,
    language: actor.language,
    tags: new Set(),
    afterCommit: [],
    recycling,
    sensitive,
    recycled: 0,
    logsEach: true,
    add: add as WriteSession['add'],
    edit,
    del,
    command: (name, command, request) => runCommand(engine, session, registry.byName(name), command, request),
    insert,
    touch,
    remove,
    restore,
    async flush() {
      wordsLater = true
      const changes = changed
      changed = []
      await indexChanges(session, changes, engine, { later: true })
      await writeWaiting()
    },
    mark() {
      const was = new Map([...written].map(([table, rows]) => [table, [...rows]]))
      const { recycled } = session
      const [changes, after] = [[...changed], session.afterCommit.length]
      return () => {
        written.clear()
        for (const [table, rows] of was) written.set(table, rows)
        changed = changes
        session.recycled = recycled
        session.afterCommit.length = after
      }
    },
    log(entry) {
      if (actor.kind === 'administrator') leave('admin_log', [logRow(actor, entry)])
    },
    titleOf: (node): Localized | undefined => titles.get(node.toLowerCase())?.title,
  }

  function leave(table: string, rows: readonly Row[]): void {
    const waiting = written.get(table)
    if (waiting) waiting.push(...rows)
    else written.set(table, [...rows])
  }

  /** What has been left to be written, and `also` with it, in one statement. */
  async function writeWaiting(also: RowsByTable = {}): Promise<void> {
    const rows = { ...Object.fromEntries(written), ...also }
    written.clear()
    await writeAll(transaction, rows)
  }

  async function tell(operation: Operation): Promise<void> {
    if (operation.changes.length === 0) return
    changed.push(...operation.changes)
    for (const observe of OBSERVERS) {
      const rows = await observe(session, operation, engine)
      for (const [table, list] of Object.entries(rows ?? {})) leave(table, list)
    }
  }

  /** Throws `record.ledger` where rows stay as they were written, whoever asks. */
  function changeableResource(name: string): Resource {
    const resource = registry.byName(name)
    const { ledger, title } = resource.definition
    if (ledger) throw fail('record.ledger', { resource: pickLanguage(title, actor.language) })
    return resource
  }

  async function add(name: string, given: Input | readonly Input[]): Promise<number | number[]> {
    const resource = registry.byName(name)
    const inputs = (Array.isArray(given) ? given : [given]) as readonly Input[]
    const writable = permittedFields(resource, actor)
    const posted = inputs.map((input) => validate(resource.definition, input, undefined, actor.language, writable))
    const ids = await guardConstraints(resource, posted, actor.language, async () => {
      await resource.hooks.begin?.(session)
      await checkLimits(transaction, resource, actor, posted.length)
      const now = epochSeconds()
      const owned = ownerOf(resource, actor)
      const rows: Row[] = []
      for (const one of posted) {
        // Hooks complete them; what was posted is told to the log.
        const values = { ...one, ...owned }
        await resource.hooks.settle?.(session, { values })
        checkPublishing(resource, actor, values)
        await checkRow(resource, values, undefined)
        rows.push({ ...values, createtime: now, ...(resource.definition.ledger ? {} : { updatetime: now }) })
      }
      await checkManyRelations({ transaction, actor, registry }, resource.definition, rows)
      const added = await insertRows(transaction, resource.table, rows)
      const changes = rows.map((row, index) => ({ resource, after: { ...row, id: added[index]! } }))
      for (const { after } of changes) await resource.hooks.afterSave?.(session, { after })
      const told = inputs.map((input, index) => ({ ...taken(input, posted[index]!), id: added[index]! }))
      await tell({ resource, action: 'add', changes, told: Array.isArray(given) ? { rows: told } : told[0] })
      return added
    })
    return Array.isArray(given) ? ids : ids[0]!
  }

  async function edit(name: string, given: Input | readonly Input[]): Promise<number> {
    const resource = changeableResource(name)
    const inputs = (Array.isArray(given) ? given : [given]) as readonly Input[]
    const edited: Edited[] = []
    await guardConstraints(resource, inputs, actor.language, async () => {
      await resource.hooks.begin?.(session)
      const ids = inputs.map(({ id }) => readId(id))
      // In the order of their ids, as everybody locks. No stronger lock: rows that come to point to these need not wait.
      const rows = await lockRows(transaction, resource.table, ids, 'for no key update')
      const byId = new Map(rows.map((row) => [row.id as number, row]))
      for (const [index, input] of inputs.entries()) {
        const one = await editOne(resource, input, byId.get(ids[index]!))
        if (one) edited.push(one)
      }
      if (edited.length === 0) return
      await checkManyRelations(
        { transaction, actor, registry },
        resource.definition,
        edited.map(({ values }) => values),
      )
      const told = edited.map((one) => one.told)
      await tell({
        resource,
        action: 'edit',
        changes: edited.map(({ change }) => change),
        told: Array.isArray(given) ? { rows: told } : told[0],
      })
    })
    return edited.length
  }

  /** What became another; undefined where the row is so already. */
  async function editOne(resource: Resource, input: Input, before: Row | undefined): Promise<Edited | undefined> {
    if (!before) throw fail('record.notFound')
    const id = before.id as number
    const writable = permittedFields(resource, actor)
    const refusal = await whyUnchangeable(transaction, resource, [id], actor)
    if (isStale(input.version, before)) throw refusal ?? changedMeanwhile()
    const values = validate(resource.definition, input, before, actor.language, writable)
    if (Object.keys(values).length === 0) throw fail('record.empty')
    const posted = { ...values }
    await resource.hooks.settle?.(session, { before, values })
    // Decision 016: what is so already is a success, whoever may change it.
    if (Object.keys(changedValues(values, before)).length === 0) return undefined
    if (refusal) throw refusal
    checkPublishing(resource, actor, changedValues(values, before), before)
    await checkRow(resource, values, before)
    const changed = changedValues(values, before)
    if (Object.keys(changed).length === 0) return undefined
    // A demo row that somebody has made their own is no demo any more: it survives `npm run demo:remove`.
    const owned = 'is_demo' in before && makesOwn(actor) ? { is_demo: false } : {}
    await updateOne(transaction, resource.table, id, { ...changed, ...owned, ...raised() })
    const after = { ...before, ...changed }
    await resource.hooks.afterSave?.(session, { before, after })
    return { values, change: { resource, before, after }, told: { id, ...taken(input, pick(posted, changed)) } }
  }

  async function del(name: string, ids: readonly number[]): Promise<number> {
    const resource = changeableResource(name)
    return guardConstraints(undefined, [], actor.language, async () => {
      await resource.hooks.begin?.(session)
      permittedFields(resource, actor)
      const changes: RowChange[] = []
      // Locked first: a row that becomes somebody else's meanwhile is theirs when it is judged.
      const locked = await lockRows(transaction, resource.table, ids, 'for update')
      const own = new Set(await changeable(transaction, resource, idsOf(locked), actor))
      const mine = locked.filter(({ id }) => own.has(id as number))
      await askBefore(engine, session, resource, mine)
      const rows = await delWithChildren(resource, idsOf(mine), changes)
      const names = rows.map((row) => nameOf(resource, row, actor.language))
      await tell({ resource, action: 'del', changes, told: { ids: rows.map(({ id }) => id), names } })
      return rows.length
    })
  }

  /** Deletes rows and what goes with them; notes every change, and answers the rows of this resource. */
  async function delWithChildren(
    resource: Resource,
    ids: readonly number[],
    changes: RowChange[],
  ): Promise<readonly Row[]> {
    const rows = await lockRows(transaction, resource.table, ids, 'for update')
    if (rows.length === 0) return rows
    await resource.hooks.beforeRemove?.(session, rows)
    await refuseChildren(transaction, resource, rows, actor.language)
    const del = (child: Resource, below: readonly number[]) => delWithChildren(child, below, changes)
    const released = await releaseReferences(engine, session, resource, rows, del)
    await deleteRows(transaction, resource.table, idsOf(rows))
    for (const before of rows) {
      changes.push({ resource, before, released: released.get(before.id as number) ?? [] })
      await resource.hooks.afterSave?.(session, { before })
    }
    return rows
  }

  async function restore(name: string, row: Row): Promise<void> {
    const resource = changeableResource(name)
    await guardConstraints(resource, [row], actor.language, async () => {
      await resource.hooks.begin?.(session)
      const values: Row = { ...row, version: Number(row.version ?? 0) + 1, updatetime: epochSeconds() }
      await checkTreeParent(transaction, resource, values, undefined)
      await resource.hooks.beforeSave?.(session, { values })
      await checkSharedRelations({ transaction, actor, registry }, resource.definition, values, undefined)
      await insertRows(transaction, resource.table, [values])
      await resource.hooks.afterSave?.(session, { after: values })
      const told = { id: row.id, name: nameOf(resource, row, actor.language) }
      await tell({ resource, action: 'restore', changes: [{ resource, after: values }], told })
    })
  }

  async function insert(name: string, rows: readonly Row[]): Promise<Row[]> {
    const resource = registry.byName(name)
    const ids = await insertRows(transaction, resource.table, rows)
    const changes = rows.map((row, index) => ({ resource, after: { ...row, id: ids[index]! } }))
    await tell({ resource, changes })
    return changes.map(({ after }) => after)
  }

  async function touch(
    name: string,
    ids: readonly number[],
    values: Row | ((before: Row) => Row | undefined),
    { keepsVersion = false, reads }: TouchOptions = {},
  ): Promise<Row[]> {
    const resource = changeableResource(name)
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
    await tell({ resource, changes })
    return rows
  }

  async function remove(name: string, ids: readonly number[]): Promise<Row[]> {
    const resource = changeableResource(name)
    const rows = await lockRows(transaction, resource.table, ids, 'for update')
    if (rows.length === 0) return rows
    await deleteRows(transaction, resource.table, idsOf(rows))
    await tell({ resource, changes: rows.map((before) => ({ resource, before })) })
    return rows
  }

  async function checkRow(resource: Resource, values: Row, before: Row | undefined): Promise<void> {
    await checkTreeParent(transaction, resource, values, before)
    await resource.hooks.beforeSave?.(session, { ...(before ? { before } : {}), values })
    await checkSharedRelations({ transaction, actor, registry }, resource.definition, values, before)
    await checkCircles({ transaction, actor }, resource, values, before)
    refusePublished(resource, actor, before ? changedValues(values, before) : values)
    await checkFiles({ transaction, actor, registry }, resource.definition, values, before)
    await checkVisibleRelations({ transaction, actor, registry }, resource.definition, values, before)
    await toStored(resource, values)
  }

  return {
    session,
    async finish() {
      await indexChanges(session, changed, engine, { later: wordsLater })
      await writeWaiting(invalidation(session.tags))
    },
  }
}

/** A row that has been edited: what was set, from what to what, and what of it the log is told. */
type Edited = { values: Row; change: RowChange; told: Row }

/** What the cache tags of a row depend on, and the field whose moves are watched. */
const alwaysSeen = ({ definition: { fields, states } }: Resource): string[] =>
  Object.keys(fields).filter((name) => isRelation(fields[name]!) || name === states?.field)

/** What every change of a row `t` sets. */
const raised = (): Row => ({ version: sql`t.version + 1`, updatetime: sql`epoch_seconds()` })

function changedRows(locked: readonly Row[], values: (before: Row) => Row | undefined): Row[] {
  return locked.flatMap((before) => {
    const changed = values(before)
    return changed ? [{ id: before.id, ...changed }] : []
  })
}

/** Of what was posted, what had a meaning: the log tells nothing that was not done. */
function taken(input: Input, values: Row): Row {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name.replace(/_i18n$/, '') in values))
}

function changedValues(values: Row, before: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameValue(value, before[name])))
}

/** Of `row` the columns that `among` has. */
function pick(row: Row, among: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in among))
}

/** Columns whose stored form takes time to make: hashes of passwords. */
async function toStored(resource: Resource, values: Row): Promise<void> {
  for (const name of Object.keys(values)) {
    const field = resource.definition.fields[name]
    const make = field && columnOf(field).toStored
    if (make) values[name] = await make(values[name])
  }
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

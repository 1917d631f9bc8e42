import { fail, type Failure, failureText, translate } from '@tutu/contract/core/errors'
import { fieldOfRole, isRecycled } from '@tutu/contract/definition/define-resource'
import { type ImportUndo, UNDO_KEPT_MAX } from '@tutu/contract/definition/import'
import { countOf } from '@tutu/contract/definition/row-names'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely'
import { actionTitle } from '../../data/menu-rules.ts'
import type { Tables } from '../../postgres/database.ts'
import { setStatementTime } from '../../postgres/prepared-pool.ts'
import type { Actor, Administrator } from '../../policy/actors.ts'
import { isSameValue, type Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { nameOf } from '../read/tree.ts'
import type { Resource } from '../registry.ts'
import { mayCall, scopeOf } from '../scope.ts'
import { titleOf } from '../write/change-log.ts'
import { namedBy, pointersTo } from '../write/deletion-effects.ts'
import type { FieldChanges } from '../write/history.ts'
import { formBefore } from '../write/revert.ts'
import { lockRows } from '../write/rows.ts'
import type { WriteSession } from '../write/session.ts'
import { byHalves } from './by-halves.ts'

/** Rows that are looked at and taken back together. */
const BATCH = 200
/** ms that one statement may take. */
const PATIENCE = 60_000

export type Undoing = {
  resource: Resource
  actor: Administrator
  /** What the file was called. */
  name: string
  /** The operation of the import, as the history of rows names it. */
  operation: string
  /** Called after each portion; what it throws ends the work, and nothing of it is kept. */
  onRead: (rows: number) => void
  /** In the transaction, when all is written. */
  onWritten: (session: WriteSession, undo: ImportUndo) => Promise<void>
}

/** What a row was to an import: new, or changed, and whether it is as the import left it. */
type Past = {
  entry: number
  id: number
  isAdded: boolean
  changes: FieldChanges | null
  isThere: boolean
  /** Who has made it another since; '' where that is nobody of name. */
  changedBy: string | undefined
}

/**
 * Takes an import back, in one transaction and with every check of a form: added rows are deleted, changed ones are as they were
 * before. What somebody has changed since, or what other records need, stays as it is and is told with its reason.
 */
export async function runUndo(engine: Engine, undoing: Undoing): Promise<ImportUndo> {
  return engine.mutations.run(undoing.actor, async (session) => {
    const undo = await inSession(engine, session, undoing)
    await undoing.onWritten(session, undo)
    return undo
  })
}

async function inSession(engine: Engine, session: WriteSession, undoing: Undoing): Promise<ImportUndo> {
  const { resource, actor, name, operation, onRead } = undoing
  const { transaction, language } = session
  const { definition } = resource
  await setStatementTime(transaction, PATIENCE)
  session.logsEach = false
  const undo = await emptyUndo(engine, resource)
  const stay = stayingIn(undo, { db: transaction, resource, actor })
  const sorting = { engine, resource, actor, operation, db: transaction, undo, stay, staying: new Set<number>() }
  let read = 0
  for await (const portion of lockedPastsOf(session, resource, operation)) {
    const { added, changed } = await sorted(portion, sorting)
    const refused: [Past, string][] = []
    const refuse = (past: Past, reason: Failure): void => void refused.push([past, failureText(reason, language)])
    await byHalves(session, added, {
      work: async (some) => {
        const ids = idsOf(some)
        // Rows out of reach are passed over by a deletion: here that is told of each.
        if ((await session.del(definition.name, ids)) < ids.length) throw fail('import.notYours')
        undo.removed += ids.length
      },
      onRefused: refuse,
    })
    await byHalves(session, changed, {
      work: async (some) => {
        const inputs = some.flatMap(({ id, changes }) => {
          const form = formBefore(resource, [changes], language)
          return Object.keys(form).length > 0 ? [{ ...form, id }] : []
        })
        if (inputs.length > 0) await session.edit(definition.name, inputs)
        undo.restored += some.length
      },
      onRefused: refuse,
    })
    await stay(refused)
    await session.flush()
    read += portion.length
    onRead(read)
  }
  if (read === 0) throw fail('import.historyGone')
  const { removed, restored, staying, gone } = undo
  const told = { file: name, undo: operation, removed, restored, staying, gone }
  const subject = {
    resource: definition.name,
    id: null,
    name: { 'zh-cn': name, en: name },
    operation: session.operation,
  }
  session.log({ kind: 'change', title: titleOf(session, resource, 'importUndo'), data: told, subject })
  return undo
}

/** What taking an import back would do, as far as that can be told without doing it; nothing is changed or locked. */
export async function previewUndo(
  engine: Engine,
  { resource, actor, operation }: Pick<Undoing, 'resource' | 'actor' | 'operation'>,
): Promise<ImportUndo> {
  const db = engine.database.kysely
  const undo = await emptyUndo(engine, resource)
  const stay = stayingIn(undo, { db, resource, actor })
  const sorting = { engine, resource, actor, operation, db, undo, stay, staying: new Set<number>() }
  let read = 0
  for await (const portion of pastsOf(db, resource, operation)) {
    const { added, changed } = await sorted(portion, sorting)
    undo.removed += added.length
    undo.restored += changed.length
    read += portion.length
  }
  if (read === 0) throw fail('import.historyGone')
  return undo
}

/** Throws, naming them, where rights are missing for what an import did. */
export function checkRights(resource: Resource, actor: Administrator, did: { added: number; updated: number }): void {
  const wanted = [...(did.added > 0 ? (['del'] as const) : []), ...(did.updated > 0 ? (['edit'] as const) : [])]
  const missing = wanted.filter((action) => !mayCall(resource, actor, action))
  if (missing.length === 0) return
  const { language } = actor
  const rights = missing.map((action) => pickLanguage(actionTitle(resource.definition, action), language)).join(', ')
  throw fail('import.mayNotUndo', { rights })
}

async function emptyUndo({ recycling }: Engine, resource: Resource): Promise<ImportUndo> {
  const rule = (await recycling.all()).get(resource.base)
  const recycled = isRecycled(resource.definition) && rule?.status !== false
  return { removed: 0, restored: 0, gone: 0, staying: 0, kept: [], recycled }
}

type Stay = (rows: readonly (readonly [{ id: number }, string])[]) => Promise<void>

/** Notes rows that stay, by the names of those that the actor may see. */
function stayingIn(
  undo: ImportUndo,
  { db, resource, actor }: { db: Kysely<Tables>; resource: Resource; actor: Actor },
): Stay {
  return async (rows) => {
    undo.staying += rows.length
    const told = rows.slice(0, UNDO_KEPT_MAX - undo.kept.length)
    if (told.length === 0) return
    const scope = await scopeOf(db, resource, actor)
    const { rows: seen } = await sql<Row>`
      select t.id, ${sql.ref(`t.${resource.definition.label}`)} from ${sql.table(resource.table)} as t
      where t.id = any(${told.map(([{ id }]) => id)}::int[]) and ${scope?.see ?? sql<SqlBool>`true`}
    `.execute(db)
    const names = new Map(seen.map((row) => [row.id, nameOf(resource, row, actor.language)]))
    for (const [{ id }, reason] of told) undo.kept.push({ id, name: names.get(id) ?? `#${id}`, reason })
  }
}

type Sorting = { engine: Engine; resource: Resource; actor: Actor; operation: string; db: Kysely<Tables> } & {
  undo: ImportUndo
  stay: Stay
  /** Added rows of a tree that stay, of the portions before too: what stands above them stays with them. */
  staying: Set<number>
}

/** Those that are taken back; the others are counted. */
async function sorted(portion: readonly Past[], sorting: Sorting): Promise<{ added: Past[]; changed: Past[] }> {
  const { engine, resource, actor, db, undo, stay, staying } = sorting
  const { language } = actor
  const there = portion.filter(({ isThere }) => isThere)
  undo.gone += portion.length - there.length
  const added = there.filter(({ isAdded }) => isAdded)
  const used = await usedOf(db, engine, resource, idsOf(added), language)
  const reasonOf = ({ id, changedBy }: Past): string | undefined => {
    if (changedBy === undefined) return used.get(id)
    return translate(changedBy ? 'import.changedSinceBy' : 'import.changedSince', language, { name: changedBy })
  }
  const isOwn = (past: Past): boolean => reasonOf(past) === undefined
  const parent = fieldOfRole(resource.definition, 'parent')
  // As long as one more is found that stays: what stands above that stays too.
  for (let isSettled = parent === undefined; !isSettled;) {
    for (const past of added) if (!isOwn(past)) staying.add(past.id)
    const above = await childrenOf(sorting, parent!, idsOf(added.filter(isOwn)))
    for (const [id, count] of above) used.set(id, usedBy([countOf(resource.definition, count, language)], language))
    isSettled = above.size === 0
  }
  await stay(
    there.flatMap((past) => {
      const reason = reasonOf(past)
      return reason === undefined ? [] : [[past, reason] as const]
    }),
  )
  const own = there.filter(isOwn)
  return { added: own.filter(({ isAdded }) => isAdded), changed: own.filter(({ isAdded }) => !isAdded) }
}

/** By row of a tree how many stand directly below it that are not taken back. */
async function childrenOf(
  { db, resource: { definition, table }, operation, staying }: Sorting,
  parent: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; count: number }>`
    select ${sql.ref(`c.${parent}`)} as id, count(*)::int as count from ${sql.table(table)} as c
    where ${sql.ref(`c.${parent}`)} = any(${[...ids]}::int[]) and (c.id = any(${[...staying]}::int[]) or not exists (
      select from history h
      where h.resource = ${definition.name} and h.row_id = c.id and h.operation = ${operation}::uuid and h.action = 'add'
    )) group by 1
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const idsOf = (pasts: readonly Pick<Past, 'id'>[]): number[] => pasts.map(({ id }) => id)

/** Rows that other records name, with how many these are. */
async function usedOf(
  db: Kysely<Tables>,
  { registry }: Engine,
  resource: Resource,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  const used = new Map<number, string[]>()
  for (const pointer of ids.length > 0 ? pointersTo(registry, resource) : [])
    for (const [id, count] of await namedBy(db, pointer, ids)) {
      const rows = countOf(pointer.resource.definition, count, language)
      used.set(id, [...(used.get(id) ?? []), rows])
    }
  return new Map([...used].map(([id, rows]) => [id, usedBy(rows, language)]))
}

const usedBy = (rows: readonly string[], language: Language): string =>
  translate('import.usedBy', language, { rows: rows.join(SEPARATORS[language]) })

const SEPARATORS: Readonly<Record<Language, string>> = { 'zh-cn': '、', en: ', ' }

/** What an import did, a portion at a time and the last first: rows that stand below others go before them. Nothing is locked. */
const pastsOf = (db: Kysely<Tables>, resource: Resource, operation: string): AsyncGenerator<Past[]> =>
  portions(db, resource, [operation])

/** The same with the rows locked: what somebody is just saving is waited for and then known. `own`: what is done by the undo itself. */
const lockedPastsOf = (
  { transaction, operation: own }: WriteSession,
  resource: Resource,
  operation: string,
): AsyncGenerator<Past[]> =>
  portions(transaction, resource, [operation, own], (portion) => lock(transaction, resource, portion))

type Entry = { entry: number; id: number; isAdded: boolean }

async function* portions(
  db: Kysely<Tables>,
  resource: Resource,
  [operation, ...others]: [string, ...string[]],
  beforeReading: (portion: readonly Entry[]) => Promise<void> = async () => undefined,
): AsyncGenerator<Past[]> {
  const { definition, table } = resource
  const but = [operation, ...others]
  let below: RawBuilder<SqlBool> = sql<SqlBool>`true`
  for (;;) {
    const { rows: portion } = await sql<Entry & { changes: FieldChanges | null }>`
      select h.id as entry, h.row_id as id, h.action = 'add' as "isAdded", h.changes
      from history h
      where h.operation = ${operation}::uuid and h.resource = ${definition.name} and h.action in ('add', 'edit')
        and ${below}
      order by h.id desc limit ${BATCH}
    `.execute(db)
    if (portion.length === 0) return
    await beforeReading(portion)
    // A statement of its own: it sees what has been committed until the rows were locked.
    const { rows: now } = await sql<{ entry: number; isThere: boolean; isLater: boolean }>`
      select h.id as entry, t.id is not null as "isThere",
        exists (
          select from history l where l.resource = h.resource and l.row_id = h.row_id and l.id > h.id
            and l.operation <> all(${but}::uuid[])
        ) as "isLater"
      from history h left join ${sql.table(table)} as t on t.id = h.row_id
      where h.id = any(${portion.map(({ entry }) => entry)}::int[])
    `.execute(db)
    const nowOf = new Map(now.map((one) => [one.entry, one]))
    const later = now.filter(({ isLater, isThere }) => isLater && isThere)
    const changed = later.length > 0 ? await changesSince(db, later, but) : new Map<number, string>()
    yield portion.map((past) => ({
      ...past,
      isThere: nowOf.get(past.entry)?.isThere ?? false,
      changedBy: changed.get(past.id),
    }))
    below = sql<SqlBool>`h.id < ${portion.at(-1)!.entry}`
  }
}

/** As a deletion and an edit would: rows that come to point to one which is only edited need not wait. */
async function lock(transaction: Transaction<Tables>, { table }: Resource, portion: readonly Entry[]): Promise<void> {
  const [added, changed] = [true, false].map((isNew) => portion.filter(({ isAdded }) => isAdded === isNew))
  await lockRows(transaction, table, idsOf(changed!), 'for no key update', ['id'])
  await lockRows(transaction, table, idsOf(added!), 'for update', ['id'])
}

/**
 * By row who has made it another since an import; rows that were changed and then put back as the import left them, or deleted
 * and restored, are not among them.
 */
async function changesSince(
  db: Kysely<Tables>,
  entries: readonly { entry: number }[],
  but: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; changes: FieldChanges | null; actor_name: string }>`
    select h.row_id as id, h.changes, h.actor_name
    from history past join history h on h.resource = past.resource and h.row_id = past.row_id and h.id > past.id
    where past.id = any(${entries.map(({ entry }) => entry)}::int[]) and h.operation <> all(${[...but]}::uuid[])
    order by h.id
  `.execute(db)
  const changed = new Map<number, string>()
  for (const [id, entries] of Map.groupBy(rows, (row) => row.id)) {
    if (isAnother(entries.map(({ changes }) => changes))) changed.set(id, entries.at(-1)!.actor_name)
  }
  return changed
}

/** Whether changes, the first of them first, leave a row another than it was before them. */
function isAnother(entries: readonly (FieldChanges | null)[]): boolean {
  const was: Row = {}
  const is: Row = {}
  for (const changes of entries) {
    for (const [name, pair] of Object.entries(changes ?? {})) {
      // Of a secret only that it changed is known.
      if (!pair) return true
      const [before, after] = pair.map((value) => (isTexts(value) ? value : { '': value })) as [Row, Row]
      for (const part of Object.keys({ ...before, ...after })) {
        const key = `${name} ${part}`
        if (!(key in was)) was[key] = before[part]
        is[key] = after[part]
      }
    }
  }
  return Object.keys(was).some((key) => !isSameValue(was[key], is[key]))
}

const isTexts = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import type { Change } from '../engine/hooks.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import { relationTag } from '../engine/tags.ts'
import type { RowChange } from '../engine/write/observers.ts'
import { loadedOnce } from '../lib/loaded-once.ts'
import { workedOutOnce } from '../lib/worked-out-once.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Documents } from './documents.ts'
import type { Written } from './index-rows.ts'
import {
  childrenOf,
  isPublicRow,
  isSearched,
  publicValues,
  RULES,
  searchTable,
  type SearchedResource,
} from './searched.ts'
import { addWords, learnWords, type Place, VOCABULARY_TAG } from './vocabulary.ts'

/** More rows than these are done after the commit, in the background. */
const AT_ONCE_MAX = 50
const BATCH = 20
/** So many are found at a time, among so many rows: a search for all of a million, or in all of a million, would take too long. */
const MARKED_MAX = 5000
const LOOKED_AT = 50_000
/** ms after a start that the first answers get, and after a batch. */
const START_AFTER = 200
const PAUSE = 20
const RETRY_AFTER = 30_000

/** Announced with rows that wait for the background. */
const STALE_TAG = 'search_stale'

type Writing = Pick<Engine, 'database' | 'registry' | 'bus'>

/** What a transaction means for a table: rows to be read, rows to whom others belong that changed, rows others are found by. */
type Work = { written: Map<number, Written>; gathered: Set<number>; named: Set<number> }

/**
 * Last in a transaction: the words of every row it has changed, and of those found through them, are made anew with it. So
 * what is saved is found at once, and what is hidden at once not. Only long texts are read a moment later, and with `later` all.
 * Answers what may go out with others: the words of new rows, where nothing else is found by them.
 */
export async function indexChanges(
  session: WriteSession,
  changes: readonly RowChange[],
  engine: Writing,
  { later = false }: { later?: boolean } = {},
): Promise<Documents[]> {
  const { registry } = engine
  const work = workOf(changes, registry)
  const last: Documents[] = []
  if (work.size === 0) return last
  for (const resource of registry.all())
    await markPointing(session, registry, resource, work.get(resource.table)?.named)
  await makeWords(session, engine, work, { max: later ? 0 : AT_ONCE_MAX, last })
  return last
}

/** Loaded with the first write: dictionaries are no business of the start. */
const indexing = loadedOnce(() => import('./index-rows.ts'))

/** `max`: of a table, more rows than these are marked for the background. `last` takes words that may go out with others. */
async function makeWords(
  session: WriteSession,
  engine: Writing,
  work: ReadonlyMap<string, Work>,
  { max = AT_ONCE_MAX, last }: { max?: number; last?: Documents[] } = {},
): Promise<void> {
  const words = new Map<string, Place>()
  const isAnyGathered = [...work.values()].some(({ gathered }) => gathered.size > 0)
  for (const resource of inOrder(engine.registry)) {
    const { written, gathered } = work.get(resource.table) ?? NO_WORK
    const ids = [...new Set([...written.keys(), ...gathered])]
    if (ids.length === 0) continue
    if (ids.length > max) {
      await markStale(session, resource, sql`unnest(${ids}::int[]) as stale (id)`)
      continue
    }
    const { indexRows } = await indexing()
    const made = await indexRows(session, engine, resource, written, gathered, isAnyGathered ? undefined : last)
    if (made.later.length > 0) await markStale(session, resource, sql`unnest(${made.later}::int[]) as stale (id)`)
    if (resource.revision > 0) session.afterCommit.push(() => redoOutdated(engine, resource, ids))
    addWords(words, made.words)
  }
  // When every lock of these is held: who waits for words of somebody else has nothing that they wait for. What goes out with
  // others adds rows, whose words nobody else has.
  const learned = await learnWords(session.transaction, engine.bus, words)
  if (!learned) return
  session.tags.add(VOCABULARY_TAG)
  session.afterCommit.push(async () => learned())
}

/** Where another definition was heard of before the words by the last one were there to be seen: has the rows done again. */
async function redoOutdated(
  { database, registry, bus }: Writing,
  made: SearchedResource,
  ids: number[],
): Promise<void> {
  const now = registry.all().find(({ table }) => table === made.table)
  if (!now || now.revision === made.revision) return
  await insertStale(database.kysely, made, sql`unnest(${ids}::int[]) as stale (id)`)
  bus.announce([STALE_TAG])
}

const NO_WORK: Work = { written: new Map(), gathered: new Set(), named: new Set() }

/** The searched resources, those through which others are found first. */
function inOrder(registry: Registry): SearchedResource[] {
  const isFoundThrough = (resource: SearchedResource): number => (childrenOf(registry, resource) ? 1 : 0)
  return registry
    .all()
    .filter(isSearched)
    .toSorted((a, b) => isFoundThrough(a) - isFoundThrough(b))
}

function workOf(changes: readonly RowChange[], registry: Registry): Map<string, Work> {
  const work = new Map<string, Work>()
  const at = (table: string): Work => {
    const known = work.get(table)
    if (known) return known
    const fresh: Work = { written: new Map(), gathered: new Set(), named: new Set() }
    work.set(table, fresh)
    return fresh
  }
  const parents = parentsOf(registry)
  for (const { resource, ...change } of changes) {
    const id = (change.after ?? change.before)!.id as number
    if (change.before && countsByName(resource.definition, change)) at(resource.table).named.add(id)
    if (!isSearched(resource) || !counts(resource.definition, parents.get(resource.table)?.by, change)) continue
    if (change.after) noteWritten(at(resource.table), id, resource.definition, change.before, change.after)
    const parent = parents.get(resource.table)
    for (const row of parent ? [change.before, change.after] : [])
      if (row?.[parent!.by]) at(parent!.table).gathered.add(row[parent!.by] as number)
  }
  return work
}

function noteWritten(
  { written }: Work,
  id: number,
  definition: Searched,
  before: Change['before'],
  after: NonNullable<Change['after']>,
): void {
  const known = written.get(id)
  const isAsBefore =
    before && isPublicRow(definition, before) && !isAnyChanged(textNames(definition), { before, after })
  // A new row may have columns that the database has filled in.
  const isWhole = searchNames(definition).every((name) => after[name] !== undefined)
  written.set(id, {
    ...(isWhole ? { row: after } : {}),
    isNew: known ? known.isNew : !before,
    reading: isAsBefore && known?.reading !== 'short' ? 'none' : 'short',
  })
}

type Searched = SearchedResource['definition']

/** The columns that say what a row is found by, and whether. */
const searchNames = workedOutOnce(({ public: { search, where } }: Searched): string[] => {
  const { fields, only = {}, relations = [] } = search
  return [...Object.keys(fields), ...Object.values(only), ...relations, ...Object.keys(where)]
})

const textNames = workedOutOnce(({ public: { search } }: Searched): string[] => {
  const names = Object.keys(search.fields).filter((name) => search.fields[name] === 'text')
  return [...names, ...names.flatMap((name) => search.only?.[name] ?? [])]
})

function counts(definition: Searched, parent: string | undefined, { before, after }: Change): boolean {
  const wasFound = before !== undefined && isPublicRow(definition, before)
  // What the database fills in is not known of a new row: it is looked at.
  const isFound = after !== undefined && (!before || isPublicRow(definition, after))
  if (!wasFound || !isFound) return wasFound || isFound
  return isAnyChanged([...searchNames(definition), ...(parent ? [parent] : [])], { before, after })
}

/** Whether the name by which others may be found is another. */
function countsByName({ label, public: access }: Definition, change: Change): boolean {
  return isAnyChanged([label, ...Object.keys(access?.where ?? {})], change)
}

function isAnyChanged(names: readonly string[], { before, after }: Change): boolean {
  return names.some((name) => !isDeepStrictEqual(before?.[name], after?.[name]))
}

/** Of a table through whose rows others are found: those others, and the column that names them. */
function parentsOf(registry: Registry): Map<string, { table: string; by: string }> {
  return new Map(
    registry
      .all()
      .filter(isSearched)
      .flatMap((resource) => {
        const below = childrenOf(registry, resource)
        return below ? [[below.child.table, { table: resource.table, by: below.by }] as const] : []
      }),
  )
}

/** Rows that are found by the names of changed rows; there may be very many. */
async function markPointing(
  session: WriteSession,
  registry: Registry,
  target: Resource,
  ids: ReadonlySet<number> | undefined,
): Promise<void> {
  if (!ids || ids.size === 0) return
  for (const resource of registry.all().filter(isSearched)) {
    for (const name of resource.definition.public.search.relations ?? []) {
      const field = resource.definition.fields[name]
      if (!field || !isRelation(field) || field.to !== target.definition.name) continue
      const column = sql.ref(`t.${name}`)
      const points = traitsOf(field).list
        ? sql`${column} && ${[...ids]}::int[]`
        : sql`${column} = any(${[...ids]}::int[])`
      await markStale(session, resource, sql`${sql.table(resource.table)} as t where ${points}`)
    }
  }
}

async function markStale(session: WriteSession, resource: SearchedResource, from: RawBuilder<unknown>): Promise<void> {
  if (await insertStale(session.transaction, resource, from)) session.tags.add(STALE_TAG)
}

/** False: all of them wait already. */
async function insertStale(
  db: Kysely<Tables>,
  { definition }: SearchedResource,
  from: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into search_stale (resource, id) select ${definition.name}, id from ${from} order by id on conflict do nothing
  `.execute(db)
  return numAffectedRows > 0n
}

type Deps = Writing & Pick<Engine, 'mutations'>

/**
 * Makes the words of rows that have none, or those of older rules or of an older definition, and of rows that were marked,
 * in small steps beside the work; several processes share it, and one that has not heard of a definition yet leaves with
 * the words it makes that they are of the one before. `ready`: when the registry says what is searched by now. Answers the
 * function that ends it.
 */
export function startIndexing(
  engine: Deps,
  { ready, onError }: { ready: () => Promise<void>; onError: (error: unknown) => void },
) {
  const { bus } = engine
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let wanted: 'look' | 'all' | undefined
  let closed = false

  function wake(what: 'look' | 'all', after = PAUSE): void {
    if (closed) return
    if (wanted !== 'all') wanted = what
    if (running) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => {
          onError(error)
          wanted = 'all'
        })
        .finally(() => {
          running = undefined
          if (wanted) wake(wanted, RETRY_AFTER)
        })
    }, after).unref()
  }

  async function work(): Promise<void> {
    while (wanted && !closed) {
      const what = wanted
      wanted = undefined
      const lookedAt: LookedAt = new Map()
      await ready()
      do while (!closed && (await workOff(engine))) await sleep(PAUSE)
      while (!closed && what === 'all' && (await markUnknown(engine, lookedAt, () => closed)))
    }
  }

  const stopListening = bus.onTags((tags) => {
    if (tags.has(STALE_TAG)) wake('look')
  })
  // Somebody wrote beside the pipeline, or the bus was deaf.
  const stopFlush = bus.onFlush(() => wake('all'))
  wake('all', START_AFTER)
  return async () => {
    closed = true
    clearTimeout(timer)
    stopListening()
    stopFlush()
    await running
  }
}

/** The last id up to which the rows of a table have the words they need, as of one look through all of it. */
type LookedAt = Map<string, number>

/**
 * Marks some of the rows without words of today's rules and definition; false when there are none, or all of them wait
 * already. Looks at `part` rows at a time, from where the look before it came to.
 */
export async function markUnknown(
  { database: { kysely }, registry }: Pick<Deps, 'database' | 'registry'>,
  lookedAt: LookedAt,
  isClosed: () => boolean,
  part = LOOKED_AT,
): Promise<boolean> {
  let isMore = false
  for (const resource of registry.all().filter(isSearched)) {
    const isPublic = publicValues(resource.definition)
    while (!isClosed()) {
      const from = lookedAt.get(resource.table) ?? Number.MIN_SAFE_INTEGER
      const { rows } = await sql<{ last: number | null }>`
        select max(id) as last from (
          select id from ${sql.table(resource.table)} where id > ${from}::bigint order by id limit ${part}
        ) as part
      `.execute(kysely)
      const last = rows[0]!.last
      if (last === null) break
      const isLookedAt = (id: string) => sql`${sql.ref(id)} > ${from}::bigint and ${sql.ref(id)} <= ${last}::bigint`
      const isUnknown = sql`(s.id is null or s.rules <> ${RULES} or s.revision < ${resource.revision})`
      const { numAffectedRows = 0n } = await sql`
        insert into search_stale (resource, id)
        select ${resource.definition.name}, t.id from ${sql.table(resource.table)} as t
        left join ${searchTable(resource)} as s on s.id = t.id and ${isLookedAt('s.id')}
        where ${sql.join([...isPublic, isLookedAt('t.id'), isUnknown], sql` and `)}
        order by t.id limit ${MARKED_MAX} on conflict do nothing
      `.execute(kysely)
      if (numAffectedRows > 0n) {
        isMore = true
        break
      }
      lookedAt.set(resource.table, last)
    }
  }
  return isMore
}

/** The resources with rows that wait, those through which others are found first. */
async function waiting({ database: { kysely }, registry }: Deps): Promise<SearchedResource[]> {
  const searched = inOrder(registry)
  const names = searched.map(({ definition }) => definition.name)
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where exists (select from search_stale where resource = name)
  `.execute(kysely)
  return searched.filter(({ definition }) => rows.some(({ name }) => name === definition.name))
}

/** A batch of one resource, in one transaction; false when there was nothing to do. */
async function workOff(engine: Deps): Promise<boolean> {
  const { registry } = engine
  for (const resource of await waiting(engine)) {
    const done = await engine.mutations.run(SYSTEM, async (session) => {
      const { rows } = await sql<{ id: number }>`
        delete from search_stale where resource = ${resource.definition.name} and id = any(array(
          select id from search_stale where resource = ${resource.definition.name} order by id limit ${BATCH} for update skip locked
        )) returning id
      `.execute(session.transaction)
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      const work = new Map<string, Work>([
        [resource.table, { ...NO_WORK, written: new Map(ids.map((id) => [id, { isNew: false, reading: 'all' }])) }],
      ])
      const parent = parentsOf(registry).get(resource.table)
      if (parent) {
        const above = await idsAbove(session, resource, parent.by, ids)
        work.set(parent.table, { ...NO_WORK, gathered: new Set(above) })
        for (const id of above) session.tags.add(relationTag(resource.table, parent.by, id))
        session.tags.add(parent.table)
      }
      await makeWords(session, engine, work)
      // What is kept of pages that found these rows, or not, goes.
      for (const id of ids) session.tags.add(`${resource.table}:${id}`)
      session.tags.add(resource.table)
      return rows.length
    })
    if (done > 0) return true
  }
  return false
}

/** The rows that are found through these. */
async function idsAbove(
  { transaction }: WriteSession,
  { table }: SearchedResource,
  by: string,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(by)} as id from ${sql.table(table)} where id = any(${ids}::int[])
  `.execute(transaction)
  return rows.map(({ id }) => id)
}

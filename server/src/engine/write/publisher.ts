import { type Kysely, sql } from 'kysely'
import { SYSTEM } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { publishRow, withdrawRow } from './publishing.ts'
import { lockRows } from './rows.ts'

/** ms after which it looks again, whatever it knows: another process may have told nobody. */
const LOOK_EVERY = 30_000
/** ms until what could not be published is tried again. */
const RETRY_AFTER = 600_000
/** Rows of a module done in one go. */
const AT_ONCE = 100
/** ms in which several changes are looked at once. */
const SETTLE = 50

type Deps = { engine: Engine; onError: (error: unknown, what: { resource: string; id?: number }) => void }

/**
 * Publishes and withdraws rows when their time has come, to the second: each in a transaction of its own, of any number of
 * processes by one. What cannot be published stays as it is, with its time, and is tried again later.
 */
export function startPublisher({ engine, onError }: Deps): () => Promise<void> {
  const { bus, database, registry, mutations } = engine
  const failed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isClosed = false
  /** Something has changed while it was looking: what it has seen may be older. */
  let isOutdated = false

  const publishable = (): Resource[] => registry.all().filter(({ definition }) => definition.publishable)

  async function doDue(resource: Resource, until: number): Promise<void> {
    for (const id of await due(database.kysely, resource, until)) {
      const key = `${resource.table}:${id}`
      if ((failed.get(key) ?? 0) > Date.now()) continue
      try {
        await mutations.run(SYSTEM, async (session) => {
          const [row] = await lockRows(session.transaction, resource.table, [id], 'for no key update')
          const now = seconds()
          // Another process may have been quicker, or somebody has changed their mind.
          if (row && isPast(row.publish_at, now)) await publishRow(session, resource, row)
          if (row && isPast(row.withdraw_at, now)) await withdrawRow(session, resource, row)
        })
        failed.delete(key)
      } catch (error) {
        failed.set(key, Date.now() + RETRY_AFTER)
        onError(error, { resource: resource.definition.name, id })
      }
    }
  }

  async function look(): Promise<void> {
    let wait = LOOK_EVERY
    isOutdated = false
    for (const resource of publishable()) {
      try {
        // One clock for both: what is not due by it is still to come.
        const now = seconds()
        await doDue(resource, now)
        const next = await nextTime(database.kysely, resource, now)
        if (next !== undefined) wait = Math.min(wait, Math.max(next * 1000 - Date.now(), SETTLE))
      } catch (error) {
        onError(error, { resource: resource.definition.name })
      }
    }
    lookAfter(isOutdated ? SETTLE : wait)
  }

  function lookAfter(wait: number): void {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      looking = looking.then(look)
    }, wait)
    timer.unref()
  }

  const forget = bus.onTags((tags) => {
    if (!publishable().some(({ table }) => tags.has(table))) return
    isOutdated = true
    lookAfter(SETTLE)
  })
  lookAfter(SETTLE)
  return async () => {
    isClosed = true
    clearTimeout(timer)
    forget()
    await looking
  }
}

const isPast = (time: unknown, now: number): boolean => typeof time === 'number' && time <= now

const seconds = (): number => Math.floor(Date.now() / 1000)

/** Rows for which the time of something has come. */
async function due(db: Kysely<Tables>, { table }: Resource, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from ${sql.table(table)} where publish_at <= ${now}::bigint order by publish_at, id limit ${AT_ONCE})
    union
    (select id from ${sql.table(table)} where withdraw_at <= ${now}::bigint order by withdraw_at, id limit ${AT_ONCE})
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Seconds; undefined where nothing is to come. */
async function nextTime(db: Kysely<Tables>, { table }: Resource, now: number): Promise<number | undefined> {
  const { rows } = await sql<{ next: number | null }>`
    select least(
      (select min(publish_at) from ${sql.table(table)} where publish_at > ${now}::bigint),
      (select min(withdraw_at) from ${sql.table(table)} where withdraw_at > ${now}::bigint)
    ) as next
  `.execute(db)
  return rows[0]?.next ?? undefined
}

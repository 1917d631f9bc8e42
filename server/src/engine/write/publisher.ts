import { type Kysely, sql } from 'kysely'
import { afterBurst } from '../../lib/after-burst.ts'
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
/** ms in which several changes are looked at once, and after which it looks though others go on changing. */
const SETTLE = { quiet: 50, within: 500 }

type Deps = { engine: Engine; onError: (error: unknown, what: { resource?: string; id?: number }) => void }

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

  const publishable = (): Resource[] => registry.all().filter(({ definition }) => definition.publishable)

  async function doDue(resource: Resource, ids: readonly number[]): Promise<void> {
    for (const id of ids) {
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
    try {
      for (const [resource, { due, next }] of await timesOf(database.kysely, publishable())) {
        await doDue(resource, due)
        if (next !== null) wait = Math.min(wait, Math.max(next * 1000 - Date.now(), SETTLE.quiet))
      }
    } catch (error) {
      onError(error, {})
    }
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(lookNow, wait).unref()
  }
  const lookNow = (): void => {
    looking = looking.then(look)
  }

  const changes = afterBurst(lookNow, SETTLE)
  const forget = bus.onTags((tags) => {
    if (publishable().some(({ table }) => tags.has(table))) changes.note()
  })
  changes.note()
  return async () => {
    isClosed = true
    forget()
    changes.cancel()
    await looking
    clearTimeout(timer)
  }
}

const isPast = (time: unknown, now: number): boolean => typeof time === 'number' && time <= now

const seconds = (): number => Math.floor(Date.now() / 1000)

/** `due`: rows for which the time of something has come. `next`: seconds; null where nothing is to come. */
type Times = { due: number[]; next: number | null }

/** In one statement, since every save of the back office asks for it. */
async function timesOf(db: Kysely<Tables>, resources: readonly Resource[]): Promise<[Resource, Times][]> {
  if (resources.length === 0) return []
  // One clock for both: what is not due by it is still to come.
  const now = sql`${Math.floor(Date.now() / 1000)}::bigint`
  const each = resources.map(({ table: name }, index) => {
    const table = sql.table(name)
    return sql`
      select ${sql.lit(index)} as place, array(
          (select id from ${table} where publish_at <= ${now} order by publish_at, id limit ${AT_ONCE})
          union
          (select id from ${table} where withdraw_at <= ${now} order by withdraw_at, id limit ${AT_ONCE})
        ) as due, least(
          (select min(publish_at) from ${table} where publish_at > ${now}),
          (select min(withdraw_at) from ${table} where withdraw_at > ${now})
        ) as next
    `
  })
  const { rows } = await sql<Times & { place: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows.map(({ place, ...times }) => [resources[place]!, times])
}

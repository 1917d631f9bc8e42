import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Database, Tables } from './database.ts'

declare module './database.ts' {
  interface Tables {
    cache_invalidation: { id?: number; tags: string[]; xid?: string; createtime?: Date }
  }
}

/**
 * Tells every process which data has changed, by tags: of a table (`course`), a row (`course:12`), the rows that point to one
 * (`lesson.course_id:12`); of which rows there are and in what order (`course#`, `lesson.course_id:12#`, `course#level`:
 * `placesTag`); and of what is no row (`config`).
 * The tags are rows of the write's own transaction; the notification only makes the others look sooner. (A NOTIFY
 * inside each write transaction serialises commits and halved the insert rate when tried; one connection therefore
 * sends a coalesced one every few milliseconds.) Among the tags of a row is a mark of its own: whoever has heard that, has
 * heard of the change, and does not tell it again when it finds the row.
 */
export type ChangeBus = {
  /** False while changes of other processes may be missed: caches must then be bypassed. */
  readonly healthy: boolean
  /** Listeners run synchronously, in this process before the write is answered. Answers the unsubscribe function. */
  onTags(listener: (tags: ReadonlySet<string>) => void): () => void
  /** Called when everything cached must go: the bus was deaf for a while, or somebody announced EVERYTHING. */
  onFlush(listener: () => void): () => void
  /** In a transaction that changes no resource: records the tags of what it writes. Answers what to announce: them and their mark. */
  record(executor: Kysely<Tables>, tags: readonly string[]): Promise<readonly string[]>
  /** After commit: tells this process at once and the others within milliseconds. Whatever bears a mark is told whole. */
  announce(tags: readonly string[]): void
  close(): Promise<void>
}

/** The tag of everything: whoever hears it empties its caches. */
export const EVERYTHING = '*'

/** The row in which a transaction tells of its changes. Its mark comes last among the tags, which are announced with it. */
export function invalidation(tags: Set<string>): { cache_invalidation: { tags: string[] }[] } {
  if (tags.size === 0) return { cache_invalidation: [] }
  tags.add(newMark())
  return { cache_invalidation: [{ tags: [...tags] }] }
}

// No tag has a space.
const MARK = 'change '
const PROCESS = randomBytes(9).toString('base64url')
let marks = 0

function newMark(): string {
  return `${MARK}${PROCESS}${++marks}`
}

function isMark(tag: string): boolean {
  return tag.startsWith(MARK)
}

const CHANNEL = 'tutu_change'
const NOTIFY_AFTER = 4 // ms
const NOTIFY_BYTES_MAX = 7000 // PostgreSQL refuses payloads of 8000
const POLL_EVERY = 2000 // ms
/** A connection that does not answer for so long is taken for lost, ms. */
const PATIENCE = 5000
const PRUNE_EVERY = 60_000 // ms
const KEEP = '10 minutes'
const RECONNECT_AFTER = 500 // ms

/** The oldest transaction that may still commit something. */
const OLDEST_OPEN = 'pg_snapshot_xmin(pg_current_snapshot())::text'

/** `pollEvery`: ms between two looks for writes whose notification never came. */
export async function openChangeBus(
  database: Database,
  onError: (error: unknown) => void,
  pollEvery = POLL_EVERY,
): Promise<ChangeBus> {
  const tagListeners = new Set<(tags: ReadonlySet<string>) => void>()
  const flushListeners = new Set<() => void>()
  let connection: pg.PoolClient | undefined
  let healthy = false
  let closed = false
  let pending = new Set<string>()
  let notifyTimer: NodeJS.Timeout | undefined
  let reconnectTimer: NodeJS.Timeout | undefined
  // Every write of a transaction before this one has been heard of.
  let heardUpTo = '0'
  // Of what looking may yet find: the marks heard since the last look, and the rows that it found.
  let heard = new Set<string>()
  let found = new Set<number>()
  let prunedAt = Date.now()

  /** Queries of the one connection, one after the other; one that nobody answers fails: a cut cable says nothing of itself. */
  let turn: Promise<unknown> = Promise.resolve()
  function ask<R extends pg.QueryResultRow>(client: pg.ClientBase, text: string, values: unknown[] = []) {
    const query: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: PATIENCE }
    const answer = turn.then(() => client.query<R>(query))
    turn = answer.catch(() => undefined)
    return answer
  }

  const tell = (told: Iterable<string>): void => {
    const tags = new Set<string>()
    for (const tag of told) (isMark(tag) ? heard : tags).add(tag)
    if (tags.size === 0) return
    if (tags.has(EVERYTHING)) flushAll()
    for (const listener of tagListeners) listener(tags)
  }
  const flushAll = (): void => {
    for (const listener of flushListeners) listener()
  }

  function lose(lost: pg.PoolClient, error?: unknown): void {
    if (connection !== lost) return
    connection = undefined
    healthy = false
    lost.removeAllListeners('notification')
    lost.release(true)
    flushAll()
    if (error) onError(error)
    scheduleConnect()
  }
  function scheduleConnect(): void {
    if (closed || reconnectTimer) return
    reconnectTimer = setTimeout(() => {
      reconnectTimer = undefined
      connect().catch(() => scheduleConnect())
    }, RECONNECT_AFTER)
    reconnectTimer.unref()
  }
  async function connect(): Promise<void> {
    const client = await database.pool.connect()
    let own: number | undefined
    try {
      client.on('notification', ({ processId, payload = '[]' }) => {
        // What this process announces it has told already; told once more it would drop what has been read since.
        if (processId !== own) tell(JSON.parse(payload) as string[])
      })
      client.on('error', (error) => lose(client, error))
      client.on('end', () => lose(client))
      await ask(client, `listen ${CHANNEL}`)
      const { rows } = await ask<{ oldest: string; own: number }>(
        client,
        `select ${OLDEST_OPEN} as oldest, pg_backend_pid() as own`,
      )
      heardUpTo = rows[0]!.oldest
      own = rows[0]!.own
    } catch (error) {
      client.release(true)
      throw error
    }
    if (closed) return client.release(true)
    connection = client
    flushAll()
    healthy = true
    if (pending.size > 0) scheduleNotify()
  }
  /** Finds writes whose notification never came: their process died between commit and NOTIFY. */
  async function poll(client: pg.PoolClient): Promise<void> {
    // What was heard before is committed, so that this look finds its row, if any still does; what comes meanwhile may be too late for it.
    const heardBefore = heard
    heard = new Set()
    const { rows } = await ask<{ oldest: string; id: number | null; tags: string[] | null }>(
      client,
      `select o.oldest, c.id, c.tags
       from (select ${OLDEST_OPEN} as oldest) o left join cache_invalidation c on c.xid >= $1::xid8`,
      [heardUpTo],
    )
    heardUpTo = rows[0]!.oldest
    const foundBefore = found
    found = new Set()
    const untold: string[] = []
    for (const { id, tags } of rows) {
      if (id === null || !tags) continue
      // While a transaction stays open, all that has been written since it began is found each time.
      found.add(id)
      const isKnown = foundBefore.has(id) || tags.some((tag) => heardBefore.has(tag) || heard.has(tag))
      if (!isKnown) untold.push(...tags)
    }
    tell(untold)
    if (Date.now() - prunedAt < PRUNE_EVERY) return
    prunedAt = Date.now()
    await ask(client, `delete from cache_invalidation where createtime < clock_timestamp() - $1::interval`, [KEEP])
  }
  /** One at a time: a mark must not arrive where the tags ahead of it have not. */
  async function notify(): Promise<void> {
    const client = connection
    // Without a connection the tags stay rows: the others find them at their next poll.
    if (client && pending.size > 0) {
      const batch = nextBatch()
      await ask(client, 'select pg_notify($1, $2)', [CHANNEL, JSON.stringify(batch)]).catch((error: unknown) => {
        pending = new Set([...batch, ...pending])
        lose(client, error)
      })
    }
    notifyTimer = undefined
    if (connection && pending.size > 0) scheduleNotify()
  }
  function nextBatch(): string[] {
    const batch: string[] = []
    let bytes = 2
    for (const tag of pending) {
      bytes += Buffer.byteLength(tag) + 3
      if (bytes > NOTIFY_BYTES_MAX) break
      batch.push(tag)
      pending.delete(tag)
    }
    return batch
  }
  function scheduleNotify(): void {
    notifyTimer ??= setTimeout(() => void notify(), NOTIFY_AFTER)
  }

  await connect()
  const pollTimer = setInterval(() => {
    const client = connection
    if (client) poll(client).catch((error: unknown) => lose(client, error))
  }, pollEvery)
  pollTimer.unref()

  return {
    get healthy() {
      return healthy
    },
    onTags(listener) {
      tagListeners.add(listener)
      return () => tagListeners.delete(listener)
    },
    onFlush(listener) {
      flushListeners.add(listener)
      return () => flushListeners.delete(listener)
    },
    async record(executor, tags) {
      const marked = [...tags, newMark()]
      await executor.insertInto('cache_invalidation').values({ tags: marked }).execute()
      return marked
    },
    announce(tags) {
      tell(tags)
      for (const tag of tags) pending.add(tag)
      scheduleNotify()
    },
    async close() {
      closed = true
      clearInterval(pollTimer)
      clearTimeout(notifyTimer)
      clearTimeout(reconnectTimer)
      await notify()
      pending = new Set()
      const last = connection
      connection = undefined
      healthy = false
      last?.removeAllListeners()
      last?.release(true)
    },
  }
}

import { type Kysely, sql } from 'kysely'
import { afterBurst } from '../lib/after-burst.ts'
import { type Day, dayOf } from '../lib/days.ts'
import type { Database, Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    page_view: { day: Day; path: string; count: number }
  }
}

const FLUSH_EVERY = 5000 // ms
/** Paths are the site's routes, a few dozen; more would be a mistake. */
const PENDING_MAX = 500

/** Counts looks at pages: in memory, and every few seconds added to the day's row of each route. */
export type PageViews = {
  /** `path`: a route of the site, such as '/course/:slug'. */
  count(path: string): void
  flush(): Promise<void>
  /** Writes what is still in memory. */
  close(): Promise<void>
}

export function createPageViews(database: Database, onError: (error: unknown) => void): PageViews {
  let pending = new Map<string, { day: Day; path: string; count: number }>()
  const burst = afterBurst(() => void flush(), { quiet: FLUSH_EVERY, within: 0 })

  async function flush(): Promise<void> {
    burst.cancel()
    const rows = [...pending.values()]
    if (rows.length === 0) return
    pending = new Map()
    try {
      await add(database.kysely, rows)
    } catch (error) {
      // They are counted with the next ones.
      for (const row of rows) note(row.day, row.path, row.count)
      onError(error)
    }
  }

  function note(day: Day, path: string, count: number): void {
    const key = `${day} ${path}`
    const known = pending.get(key)
    if (known) known.count += count
    else if (pending.size < PENDING_MAX) pending.set(key, { day, path, count })
    burst.note()
  }

  return {
    count: (path) => note(dayOf(new Date()), path, 1),
    flush,
    async close() {
      await flush()
      burst.cancel()
    },
  }
}

/** In the order of the key, so that two processes never wait for each other crosswise. */
async function add(db: Kysely<Tables>, rows: { day: Day; path: string; count: number }[]): Promise<void> {
  const ordered = rows.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1))
  await db
    .insertInto('page_view')
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ count: sql`page_view.count + excluded.count` }),
    )
    .execute()
}

/** Views of all pages per day from `from` on; days without any are left out. */
export async function viewsByDay(db: Kysely<Tables>, from: Day): Promise<Map<Day, number>> {
  const { rows } = await sql<{ day: Day; count: number }>`
    select day::text as day, sum(count) as count from page_view where day >= ${from}::date group by day
  `.execute(db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** Forgets days older than `days`. */
export async function prunePageViews(db: Kysely<Tables>, days: number): Promise<void> {
  await sql`delete from page_view where day < current_date - ${days}::int`.execute(db)
}

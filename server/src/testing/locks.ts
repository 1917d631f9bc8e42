import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** Until somebody in this database waits for a lock. */
export async function waitsForLock(db: Database['kysely']): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    if (rows.length > 0) return
    await sleep(10)
  }
}

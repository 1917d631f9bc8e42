import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** ms */
const FLUSH_EVERY = 1000

/** Notes that sessions are used: in memory, and a moment later all of them in one statement. */
export type LastSeen = {
  note(session: number): void
  /** Writes what is still in memory. */
  close(): Promise<void>
}

export function createLastSeen({ kysely }: Database, onError: (error: unknown) => void): LastSeen {
  let seen = new Set<number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (seen.size === 0) return
    const ids = [...seen]
    seen = new Set()
    try {
      // A session that another holds is being ended or refreshed: nobody waits for it, or crosswise.
      await sql`
        update session set lastseentime = epoch_seconds()
        where id in (select id from session where id = any(${ids}::int[]) for update skip locked)
      `.execute(kysely)
    } catch (error) {
      onError(error)
    }
  }

  return {
    note(session) {
      seen.add(session)
      timer ??= setTimeout(() => void flush(), FLUSH_EVERY).unref()
    },
    close: flush,
  }
}

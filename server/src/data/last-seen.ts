import { sql } from 'kysely'
import { afterBurst } from '../lib/after-burst.ts'
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
  let writing = Promise.resolve()
  const burst = afterBurst(() => void flush(), { quiet: FLUSH_EVERY, within: 0 })

  function flush(): Promise<void> {
    burst.cancel()
    const ids = [...seen]
    seen = new Set()
    if (ids.length > 0) writing = Promise.all([writing, write(ids)]).then(() => undefined)
    return writing
  }

  async function write(ids: readonly number[]): Promise<void> {
    try {
      // A session that another holds is being ended or refreshed: nobody waits for it, or crosswise.
      await sql`
        update session set lastseentime = epoch_seconds()
        where id in (select id from session where id = any(${ids}::int[]) for no key update skip locked)
      `.execute(kysely)
    } catch (error) {
      onError(error)
    }
  }

  return {
    note(session) {
      seen.add(session)
      burst.note()
    },
    close: flush,
  }
}

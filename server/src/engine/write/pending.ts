import { invalidation } from '../../postgres/change-bus.ts'
import { indexChanges } from '../../search/changes.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { forgetTaken } from './former-slugs.ts'
import { OBSERVERS, type Operation, type RowChange, type RowsByTable } from './observers.ts'
import { writeAll } from './rows.ts'
import type { WriteSession } from './session.ts'

/** What a session has yet to write when it commits: rows of observers, entries of the log, cache tags, and words. */
export type Pending = {
  /** Has the observers see what was done, and keeps what they answer. */
  tell(session: WriteSession, operation: Operation): Promise<void>
  leave(table: string, rows: readonly Row[]): void
  flush(session: WriteSession): Promise<void>
  mark(session: WriteSession): () => void
  /** Writes the rest, before the commit. */
  finish(session: WriteSession): Promise<void>
}

export function createPending(engine: Omit<Engine, 'mutations'>): Pending {
  const written = new Map<string, Row[]>()
  let changed: RowChange[] = []
  let wordsLater = false

  function leave(table: string, rows: readonly Row[]): void {
    const waiting = written.get(table)
    if (waiting) waiting.push(...rows)
    else written.set(table, [...rows])
  }

  /** The words of changed rows, and in one statement what has been left to be written, `also` with it. */
  async function writeWaiting(session: WriteSession, later: boolean, also?: () => RowsByTable): Promise<void> {
    const changes = changed
    changed = []
    const words = await indexChanges(session, changes, engine, { later })
    const rows = { ...Object.fromEntries(written), ...also?.() }
    written.clear()
    await writeAll(session.transaction, rows, [...forgetTaken(changes), ...words])
  }

  return {
    leave,
    async tell(session, operation) {
      if (operation.changes.length === 0) return
      changed.push(...operation.changes)
      for (const observe of OBSERVERS) {
        const rows = await observe(session, operation, engine)
        for (const [table, list] of Object.entries(rows ?? {})) leave(table, list)
      }
    },
    async flush(session) {
      wordsLater = true
      await writeWaiting(session, true)
    },
    mark(session) {
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
    async finish(session) {
      await writeWaiting(session, wordsLater, () => invalidation(session.tags))
    },
  }
}

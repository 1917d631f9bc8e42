import { invalidation } from '../../postgres/change-bus.ts'
import { indexChanges } from '../../search/changes.ts'
import type { LateTransaction } from '../../postgres/late-transaction.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { OBSERVERS, type Operation, type RowChange, type RowsByTable } from './observers.ts'
import type { Resource } from '../registry.ts'
import { type NewRow, writingAll } from './rows.ts'
import type { WriteSession } from './session.ts'
import { type Together, writingLeft } from './together.ts'

/** A row that goes out with all that follows from it; `guard` turns what the database refuses into messages. */
export type HeldRow = NewRow & { guard: (write: () => Promise<unknown>) => Promise<unknown> }

/** What a session has yet to write when it commits: rows of observers, entries of the log, cache tags, and words. */
export type Pending = {
  /** Has the observers see what was done, and keeps what they answer. */
  tell(session: WriteSession, operation: Operation): Promise<void>
  leave(table: string, rows: readonly Row[]): void
  /**
   * Keeps a row back for the last statement and answers it with what is drawn for it, where nothing has been asked in the transaction;
   * undefined otherwise. Should something be asked yet, it is written ahead of that.
   */
  hold(resource: Resource, make: (drawn: Row) => HeldRow): Promise<Row | undefined>
  flush(session: WriteSession): Promise<void>
  mark(session: WriteSession): () => void
  /** Writes the rest, before the commit. */
  finish(session: WriteSession): Promise<void>
}

export function createPending(engine: Omit<Engine, 'mutations'>, late?: LateTransaction, together?: Together): Pending {
  const written = new Map<string, Row[]>()
  let changed: RowChange[] = []
  let wordsLater = false
  let held: HeldRow | undefined

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
    const added = takeHeld()
    // Nothing else has been asked, and nothing will be: this is all.
    if (also && added) return void (await added.guard(() => together!.write({ rows, changes, words, added })))
    const all = writingLeft([{ rows, changes, words, ...(added && { added }) }])
    if (!all) return
    if (also) late?.nextIsLast()
    const write = () => all.execute(session.transaction)
    await (added ? added.guard(write) : write())
  }

  function takeHeld(): HeldRow | undefined {
    const row = held
    held = undefined
    late?.ahead(undefined)
    return row
  }

  return {
    leave,
    async hold(resource, make) {
      if (!late || !together || late.hasBegun()) return undefined
      const row = (held = make(await together.draw(resource)))
      late.ahead(async (ask) => {
        held = undefined
        await row.guard(() => ask(writingAll({}, [], [row])!))
      })
      return row.row
    },
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

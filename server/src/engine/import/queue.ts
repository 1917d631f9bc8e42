import { Failure } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import { isEnabled } from './import-runs.ts'

const WAITING_MAX = 10
/** ms between two words of how far an import is. */
const BEAT = 1000

/** Of one run: tells how far it is, in the queue too, and hears whether it is still wanted. */
export type Pulse = {
  /** Rows read so far. */
  read: number
  beat(state?: 'running'): Promise<void>
  /** Notes how many rows are read. Throws `Stopped` where the run has been ended from outside. */
  reach: (rows: number) => void
  end(): void
}

/** What ends a run from outside, by the message that tells it. */
export class Stopped extends Failure {}

/** What this process does or is to do, one after the other, in the order in which it was asked for. */
export type Queue = {
  /** Throws `import.tooMany` where enough is waiting. */
  checkRoom(): void
  enqueue(id: string, job: (pulse: Pulse) => Promise<void>): void
  /** Lets a run hear at once whether it is still wanted. */
  beat(id: string): Promise<void>
  /** Ends what is under way. */
  close: () => Promise<void>
}

export function createQueue(db: Kysely<Tables>, onError: (error: unknown) => void): Queue {
  const closing = new AbortController()
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  const pulses = new Map<string, Pulse>()

  return {
    checkRoom() {
      if (waiting >= WAITING_MAX) throw new Failure('import.tooMany', { status: 429 })
    },
    enqueue(id, job) {
      waiting++
      const pulse = createPulse({ db, id, closing: closing.signal, onError })
      pulses.set(id, pulse)
      queue = queue
        .then(() => job(pulse))
        .catch(onError)
        .finally(() => {
          waiting--
          pulse.end()
          pulses.delete(id)
        })
    },
    async beat(id) {
      await pulses.get(id)?.beat()
    },
    async close() {
      closing.abort()
      await queue
    },
  }
}

type Beating = { db: Kysely<Tables>; id: string; closing: AbortSignal; onError: (error: unknown) => void }

function createPulse({ db, id, closing, onError }: Beating): Pulse {
  let stopped: Stopped | undefined
  const pulse: Pulse = {
    read: 0,
    async beat(state) {
      const heard = await db
        .updateTable('import_run')
        .set({ ...(state && { state }), read: pulse.read, beat: sql<number>`epoch_seconds()` })
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .where(isEnabled)
        .returning('cancelled')
        .executeTakeFirst()
      if (!heard || heard.cancelled) stopped = new Stopped('import.cancelled')
    },
    reach(rows) {
      pulse.read = rows
      if (closing.aborted) throw new Stopped('import.interrupted')
      if (stopped) throw stopped
    },
    end: () => clearInterval(timer),
  }
  const timer = setInterval(() => void pulse.beat().catch(onError), BEAT)
  return pulse
}

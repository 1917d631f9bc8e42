import { Failure } from '@tutu/contract/core/errors'
import type { RawBuilder } from 'kysely'
import pg from 'pg'
import { gathering } from '../../lib/gathering.ts'
import { type Database, isUnavailable } from '../../postgres/database.ts'
import { isTimedOut } from '../../postgres/timed-out.ts'
import { type Documents, storing } from '../../search/documents.ts'
import type { Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import { forgetTaken } from './former-slugs.ts'
import type { RowChange, RowsByTable } from './observers.ts'
import { drawRows, type NewRow, writingAll } from './rows.ts'

/** What a session leaves for its last statement: rows of observers, what changed, words, and a row that is not there yet. */
export type Left = { rows: RowsByTable; changes: readonly RowChange[]; words: readonly Documents[]; added?: NewRow }

/**
 * Rows that are all that their sessions write. Those of one module that come while others are being written go out in one
 * statement when that is done (decision 342).
 */
export type Together = {
  /** What the database gives a new row before it is there. */
  draw(resource: Resource): Promise<Row>
  /** Answered when it is committed. What is refused, or fails, is so for its own reasons. */
  write(left: Left & { added: NewRow }): Promise<void>
}

/** So many are written by one statement. */
const MOST = 32
/** ms after which the next do not wait for those that are being written: one that was refused with others may wait for a lock, alone. */
const PATIENCE = 200
/** ms, as for a connection: who asked will not wait for an answer much longer. */
const LONGEST = 5000
const LIMITS = {
  patience: PATIENCE,
  most: MOST,
  longest: LONGEST,
  tooLate: () => new Failure('server.unavailable', { status: 503 }),
}

export function createTogether(database: Database): Together {
  const draw = gathering<Resource, Row>(
    (resources) => drawRows(database.reads, resources[0]!, resources.length),
    LIMITS,
  )

  async function writeAll(left: readonly (Left & { added: NewRow })[]): Promise<Promise<void>[]> {
    if (left.length > 1) {
      try {
        await write(left)
        return left.map(() => Promise.resolve())
      } catch (error) {
        if (!isTakenBack(error)) throw error
      }
    }
    // Alone, each hears what is wrong with it and nothing else.
    return left.map((one) => write([one]))
  }

  async function write(left: readonly Left[]): Promise<void> {
    const late = database.late()
    await late.execute((transaction) => {
      late.nextIsLast()
      return writingLeft(left)!.execute(transaction)
    })
  }

  const gathered = gathering(writeAll, LIMITS)
  return {
    draw: (resource) => draw(resource, resource),
    write: (left) => gathered(`${left.added.table} ${Object.keys(left.added.row).join()}`, left),
  }
}

/** Whether the database itself says that nothing of it is kept. What took too long, or was ended, would be so again for each. */
function isTakenBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isUnavailable(error) && !isTimedOut(error)
}

/** The statement that writes what these sessions leave; undefined: there is nothing. */
export function writingLeft(left: readonly Left[]): RawBuilder<unknown> | undefined {
  const rows: Record<string, Row[]> = {}
  for (const one of left) for (const [table, list] of Object.entries(one.rows)) (rows[table] ??= []).push(...list)
  const words = Map.groupBy(
    left.flatMap((one) => one.words),
    ({ resource }) => resource,
  )
  const stored = Array.from(words, ([resource, all]) =>
    storing({ resource, documents: all.flatMap(({ documents }) => documents) }),
  )
  const taken = forgetTaken(left.flatMap(({ changes }) => changes))
  return writingAll(
    rows,
    [...taken, ...stored],
    left.flatMap(({ added }) => added ?? []),
  )
}

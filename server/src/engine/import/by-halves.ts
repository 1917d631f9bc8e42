import { Failure } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import type { WriteSession } from '../write/session.ts'

type Halving<Item> = {
  /** What is done with some of them at once; what it throws as a `Failure` is tried again with each half. */
  work: (some: readonly Item[]) => Promise<void>
  /** Of one that is refused by itself. */
  onRefused: (item: Item, reason: Failure) => void
  /** Whether nothing more is wanted. */
  isOver?: () => boolean
}

/** All of them at once; where that is refused, each half by itself, down to those that are refused. */
export async function byHalves<Item>(
  session: Pick<WriteSession, 'transaction' | 'mark'>,
  items: readonly Item[],
  halving: Halving<Item>,
): Promise<void> {
  if (items.length === 0 || halving.isOver?.()) return
  const { transaction } = session
  const forget = session.mark()
  await sql`savepoint some_items`.execute(transaction)
  try {
    await halving.work(items)
    await sql`release savepoint some_items`.execute(transaction)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await sql`rollback to savepoint some_items`.execute(transaction)
    await sql`release savepoint some_items`.execute(transaction)
    forget()
    if (items.length === 1) return halving.onRefused(items[0]!, error)
    const half = Math.ceil(items.length / 2)
    await byHalves(session, items.slice(0, half), halving)
    await byHalves(session, items.slice(half), halving)
  }
}

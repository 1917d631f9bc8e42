import { fail } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import type { ResourceHooks, RunCommand } from '../engine/hooks.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { cancel, confirm, deliver, refund, settle } from '../shop/move-order.ts'
import { IS_OVER } from '../shop/waiting.ts'

type Move = (session: WriteSession, order: Row, input: { reason: string; amount?: number | null }) => Promise<void>

/** Every move of an order is a command; each locks the orders it is for (`runCommand`). */
const moves =
  (move: Move): RunCommand =>
  async (session, { rows, input }) => {
    for (const row of rows) await move(session, row, input as { reason: string; amount?: number | null })
  }

/** The same for orders that can still be paid or agreed to: of one that is over the member already reads that it is cancelled. */
const movesInTime =
  (move: Move): RunCommand =>
  async (session, command) => {
    const ids = command.rows.map(({ id }) => id)
    const { rows: late } = await sql<{ number: string }>`
      select number from shop_order where id = any(${ids}::int[]) and ${IS_OVER} order by id limit 1
    `.execute(session.transaction)
    if (late[0]) throw fail('shop.tooLate', { number: late[0].number })
    await moves(move)(session, command)
  }

export const shopOrder: ResourceHooks = {
  commands: {
    confirm: movesInTime(confirm),
    markPaid: movesInTime(settle),
    deliver: moves(deliver),
    cancel: moves(cancel),
    refund: moves(refund),
    refundPoints: moves(refund),
  },
}

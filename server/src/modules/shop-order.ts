import { fail } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import type { ResourceHooks, RunCommand } from '../engine/hooks.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { proposeRefunds } from '../lesson-hours/refund-proposal.ts'
import type { OpenOutbox, Outbox } from '../messages/outbox.ts'
import { cancel, confirm, deliver, refund, settle } from '../shop/move-order.ts'
import { refuseRefund, writeAnswer } from '../shop/refund-requests.ts'
import { IS_OVER } from '../shop/waiting.ts'

type Input = { reason: string; amount?: number | null }
type Move = (session: WriteSession, order: Row, input: Input) => Promise<void>

/** Every move of an order is a command; each locks the orders it is for (`runCommand`). */
const moves =
  (move: Move): RunCommand =>
  async (session, { rows, input }) => {
    for (const row of rows) await move(session, row, input as Input)
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

export function shopOrderHooks(outbox: () => Pick<Outbox, 'open'>): ResourceHooks {
  /** Whoever asked for the refund is written to. */
  const answers = (answer: (session: WriteSession, outbox: OpenOutbox, order: Row, input: Input) => Promise<void>) => ({
    async prepare(): Promise<RunCommand> {
      const opened = await outbox().open()
      return moves((session, order, input) => answer(session, opened, order, input))
    },
  })
  const refunds = answers(async (session, opened, order, input) => {
    await refund(session, order, input)
    if (order.refund_request === 'waiting')
      await writeAnswer(session, opened, order, { event: 'refund_accepted', reason: input.reason })
  })
  return {
    presents: ['refund_proposal'],
    present: ({ db, language }, rows) => proposeRefunds(db, rows, language),
    commands: {
      confirm: movesInTime(confirm),
      markPaid: movesInTime(settle),
      deliver: moves(deliver),
      cancel: moves(cancel),
      refund: refunds,
      refundPoints: refunds,
      acceptRefund: refunds,
      acceptPoints: refunds,
      refuseRefund: answers((session, opened, order, { reason }) => refuseRefund(session, opened, order, reason)),
    },
  }
}

import type { Row } from '../engine/fields/columns.ts'
import type { CommandHandler, ResourceHooks } from '../engine/hooks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Payments } from '../payment/provider.ts'
import { agree, askAbout, giveBack, payIn, refuse } from '../payment/top-up.ts'

type Move = (session: WriteSession, row: Row, input: { reason: string; payments: Payments }) => Promise<void>

export function topUpHooks(payments: Payments): ResourceHooks {
  /** The rows are locked. */
  const moves =
    (move: Move): CommandHandler =>
    async (session, { rows, input }) => {
      const { reason } = input as { reason: string }
      for (const row of rows) await move(session, row, { reason, payments })
    }
  return {
    commands: {
      confirm: moves(agree),
      markPaid: moves(payIn),
      askProvider: moves(askAbout),
      refuse: moves(refuse),
      refund: moves(giveBack),
    },
  }
}

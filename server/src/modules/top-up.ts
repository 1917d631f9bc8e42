import type { Row } from '../engine/fields/columns.ts'
import type { CommandHandler, ResourceHooks } from '../engine/hooks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { agree, giveBack, payIn, refuse } from '../payment/top-up.ts'

type Move = (session: WriteSession, row: Row, input: { reason: string }) => Promise<void>

/** The rows are locked. */
const moves =
  (move: Move): CommandHandler =>
  async (session, { rows, input }) => {
    for (const row of rows) await move(session, row, input as { reason: string })
  }

export const topUp: ResourceHooks = {
  commands: { confirm: moves(agree), markPaid: moves(payIn), refuse: moves(refuse), refund: moves(giveBack) },
}

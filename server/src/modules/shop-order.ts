import type { CommandHandler, ResourceHooks } from '../engine/hooks.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { cancel, confirm, deliver, refund, settle } from '../shop/move-order.ts'

type Move = (session: WriteSession, order: Row, input: { reason: string; amount?: number | null }) => Promise<void>

/** Every move of an order is a command; each locks the orders it is for (`runCommand`). */
const moves =
  (move: Move): CommandHandler =>
  async (session, { rows, input }) => {
    for (const row of rows) await move(session, row, input as { reason: string; amount?: number | null })
  }

export const shopOrder: ResourceHooks = {
  commands: {
    confirm: moves(confirm),
    markPaid: moves(settle),
    deliver: moves(deliver),
    cancel: moves(cancel),
    refund: moves(refund),
    refundPoints: moves(refund),
  },
}

import type { Row } from '../engine/fields/columns.ts'
import type { RunCommand, ResourceHooks } from '../engine/hooks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Payments } from '../payment/provider.ts'
import { askAbout, type Asking, beginTopUps, giveBackNow } from '../payment/asking.ts'
import { agree, payIn, refuse, takeBack, wasGivenBack } from '../payment/top-up.ts'

type Move = (session: WriteSession, row: Row, input: { reason: string; payments: Payments }) => Promise<void>

/** `asking`: what there is once the engine that these belong to is made. */
export function topUpHooks(asking: () => Asking): ResourceHooks {
  /** The rows are locked. */
  const moves =
    (move: Move): RunCommand =>
    async (session, { rows, input }) => {
      const { reason } = input as { reason: string }
      for (const row of rows) await move(session, row, { reason, payments: asking().payments })
    }
  // Providers are asked when nothing is locked any more: they may take seconds.
  const refund: RunCommand = async (session, { rows, input }) => {
    for (const row of rows) {
      await takeBack(session, row, { reason: String(input.reason), payments: asking().payments })
      // The balance has lost it, whatever comes of this: the job goes on with it, and says why it does not get through.
      session.afterCommit.push(() => giveBackNow(asking(), row).catch(() => undefined))
    }
    return { message: { key: 'payment.takenBack' } }
  }
  const refundAgain: RunCommand = async (session, { rows }) => {
    const { language } = session.actor
    for (const row of rows) session.afterCommit.push(() => giveBackNow(asking(), row, language))
  }
  /** A code is there for whoever stands at the counter. What is not begun now, the job begins. */
  const confirm: RunCommand = async (session, call) => {
    await moves(agree)(session, call)
    for (const { id } of call.rows)
      session.afterCommit.push(async () => void (await beginTopUps(asking(), id as number).catch(() => undefined)))
  }
  const askProvider: RunCommand = async (session, { rows }) => {
    for (const row of rows) session.afterCommit.push(() => askAbout(asking(), row))
  }
  return {
    commands: {
      confirm,
      markPaid: moves(payIn),
      askProvider,
      refuse: moves(refuse),
      refund,
      refundAgain,
      refundedByHand: moves(wasGivenBack),
    },
  }
}

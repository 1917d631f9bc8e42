import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { CommandHandler, ResourceHooks } from '../engine/hooks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Payments } from '../payment/provider.ts'
import { agree, askAbout, giveBackNow, payIn, refuse, takeBack, wasGivenBack } from '../payment/top-up.ts'

type Deps = { payments: Payments; engine: () => Pick<Engine, 'database' | 'mutations'> }
type Move = (session: WriteSession, row: Row, input: { reason: string; payments: Payments }) => Promise<void>

export function topUpHooks({ payments, engine }: Deps): ResourceHooks {
  /** The rows are locked. */
  const moves =
    (move: Move): CommandHandler =>
    async (session, { rows, input }) => {
      const { reason } = input as { reason: string }
      for (const row of rows) await move(session, row, { reason, payments })
    }
  // Providers are asked when nothing is locked any more: they may take seconds.
  const refund: Move = async (session, row, input) => {
    await takeBack(session, row, input)
    const [id, { language }] = [row.id as number, session.actor]
    session.afterCommit.push(async () => {
      const { database, mutations } = engine()
      await giveBackNow(database.kysely, { mutations, payments }, { id, language })
    })
  }
  const askProvider: CommandHandler = async (session, { rows }) => {
    for (const row of rows) session.afterCommit.push(() => askAbout({ mutations: engine().mutations, payments }, row))
  }
  return {
    commands: {
      confirm: moves(agree),
      markPaid: moves(payIn),
      askProvider,
      refuse: moves(refuse),
      refund: moves(refund),
      refundedByHand: moves(wasGivenBack),
    },
  }
}

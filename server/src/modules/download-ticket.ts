import { issueTicket } from '../data/tickets.ts'
import type { CommandOutcome } from '../engine/hooks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { administratorOrSystem, forbidden } from '../policy/actors.ts'

/** What a command with `downloads` answers: a ticket for what a GET of its address sends, of that purpose. */
export async function downloadTicket(
  { transaction, actor }: Pick<WriteSession, 'transaction' | 'actor'>,
  purpose: string,
  payload: unknown,
): Promise<CommandOutcome> {
  const administrator = administratorOrSystem(actor)
  if (!administrator) throw forbidden()
  return {
    data: { ticket: await issueTicket({ kysely: transaction }, { purpose, adminId: administrator.id, payload }) },
  }
}

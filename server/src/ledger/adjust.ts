import { type Telling, tell } from '../data/member-events.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { type Account, type Movement, postAll } from './post.ts'

/** What an administrator gives or takes, of several at once: they are told, and why. */
export async function adjustAccounts(
  session: WriteSession,
  adjustments: readonly (Movement & { reason: string })[],
): Promise<void> {
  await postAll(session, adjustments)
  await tell(session, adjustments.map(adjusted))
}

const EVENTS = {
  money: { name: 'money', added: 'money_added', taken: 'money_taken' },
  score: { name: 'points', added: 'points_added', taken: 'points_taken' },
} as const satisfies Record<Account, object>

/** What is told of an entry that was made by hand. */
export function adjusted({ account, member, amount, reason }: Movement & { reason: string }): Telling {
  const { name, added, taken } = EVENTS[account]
  return { member, event: amount > 0 ? added : taken, reason, params: { [name]: Math.abs(amount) } }
}

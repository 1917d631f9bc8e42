import { createSession } from '../data/sessions.ts'
import type { Services } from '../compose.ts'
import { post } from '../ledger/post.ts'
import { SYSTEM } from '../policy/actors.ts'

export type Payer = { id: number; headers: Record<string, string> }

/** Members with something to pay with, 200.00 and 50 points, and families, all signed in. */
export function payersOf({ engine: { mutations, database } }: Services) {
  let made = 0

  async function session(kind: 'member' | 'guardian', identityId: number): Promise<Record<string, string>> {
    const by = { kind, identityId, ip: '127.0.0.1', useragent: 'test', keep: false } as const
    const { token } = await database.kysely.transaction().execute((trx) => createSession(trx, by))
    return { [kind === 'member' ? 'ba-user-token' : 'ba-guardian-token']: token }
  }

  async function newMember({ birth_year = 1990, guardian_id = null as number | null } = {}): Promise<Payer> {
    const username = `payer${(made += 1)}`
    const form = { username, nickname: username, password: 'carrot-2026', group_id: 1, birth_year }
    const id = await mutations.run(SYSTEM, async (tx) => {
      const member = await tx.add('member', form)
      if (guardian_id) await tx.touch('member', [member], { guardian_id })
      await post(tx, { account: 'money', member, amount: 200_00, reason: '充值' })
      await post(tx, { account: 'score', member, amount: 50, reason: '打卡' })
      return member
    })
    return { id, headers: await session('member', id) }
  }

  /** A child of nine and who looks after it. */
  async function newFamily(
    contact = `parent${(made += 1)}@example.com`,
  ): Promise<{ child: Payer; guardian: Record<string, string> }> {
    const [row] = await mutations.run(SYSTEM, (tx) => tx.insert('guardian', [{ contact, status: true }]))
    const guardian_id = row!.id as number
    const child = await newMember({ birth_year: new Date().getFullYear() - 9, guardian_id })
    return { child, guardian: await session('guardian', guardian_id) }
  }

  return { newMember, newFamily }
}

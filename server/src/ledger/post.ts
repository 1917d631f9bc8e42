import { fail, failForm } from '@tutu/contract/core/errors'
import { tableName } from '@tutu/contract/definition/define-resource'
import { fromCents } from '@tutu/contract/fields/money'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { administratorIdOf } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

/** What members have: cents of money, and points. */
export type Account = 'money' | 'score'

/** `amount`: whole cents or points, negative to take. */
export type Movement = { account: Account; member: number; amount: number }
/** `source` names what it is for, such as `order:12`: the same is posted once. `reason` is read by the member. */
export type Posting = Movement & { reason: string; source?: string }

/** The ledger of each account, the most that a member's row holds of it, and how an amount is told. */
export const ACCOUNTS = {
  money: { ledger: 'money-log', most: 99_999_999_999_99, told: fromCents },
  score: { ledger: 'score-log', most: 2_147_483_647, told: String },
} as const satisfies Record<Account, { ledger: string; most: number; told: (amount: number) => string }>

/**
 * Adds to what a member has, or takes from it: the one way a balance changes (decision 041). The member stays locked until the
 * transaction ends. Answers whether it was posted now: what its source posted before stays, and is not posted again. Throws
 * a form failure where there is not enough, nobody of that number, or nothing to move.
 */
export async function post(session: WriteSession, { reason, source, ...movement }: Posting): Promise<boolean> {
  const { transaction, actor } = session
  const { account, member, amount } = movement
  const has = await lockBalance(transaction, movement)
  // Under the lock: of two that pay one order at once the second finds what the first has posted.
  if (source !== undefined && (await isPosted(transaction, movement, source))) return false
  refuseImpossible(movement, has)
  await session.insert(ACCOUNTS[account].ledger, [
    { user_id: member, [account]: amount, memo: reason, source: source ?? null, admin_id: administratorIdOf(actor) },
  ])
  return true
}

/** Several at once, each as `post` does it: members are locked in one order, so that two who pay crosswise do not wait for each other. */
export async function postAll(session: WriteSession, postings: readonly Posting[]): Promise<void> {
  for (const posting of postings.toSorted((one, other) => one.member - other.member)) await post(session, posting)
}

/** For entries that a form makes: what `post` refuses, and who made it. */
export async function checkEntry({ transaction, actor }: WriteSession, movement: Movement): Promise<number | null> {
  refuseImpossible(movement, await lockBalance(transaction, movement))
  return administratorIdOf(actor)
}

async function lockBalance(trx: Kysely<Tables>, { account, member }: Movement): Promise<number> {
  const { rows } = await sql<{ has: string }>`
    select ${sql.ref(account)} as has from member where id = ${member} for no key update
  `.execute(trx)
  if (!rows[0]) throw failForm({ user_id: { key: 'ledger.noMember', params: { id: member } } })
  return Number(rows[0].has)
}

async function isPosted(trx: Kysely<Tables>, { account, member, amount }: Movement, source: string): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select user_id = ${member} and ${sql.ref(account)} = ${amount} as same
    from ${sql.table(tableName({ name: ACCOUNTS[account].ledger }))} where source = ${source}
  `.execute(trx)
  if (rows[0] && !rows[0].same) throw fail('ledger.otherEntry', { source })
  return rows.length > 0
}

function refuseImpossible({ account, amount }: Movement, has: number): void {
  const { most, told } = ACCOUNTS[account]
  if (amount === 0) throw failForm({ [account]: { key: 'ledger.zero' } })
  if (has + amount < 0)
    throw failForm({ [account]: { key: 'ledger.tooLittle', params: { has: told(has), amount: told(-amount) } } })
  if (has + amount > most) throw failForm({ [account]: { key: 'ledger.tooMuch', params: { most: told(most) } } })
}

import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Registry } from '../engine/registry.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { ACCOUNTS, type Account, post } from '../ledger/post.ts'
import { DEMO_REMOVED } from '../lib/own-words.ts'
import { untell } from './member-events.ts'
import { refuse } from '../payment/top-up.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { memberId } from '../policy/actors.ts'
import { cancel, refund } from '../shop/move-order.ts'

const REASON = { reason: DEMO_REMOVED }

/**
 * Ends what `members` of the demo have begun, by the functions that end it for real ones: orders are cancelled or refunded, top-ups
 * refused, and what is left of money and points is taken by entries of its own. `goods`, which orders name, are sold no more.
 */
export async function balanceBooks(
  session: WriteSession,
  members: readonly number[],
  goods: readonly number[],
): Promise<void> {
  for (const order of await lockOf(session, 'shop_order', ['unconfirmed', 'pending'], members))
    await cancel(session, order, REASON)
  for (const order of await lockOf(session, 'shop_order', ['paid', 'delivered'], members))
    await refund(session, order, REASON)
  for (const row of await lockOf(session, 'top_up', ['unconfirmed', 'waiting'], members))
    await refuse(session, row, REASON)
  for (const account of Object.keys(ACCOUNTS) as Account[]) await takeAll(session, account, members)
  // Who stays for the sake of a work has not heard of orders that there never were.
  await untell(session, REASON)
  // Their courses are free to go.
  await session.touch('good', goods, { status: false, course_id: null, is_demo: false })
}

/**
 * The accounts stay as numbers, as those of everybody who has entries (decision 041); nothing else of theirs does, in the recycle
 * bin neither. The log of what administrators did stays as it is: nobody's personal data is in it.
 */
export async function closeAccounts(
  session: WriteSession,
  registry: Registry,
  members: readonly number[],
): Promise<void> {
  // What was removed just now is in the recycle bin first.
  await session.flush()
  for (const id of members) await eraseMember(session, registry, memberId(id), { works: 'remove', keepsTraces: true })
  await session.touch('member', members, { is_demo: false })
}

/** Accounts that stay are in no group of the demo's, which goes. */
export async function leaveDemoGroups(session: WriteSession, members: readonly number[]): Promise<void> {
  const { rows: left } = await sql<{ id: number; group: number }>`
    select m.id, (select min(id) from member_group where not is_demo) as "group"
    from member m join member_group g on g.id = m.group_id where g.is_demo and m.id = any(${[...members]}::int[])
  `.execute(session.transaction)
  const groups = new Map(left.map(({ id, group }) => [id, group]))
  await session.touch('member', [...groups.keys()], ({ id }) => ({ group_id: groups.get(id as number) }))
}

async function takeAll(session: WriteSession, account: Account, members: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; has: string }>`
    select id, ${sql.ref(account)} as has from member where id = any(${[...members]}::int[]) and ${sql.ref(account)} > 0
    order by id
  `.execute(session.transaction)
  for (const { id, has } of rows) await post(session, { account, member: id, amount: -Number(has), ...REASON })
}

async function lockOf(
  { transaction }: WriteSession,
  table: 'shop_order' | 'top_up',
  states: readonly string[],
  members: readonly number[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where user_id = any(${[...members]}::int[]) and state = any(${[...states]}::text[])
    order by id for no key update
  `.execute(transaction)
  return rows
}

import type { Language } from '@tutu/contract/core/languages'
import { tableName } from '@tutu/contract/definition/define-resource'
import { type Kysely, sql } from 'kysely'
import { readIn } from '../lib/own-words.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { type Account, ACCOUNTS } from './post.ts'

const ledgerOf = (account: Account) => sql.table(tableName({ name: ACCOUNTS[account].ledger }))

/** Cents or points, by `Told`. */
type Entry<Told> = {
  id: number
  user_id: number
  amount: Told
  before: Told
  after: Told
  memo: string
  createtime: number
}

/** A page of what came and went of a member's account, the latest first, and how many entries there are. */
export async function entriesOf<Told>(
  db: Kysely<Tables>,
  account: Account,
  member: MemberId,
  { page, limit, told, language }: { page: number; limit: number; told: (amount: number) => Told; language: Language },
): Promise<{ list: Entry<Told>[]; total: number }> {
  const { rows } = await sql<Entry<string>>`
    select id, user_id, ${sql.ref(account)} as amount, before, after, memo, createtime from ${ledgerOf(account)}
    where user_id = ${member} order by id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db)
  const list = rows.map(({ amount, before, after, ...entry }) => ({
    ...entry,
    amount: told(Number(amount)),
    before: told(Number(before)),
    after: told(Number(after)),
    memo: readIn(language, entry.memo),
  }))
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${ledgerOf(account)} where user_id = ${member}
  `.execute(db)
  return { list, total: counted[0]!.total }
}

/** What came and went of it on days, by their places from 1 on; on others nothing did. */
export type SumsByDay = Readonly<Record<string, number>>

/** What came and went of it on these days, in cents or points, as one value of a statement. */
export const sumsByDay = (account: Account, member: MemberId, days: readonly { from: number }[]) => sql<SumsByDay>`(
  select coalesce(json_object_agg(place, sum), '{}') from (
    select width_bucket(createtime, ${days.map(({ from }) => from)}::bigint[]) as place, sum(${sql.ref(account)}) as sum
    from ${ledgerOf(account)} where user_id = ${member} and createtime >= ${days[0]!.from} group by 1
  ) summed
)`

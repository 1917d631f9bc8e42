import { type Kysely, sql } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import type { Account } from './post.ts'

/** An account that holds something else than its entries come to, in cents or points. */
export type Mismatch = { account: Account; member: number; holds: number; entries: number }

/** No more are found at once: of an answer as long as this nobody knows whether it is all. */
export const MISMATCHES_MAX = 100

/** Accounts whose entries do not come to what they hold, at most a hundred; none is how it must be. */
export async function findMismatches(db: Kysely<Tables>): Promise<Mismatch[]> {
  const { rows } = await sql<Record<keyof Mismatch, string>>`
    select * from (${unequal('money')} union all ${unequal('score')}) as mismatch order by account, member limit ${MISMATCHES_MAX}
  `.execute(db)
  return rows.map(({ account, member, holds, entries }) => ({
    account: account as Account,
    member: Number(member),
    holds: Number(holds),
    entries: Number(entries),
  }))
}

const unequal = (account: Account) => sql`
  select ${sql.lit(account)} as account, member.id as member, member.${sql.ref(account)} as holds, coalesce(entry.total, 0) as entries
  from member
  left join (
    select user_id, sum(${sql.ref(account)}) as total from ${sql.table(`${account}_log`)} group by user_id
  ) as entry on entry.user_id = member.id
  where member.${sql.ref(account)} <> coalesce(entry.total, 0)
`

export const mismatchText = ({ account, member, holds, entries }: Mismatch): string =>
  `${account} of member ${member}: holds ${holds}, entries come to ${entries}`

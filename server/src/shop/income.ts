import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Condition } from '../engine/read/list.ts'
import { byDay, type Day, type DayBegin } from '../lib/days.ts'
import type { Tables } from '../postgres/database.ts'

/**
 * What orders brought in on each of `days`, less what was given back on it, in cents: each on the day it happened, so that a day
 * may be below nothing. What somebody adds to their balance is still theirs, and what is paid in points is no money (decision 254).
 * `see`: a condition on the orders `t`.
 */
export async function incomeByDay(
  db: Kysely<Tables>,
  days: readonly DayBegin[],
  see: Condition | undefined,
): Promise<Map<Day, number>> {
  const seen = see ? sql<SqlBool>`order_id in (select t.id from shop_order as t where ${see})` : sql<SqlBool>`true`
  const { rows } = await sql<{ place: number; count: number }>`
    select width_bucket(createtime, ${days.map(({ from }) => from)}::bigint[]) as place,
      sum(case step when 'paid' then amount else -amount end)::bigint as count
    from order_log
    where step in ('paid', 'refunded') and amount <> 0 and createtime >= ${days[0]!.from}::bigint and ${seen}
    group by 1
  `.execute(db)
  return byDay(days, rows)
}

import { type Kysely, sql } from 'kysely'
import { byDay, type Day, type DayBegin } from '../../lib/days.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Resource } from '../registry.ts'
import { type Condition, where } from './list.ts'

/** How many rows that are there were added on each of `days`, up to now; days without any are left out. */
export async function addedByDay(
  db: Kysely<Tables>,
  { table }: Pick<Resource, 'table'>,
  days: readonly DayBegin[],
  see: Condition | undefined,
): Promise<Map<Day, number>> {
  const [first] = days
  const isLater = sql<boolean>`t.createtime >= ${first!.from}::bigint`
  const { rows } = await sql<{ place: number; count: number }>`
    select width_bucket(t.createtime, ${days.map(({ from }) => from)}::bigint[]) as place, count(*) as count
    from ${sql.table(table)} as t ${where(see ? [isLater, see] : [isLater])} group by 1
  `.execute(db)
  return byDay(days, rows)
}

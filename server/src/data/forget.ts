import { type Kysely, sql } from 'kysely'
import type { Tables } from '../postgres/database.ts'

/** Logs that are kept for some days; each has an index by `createtime`. */
type Log = 'admin_log' | 'data_recycle_log' | 'history' | 'member_event' | 'sensitive_data_log'

/** Rows of the recycle bin hold whole records. */
const AT_ONCE = 1000

/**
 * Deletes entries written more than `days` ago, in portions that keep nobody waiting for long; answers how many.
 * `but`: a condition on `e` that entries must hold besides.
 */
export async function forgetOlder(
  db: Kysely<Tables>,
  log: Log,
  days: number,
  but = sql<boolean>`true`,
): Promise<number> {
  for (let forgotten = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(log)} where id in (
        select id from ${sql.table(log)} e where createtime < epoch_seconds() - ${days}::int * 86400 and ${but}
        limit ${AT_ONCE}
      )`.execute(db)
    forgotten += Number(numAffectedRows)
    if (numAffectedRows < AT_ONCE) return forgotten
  }
}

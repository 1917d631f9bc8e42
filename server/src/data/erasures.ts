import { type Kysely, sql } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    member_erasure: { user_id: MemberId; asked_by: AskedBy; works: Works; duetime: number }
  }
}

export type AskedBy = 'member' | 'guardian' | 'administrator'
/** What becomes of works that were made: they stay, by nobody, or go. */
export type Works = 'keep' | 'remove'

/** Seconds in which one may change one's mind. */
const GRACE = 7 * 86_400

/** An account is to be deleted; answers when. What was planned before is planned anew. */
export async function planErasure(
  trx: Kysely<Tables>,
  { member, by, works, grace = GRACE }: { member: MemberId; by: AskedBy; works: Works; grace?: number },
): Promise<number> {
  const values = { asked_by: by, works, duetime: sql<number>`epoch_seconds() + ${grace}::int` }
  const { duetime } = await trx
    .insertInto('member_erasure')
    .values({ user_id: member, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('duetime')
    .executeTakeFirstOrThrow()
  return duetime
}

/** False where nobody of that kind had asked. */
export async function cancelErasure(trx: Kysely<Tables>, member: MemberId, by: AskedBy): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('member_erasure')
    .where('user_id', '=', member)
    .where('asked_by', '=', by)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function erasureOf(
  db: Kysely<Tables>,
  member: MemberId,
): Promise<{ duetime: number; works: Works; asked_by: AskedBy } | undefined> {
  return db
    .selectFrom('member_erasure')
    .where('user_id', '=', member)
    .select(['duetime', 'works', 'asked_by'])
    .executeTakeFirst()
}

/** Those whose time has come, some at a time. */
export async function dueErasures(db: Kysely<Tables>, most: number): Promise<{ user_id: MemberId; works: Works }[]> {
  return db
    .selectFrom('member_erasure')
    .where('duetime', '<=', sql<number>`epoch_seconds()`)
    .orderBy('duetime')
    .limit(most)
    .select(['user_id', 'works'])
    .execute()
}

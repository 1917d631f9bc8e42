import { type Generated, type Kysely, sql } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    member_erasure: { user_id: MemberId; asked_by: AskedBy; works: Works; duetime: number; closed: Generated<boolean> }
  }
}

export type AskedBy = 'member' | 'guardian' | 'administrator'
/** What becomes of works that were made: they stay, by nobody, or go. */
export type Works = 'keep' | 'remove'

/** Seconds in which one may change one's mind. */
const GRACE = 7 * 86_400

type Planned = {
  member: MemberId
  by: AskedBy
  works: Works
  grace?: number
  /** The account was closed before. */
  closed?: boolean
}

/** An account is to be deleted; answers when. What was planned before is planned anew, and still knows how it began. */
export async function planErasure(
  trx: Kysely<Tables>,
  { member, by, works, grace = GRACE, closed = false }: Planned,
): Promise<number> {
  const values = { asked_by: by, works, duetime: sql<number>`epoch_seconds() + ${grace}::int` }
  const { duetime } = await trx
    .insertInto('member_erasure')
    .values({ user_id: member, ...values, closed })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...values,
        closed: sql<boolean>`case when member_erasure.asked_by = ${by} then member_erasure.closed else excluded.closed end`,
      }),
    )
    .returning('duetime')
    .executeTakeFirstOrThrow()
  return duetime
}

/** Answers whether the account was closed before; undefined where nobody of that kind had asked. */
export async function cancelErasure(
  trx: Kysely<Tables>,
  member: MemberId,
  by: AskedBy,
): Promise<{ closed: boolean } | undefined> {
  return trx
    .deleteFrom('member_erasure')
    .where('user_id', '=', member)
    .where('asked_by', '=', by)
    .returning('closed')
    .executeTakeFirst()
}

/** Accounts that are to be deleted were closed by the school meanwhile. */
export async function keepClosed(trx: Kysely<Tables>, members: readonly number[]): Promise<void> {
  await sql`update member_erasure set closed = true where user_id = any(${[...members]}::int[])`.execute(trx)
}

/** What an account is called of which nothing is left. */
export const goneName = (id: number): string => `gone_${id}`

export async function erasureOf(
  db: Kysely<Tables>,
  member: MemberId,
): Promise<{ duetime: number; works: Works; asked_by: AskedBy; closed: boolean } | undefined> {
  return db
    .selectFrom('member_erasure')
    .where('user_id', '=', member)
    .select(['duetime', 'works', 'asked_by', 'closed'])
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

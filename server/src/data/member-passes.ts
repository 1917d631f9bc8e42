import { type Kysely, sql } from 'kysely'
import { hashOf, newToken } from '../lib/opaque-token.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    member_pass: { hash: Buffer; user_id: MemberId; purpose: string; expiretime: number }
  }
}

/** Seconds (wire 1.5). */
const LIFE = 600

/** A key that lets one member do one thing once, within ten minutes. It stands in for no token of a session. */
export async function issuePass(db: Kysely<Tables>, member: MemberId, purpose: string): Promise<string> {
  const token = newToken()
  const expiretime = sql<number>`epoch_seconds() + ${LIFE}::int`
  await db
    .insertInto('member_pass')
    .values({ hash: hashOf(token), user_id: member, purpose, expiretime })
    .execute()
  return token
}

/** Uses it up; false where it is none, another's, for something else, or too old. */
export async function spendPass(
  trx: Kysely<Tables>,
  member: MemberId,
  purpose: string,
  token: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('member_pass')
    .where('hash', '=', hashOf(token))
    .where('user_id', '=', member)
    .where('purpose', '=', purpose)
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function prunePasses(db: Kysely<Tables>): Promise<void> {
  await sql`delete from member_pass where expiretime < epoch_seconds()`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { hashOf, hashToken, newToken } from '../lib/opaque-token.ts'
import type { Tables } from '../postgres/database.ts'

/** What a link in a mail is good for, and nothing else: to begin with letters or with reminders, or to end both. */
export type Purpose = 'letters' | 'reminder' | 'leave'

declare module '../postgres/database.ts' {
  interface Tables {
    subscriber_link: { hash: Buffer; subscriber_id: number; purpose: Purpose; expiretime: number }
  }
}

const DAY = 86_400
/** Seconds. A letter is found again after months, and must still end them. */
const LIFE: Readonly<Record<Purpose, number>> = { letters: 7 * DAY, reminder: 7 * DAY, leave: 400 * DAY }

/** Keys for these subscribers, in their order; stored hashed. */
export async function issueLinks(
  trx: Kysely<Tables>,
  subscribers: readonly number[],
  purpose: Purpose,
): Promise<string[]> {
  const tokens = subscribers.map(newToken)
  if (tokens.length === 0) return []
  const expiretime = sql<number>`epoch_seconds() + ${LIFE[purpose]}::int`
  await trx
    .insertInto('subscriber_link')
    .values(subscribers.map((subscriber_id, at) => ({ hash: hashOf(tokens[at]!), subscriber_id, purpose, expiretime })))
    .execute()
  return tokens
}

/** Whose key it is, and for what; undefined: it is none of these, or too old. */
export async function findLink(
  trx: Kysely<Tables>,
  token: string,
  purposes: readonly Purpose[],
): Promise<{ subscriber_id: number; purpose: Purpose } | undefined> {
  const hash = hashToken(token)
  if (!hash) return undefined
  return trx
    .selectFrom('subscriber_link')
    .select(['subscriber_id', 'purpose'])
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .executeTakeFirst()
}

export async function pruneLinks(db: Kysely<Tables>): Promise<void> {
  await sql`delete from subscriber_link where expiretime < epoch_seconds()`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { hashOf, hashToken, newToken } from '../lib/opaque-token.ts'
import type { Tables } from '../postgres/database.ts'

/** What a link in a mail is good for, and nothing else: to begin with letters or with reminders, or to end them. */
export type Purpose = 'letters' | 'reminder' | 'leave'

declare module '../postgres/database.ts' {
  interface Tables {
    subscriber_link: { hash: Buffer; purpose: Purpose; expiretime: number } & Record<Column, number | null>
  }
}

/** Whose links they are: an address has letters as its subscriber, a guardian those about their children. */
type Column = 'subscriber_id' | 'guardian_id'
type Link = { purpose: Purpose } & Record<Column, number | null>

const DAY = 86_400
/** Seconds. A letter is found again after months, and must still end them. */
const LIFE: Readonly<Record<Purpose, number>> = { letters: 7 * DAY, reminder: 7 * DAY, leave: 400 * DAY }

/** Seconds between two mails that ask one address: forms are sent twice, and by others. */
export const ASK_EVERY = 600

/** Keys for these, in their order; stored hashed. */
export async function issueLinks(
  trx: Kysely<Tables>,
  column: Column,
  ids: readonly number[],
  purpose: Purpose,
): Promise<string[]> {
  const tokens = ids.map(newToken)
  if (tokens.length === 0) return []
  const expiretime = sql<number>`epoch_seconds() + ${LIFE[purpose]}::int`
  await trx
    .insertInto('subscriber_link')
    .values(
      ids.map((id, at) => ({
        hash: hashOf(tokens[at]!),
        subscriber_id: null,
        guardian_id: null,
        [column]: id,
        purpose,
        expiretime,
      })),
    )
    .execute()
  return tokens
}

/** Whose key it is, and for what; undefined: it is none of these, or too old. */
export async function findLink(
  trx: Kysely<Tables>,
  token: string,
  purposes: readonly Purpose[],
): Promise<Link | undefined> {
  const hash = hashToken(token)
  if (!hash) return undefined
  return trx
    .selectFrom('subscriber_link')
    .select(['subscriber_id', 'guardian_id', 'purpose'])
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .executeTakeFirst()
}

export async function pruneLinks(db: Kysely<Tables>): Promise<void> {
  await sql`delete from subscriber_link where expiretime < epoch_seconds()`.execute(db)
}

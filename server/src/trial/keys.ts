import type { Language } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import { pageAddress } from '../newsletter/addresses.ts'
import { hashOf, hashToken, newToken } from '../lib/opaque-token.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    trial_key: { hash: Buffer; trial_id: number; expiretime: number }
  }
}

/** Seconds: as long as somebody may want to look at it again. */
const LIFE = 180 * 86_400

/** A new key for a link to it; stored hashed. Earlier ones go on. */
export async function newKey(trx: Kysely<Tables>, trial_id: number): Promise<string> {
  const token = newToken()
  const expiretime = sql<number>`epoch_seconds() + ${LIFE}::int`
  await trx
    .insertInto('trial_key')
    .values({ hash: hashOf(token), trial_id, expiretime })
    .execute()
  return token
}

/** Whose key it is; undefined: it is none, or too old. */
export async function findKey(db: Kysely<Tables>, token: string): Promise<number | undefined> {
  const hash = hashToken(token)
  if (!hash) return undefined
  const row = await db
    .selectFrom('trial_key')
    .select('trial_id')
    .where('hash', '=', hash)
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .executeTakeFirst()
  return row?.trial_id
}

export async function pruneKeys(db: Kysely<Tables>): Promise<void> {
  await sql`delete from trial_key where expiretime < epoch_seconds()`.execute(db)
}

/** The page of a booking. What comes after # reaches no server and no log. */
export const bookingAddress = (origin: string, token: string, language: Language): string =>
  `${pageAddress(origin, '/trial/booking', language)}#${token}`

import { fail } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import type { Accounts } from '../plugins/auth.ts'
import type { GuardianId, MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { hashOf, newToken } from '../lib/opaque-token.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    guardian_request: { hash: Buffer; target: Buffer; birth_year: number; expiretime: number }
  }
}

/** A guardian who may open their page, and the children that are theirs; null: disabled, or there is none. */
export async function findGuardian(db: Kysely<Tables>, id: GuardianId): ReturnType<Accounts['guardian']> {
  const { rows } = await sql<{ wards: MemberId[] }>`
    select array(select id from member where guardian_id = g.id order by id) as wards
    from guardian g where g.id = ${id} and g.status
  `.execute(db)
  return rows[0] ?? null
}

type KnownGuardian = { id: GuardianId; contact: string; status: boolean }

export async function guardianByContact(db: Kysely<Tables>, contact: string): Promise<KnownGuardian | undefined> {
  const { rows } = await sql<KnownGuardian>`
    select id, contact, status from guardian where contact = ${contact}
  `.execute(db)
  return rows[0]
}

export async function guardianContact(db: Kysely<Tables>, id: GuardianId): Promise<string> {
  const { rows } = await sql<{ contact: string }>`select contact from guardian where id = ${id}`.execute(db)
  return rows[0]?.contact ?? ''
}

/** Seconds that a request waits for its guardian. */
const REQUEST_LIFE = 86_400

/** Notes that somebody born in that year asked whoever `target` is the digest of; answers the key of the request. */
export async function openRequest(db: Kysely<Tables>, target: Buffer, birth_year: number): Promise<string> {
  const token = newToken()
  const expiretime = sql<number>`epoch_seconds() + ${REQUEST_LIFE}::int`
  await db
    .insertInto('guardian_request')
    .values({ hash: hashOf(token), target, birth_year, expiretime })
    .execute()
  return token
}

/** Uses a request up; answers whom it asked. Throws `consent.askAgain` where it is none, or too old. */
export async function closeRequest(
  trx: Kysely<Tables>,
  token: string,
): Promise<{ target: Buffer; birth_year: number }> {
  const closed = await trx
    .deleteFrom('guardian_request')
    .where('hash', '=', hashOf(token))
    .where('expiretime', '>', sql<number>`epoch_seconds()`)
    .returning(['target', 'birth_year'])
    .executeTakeFirst()
  if (!closed) throw fail('consent.askAgain')
  return closed
}

/** After a day nothing says any more who was asked: the outbox's messages neither. */
export async function pruneRequests(db: Kysely<Tables>): Promise<void> {
  await sql`delete from guardian_request where expiretime < epoch_seconds()`.execute(db)
  await sql`
    delete from message where event = 'guardian_consent' and createtime < epoch_seconds() - ${REQUEST_LIFE}::int
      and state <> 'sending'
  `.execute(db)
}

/** A guardian has opened their page. */
export async function noteVisit(trx: Kysely<Tables>, id: GuardianId, ip: string): Promise<void> {
  await sql`update guardian set lastlogintime = epoch_seconds(), lastloginip = ${ip} where id = ${id}`.execute(trx)
}

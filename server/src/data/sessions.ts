import { type Generated, type Kysely, type RawBuilder, sql } from 'kysely'
import { hashOf, newToken, tokenAfter } from '../lib/opaque-token.ts'
import type { Database, Tables } from '../postgres/database.ts'
import type { Reads } from '../postgres/shared-reads.ts'

export type SessionKind = 'admin' | 'member' | 'guardian'

declare module '../postgres/database.ts' {
  interface Tables {
    session: {
      id: Generated<number>
      kind: SessionKind
      identity_id: number
      ip: string
      useragent: string
      keep: boolean
      /** Of a member: nothing is bought or changed of the account (decision 120). */
      child_mode: Generated<boolean>
      createtime: Generated<number>
      lastseentime: Generated<number>
    }
    token: { hash: Buffer; session_id: number; type: 'access' | 'refresh'; expiretime: number }
  }
}

/** Seconds (wire decision 5). */
const ACCESS_LIFE = 24 * 3600
const REFRESH_LIFE = 30 * 24 * 3600
/** A replaced access token lives on this long, for tabs that race. */
const REPLACED_LIFE = 30
/** So long an expired token still answers 409 (refresh) instead of 302 (sign in). */
const EXPIRED_KEPT = 2 * 24 * 3600
/** A session goes from one to the next; more would be somebody filling the table. */
const ACCESS_TOKENS_MAX = 20
const SESSIONS_SHOWN_MAX = 200

const expiry = (life: number) => sql<number>`epoch_seconds() + ${life}::int`

type NewSession = {
  kind: SessionKind
  identityId: number
  ip: string
  useragent: string
  keep: boolean
  /** A condition is judged as the session is opened. */
  childMode?: boolean | RawBuilder<boolean>
}

type Opened = { id: number; token: string; refreshToken: string; childMode: boolean }

/** Opens a session, with its tokens in one statement. `refreshToken` is '' unless `keep`. */
export async function createSession(db: Kysely<Tables>, session: NewSession): Promise<Opened> {
  return (await enter(db, session, sql<object>`select`))!
}

/** In `enter`, of a statement that goes with it: whether somebody comes in. */
export const ENTERED = sql<boolean>`exists (select from entered)`

/**
 * The same together with what notes that somebody comes in: `entered` answers their row, or none where they may not, and then there
 * is no session. What it locks is locked before the session is there. `also`: statements that go with it; one that is not to be
 * done for nobody asks whether `ENTERED`. All of it is one statement: a transaction of several costs as much again as the rest.
 */
export async function enter<Row extends object>(
  db: Kysely<Tables>,
  { kind, identityId, ip, useragent, keep, childMode = false }: NewSession,
  entered: RawBuilder<Row>,
  also: readonly RawBuilder<unknown>[] = [],
): Promise<(Opened & { row: Row }) | undefined> {
  const token = newToken()
  const refreshToken = keep ? newToken() : ''
  const { rows } = await sql<Row & { session_id: number; session_child_mode: boolean }>`
    with entered as (${entered}), opened as (
      insert into session (kind, identity_id, ip, useragent, keep, child_mode)
      select ${kind}, ${identityId}, ${ip}, ${useragent.slice(0, 255)}, ${keep}, ${childMode} from entered
      returning id, child_mode
    ), access as (
      insert into token (hash, session_id, type, expiretime) select ${hashOf(token)}, id, 'access', ${expiry(ACCESS_LIFE)} from opened
    ), refresh as (
      insert into token (hash, session_id, type, expiretime)
      select ${hashOf(refreshToken)}, id, 'refresh', ${expiry(REFRESH_LIFE)} from opened where ${keep}
    ) ${sql.join(
      also.map((one, index) => sql`, ${sql.ref(`also${index}`)} as (${one})`),
      sql``,
    )}
    select entered.*, opened.id as session_id, opened.child_mode as session_child_mode from entered, opened
  `.execute(db)
  if (!rows[0]) return undefined
  const { session_id, session_child_mode, ...row } = rows[0]
  return { id: session_id, token, refreshToken, childMode: session_child_mode, row: row as unknown as Row }
}

/** The session a token of that type belongs to. `remaining`: seconds the token still lives, ≤ 0 when expired. */
export async function findSession(db: Reads, hash: Buffer, type: 'access' | 'refresh') {
  return db
    .selectFrom('token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .where('token.hash', '=', hash)
    .where('token.type', '=', type)
    .select([
      'session.id',
      'session.kind',
      'session.identity_id',
      'session.child_mode',
      sql<number>`token.expiretime - epoch_seconds()`.as('remaining'),
      sql<number>`epoch_seconds() - session.lastseentime`.as('unseen'),
    ])
    .executeTakeFirst()
}

/**
 * A new access token for the owner of a living refresh token who also shows an access token, expired or not, of the same
 * session; null otherwise. Only the access token shown is replaced; who shows the same at once is given the same (decision 122).
 * Whether the identity may still sign in is the caller's question.
 */
export async function refreshSession(database: Database, refreshToken: string, access: Buffer): Promise<string | null> {
  return database.kysely.transaction().execute(async (trx) => {
    const session = await findSession(trx, hashOf(refreshToken), 'refresh')
    if (!session || session.remaining <= 0) return null
    // The session before its tokens, as whoever ends it locks them.
    const alive = await trx
      .selectFrom('session')
      .where('id', '=', session.id)
      .select('id')
      .forKeyShare()
      .executeTakeFirst()
    if (!alive) return null
    const replaced = await trx
      .updateTable('token')
      .set({ expiretime: sql<number>`least(expiretime, epoch_seconds() + ${REPLACED_LIFE}::int)` })
      .where('hash', '=', access)
      .where('session_id', '=', session.id)
      .where('type', '=', 'access')
      .executeTakeFirst()
    if (replaced.numUpdatedRows === 0n) return null
    const token = tokenAfter(access, refreshToken)
    const expiretime = expiry(ACCESS_LIFE)
    await trx
      .insertInto('token')
      .values({ hash: hashOf(token), session_id: session.id, type: 'access', expiretime })
      // Given before, to a tab that was faster.
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expiretime }))
      .execute()
    const beyond = trx
      .selectFrom('token')
      .select('hash')
      .where('session_id', '=', session.id)
      .where('type', '=', 'access')
      .orderBy('expiretime', 'desc')
      .offset(ACCESS_TOKENS_MAX)
    await trx.deleteFrom('token').where('hash', 'in', beyond).execute()
    return token
  })
}

/** Ends the sessions of one kind that the tokens belong to, access or refresh, expired or not. Answers their ids. */
export async function endSessionsOf(
  trx: Kysely<Tables>,
  kind: SessionKind,
  hashes: Buffer[],
): Promise<{ id: number; identity_id: number }[]> {
  if (hashes.length === 0) return []
  const owners = trx.selectFrom('token').select('session_id').where('hash', 'in', hashes)
  return trx
    .deleteFrom('session')
    .where('kind', '=', kind)
    .where('id', 'in', owners)
    .returning(['id', 'identity_id'])
    .execute()
}

/** Ends every session of these identities (password change, disabling, the end of a class), but the one `spared`. */
export async function endAllSessions(
  trx: Kysely<Tables>,
  kind: SessionKind,
  identityIds: readonly number[],
  spared = 0,
): Promise<void> {
  if (identityIds.length === 0) return
  await trx
    .deleteFrom('session')
    .where('kind', '=', kind)
    .where('identity_id', 'in', identityIds)
    .where('id', '!=', spared)
    .execute()
}

/** A write session: what its tags name, every process looks up anew once it is committed. */
type Telling = { transaction: Kysely<Tables>; tags: Set<string> }

/** Ends every session of these members: their next request has to sign in, whatever is remembered of the last one. */
export async function signOutMembers({ transaction, tags }: Telling, members: readonly number[]): Promise<void> {
  await endAllSessions(transaction, 'member', members)
  for (const member of members) tags.add(`member:${member}`)
}

/** The living sessions of an identity, latest use first. */
export async function listSessions(db: Kysely<Tables>, kind: SessionKind, identityId: number) {
  return db
    .selectFrom('session')
    .where('kind', '=', kind)
    .where('identity_id', '=', identityId)
    .where(
      sql<boolean>`exists (select from token t where t.session_id = session.id and t.expiretime > epoch_seconds())`,
    )
    .orderBy('lastseentime', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_SHOWN_MAX)
    .select(['id', 'ip', 'useragent', 'createtime', 'lastseentime', 'keep'])
    .execute()
}

/** Ends those of an identity's sessions, at once; ids of others' are passed over. Answers the ids that are gone. */
export async function endSessions(
  { transaction, tags }: Telling,
  kind: SessionKind,
  identityId: number,
  ids: readonly number[],
): Promise<number[]> {
  const ended = await transaction
    .deleteFrom('session')
    .where('kind', '=', kind)
    .where('identity_id', '=', identityId)
    .where('id', 'in', [...ids, 0])
    .returning('id')
    .execute()
  for (const { id } of ended) tags.add(`session:${id}`)
  return ended.map((row) => row.id)
}

/**
 * Forgets tokens expired two days ago and sessions left without any. The newest access token of a session that can still
 * be refreshed stays, whatever its age: a caller who comes back after weeks with `keep` must hear 409, not 302.
 */
export async function pruneSessions(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from token t
    where t.expiretime < epoch_seconds() - ${EXPIRED_KEPT}::int
      and (
        exists (select from token n where n.session_id = t.session_id and n.type = t.type and n.expiretime > t.expiretime)
        or not exists (
          select from token r where r.session_id = t.session_id and r.type = 'refresh' and r.expiretime > epoch_seconds()
        )
      )`.execute(db)
  await sql`delete from session s where not exists (select from token t where t.session_id = s.id)`.execute(db)
}

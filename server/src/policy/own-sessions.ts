import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { endSessions, endSessionsOf, listSessions, type SessionKind } from '../data/sessions.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { tokenOf } from '../plugins/auth.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'

type SignOut = {
  database: Database
  bus: ChangeBus
  request: FastifyRequest
  kind: SessionKind
  refreshToken: string
  /** In the transaction: whose sessions ended, if any did. */
  onEnded?: (trx: Kysely<Tables>, ids: ReadonlySet<number>) => Promise<void>
}

/** Ends the session of the request's token, expired or not, and that of the refresh token. */
export async function signOut({ database, bus, request, kind, refreshToken, onEnded }: SignOut): Promise<void> {
  const hashes = [tokenOf(request, kind), refreshToken].map(hashToken).filter((hash) => hash !== null)
  const tags = await database.kysely.transaction().execute(async (trx) => {
    const ended = await endSessionsOf(trx, kind, hashes)
    if (ended.length === 0) return []
    await onEnded?.(trx, new Set(ended.map(({ identity_id }) => identity_id)))
    return bus.record(
      trx,
      ended.map(({ id }) => `session:${id}`),
    )
  })
  if (tags.length > 0) bus.announce(tags)
}

type Caller = { id: number; sessionId: number }

/** Where somebody is signed in; `current` is from where they ask. */
export async function ownSessions(db: Kysely<Tables>, kind: SessionKind, { id, sessionId }: Caller) {
  const list = await listSessions(db, kind, id)
  return list.map((session) => ({ ...session, current: session.id === sessionId }))
}

/** Ends those of somebody's sessions; answers which. Throws `record.notFound` where there is none of them. */
export async function endOwnSessions(
  session: WriteSession,
  kind: SessionKind,
  { id }: Caller,
  chosen: readonly (number | string)[],
): Promise<number[]> {
  const ended = await endSessions(session, kind, id, chosen.map(Number))
  if (ended.length === 0) throw fail('record.notFound')
  return ended
}

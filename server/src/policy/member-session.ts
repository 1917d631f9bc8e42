import type { SignedIn } from '@tutu/contract/api/user'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { beginsInChildMode } from '../data/child-mode.ts'
import { type KnownMember, noteMemberLogin } from '../data/members.ts'
import { createSession } from '../data/sessions.ts'
import type { Database, Tables } from '../postgres/database.ts'

/**
 * Who was judged. `settle`: done in the transaction that opens the session. It throws where what was judged is no more so, and sees
 * to it that it stays so to the end; a password is looked at in any case.
 */
export type Entrant = Pick<KnownMember, 'id' | 'password'> & { settle?: (trx: Kysely<Tables>) => Promise<void> }

/** Opens a session of a member who was judged, or has just joined: what signing in answers (wire 1.4). */
export async function signInMember(
  database: Database,
  request: FastifyRequest,
  member: Entrant,
  keep: boolean,
): Promise<SignedIn> {
  const { info, token, refreshToken, childMode } = await database.kysely.transaction().execute(async (trx) => {
    // Locks the account's row, so that the session begins in the mode that was set last.
    const info = await noteMemberLogin(trx, member, request.clientIp)
    if (!info) throw new Failure('auth.wrongPassword')
    await member.settle?.(trx)
    const session = await createSession(trx, {
      kind: 'member',
      identityId: member.id,
      ip: request.clientIp,
      useragent: request.headers['user-agent'] ?? '',
      keep,
      childMode: beginsInChildMode(member.id),
    })
    return { ...session, info }
  })
  return { userInfo: { ...info, token, refreshToken }, routePath: '/user', ...(childMode && { childMode }) }
}

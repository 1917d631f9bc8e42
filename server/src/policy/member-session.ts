import type { SignedIn } from '@tutu/contract/api/user'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { beginsInChildMode } from '../data/child-mode.ts'
import { type KnownMember, memberInfo, noteMemberLogin } from '../data/members.ts'
import { createSession } from '../data/sessions.ts'
import type { Database, Tables } from '../postgres/database.ts'

/**
 * Who was judged. `recheck` throws where what was judged is no more so, and sees to it that it stays so to the end of the
 * transaction; a password is looked at in any case.
 */
export type Entrant = Pick<KnownMember, 'id' | 'password'> & { recheck?: (trx: Kysely<Tables>) => Promise<void> }

/** Opens a session of a member who was judged, or has just joined: what signing in answers (wire 1.4). */
export async function signInMember(
  database: Database,
  request: FastifyRequest,
  member: Entrant,
  keep: boolean,
): Promise<SignedIn> {
  const { token, refreshToken, childMode } = await database.kysely.transaction().execute(async (trx) => {
    if (!(await noteMemberLogin(trx, member, request.clientIp))) throw new Failure('auth.wrongPassword')
    await member.recheck?.(trx)
    const childMode = await beginsInChildMode(trx, member.id)
    const session = await createSession(trx, {
      kind: 'member',
      identityId: member.id,
      ip: request.clientIp,
      useragent: request.headers['user-agent'] ?? '',
      keep,
      childMode,
    })
    return { ...session, childMode }
  })
  const userInfo = { ...(await memberInfo(database.kysely, member.id)), token, refreshToken }
  return { userInfo, routePath: '/user', ...(childMode && { childMode }) }
}

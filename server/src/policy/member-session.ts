import type { SignedIn } from '@tutu/contract/api/user'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { beginsInChildMode } from '../data/child-mode.ts'
import { type Attempt, forgetting } from '../data/login-failures.ts'
import { infoOf, type KnownMember, notingMemberLogin } from '../data/members.ts'
import { enter, ENTERED } from '../data/sessions.ts'
import type { Database, Tables } from '../postgres/database.ts'

/**
 * Who was judged. `attempt`: forgotten as the session begins. `settle`: done in one transaction with that. It throws where what was judged
 * is no more so, and sees to it that it stays so to the end; a password is looked at in any case.
 */
export type Entrant = Pick<KnownMember, 'id' | 'password'> & {
  attempt?: Attempt
  settle?: (trx: Kysely<Tables>) => Promise<void>
}

/** Opens a session of a member who was judged, or has just joined: what signing in answers (wire 1.4). */
export async function signInMember(
  { kysely }: Database,
  request: FastifyRequest,
  member: Entrant,
  keep: boolean,
): Promise<SignedIn> {
  const { settle, attempt } = member
  const come = async (db: Kysely<Tables>) => {
    // The account's row is locked before the session's mode is asked for: it begins in the one that was set last.
    const session = await enter(
      db,
      {
        kind: 'member',
        identityId: member.id,
        ip: request.clientIp,
        useragent: request.headers['user-agent'] ?? '',
        keep,
        childMode: beginsInChildMode(member.id),
      },
      notingMemberLogin(member, request.clientIp),
      attempt ? forgetting(attempt, ENTERED) : [],
    )
    if (!session) throw new Failure('auth.wrongPassword')
    return session
  }
  const { row, token, refreshToken, childMode } = settle
    ? await kysely.transaction().execute(async (trx) => {
        const session = await come(trx)
        await settle(trx)
        return session
      })
    : await come(kysely)
  return { userInfo: { ...infoOf(row), token, refreshToken }, routePath: '/user', ...(childMode && { childMode }) }
}

import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { type KnownMember, memberInfo, noteMemberLogin } from '../data/members.ts'
import { createSession } from '../data/sessions.ts'
import type { Database } from '../postgres/database.ts'

/** Opens a session of a member who was judged, or has just joined: what signing in answers (wire 1.4). */
export async function signInMember(
  database: Database,
  request: FastifyRequest,
  member: Pick<KnownMember, 'id' | 'password'>,
  keep: boolean,
) {
  const { token, refreshToken } = await database.kysely.transaction().execute(async (trx) => {
    if (!(await noteMemberLogin(trx, member, request.clientIp))) throw new Failure('auth.wrongPassword')
    return createSession(trx, {
      kind: 'member',
      identityId: member.id,
      ip: request.clientIp,
      useragent: request.headers['user-agent'] ?? '',
      keep,
    })
  })
  const userInfo = { ...(await memberInfo(database.kysely, member.id)), token, refreshToken }
  return { userInfo, routePath: '/user' }
}

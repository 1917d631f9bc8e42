import type { FastifyRequest } from 'fastify'
import type { Database } from '../data/database.ts'
import { holds, rightsOf } from '../data/rights.ts'
import type { AdminActor } from '../resource/actor.ts'
import { withoutTokens } from './auth.ts'

/** The administrator who makes this request, as the pipeline and the log know them. */
export function actorOf(request: FastifyRequest): AdminActor {
  const { identity } = request
  if (identity?.kind !== 'admin') throw new Error('a route for administrators ran without one')
  return {
    ...placeOf(request),
    id: identity.id,
    username: identity.username,
    super: identity.super,
    can: identity.can,
    sessionId: identity.sessionId,
  }
}

/** An administrator known by a ticket instead of a token; they may read, in no session. */
export async function actorOfAdmin(database: Database, id: number, request: FastifyRequest): Promise<AdminActor> {
  const rights = await rightsOf(database, id)
  return {
    ...placeOf(request),
    id,
    username: '',
    super: rights.super,
    can: (node) => holds(rights, node),
    sessionId: 0,
  }
}

function placeOf(request: FastifyRequest) {
  return {
    kind: 'admin',
    language: request.language,
    ip: request.clientIp,
    useragent: request.headers['user-agent'] ?? '',
    url: withoutTokens(request.url),
  } as const
}

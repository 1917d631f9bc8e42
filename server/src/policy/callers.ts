import { fail } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../postgres/database.ts'
import { holds, rightsOf } from '../data/rights.ts'
import { type Identity, withoutTokens } from '../plugins/auth.ts'
import type { Actor, Administrator, AdministratorId, CallPlace, Guardian, Member, MemberId } from './actors.ts'

/** Whoever makes this request, as the pipeline and the log know them. */
export function callerOf(request: FastifyRequest): Actor {
  return actorFor(request.identity, placeOf(request))
}

/** The administrator who makes this request; the route lets nobody else in. */
export function administratorOf(request: FastifyRequest): Administrator {
  const actor = callerOf(request)
  if (actor.kind !== 'administrator') throw new Error('a route for administrators ran without one')
  return actor
}

/** The member who makes this request; the route lets nobody else in. */
export function memberOf(request: FastifyRequest): Member {
  const actor = callerOf(request)
  if (actor.kind !== 'member') throw new Error('a route for members ran without one')
  return actor
}

/** Whether the session of this request is in child mode. */
export const inChildMode = ({ identity }: FastifyRequest): boolean => identity?.kind === 'member' && identity.childMode

/** The guardian who makes this request; the route lets nobody else in. */
export function guardianOf(request: FastifyRequest): Guardian {
  const actor = callerOf(request)
  if (actor.kind !== 'guardian') throw new Error('a route for guardians ran without one')
  return actor
}

/** An administrator known by a ticket instead of a token; they may read, in no session. */
export async function administratorByTicket(
  database: Database,
  id: AdministratorId,
  request: FastifyRequest,
): Promise<Administrator> {
  const rights = await rightsOf(database, id)
  return {
    ...placeOf(request),
    kind: 'administrator',
    id,
    username: '',
    super: rights.super,
    can: (node) => holds(rights, node),
    sessionId: 0,
  }
}

/** One of a guardian's children. Another's child does not exist. */
export function wardOf({ wards }: Guardian, id: number): MemberId {
  const found = wards.find((one) => Number(one) === id)
  if (found === undefined) throw fail('record.notFound')
  return found
}

function actorFor(identity: Identity | null, place: CallPlace): Actor {
  switch (identity?.kind) {
    case undefined:
      return { ...place, kind: 'visitor' }
    case 'admin':
      return { ...place, ...identity, kind: 'administrator' }
    case 'member':
    case 'guardian':
      return { ...place, ...identity }
  }
}

/** From where a request comes, whoever makes it. */
export function placeOf(request: FastifyRequest): CallPlace {
  return {
    language: request.language,
    ip: request.clientIp,
    useragent: request.headers['user-agent'] ?? '',
    url: withoutTokens(request.url),
  }
}

import { fail } from '@tutu/contract/core/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { redeemTicket } from '../data/tickets.ts'
import { scalar } from '../engine/fields/scalar.ts'
import type { Database } from '../postgres/database.ts'
import { type Administrator, forbidden } from './actors.ts'
import { administratorByTicket } from './callers.ts'

/** Options of a route whose caller a ticket stands for, once (wire decision 15): a download carries no token header. */
export const TICKETED = { config: { access: { kind: 'public' }, isDownload: true }, exposeHeadRoute: false } as const

/**
 * What the ticket in the address was given for, and to whom. Throws `export.ticket` where it is none for this purpose, and that
 * it is forbidden where its administrator has no right to `node` any more.
 */
export async function redeemed(
  database: Database,
  request: FastifyRequest,
  { purpose, node }: { purpose: string; node: string },
): Promise<{ actor: Administrator; payload: unknown }> {
  const ticket = scalar((request.query as Record<string, unknown>).ticket) ?? ''
  const found = await redeemTicket(database, ticket, purpose)
  if (!found) throw fail('export.ticket')
  // Rights may have been taken away since the ticket was given.
  const actor = await administratorByTicket(database, found.adminId, request)
  if (!actor.can(node)) throw forbidden()
  return { actor, payload: found.payload }
}

/** Answers with a file of this name, which nobody keeps. */
export function sendDownload(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  content: string | Buffer | Readable,
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content)
}

import { permissionNode } from '@tutu/contract/definition/define-resource'
import { fail } from '@tutu/contract/core/errors'
import { member } from '@tutu/contract/resources/member'
import type { FastifyInstance } from 'fastify'
import { exportMember } from '../data/member-export.ts'
import { redeemTicket } from '../data/tickets.ts'
import type { Engine } from '../engine/engine.ts'
import { scalar } from '../engine/fields/scalar.ts'
import { type MemberExport, MEMBER_EXPORT } from '../modules/member.ts'
import { forbidden } from '../policy/actors.ts'
import { administratorByTicket } from '../policy/callers.ts'

const NODE = permissionNode(member, 'exportData')
const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

/** Everything there is of one member, for a ticket (wire decision 15): what a family asks the school for. */
export async function memberExportRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const ticketed = { config: { access: { kind: 'public' }, isDownload: true }, exposeHeadRoute: false } as const
  app.get('/admin/user.user/exportData', ticketed, async (request, reply) => {
    const { database } = engine
    const ticket = scalar((request.query as Record<string, unknown>).ticket) ?? ''
    const redeemed = await redeemTicket(database, ticket, MEMBER_EXPORT)
    if (!redeemed) throw fail('export.ticket')
    // Rights may have been taken away since the ticket was given.
    if (!(await administratorByTicket(database, redeemed.adminId, request)).can(NODE)) throw forbidden()
    const { id, format } = redeemed.payload as MemberExport
    const { name, text } = await exportMember(engine, id, format, request.language)
    return reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(text)
  })
}

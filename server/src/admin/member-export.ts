import { permissionNode } from '@tutu/contract/definition/define-resource'
import { member } from '@tutu/contract/resources/member'
import type { FastifyInstance } from 'fastify'
import { exportMember } from '../data/member-export.ts'
import type { Engine } from '../engine/engine.ts'
import { type MemberExport, MEMBER_EXPORT } from '../modules/member.ts'
import { redeemed, sendDownload, TICKETED } from '../policy/ticketed.ts'

const NODE = permissionNode(member, 'exportData')
const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

/** Everything there is of one member, for a ticket (wire decision 15): what a family asks the school for. */
export async function memberExportRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  app.get('/admin/user.user/exportData', TICKETED, async (request, reply) => {
    const { payload } = await redeemed(engine.database, request, { purpose: MEMBER_EXPORT, node: NODE })
    const { id, format } = payload as MemberExport
    const { name, text } = await exportMember(engine, id, format, request.language)
    return sendDownload(reply, { name, type: TYPES[format] }, text)
  })
}

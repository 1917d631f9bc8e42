import { fail } from '@tutu/contract/core/errors'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { issueTicket } from '../../../data/tickets.ts'
import { administratorOf } from '../../../policy/callers.ts'
import { redeemed, sendDownload, TICKETED } from '../../../policy/ticketed.ts'
import type { Engine } from '../../engine.ts'
import { checkExport, EXPORT_FORMATS, exportOf, formatOf, refuseManyExports } from '../../read/export.ts'
import { secretFields, titleOf } from '../../write/change-log.ts'
import { postedForm } from '../calls.ts'
import type { Handlers } from './call.ts'
import { findCall } from './find-call.ts'

/** What an export was asked for, as its ticket holds it. */
type Asked = { resource: string; filter: Record<string, unknown>; language: 'zh-cn' | 'en' }

/** Asking for a file of rows: answers the ticket that fetches it. */
export function exportCalls(engine: Engine): Handlers {
  const { database, mutations } = engine
  return {
    'POST export': async ({ resource, request, reply }) => {
      const filter = postedForm(request, { emptyAllowed: true })
      checkExport(engine, resource, filter, request.language)
      const secret = secretFields(resource.definition)
      await mutations.run(administratorOf(request), async (tx) =>
        tx.log({ kind: 'export', title: titleOf(tx, resource, 'export'), data: filter, secret }),
      )
      const payload = { resource: resource.definition.name, filter, language: request.language }
      const ticket = await issueTicket(database, { purpose: 'export', adminId: administratorOf(request).id, payload })
      return reply.ok({ ticket })
    },
  }
}

/** The file itself, for whoever brings the ticket. */
export function exportRoute(app: FastifyInstance, engine: Engine): void {
  const { database, registry } = engine
  app.get('/admin/:resource/export', TICKETED, async (request, reply) => {
    refuseManyExports()
    const { resource } = findCall(registry, request, 'export')
    const node = permissionNode(resource.definition, 'export')
    const { actor, payload } = await redeemed(database, request, { purpose: 'export', node })
    const { filter, language, ...asked } = payload as Asked
    if (asked.resource !== resource.definition.name) throw fail('export.ticket')
    const format = formatOf(filter)
    const name = `${resource.definition.name}-${new Date().toISOString().slice(0, 10)}.${format}`
    const content = Readable.from(await exportOf(engine, resource, filter, language, actor))
    return sendDownload(reply, { name, type: EXPORT_FORMATS[format] }, content)
  })
}

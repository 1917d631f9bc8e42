import { permissionNode, SIDE_CALLS, type SideCall } from '@tutu/contract/definition/define-resource'
import type { FastifyInstance } from 'fastify'
import { noSuchAddress } from '../../web/no-such-address.ts'
import type { Engine } from '../engine.ts'
import type { Imports } from '../import/imports.ts'
import { batchCalls } from './admin/batch.ts'
import type { Handlers } from './admin/call.ts'
import { deletionCalls } from './admin/deletion.ts'
import { draftCalls } from './admin/drafts.ts'
import { exportCalls, exportRoute } from './admin/export.ts'
import { findCall, isCommand } from './admin/find-call.ts'
import { historyCalls } from './admin/history.ts'
import { importCalls } from './admin/imports.ts'
import { listCalls } from './admin/list.ts'
import { placeCalls } from './admin/place.ts'
import { rowCalls } from './admin/row.ts'
import { saveCalls } from './admin/save.ts'
import { answerCommand } from './calls.ts'

/** The generic controllers: one route over the registry, so that a module made at run time has its calls at once. */
export async function adminResourceRoutes(
  app: FastifyInstance,
  { engine, imports }: { engine: Engine; imports: Imports },
): Promise<void> {
  const { registry } = engine
  const handlers: Handlers = {
    ...listCalls(engine),
    ...rowCalls(engine),
    ...saveCalls(engine),
    ...draftCalls(engine),
    ...placeCalls(engine),
    ...deletionCalls(engine),
    ...historyCalls(engine),
    ...batchCalls(engine),
    ...importCalls(imports),
    ...exportCalls(engine),
  }

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/admin/:resource/:action',
    config: {
      access: {
        kind: 'admin',
        node: (request) => {
          const { resource, action } = findCall(registry, request)
          return permissionNode(resource.definition, SIDE_CALLS[action as SideCall] ?? action)
        },
      },
    },
    handler: async (request, reply) => {
      const { resource, action } = findCall(registry, request)
      if (isCommand(resource, action)) {
        if (request.method !== 'POST') throw noSuchAddress(request)
        return answerCommand(engine, { resource, name: action }, request, reply)
      }
      const handler = handlers[`${request.method} ${action}`]
      if (!handler) throw noSuchAddress(request)
      return handler({ resource, request, reply })
    },
  })

  exportRoute(app, engine)
}

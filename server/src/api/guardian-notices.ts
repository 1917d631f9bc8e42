import * as calls from '@tutu/contract/api/guardian'
import type { FastifyInstance } from 'fastify'
import { countUnreadBy, guardianNotices, readByGuardian } from '../data/guardian-notices.ts'
import type { Engine } from '../engine/engine.ts'
import { guardianOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'

/** What guardians are told by the school, and which of it they have read. */
export async function guardianNoticeRoutes(
  app: FastifyInstance,
  { engine: { database, mutations } }: { engine: Engine },
): Promise<void> {
  const { kysely } = database

  serveCall(app, calls.notices, async ({ request, query, ok }) =>
    ok(await guardianNotices(kysely, guardianOf(request).id, { ...query, language: request.language })),
  )

  serveCall(app, calls.readNotices, async ({ request, body, ok }) => {
    const actor = guardianOf(request)
    await mutations.run(actor, (tx) => readByGuardian(tx, actor.id, body.ids))
    return ok({ unread: await countUnreadBy(kysely, actor.id) })
  })
}

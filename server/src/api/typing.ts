import * as calls from '@tutu/contract/api/typing'
import type { FastifyInstance } from 'fastify'
import { memberDay } from '../data/check-ins.ts'
import { beginTyping, scoreTyping, typingResultsOf } from '../data/typing-results.ts'
import type { Engine } from '../engine/engine.ts'
import { memberOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'

/** Bytes: the longest log and text, as JSON. */
const BODY_MAX = 256 * 1024

/** `/api/typing/*`: exercises of the typing trainer. */
export async function typingRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine

  serveCall(app, calls.begin, async ({ request, ok }) => {
    const actor = memberOf(request)
    return ok({ ticket: await mutations.run(actor, (tx) => beginTyping(tx, actor.id)) })
  })

  serveCall(
    app,
    calls.result,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      return ok(await mutations.run(actor, (tx) => scoreTyping(tx, actor.id, body, memberDay(undefined))))
    },
    { bodyLimit: BODY_MAX },
  )

  serveCall(app, calls.results, async ({ request, ok }) =>
    ok(await typingResultsOf(database.kysely, memberOf(request).id)),
  )
}

import * as calls from '@tutu/contract/api/learning'
import type { Progress } from '@tutu/learning/progress/progress'
import type { FastifyInstance } from 'fastify'
import { addProgress, progressOf } from '../data/learning-progress.ts'
import type { Engine } from '../engine/engine.ts'
import { memberOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'

/** Bytes: a thousand lessons with their stars come to a third of it. */
const BODY_MAX = 1024 * 1024

/** `/api/learning/*`: what members have done of courses. */
export async function learningRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine

  serveCall(app, calls.progress, async ({ request, ok }) =>
    ok({ progress: told(await progressOf(database.kysely, memberOf(request).id)) }),
  )

  serveCall(
    app,
    calls.mergeProgress,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      const merged = await mutations.run(actor, (tx) => addProgress(tx.transaction, actor.id, body.progress))
      return ok({ progress: told(merged) })
    },
    { bodyLimit: BODY_MAX },
  )
}

const told = (progress: Progress) => progress as calls.SentProgress

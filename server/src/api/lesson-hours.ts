import * as calls from '@tutu/contract/api/lesson-hours'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/engine.ts'
import { hoursOf } from '../lesson-hours/read.ts'
import { guardianOf, memberOf, wardOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'

/** `/api/lessonHours/{mine,ofChild}`: what somebody has of lesson hours, and how it came to that. */
export async function lessonHourRoutes(
  app: FastifyInstance,
  { engine: { database } }: { engine: Engine },
): Promise<void> {
  const { kysely } = database

  serveCall(app, calls.mine, async ({ request, ok }) =>
    ok({ hours: await hoursOf(kysely, memberOf(request).id, { language: request.language }) }),
  )

  serveCall(app, calls.ofChild, async ({ request, query: { id }, ok }) =>
    ok({ hours: await hoursOf(kysely, wardOf(guardianOf(request), id), { language: request.language }) }),
  )
}

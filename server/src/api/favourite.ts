import * as calls from '@tutu/contract/api/favourite'
import type { FastifyInstance } from 'fastify'
import { favouritesOf, keep, keepNoMore, readFavourite } from '../data/favourites.ts'
import type { Engine } from '../engine/engine.ts'
import { memberOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'

/** `/api/favourite/*`: what members keep to find it again (decision 365). */
export async function favouriteRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.isKept, async ({ request, query, ok }) =>
    ok(await readFavourite(kysely, memberOf(request).id, query)),
  )

  serveCall(app, calls.keep, async ({ request, body: { kept, ...of }, ok }) => {
    const actor = memberOf(request)
    await mutations.run(actor, (tx) => (kept ? keep : keepNoMore)(tx.transaction, actor.id, of))
    return ok({ kept })
  })

  serveCall(app, calls.list, async ({ request, query, ok }) =>
    ok(await favouritesOf(kysely, memberOf(request).id, { ...query, kind: query.kind, language: request.language })),
  )
}

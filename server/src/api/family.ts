import * as calls from '@tutu/contract/api/family'
import type { FastifyInstance } from 'fastify'
import { addFamilyLink, endFamilyLink, familyLinksOf, familyWork } from '../data/family-links.ts'
import type { Engine } from '../engine/engine.ts'
import { memberOf } from '../policy/callers.ts'
import { requireAllowed } from '../policy/child-limits.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

/** `/api/family/*`: a work for grandparents. */
export async function familyRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const making = { limit: tokenBucket({ burst: 30, perSecond: 0.05 }) }
  // A family gathering behind one address; who guesses learns nothing (2^256 links).
  const looking = { limit: tokenBucket({ burst: 60, perSecond: 0.5 }) }

  serveCall(app, calls.links, async ({ request, ok }) =>
    ok({ links: await familyLinksOf(kysely, memberOf(request).id) }),
  )

  serveCall(
    app,
    calls.share,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      const link = await mutations.run(actor, async (tx) => {
        await requireAllowed(tx.transaction, actor, 'can_publish')
        return addFamilyLink(tx.transaction, actor.id, body.work)
      })
      return ok(link)
    },
    making,
  )

  serveCall(app, calls.end, async ({ request, reply, body }) => {
    const actor = memberOf(request)
    await mutations.run(actor, (tx) => endFamilyLink(tx.transaction, actor.id, body.id))
    return reply.ok(null, 'family.nowEnded')
  })

  serveCall(app, calls.work, async ({ body, ok }) => ok(await familyWork(kysely, body.token)), looking)
}

import { find, spell } from '@tutu/contract/api/admin-find'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/engine.ts'
import { findRecords } from '../engine/read/find-records.ts'
import { createSpelledNames } from '../engine/read/spelled-names.ts'
import { administratorOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

/** `/admin/index/{find,spell}`: what the search over everything asks for while somebody types. */
export async function findRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  // A school's administrators may share an address; nobody types faster than this for long.
  const names = createSpelledNames(engine.bus)
  const limit = tokenBucket({ burst: 120, perSecond: 20 })

  serveCall(
    app,
    find,
    async ({ request, query, ok }) =>
      ok(await findRecords({ ...engine, names }, query.quick_search, administratorOf(request))),
    { limit },
  )

  serveCall(
    app,
    spell,
    async ({ body, ok }) => {
      // Its dictionary is large, and wanted by few.
      const { spell: spellText } = await import('../search/pinyin.ts')
      return ok({ spelled: body.texts.map(spellText) })
    },
    { limit },
  )
}

import plugin from 'fastify-plugin'
import type { Database } from '../postgres/database.ts'
import { envelope } from './envelope.ts'

/** How long `/readyz` waits for the database, in ms. */
const PATIENCE = 2000

/** For balancers: `/healthz` while the process is up, `/readyz` while it can reach its database. */
export const healthPlugin = plugin<{ database: Database }>(
  async (app, { database }) => {
    const config = { access: { kind: 'public' } } as const
    app.get('/healthz', { config }, (_request, reply) => reply.header('cache-control', 'no-store').ok(null))
    app.get('/readyz', { config }, async (_request, reply) => {
      const ready = await Promise.race([
        database.pool.query('select 1').then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref()),
      ])
      reply.header('cache-control', 'no-store')
      return ready ? reply.ok(null) : reply.status(503).send(envelope(0, 'database unreachable', null))
    })
  },
  { name: 'health' },
)

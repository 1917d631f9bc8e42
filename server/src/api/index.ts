import type { FastifyInstance } from 'fastify'
import type { Config } from '../data/config.ts'

/** `/api/index/index`: what every page needs to know of the site (wire 1.4). */
export async function indexRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/index/index', { config: { access: { kind: 'public' } } }, async (request, reply) => {
    const [site, settings] = await Promise.all([config.siteConfig(request.language), config.get()])
    return reply.ok({ site, openMemberCenter: settings.open_member_center })
  })
}

import type { FastifyInstance } from 'fastify'
import type { Database } from '../data/database.ts'
import { sendAreas, sendSuffixSvg } from '../http/ajax-answers.ts'

/** `/api/ajax/*`: what forms of visitors and members ask besides their data (wire 1.6). */
export async function ajaxRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  const config = { access: { kind: 'public' } } as const
  app.get('/api/ajax/buildSuffixSvg', { config }, async (request, reply) => sendSuffixSvg(request, reply))
  app.get('/api/ajax/area', { config }, async (request, reply) => sendAreas(request, reply, database))
}

import { area, buildSuffixSvg } from '@tutu/contract/api/ajax'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../postgres/database.ts'
import { sendAreas, sendSuffixSvg } from '../web/ajax-answers.ts'
import { serveCall } from '../web/serve-call.ts'

/** `/api/ajax/*`: what forms of visitors and members ask besides their data (wire 1.6). */
export async function ajaxRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  serveCall(app, buildSuffixSvg, sendSuffixSvg)
  serveCall(app, area, (asked) => sendAreas(asked, database))
}

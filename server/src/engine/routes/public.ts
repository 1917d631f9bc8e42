import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSuchAddress } from '../../web/no-such-address.ts'
import type { PublicAnswer, PublicReads } from '../read/public-reads.ts'

type Query = Record<string, unknown>

/** The calls by which visitors read public modules (wire decision 14). */
export async function publicResourceRoutes(app: FastifyInstance, { reads }: { reads: PublicReads }): Promise<void> {
  for (const action of ['index', 'read'] as const) {
    app.get<{ Params: { resource: string }; Querystring: Query }>(
      `/api/:resource/${action}`,
      { config: { access: { kind: 'public' } } },
      async (request, reply) => {
        const resource = reads.find(request.params.resource)
        if (!resource) throw noSuchAddress(request)
        return send(request, reply, await reads[action](resource, request.query, request.language))
      },
    )
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): FastifyReply {
  if (answer.kind === 'moved')
    return reply.header('cache-control', 'no-store').redirect(withParameters(request.url, answer.now), 301)
  reply.header(TAGS_HEADER, [...new Set(answer.tags)].join(' '))
  if (answer.kind === 'refused') throw answer.failure
  return reply.ok(answer.data)
}

/** The same address with other values of some parameters. */
function withParameters(url: string, values: Readonly<Record<string, string>>): string {
  const address = new URL(url, 'http://site.invalid')
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value)
  return address.pathname + address.search
}

/** Tags of an answer travel in a header that the page cache takes off before it leaves. */
export const TAGS_HEADER = 'x-cache-tags'

import type { FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { TAGS_HEADER } from '../engine/routes/public.ts'
import { TOKEN_NAMES } from './auth.ts'

/**
 * Who may keep what, in caches on the way as well: nobody what an identified caller was answered, and nothing that does
 * not say itself how long it is good for. (Tokens travel in headers of our own, which tell a shared cache nothing.)
 */
export const cachingPlugin = plugin(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      const isIdentified = request.identity !== null || carriesToken(request)
      const isSaid = reply.hasHeader('cache-control') || reply.hasHeader(TAGS_HEADER)
      if (isIdentified || !isSaid) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'caching', dependencies: ['auth'] },
)

const NAMES = Object.values(TOKEN_NAMES)
const IN_QUERY = new RegExp(`[?&](?:${NAMES.join('|')})=[^&]`, 'i')

type Asked = { headers: Readonly<Record<string, string | string[] | undefined>>; url?: string | undefined }

/** Whether a request says who makes it, rightly or not. An empty token is none. */
export function carriesToken({ headers, url = '' }: Asked): boolean {
  return NAMES.some((name) => headers[name]) || IN_QUERY.test(url)
}

/** Names request headers that make another answer of the same address, besides those that are named already. */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const known = String(reply.getHeader('vary') ?? '').split(', ')
  reply.header('vary', [...new Set([...known, ...names])].filter(Boolean).toSorted().join(', '))
}

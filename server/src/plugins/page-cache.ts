import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { cacheKey, type Parameters } from '../web/cache-key.ts'
import { encoded } from '../web/encoded.ts'
import { bestEncoding, type Entry, isGood, isKnown, type Making, type PageCache, sendEntry } from '../web/page-cache.ts'
import { addVary, carriesToken } from './caching.ts'
import { NOT_KEPT } from '../engine/read/public-reads.ts'
import { TAGS_HEADER } from '../engine/routes/public.ts'
import type { Registry } from '../engine/registry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request from the page cache, else by the routes: what the server's socket is given. */
    handle: RequestListener
  }
}

const makings = new WeakMap<IncomingMessage, Making>()
/** Requests that came through the socket; the others are made up inside the process, and keep the tags of their answers. */
const outer = new WeakSet<IncomingMessage>()
/** Characters of all addresses whose keys are remembered, and of one. */
const KEYS_LENGTH_MAX = 500_000
const KEY_LENGTH_MAX = 300

type Options = { cache: PageCache; registry: Registry; parametersOf: (pathname: string) => Parameters }

/** The page cache in front of everything: requests that it can answer reach no route. */
export const pageCachePlugin = plugin<Options>(
  async (app, { cache, registry, parametersOf }) => {
    // Most requests ask for an address seen before: working its key out again costs more than the answer.
    const keys = new LRUCache<string, string>({
      maxSize: KEYS_LENGTH_MAX,
      maxEntrySize: KEY_LENGTH_MAX,
      // Besides the two texts, what the list holds of each.
      sizeCalculation: (key, raw) => key.length + raw.length + 100,
    })
    function keyOf(request: IncomingMessage): string | undefined {
      if (carriesToken(request)) return undefined
      const { 'think-lang': header, server } = request.headers
      const thinkLang = typeof header === 'string' ? header : undefined
      const isMarkedAsCall = server !== undefined
      // Which parameters mean something is said by definitions, which may change.
      const raw = `${registry.version} ${thinkLang ?? ''} ${isMarkedAsCall ? 'call' : ''} ${request.url}`
      const known = keys.get(raw)
      if (known !== undefined) return known
      const kept = cacheKey(request.url ?? '/', { thinkLang, isMarkedAsCall }, registry, parametersOf)
      // What is not kept is asked for in endlessly many ways.
      if (!kept) return undefined
      const key = `${registry.version} ${kept.key}`
      keys.set(raw, key)
      return key
    }

    async function sendWhenMade(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
      const entry = await cache.awaitOther(key)
      // Quickly made is good enough for who has waited already; a short answer is not made quickly (compressor.ts).
      if (entry?.bodies[bestEncoding(request.headers)]) sendEntry(request, response, entry)
      else if (entry) await sendGood(request, response, key, entry)
      else app.routing(request, response)
    }

    async function sendGood(request: IncomingMessage, response: ServerResponse, key: string, entry: Entry) {
      const encoding = bestEncoding(request.headers)
      const isThere = isGood(entry, encoding) || isKnown(request.headers['if-none-match'] ?? '', entry.etag)
      sendEntry(request, response, isThere ? entry : await cache.improve(key, entry, encoding))
    }

    app.decorate('handle', (request: IncomingMessage, response: ServerResponse) => {
      const key = request.method === 'GET' || request.method === 'HEAD' ? keyOf(request) : undefined
      const entry = key === undefined ? undefined : cache.find(key)
      if (entry && isGood(entry, bestEncoding(request.headers))) return sendEntry(request, response, entry)
      if (entry) return void sendGood(request, response, key!, entry)
      outer.add(request)
      if (key === undefined) return app.routing(request, response)
      if (cache.awaitOther(key)) return void sendWhenMade(request, response, key)
      const making = cache.begin(key)
      makings.set(request, making)
      response.once('close', () => cache.abandon(making))
      app.routing(request, response)
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const making = makings.get(request.raw)
      const tags = reply.getHeader(TAGS_HEADER)
      if (outer.has(request.raw)) reply.removeHeader(TAGS_HEADER)
      if (tags === undefined || reply.statusCode !== 200 || reply.getHeader('cache-control') === 'no-store')
        return payload
      if (outer.has(request.raw)) noteKept(request, reply)
      if (!making || !isBody(payload)) return payload
      const list = String(tags).split(' ')
      return list.includes(NOT_KEPT) ? payload : keep(request, reply, making, payload, list)
    })

    async function keep(
      request: FastifyRequest,
      reply: FastifyReply,
      making: Making,
      body: Buffer | string,
      tags: string[],
    ): Promise<Buffer | string | Readable> {
      reply.removeHeader('content-length')
      const headers = { ...(reply.getHeaders() as OutgoingHttpHeaders) }
      const entry = await cache.finish(making, body, headers, tags, bestEncoding(request.headers))
      reply.header('etag', entry.etag)
      if (isKnown(request.headers['if-none-match'] ?? '', entry.etag)) {
        reply.status(304)
        // Fastify would add the length of a text, 0; a 304 has none.
        return Readable.from([])
      }
      return encoded(request, reply, entry.bodies)
    }
  },
  { name: 'page-cache' },
)

/** A GET and its HEAD say the same, and what is not kept here can still be kept by the browser. */
function noteKept(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=0, must-revalidate')
  addVary(reply, 'accept-encoding', ...(/^\/api\//i.test(request.url) ? ['think-lang'] : []))
}

function isBody(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

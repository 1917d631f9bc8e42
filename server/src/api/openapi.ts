import { openapi } from '@tutu/contract/api/openapi'
import type { Language } from '@tutu/contract/core/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Bodies, inEveryEncoding } from '../web/compressor.ts'
import { encoded } from '../web/encoded.ts'
import { etagOf, isKnown } from '../web/page-cache.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { describeApi } from '../openapi/document.ts'
import { addVary } from '../plugins/caching.ts'
import type { Registry } from '../engine/registry.ts'

type Document = { bodies: Bodies; etag: string }

/**
 * `/api/openapi.json`: the description of every call, from contracts and definitions, those of modules made at run time
 * included. Who is nobody sees what is public or for members, an administrator also what they have the right to.
 */
export async function openapiRoutes(app: FastifyInstance, { registry }: { registry: Registry }): Promise<void> {
  // Each administrator's is made for them.
  const limit = tokenBucket({ burst: 20, perSecond: 0.5 })
  const everybodys = new Map<Language, { version: number; document: Promise<Document> }>()

  serveCall(app, openapi, async ({ request, reply }) => {
    const administrator = await request.identify('admin')
    if (!administrator) return send(request, reply, await forEverybody(request.language))
    limit(request)
    const reader = { can: (node: string) => administrator.super || administrator.can(node) }
    return send(request, reply, await documentOf(describeApi(registry, request.language, reader)))
  })

  function forEverybody(language: Language): Promise<Document> {
    const { version } = registry
    const known = everybodys.get(language)
    if (known?.version === version) return known.document
    const document = documentOf(describeApi(registry, language, undefined))
    everybodys.set(language, { version, document })
    return document
  }

  async function documentOf(description: Record<string, unknown>): Promise<Document> {
    const body = Buffer.from(JSON.stringify(description))
    return { bodies: await inEveryEncoding(body), etag: etagOf(body) }
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { bodies, etag }: Document): FastifyReply {
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  addVary(reply, 'accept-encoding', 'think-lang', 'batoken')
  if (isKnown(request.headers['if-none-match'] ?? '', etag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(encoded(request, reply, bodies))
}

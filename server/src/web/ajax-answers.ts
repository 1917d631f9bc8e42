import type { area, buildSuffixSvg } from '@tutu/contract/api/ajax'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listAreas } from '../data/areas.ts'
import type { Database } from '../postgres/database.ts'
import { suffixSvg } from '../lib/suffix-svg.ts'
import { etagOf, isKnown } from './page-cache.ts'
import type { Asked } from './serve-call.ts'

// What `/admin/ajax/*` and `/api/ajax/*` answer alike (wire 1.6).

const DAY = 86_400

/** GET buildSuffixSvg `{suffix, background?}`: the picture of a kind of file. */
export function sendSuffixSvg({
  request,
  reply,
  query: { suffix, background },
}: Pick<Asked<typeof buildSuffixSvg>, 'request' | 'reply' | 'query'>): FastifyReply {
  const svg = suffixSvg(suffix, background)
  if (isStillGood(request, reply, etagOf(svg), 30 * DAY)) return reply.status(304).send()
  return reply.type('image/svg+xml; charset=utf-8').send(svg)
}

/** GET area `{province?, city?}`: `data` is the next level, `[{value, label}]`, in Chinese as the state names it. */
export async function sendAreas(
  { request, reply, query: { province, city }, ok }: Pick<Asked<typeof area>, 'request' | 'reply' | 'query' | 'ok'>,
  database: Database,
): Promise<FastifyReply> {
  if (province === undefined && city !== undefined) throw badParameter('province')
  const { version, areas } = await listAreas(database, province, city)
  if (!areas) throw badParameter(city === undefined ? 'province' : 'city')
  const etag = etagOf(`${version} ${province} ${city} ${request.language}`)
  reply.header('vary', 'think-lang')
  if (isStillGood(request, reply, etag, DAY)) return reply.status(304).send()
  return ok(areas)
}

function badParameter(name: string): Failure {
  return new Failure('request.parameter', { params: { name }, status: 400 })
}

/** Says how long (seconds) the answer is good for; whether the caller has it already. */
function isStillGood(request: FastifyRequest, reply: FastifyReply, etag: string, seconds: number): boolean {
  reply.headers({ etag, 'cache-control': `public, max-age=${seconds}` })
  return isKnown(request.headers['if-none-match'] ?? '', etag)
}

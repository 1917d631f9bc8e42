import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import { growingCache } from '../lib/growing-cache.ts'
import { networksOf } from '../lib/ip-address.ts'

/** Addresses and networks that a limit knows. */
const KEPT_MAX = 10_000

/**
 * Limits how often an address and the networks around it may ask: `burst` at once, `perSecond` later on; beyond that HTTP
 * 429 with the seconds to wait. `onlyLook` refuses without counting. Counted in this process only: behind n processes an address gets up to n times as many.
 */
export function tokenBucket({
  burst,
  perSecond,
  times = () => 1,
}: {
  burst: number
  perSecond: number
  /** Of an address: how many times as much it may. */
  times?: (ip: string) => number
}): (request: Pick<FastifyRequest, 'clientIp'>, options?: { onlyLook?: boolean }) => void {
  const buckets = growingCache<string, { left: number; at: number }>(KEPT_MAX)
  return (request, { onlyLook = false } = {}) => {
    const now = Date.now() / 1000
    const more = times(request.clientIp)
    const found = networksOf(request.clientIp).map(({ name, share: own }) => {
      const share = own * more
      const bucket = buckets.get(name) ?? { left: burst * share, at: now }
      return { name, share, left: Math.min(burst * share, bucket.left + (now - bucket.at) * perSecond * share) }
    })
    const wait = Math.max(...found.map(({ left, share }) => (1 - left) / (perSecond * share)))
    if (wait > 0) throw new Failure('request.tooMany', { params: { seconds: Math.ceil(wait) }, status: 429 })
    if (!onlyLook) for (const { name, left } of found) buckets.set(name, { left: left - 1, at: now })
  }
}

import { Failure } from '@tutu/contract/errors'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressOf } from '../data/login-failures.ts'

/**
 * Limits how often an address may ask: `burst` at once, `perSecond` later on; beyond that HTTP 429 with the seconds to
 * wait. `onlyLook` refuses without counting. Counted in this process only: behind n processes an address gets up to n times as many.
 */
export function tokenBucket({
  burst,
  perSecond,
}: {
  burst: number
  perSecond: number
}): (request: FastifyRequest, options?: { onlyLook?: boolean }) => void {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 10_000 })
  return (request, { onlyLook = false } = {}) => {
    const address = addressOf(request.ip)
    const now = Date.now() / 1000
    const bucket = buckets.get(address) ?? { left: burst, at: now }
    const left = Math.min(burst, bucket.left + (now - bucket.at) * perSecond)
    if (left < 1) {
      throw new Failure('request.tooMany', { params: { seconds: Math.ceil((1 - left) / perSecond) }, status: 429 })
    }
    if (!onlyLook) buckets.set(address, { left: left - 1, at: now })
  }
}

import { fail, Failure } from '@tutu/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { storeCaptcha } from '../data/captcha.ts'
import type { Database } from '../data/database.ts'
import { addressOf } from '../data/login-failures.ts'
import { findSession, hashToken, refreshSession } from '../data/sessions.ts'
import { captchaPicture, captchaText } from '../lib/captcha-picture.ts'
import { identityOf, tokenOf } from '../plugins/auth.ts'

const CaptchaQuery = z.object({ id: z.string().regex(/^[\w-]{8,64}$/) })
const RefreshBody = z.object({ refresh_token: z.string() })

/** `/api/common/*`: the captcha picture, and new access tokens for both kinds of session. */
export async function commonRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  const config = { access: { kind: 'public' } } as const
  const takeToken = tokenBucket({ burst: 40, perSecond: 0.5 })

  app.get('/api/common/captcha', { config }, async (request, reply) => {
    takeToken(request)
    const query = CaptchaQuery.safeParse(request.query)
    if (!query.success) throw new Failure('request.parameter', { params: { name: 'id' }, status: 400 })
    const text = captchaText()
    const picture = await captchaPicture(text)
    await storeCaptcha(database.kysely, query.data.id, text)
    return reply.type('image/png').header('cache-control', 'no-store').send(picture)
  })

  app.post('/api/common/refreshToken', { config }, async (request, reply) => {
    const refresh = hashToken(RefreshBody.safeParse(request.body).data?.refresh_token)
    const session = refresh && (await findSession(database.kysely, refresh, 'refresh'))
    // The header of the refresh token's own kind counts: an access token of the other kind proves nothing.
    const access = session && hashToken(tokenOf(request, session.kind))
    if (!refresh || !session || !access || !(await identityOf(database, session))) throw fail('auth.signInFirst')
    const token = await refreshSession(database, refresh, access)
    if (!token) throw fail('auth.signInFirst')
    return reply.ok({ type: session.kind === 'admin' ? 'admin-refresh' : 'user-refresh', token })
  })
}

/**
 * Limits how often an address may ask: `burst` at once, `perSecond` later on; beyond that HTTP 429 with the seconds to
 * wait. Counted in this process only: behind n processes an address gets up to n times as many.
 */
function tokenBucket({ burst, perSecond }: { burst: number; perSecond: number }): (request: FastifyRequest) => void {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 10_000 })
  return (request) => {
    const address = addressOf(request.ip)
    const now = Date.now() / 1000
    const bucket = buckets.get(address) ?? { left: burst, at: now }
    const left = Math.min(burst, bucket.left + (now - bucket.at) * perSecond)
    if (left < 1) {
      throw new Failure('request.tooMany', { params: { seconds: Math.ceil((1 - left) / perSecond) }, status: 429 })
    }
    buckets.set(address, { left: left - 1, at: now })
  }
}

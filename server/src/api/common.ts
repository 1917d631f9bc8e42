import { fail, Failure } from '@tutu/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { storeCaptcha } from '../data/captcha.ts'
import type { Database } from '../data/database.ts'
import { noteClientReport, withoutPersonalData } from '../data/client-reports.ts'
import type { PageViews } from '../data/page-views.ts'
import { findSession, hashToken, refreshSession } from '../data/sessions.ts'
import { tokenBucket } from '../http/token-bucket.ts'
import { captchaPicture, captchaText } from '../lib/captcha-picture.ts'
import { captchaSum } from '../lib/captcha-sum.ts'
import { type Accounts, identityOf, tokenOf } from '../plugins/auth.ts'

const CaptchaQuery = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  type: z.enum(['image', 'text']).default('image'),
})
const RefreshBody = z.object({ refresh_token: z.string() })
/** What the answer to a refresh calls each kind of token (spec 3); guardians’ are never refreshed. */
const REFRESHES = { admin: 'admin-refresh', member: 'user-refresh', guardian: 'guardian-refresh' } as const
const REPORT_BYTES_MAX = 4096
const text = (max: number) =>
  z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
    .transform((value) => withoutPersonalData(value).trim().slice(0, max))
const Report = z.object({
  message: text(1000).pipe(z.string().min(1)),
  path: text(300),
  kind: z.string().regex(/^[\w-]{1,30}$/),
  component: text(1500).nullish(),
})
const View = z.object({ path: z.string().max(500) })

type Deps = {
  database: Database
  accounts: Accounts
  pageViews: PageViews
  /** The site's route that an address belongs to. */
  templateOf: (pathname: string) => Promise<string | undefined>
}

/** `/api/common/*`: captchas, new access tokens for both kinds of session, reports and page views of browsers. */
export async function commonRoutes(
  app: FastifyInstance,
  { database, accounts, pageViews, templateOf }: Deps,
): Promise<void> {
  const config = { access: { kind: 'public' } } as const
  const takeToken = tokenBucket({ burst: 40, perSecond: 0.5 })
  // A program reads a sum more easily than a picture, so it gets fewer of them.
  const takeSum = tokenBucket({ burst: 12, perSecond: 0.1 })

  app.get('/api/common/captcha', { config }, async (request, reply) => {
    takeToken(request)
    const { data, error } = CaptchaQuery.safeParse(request.query)
    if (!data) throw new Failure('request.parameter', { params: { name: nameOf(error) }, status: 400 })
    if (data.type === 'text') {
      takeSum(request)
      const { question, answer } = captchaSum(request.language)
      await storeCaptcha(database.kysely, data.id, answer)
      return reply.header('cache-control', 'no-store').ok({ question })
    }
    const text = captchaText()
    const picture = await captchaPicture(text)
    await storeCaptcha(database.kysely, data.id, text)
    return reply.type('image/png').header('cache-control', 'no-store').send(picture)
  })

  app.post('/api/common/refreshToken', { config }, async (request, reply) => {
    const refresh = hashToken(RefreshBody.safeParse(request.body).data?.refresh_token)
    const session = refresh && (await findSession(database.kysely, refresh, 'refresh'))
    // The header of the refresh token's own kind counts: an access token of the other kind proves nothing.
    const access = session && hashToken(tokenOf(request, session.kind))
    if (!refresh || !session || !access || !(await identityOf(database, accounts, session)))
      throw fail('auth.signInFirst')
    const token = await refreshSession(database, refresh, access)
    if (!token) throw fail('auth.signInFirst')
    return reply.ok({ type: REFRESHES[session.kind], token })
  })

  // Wire decision 19: the error pages say that the system is reporting.
  const takeReport = tokenBucket({ burst: 20, perSecond: 0.2 })
  app.post('/api/common/report', { config, bodyLimit: REPORT_BYTES_MAX }, async (request, reply) => {
    takeReport(request)
    const { data } = Report.safeParse(jsonOf(request.body))
    if (!data) throw new Failure('request.malformed', { status: 400 })
    await noteClientReport(database, { ...data, component: data.component ?? undefined })
    return reply.ok()
  })

  // No cookie, no identity, no answer to wait for: a day, a route, one more.
  const takeView = tokenBucket({ burst: 200, perSecond: 10 })
  app.post('/api/common/view', { config, bodyLimit: 1024 }, async (request, reply) => {
    takeView(request)
    const { data } = View.safeParse(jsonOf(request.body))
    if (data && !isPrerender(request) && !(await isBot(request.headers['user-agent'] ?? ''))) {
      const template = await templateOf(data.path.split(/[?#]/)[0] ?? '')
      if (template) pageViews.count(template)
    }
    return reply.status(204).send()
  })
}

const nameOf = (error: z.ZodError): string => String(error.issues[0]?.path[0] ?? '')

/** Browsers name themselves. The list of those that are none is loaded with the first view. */
async function isBot(agent: string): Promise<boolean> {
  return agent === '' || (await import('isbot')).isbot(agent)
}

/** `sendBeacon` sends text; what is no JSON is nothing. */
function jsonOf(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isPrerender(request: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`)
}

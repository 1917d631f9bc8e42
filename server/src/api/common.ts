import { captcha, like, refreshToken, report, view } from '@tutu/contract/api/common'
import { describeAgent } from '@tutu/contract/core/describe-agent'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storeCaptcha } from '../data/captcha.ts'
import type { Database } from '../postgres/database.ts'
import { noteClientReport, withoutPersonalData } from '../data/client-reports.ts'
import type { PageViews } from '../data/page-views.ts'
import type { RowCounts } from '../data/row-counts.ts'
import { findSession, refreshSession } from '../data/sessions.ts'
import { loadedOnce } from '../lib/loaded-once.ts'
import { hashOf, hashToken } from '../lib/opaque-token.ts'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { captchaPicture, captchaText } from '../lib/captcha-picture.ts'
import { captchaSum } from '../lib/captcha-sum.ts'
import type { Classrooms } from '../policy/classrooms.ts'
import { type Accounts, identityOf, tokenOf } from '../plugins/auth.ts'

/** What the answer to a refresh calls each kind of token (spec 3); guardians’ are never refreshed. */
const REFRESHES = { admin: 'admin-refresh', member: 'user-refresh', guardian: 'guardian-refresh' } as const
const REPORT_BYTES_MAX = 4096
const cut = (text: string, max: number): string => withoutPersonalData(text).trim().slice(0, max)

type Deps = {
  database: Database
  accounts: Accounts
  pageViews: PageViews
  rowCounts: Pick<RowCounts, 'view' | 'like'>
  classrooms: Classrooms
  /** The site's route that an address belongs to. */
  templateOf: (pathname: string) => Promise<string | undefined>
}

/** `/api/common/*`: captchas, new access tokens for both kinds of session, reports and page views of browsers. */
export async function commonRoutes(
  app: FastifyInstance,
  { database, accounts, pageViews, rowCounts, classrooms, templateOf }: Deps,
): Promise<void> {
  const { times } = classrooms
  const takeToken = tokenBucket({ burst: 40, perSecond: 0.5, times })
  // A program reads a sum more easily than a picture, so it gets fewer of them.
  const takeSum = tokenBucket({ burst: 12, perSecond: 0.1, times })

  const giveCaptcha = async ({ request, reply, query: { id, type }, ok }: Asked<typeof captcha>) => {
    reply.header('cache-control', 'no-store')
    if (type === 'text') {
      takeSum(request)
      const { question, answer } = captchaSum(request.language)
      await storeCaptcha(database.kysely, id, answer)
      return ok({ question })
    }
    const text = captchaText()
    const picture = await captchaPicture(text)
    await storeCaptcha(database.kysely, id, text)
    return reply.type('image/png').send(picture)
  }
  serveCall(app, captcha, giveCaptcha, { limit: takeToken })

  serveCall(app, refreshToken, async ({ request, body, ok }) => {
    const refresh = hashToken(body.refresh_token)
    const session = refresh && (await findSession(database.kysely, refresh, 'refresh'))
    // The header of the refresh token's own kind counts: an access token of the other kind proves nothing.
    const access = session && hashToken(tokenOf(request, session.kind))
    if (!refresh || !session || !access || !(await identityOf(database, accounts, session)))
      throw fail('auth.signInFirst')
    const token = await refreshSession(database, body.refresh_token, access)
    if (!token) throw fail('auth.signInFirst')
    return ok({ type: REFRESHES[session.kind], token })
  })

  // Wire decision 19: the error pages say that the system is reporting.
  const noteReport = async ({ request, body: { message, path, kind, component }, reply }: Asked<typeof report>) => {
    const told = { message: cut(message, 1000), path: cut(path, 300), kind }
    // Its name and version, no more: a whole user agent is half a fingerprint.
    const browser = describeAgent((request.headers['user-agent'] ?? '').slice(0, 500), true) || undefined
    await noteClientReport(database, { ...told, browser, component: component ? cut(component, 1500) : undefined })
    return reply.ok()
  }
  serveCall(app, report, noteReport, {
    limit: tokenBucket({ burst: 20, perSecond: 0.2 }),
    bodyLimit: REPORT_BYTES_MAX,
  })

  // Without an account: who clears the browser's storage may like again, so the number is a friendly one, no vote.
  const countLike = async ({ body: { path, device, on }, ok }: Asked<typeof like>) => {
    const likes = await rowCounts.like(path, hashOf(device), on)
    if (likes === undefined) throw fail('record.notFound')
    return ok({ likes, liked: on })
  }
  // A class that looks at each other's works, behind one address and signed in or not.
  serveCall(app, like, countLike, { limit: tokenBucket({ burst: 120, perSecond: 0.5, times }), bodyLimit: 1024 })

  // No cookie, no identity, no answer to wait for: a day, a route, one more.
  const countView = async ({ request, reply, body: { path } }: Asked<typeof view>) => {
    if (!isPrerender(request) && !(await isBot(request.headers['user-agent'] ?? ''))) {
      const pathname = path.split(/[?#]/)[0] ?? ''
      const template = await templateOf(pathname)
      if (template) {
        pageViews.count(template)
        rowCounts.view(pathname)
      }
    }
    return reply.status(204).send()
  }
  serveCall(app, view, countView, { limit: tokenBucket({ burst: 200, perSecond: 10 }), bodyLimit: 1024 })
}

/** The list of agents that are no browsers, loaded with the first view. */
const bots = loadedOnce(() => import('isbot'))

/** Browsers name themselves. */
async function isBot(agent: string): Promise<boolean> {
  return agent === '' || (await bots()).isbot(agent)
}

function isPrerender(request: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`)
}

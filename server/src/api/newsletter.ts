import * as calls from '@tutu/contract/api/newsletter'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, toLanguage } from '@tutu/contract/core/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Engine } from '../engine/engine.ts'
import type { Outbox } from '../messages/outbox.ts'
import { leavePath, stepPath } from '../newsletter/addresses.ts'
import { confirm, leave, subscribe, whatEnds } from '../newsletter/subscribe.ts'
import { SYSTEM } from '../policy/actors.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; outbox: Pick<Outbox, 'open'>; origin: string }

/** `/api/newsletter/*`: letters and reminders by mail. */
export async function newsletterRoutes(app: FastifyInstance, { engine, outbox, origin }: Deps): Promise<void> {
  const { mutations } = engine
  const joins = tokenBucket({ burst: 20, perSecond: 20 / 3600 })
  // Mail programs may also send the form of RFC 8058 in parts; what is in it says nothing that the address does not.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))

  serveCall(
    app,
    calls.join,
    async ({ request, reply, body }) => {
      const { email, course, lang, website } = body
      const isPage = isForm(request)
      if (!z.email().safeParse(email).success) {
        if (isPage) return to(reply, 'problem', lang)
        throw failForm({ email: { key: 'rule.email' } }, calls.join.labels)
      }
      // What fills in everything is answered as people are.
      if (website === '') {
        const opened = await outbox.open()
        const language = isPage ? lang : request.language
        await mutations.run({ ...SYSTEM, language }, (tx) => subscribe(tx, opened, origin, { email, language, course }))
      }
      return isPage ? to(reply, 'sent', lang) : reply.ok(null, 'newsletter.sent')
    },
    { limit: joins },
  )

  serveCall(app, calls.confirm, async ({ request, reply, query, body }) => {
    const kind = await mutations.run(SYSTEM, (tx) => confirm(tx, query.token))
    if (isForm(request) && body.page !== undefined)
      return to(reply, kind ? AFTER[kind].confirmed : 'lost', toLanguage(body.page))
    if (!kind) throw fail('newsletter.lost')
    return reply.ok(null, 'newsletter.confirmed')
  })

  serveCall(app, calls.leave, async ({ request, reply, query, body }) => {
    const kind = await mutations.run(SYSTEM, (tx) => leave(tx, query.token))
    if (isForm(request) && body.page !== undefined)
      return to(reply, kind ? AFTER[kind].left : 'lost', toLanguage(body.page))
    if (!kind) throw fail('newsletter.lost')
    return reply.ok(null, 'newsletter.left')
  })

  serveCall(app, calls.leavePage, async ({ request, reply, query }) => {
    const kind = await whatEnds(engine.database.kysely, query.token)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .redirect(leavePath(AFTER[kind ?? 'letters'].leave, query.token, request.language), 303)
  })
}

/** The pages that ask and answer, for each kind of letters. */
const AFTER = {
  letters: { confirmed: 'confirmed', leave: 'leave', left: 'left' },
  weekly: { confirmed: 'weekly-confirmed', leave: 'weekly-leave', left: 'weekly-left' },
} as const

/** A form of a page without a script. */
const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')

const to = (reply: FastifyReply, step: string, language: Language): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(stepPath(step, language), 303)

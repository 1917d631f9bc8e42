import * as calls from '@tutu/contract/api/payment'
import { fail, failForm } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import type { SettingValues } from '@tutu/contract/settings/index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { TAKEN_BACK } from '../lib/own-words.ts'
import type { Config } from '../data/config.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { type NoticeFrom, NOTICES } from '../payment/notices.ts'
import type { Payments } from '../payment/provider.ts'
import { askNow, beginNow } from '../payment/asking.ts'
import { readTopUp, readTopUps } from '../payment/read-top-ups.ts'
import { askTopUp, payByNotice, refuse, TOP_UP_LEAST } from '../payment/top-up.ts'
import { memberOf } from '../policy/callers.ts'
import { buyerOf, waitsForGuardian } from '../shop/rules.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; config: Config; payments: Payments }

const NOTICE_BYTES = 64 * 1024

/** `/api/payment/*`: what members add to their balance, and notices of those who take the money (decision 062). */
export async function paymentRoutes(app: FastifyInstance, { engine, config, payments }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const ways = (set: SettingValues, language: Language): calls.PaymentWay[] =>
    calls.PAYMENT_WAYS.filter((way) => set.topup_max > 0 && payments[way]?.isOpen(set, language))
  const asking = { kysely, mutations, payments }
  const reading = (request: FastifyRequest) => ({ kysely, config, payments, language: request.language })

  serveCall(app, calls.topUps, async ({ request, ok }) => {
    const member = memberOf(request)
    const [set, buyer, list] = await Promise.all([
      config.get(),
      buyerOf(kysely, member.id, { lock: false }),
      readTopUps(reading(request), member.id),
    ])
    return ok({
      ways: ways(set, request.language),
      least: TOP_UP_LEAST / 100,
      most: set.topup_max,
      asksGuardian: waitsForGuardian(buyer, member),
      isAdult: buyer.band === 'adult',
      takesInvoices: set.shop_invoices,
      list,
    })
  })

  serveCall(app, calls.topUp, async ({ request, body: { key, amount, way }, ok }) => {
    const actor = memberOf(request)
    const set = await config.get()
    const { topup_max: most, shop_order_max, shop_day_max } = set
    const open = ways(set, request.language)
    const provider = way ?? open[0]
    if (open.length === 0 || !provider) throw failForm({ amount: { key: 'topUp.closed' } }, calls.topUp.labels)
    if (!open.includes(provider)) throw failForm({ way: { key: 'topUp.wayClosed' } }, calls.topUp.labels)
    const limits = { shop_order_max, shop_day_max }
    const wanted = { member: actor.id, amount, key, most, limits, payments, provider }
    const { id, isNew } = await mutations.run(actor, (tx) => askTopUp(tx, wanted))
    if (isNew) await beginNow(asking, id, request.log)
    const topUp = await one(request, id)
    return ok({ topUp }, topUp.state === 'unconfirmed' ? 'topUp.waitsForGuardian' : 'topUp.asked')
  })

  serveCall(app, calls.oneTopUp, async ({ request, query, ok }) => ok({ topUp: await one(request, query.id) }))

  serveCall(
    app,
    calls.checkTopUp,
    async ({ request, body: { id }, ok }) => {
      await one(request, id)
      await askNow(asking, id, request.log)
      return ok({ topUp: await one(request, id) })
    },
    // Each has a provider asked.
    { limit: tokenBucket({ burst: 30, perSecond: 1 }) },
  )

  serveCall(app, calls.cancelTopUp, async ({ request, body: { id }, ok }) => {
    const actor = memberOf(request)
    await mutations.run(actor, async (tx) => {
      const { rows } = await sql<Row>`
        select * from top_up where id = ${id} and user_id = ${actor.id} for no key update
      `.execute(tx.transaction)
      if (!rows[0]) throw fail('record.notFound')
      if (rows[0].state !== 'unconfirmed' && rows[0].state !== 'waiting') throw fail('topUp.notCancellable')
      await refuse(tx, rows[0], { reason: TAKEN_BACK })
    })
    return ok({ topUp: await one(request, id) }, 'topUp.cancelled')
  })

  await app.register(async (scope) => {
    // Signatures are over what was sent, byte by byte.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: NOTICE_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    const limit = tokenBucket({ burst: 200, perSecond: 20 })
    const take = async (request: FastifyRequest, from: NoticeFrom): Promise<void> => {
      const readNotice = NOTICES[from](await config.get())
      const body = typeof request.body === 'string' ? request.body : ''
      const paid = readNotice({ headers: request.headers, body })
      if (paid) await payByNotice(mutations, paid, from)
    }
    serveCall(
      scope,
      calls.wechatNotice,
      async ({ request, reply }) => {
        await take(request, 'wechat')
        return reply.code(204).send()
      },
      { limit },
    )
    serveCall(
      scope,
      calls.alipayNotice,
      async ({ request, reply }) => {
        await take(request, 'alipay')
        return reply.type('text/plain').send('success')
      },
      { limit },
    )
  })

  /** One's own; another's is none. */
  const one = (request: FastifyRequest, id: number) => readTopUp(reading(request), memberOf(request).id, id)
}

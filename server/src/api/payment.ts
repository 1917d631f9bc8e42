import * as calls from '@tutu/contract/api/payment'
import { fail, failForm } from '@tutu/contract/core/errors'
import { fromCents } from '@tutu/contract/fields/money'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../data/config.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { manual } from '../payment/manual.ts'
import { type NoticeFrom, NOTICES } from '../payment/notices.ts'
import { askTopUp, payByNotice, refuse, TOP_UP_LEAST } from '../payment/top-up.ts'
import { memberOf } from '../policy/callers.ts'
import { buyerOf, waitsForGuardian } from '../shop/rules.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; config: Config }
type Stored = Omit<calls.TopUp, 'amount' | 'howToPay'> & { amount: string }

const SHOWN = 20
const NOTICE_BYTES = 64 * 1024

/** `/api/payment/*`: what members add to their balance, and notices of those who take the money (decision 062). */
export async function paymentRoutes(app: FastifyInstance, { engine, config }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const provider = manual(config)

  serveCall(app, calls.topUps, async ({ request, ok }) => {
    const member = memberOf(request)
    const [{ topup_max, shop_offline_text }, buyer, list] = await Promise.all([
      config.get(),
      buyerOf(kysely, member.id, { lock: false }),
      read(request),
    ])
    return ok({
      isOpen: topup_max > 0 && pickLanguage(shop_offline_text, request.language) !== '',
      least: TOP_UP_LEAST / 100,
      most: topup_max,
      asksGuardian: waitsForGuardian(buyer, member),
      isAdult: buyer.band === 'adult',
      list,
    })
  })

  serveCall(app, calls.topUp, async ({ request, body: { key, amount }, ok }) => {
    const actor = memberOf(request)
    const { topup_max: most, shop_order_max, shop_day_max } = await config.get()
    const howToPay = await provider.create({ number: '', amount, language: request.language })
    if (most === 0 || !howToPay) throw failForm({ amount: { key: 'topUp.closed' } }, calls.topUp.labels)
    const limits = { shop_order_max, shop_day_max }
    const id = await mutations.run(actor, (tx) => askTopUp(tx, { member: actor.id, amount, key, most, limits }))
    const topUp = await one(request, id)
    return ok({ topUp }, topUp.state === 'unconfirmed' ? 'topUp.waitsForGuardian' : 'topUp.asked')
  })

  serveCall(app, calls.oneTopUp, async ({ request, query, ok }) => ok({ topUp: await one(request, query.id) }))

  serveCall(app, calls.cancelTopUp, async ({ request, body: { id }, ok }) => {
    const actor = memberOf(request)
    await mutations.run(actor, async (tx) => {
      const { rows } = await sql<Row>`
        select * from top_up where id = ${id} and user_id = ${actor.id} for no key update
      `.execute(tx.transaction)
      if (!rows[0]) throw fail('record.notFound')
      if (rows[0].state !== 'unconfirmed' && rows[0].state !== 'waiting') throw fail('topUp.notCancellable')
      await refuse(tx, rows[0], { reason: request.language === 'en' ? 'Taken back' : '自己取消了' })
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

  /** One's own, the latest first. */
  async function read(request: FastifyRequest, id?: number): Promise<calls.TopUp[]> {
    const { rows } = await sql<Stored>`
      select id, number, amount, state, coalesce(reason, '') as reason, createtime, paytime,
        case when state in ('unconfirmed', 'waiting') then expiretime end as expiretime
      from top_up where user_id = ${memberOf(request).id} ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by id desc limit ${SHOWN}
    `.execute(kysely)
    return Promise.all(
      rows.map(async ({ amount, ...row }) => {
        const asked = { number: row.number, amount: Number(amount), language: request.language }
        const howToPay = row.state === 'waiting' ? await provider.create(asked) : ''
        return { ...row, amount: fromCents(Number(amount)), howToPay }
      }),
    )
  }

  /** Another's is none. */
  async function one(request: FastifyRequest, id: number): Promise<calls.TopUp> {
    const [found] = await read(request, id)
    if (!found) throw fail('record.notFound')
    return found
  }
}

import * as calls from '@tutu/contract/api/refund'
import { fail } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../data/config.ts'
import type { Engine } from '../engine/engine.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { MemberId } from '../policy/actors.ts'
import { guardianOf, memberOf, wardOf } from '../policy/callers.ts'
import { askRefund, readRefunds, withdrawRefund } from '../shop/refund-requests.ts'
import { buyerOf, waitsForGuardian } from '../shop/rules.ts'
import { serveCall } from '../web/serve-call.ts'

type Deps = { engine: Engine; config: Config; outbox: Pick<Outbox, 'open'> }

/** `/api/{shop,guardian}/*refund*`: what members, and guardians for their children, ask for (decision 364). */
export async function refundRoutes(app: FastifyInstance, { engine, config, outbox }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const read = async (member: MemberId, more: { order?: number; mayAsk: boolean; language: Language }) =>
    readRefunds(kysely, { member, days: (await config.get()).shop_refund_days, ...more })
  const rulesIn = async (language: Language) => pickLanguage((await config.get()).shop_refund_text, language)

  serveCall(app, calls.ofOrder, async ({ request, query: { order }, ok }) => {
    const { language } = request
    const member = memberOf(request)
    const asksGuardian = waitsForGuardian(await buyerOf(kysely, member.id, { lock: false }), member)
    const [one = null] = await read(member.id, { order, mayAsk: !asksGuardian, language })
    return ok({ one, asksGuardian, rules: await rulesIn(language) })
  })

  serveCall(app, calls.ask, async ({ request, body: { order, ...form }, ok }) => {
    const actor = memberOf(request)
    const [rules, opened] = await Promise.all([config.get(), outbox.open()])
    await mutations.run(actor, async (tx) => {
      if (waitsForGuardian(await buyerOf(tx.transaction, actor.id, { lock: false }), actor))
        throw fail('refund.askGuardian')
      await askRefund(tx, opened, { member: actor.id, order, form, by: 'member', rules })
    })
    const [one = null] = await read(actor.id, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'refund.asked')
  })

  serveCall(app, calls.withdraw, async ({ request, body: { order }, ok }) => {
    const actor = memberOf(request)
    await mutations.run(actor, async (tx) => {
      if (waitsForGuardian(await buyerOf(tx.transaction, actor.id, { lock: false }), actor))
        throw fail('refund.askGuardian')
      await withdrawRefund(tx, actor.id, order)
    })
    const [one = null] = await read(actor.id, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'refund.withdrawn')
  })

  serveCall(app, calls.ofChild, async ({ request, query, ok }) => {
    const { language } = request
    const list = await read(wardOf(guardianOf(request), query.id), { mayAsk: true, language })
    return ok({ list, rules: await rulesIn(language) })
  })

  serveCall(app, calls.askForChild, async ({ request, body: { id, order, ...form }, ok }) => {
    const actor = guardianOf(request)
    const member = wardOf(actor, id)
    const [rules, opened] = await Promise.all([config.get(), outbox.open()])
    await mutations.run(actor, (tx) => askRefund(tx, opened, { member, order, form, by: 'guardian', rules }))
    const [one = null] = await read(member, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'refund.asked')
  })

  serveCall(app, calls.withdrawForChild, async ({ request, body: { id, order }, ok }) => {
    const actor = guardianOf(request)
    const member = wardOf(actor, id)
    await mutations.run(actor, (tx) => withdrawRefund(tx, member, order))
    const [one = null] = await read(member, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'refund.withdrawn')
  })
}

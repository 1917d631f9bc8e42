import * as calls from '@tutu/contract/api/invoice'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../data/config.ts'
import type { Engine } from '../engine/engine.ts'
import type { MemberId } from '../policy/actors.ts'
import { guardianOf, memberOf, wardOf } from '../policy/callers.ts'
import { fileOfOrder } from '../shop/invoice-files.ts'
import { askInvoice, lastForm, readInvoices, withdrawInvoice } from '../shop/invoices.ts'
import { buyerOf, waitsForGuardian } from '../shop/rules.ts'
import { serveCall } from '../web/serve-call.ts'

type Deps = { engine: Engine; config: Config }

/** `/api/{shop,guardian}/*invoice*`: what members, and guardians for their children, ask for (decision 354). */
export async function invoiceRoutes(app: FastifyInstance, { engine, config }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const isOpen = async () => (await config.get()).shop_invoices
  const read = async (member: MemberId, more: Omit<Parameters<typeof readInvoices>[1], 'member' | 'isOpen'>) =>
    readInvoices(kysely, { member, isOpen: await isOpen(), ...more })
  const refuseClosed = async () => {
    if (!(await isOpen())) throw fail('invoice.closed')
  }

  serveCall(app, calls.ofOrder, async ({ request, query: { order }, ok }) => {
    const member = memberOf(request)
    const asksGuardian = waitsForGuardian(await buyerOf(kysely, member.id, { lock: false }), member)
    const mayAsk = !asksGuardian
    const [one = null] = await read(member.id, { order, mayAsk, language: request.language })
    return ok({ one, last: mayAsk && one ? await lastForm(kysely, member.id) : null, asksGuardian })
  })

  serveCall(app, calls.ask, async ({ request, body: { order, ...form }, ok }) => {
    const actor = memberOf(request)
    await refuseClosed()
    await mutations.run(actor, async (tx) => {
      const buyer = await buyerOf(tx.transaction, actor.id, { lock: false })
      if (waitsForGuardian(buyer, actor)) throw fail('invoice.askGuardian')
      await askInvoice(tx, { member: actor.id, order, form, by: 'member' })
    })
    const [one = null] = await read(actor.id, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'invoice.asked')
  })

  serveCall(app, calls.withdraw, async ({ request, body: { order }, ok }) => {
    const actor = memberOf(request)
    await mutations.run(actor, async (tx) => {
      const buyer = await buyerOf(tx.transaction, actor.id, { lock: false })
      if (waitsForGuardian(buyer, actor)) throw fail('invoice.askGuardian')
      await withdrawInvoice(tx, actor.id, order)
    })
    const [one = null] = await read(actor.id, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'invoice.withdrawn')
  })

  serveCall(app, calls.file, async ({ request, reply, query: { order }, ok }) => {
    reply.header('cache-control', 'no-store')
    return ok(sent(await fileOfOrder(kysely, memberOf(request).id, order)))
  })

  serveCall(app, calls.ofChild, async ({ request, query, ok }) => {
    const member = wardOf(guardianOf(request), query.id)
    const list = await read(member, { mayAsk: true, language: request.language })
    return ok({ list, last: await lastForm(kysely, member) })
  })

  serveCall(app, calls.askForChild, async ({ request, body: { id, order, ...form }, ok }) => {
    const actor = guardianOf(request)
    const member = wardOf(actor, id)
    await refuseClosed()
    await mutations.run(actor, (tx) => askInvoice(tx, { member, order, form, by: 'guardian' }))
    const [one = null] = await read(member, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'invoice.asked')
  })

  serveCall(app, calls.withdrawForChild, async ({ request, body: { id, order }, ok }) => {
    const actor = guardianOf(request)
    const member = wardOf(actor, id)
    await mutations.run(actor, (tx) => withdrawInvoice(tx, member, order))
    const [one = null] = await read(member, { order, mayAsk: true, language: request.language })
    return ok({ one }, 'invoice.withdrawn')
  })

  serveCall(app, calls.fileOfChild, async ({ request, reply, query: { id, order }, ok }) => {
    reply.header('cache-control', 'no-store')
    return ok(sent(await fileOfOrder(kysely, wardOf(guardianOf(request), id), order)))
  })
}

const sent = ({ name, type, bytes }: Awaited<ReturnType<typeof fileOfOrder>>) => ({
  name,
  type,
  data: bytes.toString('base64'),
})

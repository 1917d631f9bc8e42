import * as calls from '@tutu/contract/api/guardian'
import { fail } from '@tutu/contract/core/errors'
import { member as memberDefinition } from '@tutu/contract/resources/member'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { setPin, turnAll } from '../data/child-mode.ts'
import { leavePlace } from '../data/classrooms.ts'
import { childrenOf } from '../data/children.ts'
import { noteDecision, noticeRead } from '../data/consent-decisions.ts'
import { readNotice } from '../data/consent-notice.ts'
import { cancelErasure, planErasure } from '../data/erasures.ts'
import { endFamilyLink } from '../data/family-links.ts'
import { guardianContact } from '../data/guardians.ts'
import { exportMember } from '../data/member-export.ts'
import { endAllSessions } from '../data/sessions.ts'
import type { Config } from '../data/config.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { timeZoneOr } from '../lib/days.ts'
import { maskTarget } from '../lib/mask-target.ts'
import { GUARDIAN_ANSWERED } from '../lib/own-words.ts'
import { hashPassword } from '../lib/passwords.ts'
import type { Outbox } from '../messages/outbox.ts'
import { previewWeekly, writesWeekly } from '../newsletter/weekly.ts'
import { endWeekly, weeklyOf, wantWeekly } from '../newsletter/weekly-wanted.ts'
import type { Payments } from '../payment/provider.ts'
import { askNow, beginNow } from '../payment/asking.ts'
import { readTopUp, readTopUps } from '../payment/read-top-ups.ts'
import { agree, refuse } from '../payment/top-up.ts'
import { type MemberId, SYSTEM } from '../policy/actors.ts'
import { guardianOf, wardOf } from '../policy/callers.ts'
import { eraseLetters, eraseMember } from '../policy/erase-member.ts'
import { cancel, confirm } from '../shop/move-order.ts'
import { IS_LATE } from '../shop/waiting.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = {
  engine: Engine
  payments: Payments
  config: Pick<Config, 'get' | 'siteConfig'>
  outbox: Pick<Outbox, 'open'>
  origin: string
}

/** The guardian page: what a guardian sees of their children, and decides for them. */
export async function guardianWardRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  pageRoutes(app, deps)
  letterRoutes(app, deps)
  consentRoutes(app, deps)
  answerRoutes(app, deps)
}

function pageRoutes(app: FastifyInstance, { engine, config, payments }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.children, async ({ request, ok }) => {
    const { id } = guardianOf(request)
    const contact = maskTarget(await guardianContact(kysely, id))
    const letters = (await writesWeekly(database, config)) ? await weeklyOf(kysely, id) : null
    const reading = { kysely, config, payments, language: request.language }
    const children: calls.Child[] = []
    for (const child of await childrenOf(kysely, id, request.language)) {
      const topUps = await readTopUps(reading, child.id as MemberId, { states: ['unconfirmed', 'waiting'] })
      children.push({ ...child, topUps })
    }
    return ok({ contact, letters, children })
  })

  serveCall(app, calls.settings, async ({ request, reply, body: { id: child, time_zone, ...settings } }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, child)
    const time = { time_zone: timeZoneOr(time_zone) ?? null }
    await mutations.run(actor, (tx) => tx.touch(memberDefinition.name, [id], { ...settings, ...time }))
    return reply.ok(null, 'child.saved')
  })

  serveCall(app, calls.childMode, async ({ request, reply, body: { id: child, pin } }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, child)
    const hash = pin === '' ? null : await hashPassword(pin)
    await mutations.run(actor, async (tx) => {
      await setPin(tx.transaction, id, hash)
      if (hash !== null) await turnAll(tx.transaction, id, true)
      tx.tags.add(`member:${id}`)
    })
    return reply.ok(null, pin === '' ? 'childMode.pinGone' : 'childMode.guardianSet')
  })

  serveCall(app, calls.endLink, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    await mutations.run(actor, (tx) => endFamilyLink(tx.transaction, id, body.link))
    return reply.ok(null, 'family.nowEnded')
  })

  serveCall(app, calls.leaveClass, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    await mutations.run(actor, (tx) => leavePlace(tx.transaction, body.classroom, id))
    return reply.ok(null, 'class.childLeft')
  })

  serveCall(app, calls.exportChild, async ({ request, body, ok }) => {
    const id = wardOf(guardianOf(request), body.id)
    return ok(await exportMember(engine, id, body.format, request.language))
  })
}

/** What children learned, by mail each week. */
function letterRoutes(app: FastifyInstance, { engine, config, outbox, origin }: Deps): void {
  const { database, mutations } = engine

  serveCall(
    app,
    calls.letters,
    async ({ request, reply, body: { on, email } }) => {
      const actor = guardianOf(request)
      const { id } = actor
      if (!on) {
        await mutations.run(actor, (tx) => endWeekly(tx, id))
        return reply.ok(null, 'weekly.off')
      }
      if (!(await writesWeekly(database, config))) throw fail('weekly.closed')
      const opened = await outbox.open()
      const { language } = request
      const became = await mutations.run(actor, (tx) => wantWeekly(tx, opened, { id, origin, email, language }))
      return reply.ok(null, became === 'on' ? 'weekly.on' : 'weekly.asked')
    },
    { limit: tokenBucket({ burst: 20, perSecond: 20 / 3600 }) },
  )

  serveCall(app, calls.letter, async ({ request, query, ok }) => {
    const id = wardOf(guardianOf(request), query.id)
    if (!(await writesWeekly(database, config))) throw fail('weekly.closed')
    const { language } = request
    const { siteName } = await config.siteConfig(language)
    const { subject, html } = await previewWeekly(database.kysely, id, { language, origin, siteName })
    return ok({ subject, html })
  })
}

/** Consent taken back, given anew, and everything of a child deleted. */
function consentRoutes(app: FastifyInstance, { engine }: Deps): void {
  const { mutations } = engine

  serveCall(app, calls.withdraw, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    const read = await readNotice(engine, request.language)
    await mutations.run(actor, async (tx) => {
      const closed = await close(tx, id)
      await eraseLetters(tx, id)
      await planErasure(tx.transaction, { member: id, by: 'guardian', works: 'remove', closed })
      await noteDecision(tx, 'withdrawn', read, actor.ip, { child: id, guardian: actor.id })
    })
    return reply.ok(null, 'consent.withdrawn')
  })

  serveCall(app, calls.agreeAgain, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    const read = await noticeRead(engine, request.language, body.notice)
    await mutations.run(actor, async (tx) => {
      const cancelled = await cancelErasure(tx.transaction, id, 'guardian')
      if (!cancelled) throw fail('record.notFound')
      // What the school has closed stays closed.
      if (!cancelled.closed) await tx.touch(memberDefinition.name, [id], { status: true })
      await noteDecision(tx, 'accepted', read, actor.ip, { child: id, guardian: actor.id })
    })
    return reply.ok(null, 'consent.again')
  })

  serveCall(app, calls.erase, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    const read = await readNotice(engine, request.language)
    await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
      await noteDecision(tx, 'withdrawn', read, actor.ip, { child: id, guardian: actor.id })
      await eraseMember(tx, engine.registry, id, { works: 'remove' })
    })
    return reply.ok(null, 'child.erased')
  })
}

/** What a child may not buy alone. */
function answerRoutes(app: FastifyInstance, { engine, config, payments }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database
  const asking = { kysely, mutations, payments }

  serveCall(app, calls.answerOrder, async ({ request, reply, body }) => {
    const id = wardOf(guardianOf(request), body.id)
    // As the school does it at the counter, where a guardian stands there.
    await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
      const order = await waiting(tx, 'shop_order', { id: body.order, child: id, agree: body.agree })
      await (body.agree ? confirm : cancel)(tx, order, { reason: GUARDIAN_ANSWERED })
    })
    return reply.ok(null, body.agree ? 'child.orderAgreed' : 'child.orderRefused')
  })

  serveCall(app, calls.answerTopUp, async ({ request, reply, body }) => {
    const id = wardOf(guardianOf(request), body.id)
    await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
      const topUp = await waiting(tx, 'top_up', { id: body.topUp, child: id, agree: body.agree })
      await (body.agree ? agree : refuse)(tx, topUp, { reason: GUARDIAN_ANSWERED, payments })
    })
    if (body.agree) await beginNow(asking, body.topUp, request.log)
    return reply.ok(null, body.agree ? 'child.topUpAgreed' : 'child.topUpRefused')
  })

  // The guardian has the phone that pays, and may well be the one who waits for the money.
  const readOne = (request: FastifyRequest, { id, topUp }: { id: number; topUp: number }) =>
    readTopUp({ kysely, config, payments, language: request.language }, wardOf(guardianOf(request), id), topUp)

  serveCall(app, calls.childTopUp, async ({ request, query, ok }) => ok({ topUp: await readOne(request, query) }))

  serveCall(
    app,
    calls.checkChildTopUp,
    async ({ request, body, ok }) => {
      await readOne(request, body)
      await askNow(asking, body.topUp, request.log)
      return ok({ topUp: await readOne(request, body) })
    },
    // Each has a provider asked.
    { limit: tokenBucket({ burst: 30, perSecond: 1 }) },
  )
}

/** A child's order or top-up that waits for its guardian's answer, locked until that is given. */
async function waiting(
  tx: WriteSession,
  table: 'shop_order' | 'top_up',
  { id, child, agree: agrees }: { id: number; child: MemberId; agree: boolean },
): Promise<Row> {
  const { rows } = await sql<Row>`
    select *, ${IS_LATE} as is_late from ${sql.table(table)} where id = ${id} and user_id = ${child} and state = 'unconfirmed' for update
  `.execute(tx.transaction)
  if (!rows[0]) throw fail('record.notFound')
  // Late, and the job that ends it has not come round yet.
  if (agrees && rows[0].is_late) throw fail('shop.notPayable')
  return rows[0]
}

/** Answers whether it was closed before. */
async function close(tx: WriteSession, id: MemberId): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select not status as closed from member where id = ${id} for no key update
  `.execute(tx.transaction)
  await tx.touch(memberDefinition.name, [id], { status: false })
  await endAllSessions(tx.transaction, 'member', [id])
  return rows[0]?.closed ?? false
}

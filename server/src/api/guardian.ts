import * as calls from '@tutu/contract/api/guardian'
import type { Contact } from '@tutu/contract/api/user'
import { fail, Failure } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { consent as consentDefinition } from '@tutu/contract/resources/consent'
import { guardian as definition } from '@tutu/contract/resources/guardian'
import { member as memberDefinition } from '@tutu/contract/resources/member'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { GUARDIAN_ANSWERED } from '../lib/own-words.ts'
import { requireCaptcha } from '../data/captcha.ts'
import { setPin, turnAll } from '../data/child-mode.ts'
import { childrenOf } from '../data/children.ts'
import type { Config } from '../data/config.ts'
import { type Notice, readNotice } from '../data/consent-notice.ts'
import { cancelErasure, planErasure } from '../data/erasures.ts'
import { endFamilyLink } from '../data/family-links.ts'
import { closeRequest, guardianByContact, guardianContact, noteVisit, openRequest } from '../data/guardians.ts'
import { exportMember } from '../data/member-export.ts'
import { firstGroup, ownAccount } from '../data/members.ts'
import { createSession, endAllSessions } from '../data/sessions.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { timeZoneOr } from '../lib/days.ts'
import { hashPassword } from '../lib/passwords.ts'
import { maskTarget } from '../lib/mask-target.ts'
import { codeKey, guardianContactsOf, requireCode, wrongCode } from '../messages/code-call.ts'
import type { Verification } from '../messages/verification.ts'
import { type Guardian, type GuardianId, guardianId, type MemberId, memberId, SYSTEM } from '../policy/actors.ts'
import { guardianOf } from '../policy/callers.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { guardianFrom } from '../policy/guardian-needed.ts'
import { signInMember } from '../policy/member-session.ts'
import { signOut } from '../policy/own-sessions.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Payments } from '../payment/provider.ts'
import { agree, beginNow, refuse } from '../payment/top-up.ts'
import { cancel, confirm } from '../shop/move-order.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = {
  engine: Engine
  config: Config
  verification: Verification
  secrets: Pick<SecretBox, 'digest'>
  payments: Payments
}
type Reached = { type: Contact; email: string; mobile: string }

const CONSENT = 'guardian_consent'
const SIGN_IN = 'guardian_sign_in'

/** What a child begins with, until the guardian says otherwise (guide on minors' mode, 2024). */
const FIRST_SETTINGS = {
  can_publish: false,
  can_comment: true,
  daily_minutes: 60,
  quiet_from: '22:00',
  quiet_to: '06:00',
} as const

/** `/api/guardian/*`: consent to a child's account, and the guardian page. */
export async function guardianRoutes(
  app: FastifyInstance,
  { engine, config, verification, secrets, payments }: Deps,
): Promise<void> {
  const { database, bus, mutations } = engine
  const { kysely } = database
  // A school evening: a class of parents behind one address.
  const codes = { limit: tokenBucket({ burst: 40, perSecond: 0.1 }) }
  const answers = { limit: tokenBucket({ burst: 60, perSecond: 0.1 }) }
  const digestOf = (contact: string): Buffer => secrets.digest('guardian.request', contact)

  serveCall(app, calls.notice, async ({ request, ok }) => {
    const contacts = guardianContactsOf(await open())
    const { title, body, version, hash } = await readNotice(engine, request.language)
    return ok({ title, body, version, hash, contacts })
  })

  serveCall(
    app,
    calls.ask,
    async ({ request, body, ok }) => {
      if (body.birth_year < guardianFrom()) throw fail('consent.notNeeded')
      await readNotice(engine, request.language)
      const minutes = await sendCode(request, body, CONSENT)
      const asked = await openRequest(kysely, digestOf(contactOf(body)), body.birth_year)
      return ok({ request: asked }, 'verification.sent', { minutes })
    },
    codes,
  )

  serveCall(
    app,
    calls.agree,
    async ({ request, body, ok }) => {
      await open()
      const { username, password, time_zone } = body
      const read = await noticeRead(request.language, body.notice)
      refusePersonalData({ username }, calls.agree.labels)
      const contact = contactOf(body)
      const key = codeKey(body.type, CONSENT, contact)
      await requireCode(verification, key, body.captcha, calls.agree.labels)
      const group_id = await firstGroup(kysely)
      if (group_id === undefined) throw fail('member.noGroup')
      const id = await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
        const asked = await closeRequest(tx.transaction, body.request)
        if (!asked.target.equals(digestOf(contact))) throw fail('consent.askAgain')
        await verification.spend(tx.transaction, key, body.captcha)
        const guardian = await guardianFor(tx, contact)
        const { birth_year } = asked
        const child = await tx.add(memberDefinition.name, {
          username,
          password,
          nickname: username,
          birth_year,
          group_id,
        })
        const time = { time_zone: timeZoneOr(time_zone) ?? null }
        await tx.touch(memberDefinition.name, [child], { ...FIRST_SETTINGS, ...time, guardian_id: guardian })
        await noteDecision(tx, 'accepted', read, request.clientIp, { child, guardian })
        return memberId(child)
      })
      const signedIn = await signInMember(database, request, await ownAccount(kysely, id), false)
      return ok(signedIn, 'member.registered')
    },
    answers,
  )

  serveCall(
    app,
    calls.refuse,
    async ({ request, reply, body }) => {
      const read = await noticeRead(request.language, body.notice)
      await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
        // Neither whom was asked nor for whom is kept.
        await closeRequest(tx.transaction, body.request)
        await noteDecision(tx, 'refused', read, request.clientIp)
      })
      return reply.ok(null, 'consent.refused')
    },
    answers,
  )

  serveCall(
    app,
    calls.sendCode,
    async ({ request, reply, body }) => {
      await open()
      // The same for whoever is no guardian.
      const known = await guardianByContact(kysely, contactOf(body))
      const minutes = await sendCode(request, body, SIGN_IN, known?.status ? undefined : null)
      return reply.ok(null, 'verification.sent', { minutes })
    },
    codes,
  )

  serveCall(
    app,
    calls.signIn,
    async ({ request, body, ok }) => {
      await open()
      const contact = contactOf(body)
      const key = codeKey(body.type, SIGN_IN, contact)
      await requireCode(verification, key, body.captcha, calls.signIn.labels)
      const known = await guardianByContact(kysely, contact)
      if (!known?.status) throw wrongCode(calls.signIn.labels)
      const { token } = await kysely.transaction().execute(async (trx) => {
        await verification.spend(trx, key, body.captcha)
        await noteVisit(trx, known.id, request.clientIp)
        const useragent = request.headers['user-agent'] ?? ''
        return createSession(trx, {
          kind: 'guardian',
          identityId: known.id,
          ip: request.clientIp,
          useragent,
          keep: false,
        })
      })
      return ok({ token }, 'ok.signedIn')
    },
    answers,
  )

  serveCall(app, calls.signOut, async ({ request, reply }) => {
    await signOut({ database, bus, request, kind: 'guardian', refreshToken: '' })
    return reply.ok(null, 'ok.signedOut')
  })

  serveCall(app, calls.children, async ({ request, ok }) => {
    const { id } = guardianOf(request)
    const contact = maskTarget(await guardianContact(kysely, id))
    return ok({ contact, children: await childrenOf(kysely, id, request.language) })
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

  serveCall(app, calls.withdraw, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    const read = await readNotice(engine, request.language)
    await mutations.run(actor, async (tx) => {
      await close(tx, id)
      await planErasure(tx.transaction, { member: id, by: 'guardian', works: 'remove' })
      await noteDecision(tx, 'withdrawn', read, actor.ip, { child: id, guardian: actor.id })
    })
    return reply.ok(null, 'consent.withdrawn')
  })

  serveCall(app, calls.agreeAgain, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    const read = await noticeRead(request.language, body.notice)
    await mutations.run(actor, async (tx) => {
      // What the school has closed stays closed.
      if (!(await cancelErasure(tx.transaction, id, 'guardian'))) throw fail('record.notFound')
      await tx.touch(memberDefinition.name, [id], { status: true })
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
      await (body.agree ? agree : refuse)(tx, topUp, { reason: GUARDIAN_ANSWERED })
    })
    if (body.agree) await beginNow({ kysely, mutations, payments, log: request.log }, body.topUp)
    return reply.ok(null, body.agree ? 'child.topUpAgreed' : 'child.topUpRefused')
  })

  serveCall(app, calls.endLink, async ({ request, reply, body }) => {
    const actor = guardianOf(request)
    const id = wardOf(actor, body.id)
    await mutations.run(actor, (tx) => endFamilyLink(tx.transaction, id, body.link))
    return reply.ok(null, 'family.nowEnded')
  })

  serveCall(app, calls.exportChild, async ({ request, body, ok }) => {
    const id = wardOf(guardianOf(request), body.id)
    return ok(await exportMember(engine, id, body.format, request.language))
  })

  async function open() {
    const settings = await config.get()
    if (!settings.open_member_center) throw fail('member.closed')
    return settings
  }

  async function sendCode(
    request: FastifyRequest,
    to: Reached,
    purpose: string,
    instead?: string | null,
  ): Promise<number> {
    if (!guardianContactsOf(await open()).includes(to.type)) throw fail(`verification.no_${to.type}`)
    await requireCaptcha(kysely, request.body)
    const key = codeKey(to.type, purpose, contactOf(to))
    const { clientIp: ip, language } = request
    return (await verification.issue({ ...key, ip, language, instead })).minutes
  }

  /** The notice, which must still be what was read. */
  async function noticeRead(language: Language, hash: string): Promise<Notice> {
    const read = await readNotice(engine, language)
    if (read.hash !== hash) throw fail('consent.noticeChanged')
    return read
  }

  async function close(tx: WriteSession, id: MemberId): Promise<void> {
    await tx.touch(memberDefinition.name, [id], { status: false })
    await endAllSessions(tx.transaction, 'member', id)
  }
}

const contactOf = ({ type, ...reached }: Reached): string => reached[type]

/** Another's child does not exist. */
function wardOf({ wards }: Guardian, id: number): MemberId {
  const found = wards.find((one) => Number(one) === id)
  if (found === undefined) throw fail('record.notFound')
  return found
}

/** A child's order or top-up that waits for its guardian's answer, locked until that is given. */
async function waiting(
  tx: WriteSession,
  table: 'shop_order' | 'top_up',
  { id, child, agree: agrees }: { id: number; child: MemberId; agree: boolean },
): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = ${id} and user_id = ${child} and state = 'unconfirmed' for update
  `.execute(tx.transaction)
  if (!rows[0]) throw fail('record.notFound')
  // Late, and the job that ends it has not come round yet.
  if (agrees && Number(rows[0].expiretime) <= Date.now() / 1000) throw fail('shop.notPayable')
  return rows[0]
}

/** The guardian of a contact, made where it is their first child. */
async function guardianFor(tx: WriteSession, contact: string): Promise<GuardianId> {
  await takeNamedLock(tx.transaction, 'guardian', contact)
  const known = await guardianByContact(tx.transaction, contact)
  if (known && !known.status) throw new Failure('auth.disabled')
  const id = known?.id ?? guardianId((await tx.insert(definition.name, [{ contact, status: true }]))[0]!.id as number)
  tx.tags.add(`guardian:${id}`)
  return id
}

async function noteDecision(
  tx: WriteSession,
  decision: 'accepted' | 'refused' | 'withdrawn',
  { version, language, hash }: Notice,
  ip: string,
  whose?: { child: number; guardian: GuardianId },
): Promise<void> {
  const notice = { notice_version: version, notice_language: language, notice_hash: hash }
  const about = { user_id: whose?.child ?? null, guardian_id: whose?.guardian ?? null }
  await tx.insert(consentDefinition.name, [{ decision, ...notice, ...about, ip }])
}

import * as calls from '@tutu/contract/api/account'
import { accountLacks } from '@tutu/contract/core/accounts'
import { fail, failForm } from '@tutu/contract/core/errors'
import { PICTURES } from '@tutu/contract/core/pictures'
import { fromCents } from '@tutu/contract/fields/money'
import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { member as definition } from '@tutu/contract/resources/member'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkIn, checkInsOf, memberDay } from '../data/check-ins.ts'
import type { Config } from '../data/config.ts'
import { noteBeat } from '../data/member-time.ts'
import { cancelErasure, erasureOf, planErasure } from '../data/erasures.ts'
import { exportMember } from '../data/member-export.ts'
import { issuePass, spendPass } from '../data/member-passes.ts'
import { memberByName, memberInfo, ownAccount, privacyFacts } from '../data/members.ts'
import { countUnread, type NoticeReader, noticesOf, readNotices } from '../data/notices.ts'
import { memberOverview } from '../data/member-overview.ts'
import { memberRights } from '../data/member-rules.ts'
import type { Engine } from '../engine/engine.ts'
import { entriesOf } from '../ledger/entries.ts'
import { lastDays } from '../lib/days.ts'
import { codeKey, contactsOf, requireCode, wrongCode } from '../messages/code-call.ts'
import type { Verification } from '../messages/verification.ts'
import { forbidden, type Member, SYSTEM } from '../policy/actors.ts'
import { inChildMode, memberOf } from '../policy/callers.ts'
import { endOwnSessions, ownSessions } from '../policy/own-sessions.ts'
import { provesPassword } from '../policy/sign-in.ts'
import type { Database } from '../postgres/database.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; config: Config; verification: Verification }

/** What members may change of themselves without a further proof. */
const PROFILE = ['avatar', 'username', 'nickname', 'birthday', 'motto'] as const

/** `/api/account/*`: what members do with their own account (wire 1.5). */
export async function accountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { bus, database } = deps.engine
  const mayOpen = memberRights(database, bus)

  // A page that the member's group does not open is closed as a call too (wire 4).
  app.addHook('preHandler', async (request) => {
    const name = request.routeOptions.config.call?.path.slice('/api/'.length)
    if (request.identity?.kind === 'member' && name && !(await mayOpen(request.identity.group, name))) throw forbidden()
  })

  overviewRoutes(app, deps)
  profileRoutes(app, deps)
  proofRoutes(app, deps)
  privacyRoutes(app, deps)
  noticeRoutes(app, deps)
}

/** What has come and gone: the first page of the centre, days, balance and points. */
function overviewRoutes(app: FastifyInstance, { engine }: Deps): void {
  const { mutations, database } = engine
  const { kysely } = database

  serveCall(app, calls.overview, async ({ request, query, ok }) => {
    const days = lastDays(7, new Date())
    const { score, money, came, ...known } = await memberOverview(database.reads, readerOf(request), days)
    return ok({
      ...known,
      days: days.map(({ day }) => day),
      score,
      money: money.map(fromCents),
      checkIns: checkInsOf(came, memberDay(query.time_zone)),
    })
  })

  serveCall(app, calls.dailyCheckIn, async ({ request, body, ok }) => {
    const actor = memberOf(request)
    const today = memberDay(body.time_zone)
    const answer = await mutations.run(actor, (tx) => checkIn(tx, actor.id, today))
    return answer.gained > 0
      ? ok(answer, 'member.checkedIn', { points: answer.gained })
      : ok(answer, 'member.checkedInAlready')
  })

  serveCall(app, calls.heartbeat, async ({ request, ok }) =>
    ok({ ...(await noteBeat(kysely, memberOf(request).id)), childMode: inChildMode(request) }),
  )

  serveCall(app, calls.balance, async ({ request, query, ok }) => {
    const { list, total } = await entriesOf(kysely, 'money', memberOf(request).id, {
      ...query,
      told: fromCents,
      language: request.language,
    })
    return ok({ list: list.map(({ amount: money, ...entry }) => ({ ...entry, money })), total })
  })

  serveCall(app, calls.integral, async ({ request, query, ok }) => {
    const { list, total } = await entriesOf(kysely, 'score', memberOf(request).id, {
      ...query,
      told: Number,
      language: request.language,
    })
    return ok({ list: list.map(({ amount: score, ...entry }) => ({ ...entry, score })), total })
  })
}

/** What members say of themselves. */
function profileRoutes(app: FastifyInstance, { engine, config }: Deps): void {
  const { mutations, database } = engine
  const { kysely } = database

  serveCall(app, calls.profile, async ({ request, ok }) =>
    ok({
      accountVerificationType: contactsOf(await config.get()),
      userInfo: await memberInfo(kysely, memberOf(request).id),
    }),
  )

  serveCall(app, calls.editProfile, async ({ request, body, ok }) => {
    const actor = memberOf(request)
    const posted = Object.fromEntries(PROFILE.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
    const gender = body.gender === undefined ? {} : { gender: String(body.gender) }
    // v1 sends the whole member: what is empty there was never given.
    const birthday = posted.birthday === '' ? { birthday: null } : {}
    await refuseProfile(kysely, actor, { ...posted, ...gender })
    await mutations.run(actor, (tx) => tx.edit(definition.name, { ...posted, ...gender, ...birthday, id: actor.id }))
    return ok({ userInfo: await memberInfo(kysely, actor.id) }, 'ok.updated')
  })
}

/** What takes a further proof: a code, or the password. */
function proofRoutes(app: FastifyInstance, { engine, config, verification }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.verification, async ({ request, body: { type, captcha }, ok }) => {
    const { id } = memberOf(request)
    const target = (await ownAccount(kysely, id))[type]
    if (!target) throw wrongCode(calls.verification.labels)
    const key = codeKey(type, `user_${type}_verify`, target)
    await requireCode(verification, key, captcha, calls.verification.labels)
    const accountVerificationToken = await kysely.transaction().execute(async (trx) => {
      await verification.spend(trx, key, captcha)
      return issuePass(trx, id, `${type}-pass`)
    })
    return ok({ type, accountVerificationToken })
  })

  serveCall(app, calls.changeBind, async ({ request, body, ok }) => {
    const actor = memberOf(request)
    const { type, captcha } = body
    const target = body[type]
    const own = await ownAccount(kysely, actor.id)
    if (!own[type] && !(await proves(database, actor, body.password, own.password)))
      throw failForm({ password: { key: 'profile.oldPassword' } }, calls.changeBind.labels)
    const key = codeKey(type, `user_change_${type}`, target)
    await requireCode(verification, key, captcha, calls.changeBind.labels)
    await mutations.run(actor, async (tx) => {
      const isConfirmed =
        !own[type] || (await spendPass(tx.transaction, actor.id, `${type}-pass`, body.accountVerificationToken))
      if (!isConfirmed) throw fail('member.confirmFirst')
      await verification.spend(tx.transaction, key, captcha)
      await tx.edit(definition.name, { id: actor.id, [type]: target })
    })
    return ok({ userInfo: await memberInfo(kysely, actor.id) }, 'member.bound')
  })

  serveCall(app, calls.changePassword, async ({ request, reply, body: { oldPassword, newPassword } }) => {
    const actor = memberOf(request)
    const { password } = await ownAccount(kysely, actor.id)
    if (!(await proves(database, actor, oldPassword, password)))
      throw failForm({ oldPassword: { key: 'profile.oldPassword' } }, calls.changePassword.labels)
    await mutations.run(actor, (tx) => tx.edit(definition.name, { id: actor.id, password: newPassword }))
    return reply.ok(null, 'profile.passwordChanged')
  })

  const resets = tokenBucket({ burst: 20, perSecond: 0.05 })
  serveCall(
    app,
    calls.retrievePassword,
    async ({ request, reply, body: { type, account, captcha, password } }) => {
      if (!(await config.get()).open_member_center) throw fail('member.closed')
      const key = codeKey(type, 'user_retrieve_pwd', account)
      await requireCode(verification, key, captcha, calls.retrievePassword.labels)
      const [member] = (await memberByName(account).execute(kysely)).rows
      // The same for an account that is gone meanwhile.
      if (!member) throw wrongCode(calls.retrievePassword.labels)
      await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
        await verification.spend(tx.transaction, key, captcha)
        await tx.edit(definition.name, { id: member.id, password })
      })
      return reply.ok(null, 'member.passwordReset')
    },
    { limit: resets },
  )
}

/** What is held of a member, and where they are signed in. */
function privacyRoutes(app: FastifyInstance, { engine }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.privacy, async ({ request, ok }) => {
    const { id } = memberOf(request)
    const [planned, facts] = await Promise.all([erasureOf(kysely, id), privacyFacts(kysely, id)])
    return ok({ erasetime: planned?.duetime ?? null, ...facts })
  })

  serveCall(app, calls.exportAccount, async ({ request, body, ok }) =>
    ok(await exportMember(engine, memberOf(request).id, body.format, request.language)),
  )

  serveCall(app, calls.eraseAccount, async ({ request, body: { password, works }, ok }) => {
    const actor = memberOf(request)
    const { guarded } = await privacyFacts(kysely, actor.id)
    if (guarded) throw fail('privacy.askGuardian')
    const own = await ownAccount(kysely, actor.id)
    if (!(await proves(database, actor, password, own.password)))
      throw failForm({ password: { key: 'profile.oldPassword' } }, calls.eraseAccount.labels)
    const erasetime = await kysely
      .transaction()
      .execute((trx) => planErasure(trx, { member: actor.id, by: 'member', works }))
    return ok({ erasetime }, 'privacy.planned')
  })

  serveCall(app, calls.keepAccount, async ({ request, reply }) => {
    const { id } = memberOf(request)
    if (!(await cancelErasure(kysely, id, 'member'))) throw fail('record.notFound')
    return reply.ok(null, 'privacy.kept')
  })

  serveCall(app, calls.sessions, async ({ request, ok }) =>
    ok({ list: await ownSessions(kysely, 'member', memberOf(request)) }),
  )

  serveCall(app, calls.endSessions, async ({ request, query, ok }) => {
    const actor = memberOf(request)
    const ended = await mutations.run(actor, (tx) => endOwnSessions(tx, 'member', actor, query.ids))
    const count = ended.length
    return ok({ ended: count }, 'profile.sessionsEnded', { count })
  })
}

/** What members are told. */
function noticeRoutes(app: FastifyInstance, { engine }: Deps): void {
  const { mutations, database } = engine
  const { kysely } = database

  serveCall(app, calls.notices, async ({ request, query, ok }) =>
    ok(await noticesOf(kysely, readerOf(request), { ...query, language: request.language })),
  )

  serveCall(app, calls.readNotices, async ({ request, body, ok }) => {
    const reader = readerOf(request)
    await mutations.run(memberOf(request), (tx) => readNotices(tx, reader, body.ids))
    return ok({ unread: await countUnread(kysely, reader) })
  })
}

const readerOf = (request: FastifyRequest): NoticeReader => ({
  member: memberOf(request).id,
  inChildMode: inChildMode(request),
})

/** An account that was made for a class holds nothing of a person (decision 090); what it sends back as it was may stand. */
async function refuseProfile(
  kysely: Database['kysely'],
  { id, account }: Member,
  posted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const told = accountLacks(account, 'profile')
  if (!told) return
  const now: Record<string, unknown> = await memberInfo(kysely, id)
  const refused = Object.entries(posted).filter(
    ([name, value]) =>
      String(value ?? '') !== String(now[name] ?? '') &&
      !(name === 'avatar' && (!value || PICTURES.avatars?.includes(String(value as string)))),
  )
  if (refused.length === 0) return
  throw failForm(Object.fromEntries(refused.map(([name]) => [name, { key: told }])), fieldLabels(definition))
}

function proves(database: Database, actor: Member, typed: string, hash: string): Promise<boolean> {
  const { username, ip, sessionId } = actor
  return provesPassword({ database, kind: 'member', username, ip, sessionId, typed, hash })
}

import * as calls from '@tutu/contract/api/account'
import { fail, failForm } from '@tutu/contract/core/errors'
import { fromCents } from '@tutu/contract/fields/money'
import { member as definition } from '@tutu/contract/resources/member'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { checkIn, checkInsOf, memberDay } from '../data/check-ins.ts'
import type { Config } from '../data/config.ts'
import { issuePass, spendPass } from '../data/member-passes.ts'
import { findMemberByName, memberInfo, ownAccount } from '../data/members.ts'
import { endSessions as endSessionsOf, listSessions } from '../data/sessions.ts'
import type { Engine } from '../engine/engine.ts'
import { lastDays } from '../lib/days.ts'
import { CHANNEL_OF, contactsOf } from '../messages/code-call.ts'
import type { CodeKey, Verification } from '../messages/verification.ts'
import { type Member, SYSTEM } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import { provesPassword } from '../policy/sign-in.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; config: Config; verification: Verification }

/** What members may change of themselves without a further proof. */
const PROFILE = ['avatar', 'username', 'nickname', 'birthday', 'motto'] as const
const WRONG_CODE = { captcha: { key: 'verification.wrong' } } as const

/** `/api/account/*`: what members do with their own account (wire 1.5). */
export async function accountRoutes(app: FastifyInstance, { engine, config, verification }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.overview, async ({ request, query, ok }) => {
    const { id } = memberOf(request)
    const days = lastDays(7, new Date())
    const [userInfo, score, money, checkIns] = await Promise.all([
      memberInfo(kysely, id),
      sumsByDay(kysely, 'score', id, days),
      sumsByDay(kysely, 'money', id, days),
      checkInsOf(kysely, id, memberDay(query.time_zone)),
    ])
    return ok({ days: days.map(({ day }) => day), score, money: money.map(fromCents), userInfo, checkIns })
  })

  serveCall(app, calls.dailyCheckIn, async ({ request, body, ok }) => {
    const actor = memberOf(request)
    const today = memberDay(body.time_zone)
    const gained = await mutations.run(actor, (tx) => checkIn(tx, actor.id, today))
    const [{ score }, checkIns] = await Promise.all([memberInfo(kysely, actor.id), checkInsOf(kysely, actor.id, today)])
    const answer = { gained, score, checkIns }
    return gained > 0 ? ok(answer, 'member.checkedIn', { points: gained }) : ok(answer, 'member.checkedInAlready')
  })

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
    await mutations.run(actor, (tx) => tx.edit(definition.name, { ...posted, ...gender, ...birthday, id: actor.id }))
    return ok({ userInfo: await memberInfo(kysely, actor.id) }, 'ok.updated')
  })

  serveCall(app, calls.verification, async ({ request, body: { type, captcha }, ok }) => {
    const { id } = memberOf(request)
    const target = (await ownAccount(kysely, id))[type]
    const key: CodeKey = { channel: CHANNEL_OF[type], purpose: `user_${type}_verify`, target: target ?? '' }
    if (!target || !(await verification.check(key, captcha))) throw failForm(WRONG_CODE, calls.verification.labels)
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
    const key: CodeKey = { channel: CHANNEL_OF[type], purpose: `user_change_${type}`, target }
    if (!(await verification.check(key, captcha))) throw failForm(WRONG_CODE, calls.changeBind.labels)
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
      const key: CodeKey = { channel: CHANNEL_OF[type], purpose: 'user_retrieve_pwd', target: account }
      const isRight = await verification.check(key, captcha)
      const member = isRight && (await findMemberByName(kysely, account))
      // The same for an account that is not there: no code was sent.
      if (!member) throw failForm(WRONG_CODE, calls.retrievePassword.labels)
      await mutations.run({ ...SYSTEM, language: request.language }, async (tx) => {
        await verification.spend(tx.transaction, key, captcha)
        await tx.edit(definition.name, { id: member.id, password })
      })
      return reply.ok(null, 'member.passwordReset')
    },
    { limit: resets },
  )

  serveCall(app, calls.balance, async ({ request, query, ok }) => {
    const { list, total } = await entries(kysely, 'money', memberOf(request).id, query)
    const asYuan = (cents: string | number) => fromCents(Number(cents))
    return ok({
      list: list.map(({ amount, before, after, ...entry }) => ({
        ...entry,
        money: asYuan(amount),
        before: asYuan(before),
        after: asYuan(after),
      })),
      total,
    })
  })

  serveCall(app, calls.integral, async ({ request, query, ok }) => {
    const { list, total } = await entries(kysely, 'score', memberOf(request).id, query)
    return ok({
      list: list.map(({ amount, before, after, ...entry }) => ({
        ...entry,
        score: Number(amount),
        before: Number(before),
        after: Number(after),
      })),
      total,
    })
  })

  serveCall(app, calls.sessions, async ({ request, ok }) => {
    const { id, sessionId } = memberOf(request)
    const list = await listSessions(kysely, 'member', id)
    return ok({ list: list.map((session) => ({ ...session, current: session.id === sessionId })) })
  })

  serveCall(app, calls.endSessions, async ({ request, query, ok }) => {
    const actor = memberOf(request)
    const ended = await mutations.run(actor, async ({ transaction, tags }) => {
      const ids = await endSessionsOf(transaction, 'member', actor.id, query.ids.map(Number))
      if (ids.length === 0) throw fail('record.notFound')
      for (const id of ids) tags.add(`session:${id}`)
      return ids.length
    })
    return ok({ ended }, 'profile.sessionsEnded', { count: ended })
  })
}

function proves(database: Database, actor: Member, typed: string, hash: string): Promise<boolean> {
  const { username, ip, sessionId } = actor
  return provesPassword({ database, kind: 'member', username, ip, sessionId, typed, hash })
}

type Account = 'money' | 'score'

/** What came and went on each of these days. */
async function sumsByDay(
  db: Kysely<Tables>,
  account: Account,
  member: number,
  days: readonly { from: number }[],
): Promise<number[]> {
  const { rows } = await sql<{ place: number; sum: string }>`
    select width_bucket(createtime, ${days.map(({ from }) => from)}::bigint[]) as place, sum(${sql.ref(account)}) as sum
    from ${sql.table(`${account}_log`)} where user_id = ${member} and createtime >= ${days[0]!.from} group by 1
  `.execute(db)
  const byPlace = new Map(rows.map(({ place, sum }) => [place, Number(sum)]))
  return days.map((_, index) => byPlace.get(index + 1) ?? 0)
}

type Entry = {
  id: number
  user_id: number
  amount: string
  before: string
  after: string
  memo: string
  createtime: number
}

/** Entries of a ledger, the latest first. */
async function entries(
  db: Kysely<Tables>,
  account: Account,
  member: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: Entry[]; total: number }> {
  const ledger = sql.table(`${account}_log`)
  const { rows: list } = await sql<Entry>`
    select id, user_id, ${sql.ref(account)} as amount, before, after, memo, createtime from ${ledger}
    where user_id = ${member} order by id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${ledger} where user_id = ${member}
  `.execute(db)
  return { list, total: rows[0]!.total }
}

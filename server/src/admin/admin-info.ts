import { fieldLabels } from '@tutu/contract/define-resource'
import { fail, failForm } from '@tutu/contract/errors'
import { issueReason } from '@tutu/contract/fields/field'
import { admin } from '@tutu/contract/resources/admin'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { adminProfile, passwordHashOf } from '../data/admins.ts'
import { type Attempt, forgetFailures, takeTurn } from '../data/login-failures.ts'
import { endSessions, listSessions } from '../data/sessions.ts'
import { verifyPassword } from '../lib/passwords.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Administrator } from '../policy/actors.ts'
import type { Engine } from '../resource/engine.ts'

/** What administrators may change of themselves; the rules of each value are those of the definition. */
const OWN_FIELDS = ['nickname', 'email', 'mobile', 'motto', 'avatar', 'password'] as const
const LABELS = { oldPassword: { 'zh-cn': '原密码', en: 'Current password' }, ...fieldLabels(admin) }
const text = z.union([z.string().max(1000), z.null()], 'rule.text').optional()
const Profile = z.object({
  nickname: text,
  email: text,
  mobile: text,
  motto: text,
  avatar: text,
  password: text,
  oldPassword: z.string('rule.text').max(64, 'rule.tooLong').optional(),
})
const IDS_MAX = 200
const SessionIds = z.object({
  ids: z
    .array(z.string().regex(/^\d{1,15}$/))
    .min(1)
    .max(IDS_MAX),
})
const ENDED = { 'zh-cn': '退出其他登录', en: 'Sign out elsewhere' } as const

/** `/admin/routine.adminInfo/*`: the administrator's own profile, password and sessions. */
export async function adminInfoRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine
  const base = '/admin/routine.adminInfo'
  const signedIn = { config: { access: { kind: 'admin' } } } as const

  app.get(`${base}/index`, signedIn, async (request, reply) => {
    return reply.ok({ info: await adminProfile(database.kysely, administratorOf(request).id) })
  })

  app.post(
    `${base}/edit`,
    { config: { access: { kind: 'admin', node: 'routine/adminInfo/edit' } } },
    async (request, reply) => {
      const { oldPassword, ...profile } = parse(request)
      const actor = administratorOf(request)
      const values = Object.fromEntries(
        OWN_FIELDS.flatMap((name) => (profile[name] === undefined ? [] : [[name, profile[name]]])),
      )
      if (values.password) await checkOldPassword(engine, actor, oldPassword)
      const proved = { ...actor, provedPassword: Boolean(values.password) }
      await mutations.run(proved, (tx) => tx.edit(admin.name, { ...values, id: actor.id }))
      return reply.ok(null, values.password ? 'profile.passwordChanged' : 'ok.updated')
    },
  )

  app.get(`${base}/sessions`, signedIn, async (request, reply) => {
    const { id, sessionId } = administratorOf(request)
    const sessions = await listSessions(database.kysely, 'admin', id)
    return reply.ok({ list: sessions.map((session) => ({ ...session, current: session.id === sessionId })) })
  })

  app.delete(`${base}/sessions`, signedIn, async (request, reply) => {
    const actor = administratorOf(request)
    const { data } = SessionIds.safeParse(request.query)
    if (!data) throw fail('record.nothingChosen')
    const count = await mutations.run(actor, async ({ transaction, tags, log }) => {
      const ended = await endSessions(transaction, 'admin', actor.id, data.ids.map(Number))
      if (ended.length === 0) throw fail('record.notFound')
      for (const id of ended) tags.add(`session:${id}`)
      log({ kind: 'change', title: ENDED, data: { ids: ended } })
      return ended.length
    })
    return reply.ok({ ended: count }, 'profile.sessionsEnded', { count })
  })
}

function parse(request: FastifyRequest): z.output<typeof Profile> {
  const { data, error } = Profile.safeParse(request.body ?? {})
  if (data) return data
  const reasons = error.issues.map((issue) => [String(issue.path[0] ?? ''), issueReason(issue)])
  throw failForm(Object.fromEntries(reasons), LABELS)
}

/** Whoever finds an open screen must not find out the password: guesses wait as they do at sign-in. */
async function checkOldPassword({ database }: Engine, actor: Administrator, typed = ''): Promise<void> {
  const { id, username, ip, sessionId } = actor
  const attempt: Attempt = { kind: 'admin', account: username, ip, sessionId }
  const turn = await takeTurn(database.kysely, attempt, true)
  if (!turn.allowed) throw fail('auth.wait', { minutes: turn.reason === 'wait' ? turn.minutes : 1 })
  const password = await passwordHashOf(database.kysely, id)
  if (!(await verifyPassword(password, typed))) throw failForm({ oldPassword: { key: 'profile.oldPassword' } }, LABELS)
  await forgetFailures(database.kysely, attempt)
}

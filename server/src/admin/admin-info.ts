import { editProfile, endSessions, profile, sessions } from '@tutu/contract/api/routine-admin-info'
import { failForm } from '@tutu/contract/core/errors'
import { admin } from '@tutu/contract/resources/admin'
import type { FastifyInstance } from 'fastify'
import { adminProfile, passwordHashOf } from '../data/admins.ts'
import { serveCall } from '../web/serve-call.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Administrator } from '../policy/actors.ts'
import { endOwnSessions, ownSessions } from '../policy/own-sessions.ts'
import { provesPassword } from '../policy/sign-in.ts'
import type { Engine } from '../engine/engine.ts'
import { subjectOf } from '../engine/write/change-log.ts'

/** What administrators may change of themselves; the rules of each value are those of the definition. */
const OWN_FIELDS = ['nickname', 'email', 'mobile', 'motto', 'avatar', 'password'] as const
const ENDED = { 'zh-cn': '退出其他登录', en: 'Sign out elsewhere' } as const

/** `/admin/routine.adminInfo/*`: the administrator's own profile, password and sessions. */
export async function adminInfoRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine

  serveCall(app, profile, async ({ request, ok }) =>
    ok({ info: await adminProfile(database.kysely, administratorOf(request).id) }),
  )

  serveCall(app, editProfile, async ({ request, reply, body: { oldPassword, ...posted } }) => {
    const actor = administratorOf(request)
    const values = Object.fromEntries(
      OWN_FIELDS.flatMap((name) => (posted[name] === undefined ? [] : [[name, posted[name]]])),
    )
    if (values.password) await checkOldPassword(engine, actor, oldPassword)
    const proved = { ...actor, provedPassword: Boolean(values.password) }
    await mutations.run(proved, (tx) => tx.edit(admin.name, { ...values, id: actor.id }))
    return reply.ok(null, values.password ? 'profile.passwordChanged' : 'ok.updated')
  })

  serveCall(app, sessions, async ({ request, ok }) =>
    ok({ list: await ownSessions(database.kysely, 'admin', administratorOf(request)) }),
  )

  serveCall(app, endSessions, async ({ request, query, ok }) => {
    const actor = administratorOf(request)
    const count = await mutations.run(actor, async (tx) => {
      const ids = await endOwnSessions(tx, 'admin', actor, query.ids)
      const own = await tx.transaction.selectFrom('admin').where('id', '=', actor.id).selectAll().execute()
      tx.log({
        kind: 'change',
        title: ENDED,
        data: { ids },
        subject: subjectOf(tx, engine.registry.byName(admin.name), own),
      })
      return ids.length
    })
    return ok({ ended: count }, 'profile.sessionsEnded', { count })
  })
}

async function checkOldPassword({ database }: Engine, actor: Administrator, typed = ''): Promise<void> {
  const { id, username, ip, sessionId } = actor
  const hash = await passwordHashOf(database.kysely, id)
  if (!(await provesPassword({ database, kind: 'admin', username, ip, sessionId, typed, hash })))
    throw failForm({ oldPassword: { key: 'profile.oldPassword' } }, editProfile.labels)
}

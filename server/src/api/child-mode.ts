import * as calls from '@tutu/contract/api/child-mode'
import { fail, Failure, failForm } from '@tutu/contract/core/errors'
import type { FastifyInstance } from 'fastify'
import { childModeOf, pinAttempt, setPin, turn } from '../data/child-mode.ts'
import { forgetFailures, takeTurn } from '../data/login-failures.ts'
import { ownAccount } from '../data/members.ts'
import type { Engine } from '../engine/engine.ts'
import { hashPassword, verifyPassword } from '../lib/passwords.ts'
import type { Member } from '../policy/actors.ts'
import { inChildMode, memberOf } from '../policy/callers.ts'
import { provesPassword } from '../policy/sign-in.ts'
import { serveCall } from '../web/serve-call.ts'

/** `/api/childMode/*`: a session begins child mode by itself, and leaves it by the PIN (decision 120). */
export async function childModeRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database

  const turnHere = (actor: Member, isOn: boolean): Promise<void> =>
    mutations.run(actor, async (tx) => {
      await turn(tx.transaction, actor.sessionId, isOn)
      tx.tags.add(`session:${actor.sessionId}`)
    })

  serveCall(app, calls.state, async ({ request, ok }) => {
    const { hash, guarded } = await childModeOf(kysely, memberOf(request).id)
    return ok({ isOn: inChildMode(request), hasPin: hash !== undefined, guarded })
  })

  serveCall(app, calls.start, async ({ request, reply }) => {
    const actor = memberOf(request)
    if ((await childModeOf(kysely, actor.id)).hash === undefined) throw fail('childMode.noPin')
    await turnHere(actor, true)
    return reply.ok(null, 'childMode.started')
  })

  serveCall(app, calls.leave, async ({ request, reply, body: { pin } }) => {
    const actor = memberOf(request)
    const attempt = pinAttempt(actor.id, actor.ip)
    const taken = await takeTurn(kysely, attempt, true)
    if (!taken.allowed)
      throw new Failure('auth.wait', { params: { minutes: taken.reason === 'wait' ? taken.minutes : 1 } })
    const { hash } = await childModeOf(kysely, actor.id)
    // Taken away meanwhile, it has ended everywhere.
    if (hash !== undefined && !(await verifyPassword(hash, pin)))
      throw failForm({ pin: { key: 'childMode.wrongPin' } }, calls.leave.labels)
    await turnHere(actor, false)
    await forgetFailures(kysely, attempt)
    return reply.ok(null, 'childMode.left')
  })

  serveCall(app, calls.setPin, async ({ request, reply, body: { pin, password: typed } }) => {
    const actor = memberOf(request)
    if ((await childModeOf(kysely, actor.id)).guarded) throw fail('childMode.guardianSets')
    const { username, ip, sessionId } = actor
    const { password: stored } = await ownAccount(kysely, actor.id)
    if (!(await provesPassword({ database, kind: 'member', username, ip, sessionId, typed, hash: stored })))
      throw failForm({ password: { key: 'profile.oldPassword' } }, calls.setPin.labels)
    const hash = pin === '' ? null : await hashPassword(pin)
    await mutations.run(actor, async (tx) => {
      await setPin(tx.transaction, actor.id, hash)
      tx.tags.add(`member:${actor.id}`)
    })
    return reply.ok(null, pin === '' ? 'childMode.pinGone' : 'childMode.pinSet')
  })
}

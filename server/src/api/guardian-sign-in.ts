import * as calls from '@tutu/contract/api/guardian'
import type { FastifyInstance } from 'fastify'
import { guardianByContact, noteVisit } from '../data/guardians.ts'
import { createSession } from '../data/sessions.ts'
import type { Engine } from '../engine/engine.ts'
import { codeKey, requireCode, wrongCode } from '../messages/code-call.ts'
import type { Verification } from '../messages/verification.ts'
import { signOut } from '../policy/own-sessions.ts'
import { serveCall } from '../web/serve-call.ts'
import { contactOf, type GuardianCodes } from '../messages/guardian-codes.ts'

type Deps = { engine: Engine; verification: Verification; codes: GuardianCodes }

const PURPOSE = 'guardian_sign_in'

/** A guardian comes by a code, without an account, and goes. */
export async function guardianSignInRoutes(
  app: FastifyInstance,
  { engine: { database, bus }, verification, codes }: Deps,
): Promise<void> {
  const { kysely } = database

  serveCall(
    app,
    calls.sendCode,
    async ({ request, reply, body }) => {
      await codes.open()
      // The same for whoever is no guardian.
      const known = await guardianByContact(kysely, contactOf(body))
      const minutes = await codes.send(request, body, PURPOSE, known?.status ? undefined : null)
      return reply.ok(null, 'verification.sent', { minutes })
    },
    codes.sending,
  )

  serveCall(
    app,
    calls.signIn,
    async ({ request, body, ok }) => {
      await codes.open()
      const contact = contactOf(body)
      const key = codeKey(body.type, PURPOSE, contact)
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
    codes.answering,
  )

  serveCall(app, calls.signOut, async ({ request, reply }) => {
    await signOut({ database, bus, request, kind: 'guardian', refreshToken: '' })
    return reply.ok(null, 'ok.signedOut')
  })
}

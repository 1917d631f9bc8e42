import { sendMailCode } from '@tutu/contract/api/codes'
import type { FastifyInstance } from 'fastify'
import { type CodeCallDeps, sendCode } from '../messages/code-call.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

/** `/api/Ems/send`: a verification code by mail. */
export async function emsRoutes(app: FastifyInstance, deps: CodeCallDeps): Promise<void> {
  const limit = tokenBucket({ burst: 20, perSecond: 0.2 })
  serveCall(
    app,
    sendMailCode,
    async ({ request, reply, body: { event, email, password } }) => {
      const { minutes } = await sendCode(deps, request, { event, by: 'email', target: email, password })
      return reply.ok(null, 'verification.sent', { minutes })
    },
    { limit },
  )
}

import { sendSmsCode } from '@tutu/contract/api/codes'
import type { FastifyInstance } from 'fastify'
import { type CodeCallDeps, sendCode } from '../messages/code-call.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

/** `/api/Sms/sendSms`: a verification code by short message. */
export async function smsRoutes(app: FastifyInstance, deps: CodeCallDeps): Promise<void> {
  const limit = tokenBucket({ burst: 20, perSecond: 0.2 })
  serveCall(
    app,
    sendSmsCode,
    async ({ request, reply, body: { template_code: event, mobile, password } }) => {
      const { minutes } = await sendCode(deps, request, { event, by: 'mobile', target: mobile, password })
      return reply.ok(null, 'verification.sent', { minutes })
    },
    { limit },
  )
}

import { sendSmsCode } from '@tutu/contract/api/codes'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyInstance } from 'fastify'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { checkCodeCall, type CodeCallDeps } from '../messages/code-call.ts'

/** `/api/Sms/sendSms`: a verification code by short message. */
export async function smsRoutes(app: FastifyInstance, deps: CodeCallDeps): Promise<void> {
  const limit = tokenBucket({ burst: 20, perSecond: 0.2 })
  const refuse = async ({ request, reply, body: { template_code: event, mobile } }: Asked<typeof sendSmsCode>) => {
    await checkCodeCall(deps, request, { channel: 'sms', event, target: mobile })
    // Members, whom the codes are for, come with the member centre.
    return reply.refuse(fail('member.closed'))
  }
  serveCall(app, sendSmsCode, refuse, { limit })
}

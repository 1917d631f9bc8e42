import { sendMailCode } from '@tutu/contract/api/codes'
import { fail } from '@tutu/contract/core/errors'
import type { FastifyInstance } from 'fastify'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { checkCodeCall, type CodeCallDeps } from '../messages/code-call.ts'

/** `/api/Ems/send`: a verification code by mail. */
export async function emsRoutes(app: FastifyInstance, deps: CodeCallDeps): Promise<void> {
  const limit = tokenBucket({ burst: 20, perSecond: 0.2 })
  const refuse = async ({ request, reply, body: { event, email } }: Asked<typeof sendMailCode>) => {
    await checkCodeCall(deps, request, { channel: 'mail', event, target: email })
    // Members, whom the codes are for, come with the member centre.
    return reply.refuse(fail('member.closed'))
  }
  serveCall(app, sendMailCode, refuse, { limit })
}

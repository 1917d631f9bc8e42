import { fail } from '@tutu/contract/errors'
import { MOBILE } from '@tutu/contract/rules'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { tokenBucket } from '../http/token-bucket.ts'
import { checkCodeCall, type CodeCallDeps } from '../messages/code-call.ts'

const Body = z.object({ mobile: z.string().regex(MOBILE), template_code: z.string().max(60) })

/** `/api/Sms/sendSms`: a verification code by short message. */
export async function smsRoutes(app: FastifyInstance, deps: CodeCallDeps): Promise<void> {
  const take = tokenBucket({ burst: 20, perSecond: 0.2 })
  app.post('/api/Sms/sendSms', { config: { access: { kind: 'public' } } }, async (request, reply) => {
    take(request)
    const { data } = Body.safeParse(request.body)
    if (!data) throw fail('rule.mobile')
    await checkCodeCall(deps, request, { channel: 'sms', event: data.template_code, target: data.mobile })
    // Members, whom the codes are for, come with the member centre.
    return reply.refuse(fail('member.closed'))
  })
}

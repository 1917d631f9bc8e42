import { fail } from '@tutu/contract/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { tokenBucket } from '../http/token-bucket.ts'
import { checkCodeCall, type CodeCallDeps } from '../messages/code-call.ts'

const Body = z.object({ email: z.email().max(254), event: z.string().max(60) })

/** `/api/Ems/send`: a verification code by mail. */
export async function emsRoutes(app: FastifyInstance, deps: CodeCallDeps): Promise<void> {
  const take = tokenBucket({ burst: 20, perSecond: 0.2 })
  app.post('/api/Ems/send', { config: { access: { kind: 'public' } } }, async (request, reply) => {
    take(request)
    const { data } = Body.safeParse(request.body)
    if (!data) throw fail('rule.email')
    await checkCodeCall(deps, request, { channel: 'mail', event: data.event, target: data.email })
    // Members, whom the codes are for, come with the member centre.
    return reply.refuse(fail('member.closed'))
  })
}

import { isDeepStrictEqual } from 'node:util'
import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import type { RouteOptions } from 'fastify'

/**
 * Makes a route's successful answers fail the request where they are not what its contract says, whichever test asks:
 * something is missing or of another type, or there is more than was agreed.
 */
export function checkAnswers(route: RouteOptions): void {
  const { call } = route.config ?? {}
  if (!call) return
  route.onSend = async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (!type.startsWith('application/json') || typeof payload !== 'string') return payload
    const { code, data } = JSON.parse(payload) as Envelope
    if (code !== CODE.ok) return payload
    const problem = problemOf(call.answer ? call.answer.safeParse(data) : { success: data === null, data: null }, data)
    if (problem === undefined) return payload
    const message = `${call.method} ${call.path} answers what its contract does not say: ${problem}`
    // The test sees a failed request only.
    console.error(message)
    throw new Error(message)
  }
}

function problemOf(parsed: { success: boolean; data?: unknown; error?: Error }, sent: unknown): string | undefined {
  if (!parsed.success) return parsed.error?.message ?? JSON.stringify(sent)
  return isDeepStrictEqual(parsed.data, sent) ? undefined : `more than was agreed: ${JSON.stringify(sent)}`
}

import type { Scored } from '@tutu/contract/api/typing'
import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import { encodeLog, type TypingEvent } from '@tutu/learning/typing/event-log'
import type { Run } from '@tutu/learning/typing/run'
import { isSignedIn, memberSession } from '../../../lib/member/session.ts'

/** Hands an exercise in once it is over. undefined: nobody is signed in, or the account could not be reached. */
export type HandIn = (run: Run, events: readonly TypingEvent[]) => Promise<Scored | undefined>

/**
 * Tells the account that an exercise begins. What it was is scored there from the keys that were pressed; without a network
 * it is practice on this device, as it is for those without an account.
 */
export function beginHandIn(): HandIn {
  const session = memberSession.read()
  if (!isSignedIn(session)) return async () => undefined
  async function ask<T>(path: string, body: object): Promise<T | undefined> {
    try {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'ba-user-token': session.token, server: 'true' },
        body: JSON.stringify(body),
      })
      const { code, data } = (await answer.json()) as Envelope<T>
      return code === CODE.ok ? data : undefined
    } catch {
      return undefined
    }
  }
  const begun = ask<{ ticket: string }>('/api/typing/begin', {})
  return async ({ exercise: { units, script, mode, seconds } }, events) => {
    const ticket = (await begun)?.ticket
    if (ticket === undefined) return undefined
    const text = units.join('')
    return ask<Scored>('/api/typing/result', { ticket, text, script, mode, seconds, log: encodeLog(events) })
  }
}

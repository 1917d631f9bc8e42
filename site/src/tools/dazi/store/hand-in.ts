import type { Scored } from '@tutu/contract/api/typing'
import { encodeLog, type TypingEvent } from '@tutu/learning/typing/event-log'
import type { Run } from '@tutu/learning/typing/run'
import { askAs } from '../../../lib/member/ask-as.ts'
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
  const ask = <T>(path: string, body: object) => askAs<T>(session.id, path, body).catch(() => undefined)
  const begun = ask<{ ticket: string }>('/api/typing/begin', {})
  return async ({ exercise: { units, script, mode, seconds } }, events) => {
    const ticket = (await begun)?.ticket
    if (ticket === undefined) return undefined
    const text = units.join('')
    return ask<Scored>('/api/typing/result', { ticket, text, script, mode, seconds, log: encodeLog(events) })
  }
}

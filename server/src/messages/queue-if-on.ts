import { Failure } from '@tutu/contract/core/errors'
import type { WriteSession } from '../engine/write/session.ts'
import type { NewMessage, OpenOutbox } from './outbox.ts'

/** What it needs of the outbox. */
export type QueueIfOn = Pick<OpenOutbox, 'queue' | 'sends'>

/**
 * Puts a message on its way, unless nothing sends it or its template is switched off: what it tells of happens all the same, and what is never sent
 * would fill the outbox week by week. Answers whether it is on its way.
 */
export async function queueIfOn(
  session: WriteSession,
  { queue, sends }: QueueIfOn,
  message: NewMessage,
): Promise<boolean> {
  if (!sends(message.channel, message.event)) return false
  try {
    await queue(session, message)
    return true
  } catch (error) {
    if (!(error instanceof Failure && error.key === 'message.off')) throw error
    return false
  }
}

import { Failure } from '@tutu/contract/core/errors'
import type { WriteSession } from '../engine/write/session.ts'
import type { NewMessage, OpenOutbox } from './outbox.ts'

/** Puts a message on its way, unless its template is switched off: what it tells of happens all the same. Answers whether it is on its way. */
export async function queueIfOn(
  session: WriteSession,
  { queue }: Pick<OpenOutbox, 'queue'>,
  message: NewMessage,
): Promise<boolean> {
  try {
    await queue(session, message)
    return true
  } catch (error) {
    if (!(error instanceof Failure && error.key === 'message.off')) throw error
    return false
  }
}

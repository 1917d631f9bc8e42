import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { pageAddress } from '../newsletter/addresses.ts'
import { channelOf } from './events.ts'
import type { OpenOutbox } from './outbox.ts'
import { queueIfOn } from './queue-if-on.ts'

const EVENT = 'guardian_meeting'
/** Messages of it that a guardian gets in a day at most: whoever plans anew again and again sends no more. */
const A_DAY = 5

/**
 * Writes to the guardians of a class's pupils under 14 that a meeting was cancelled or moved, which it is where the site does not tell, too: one message for each guardian, which names
 * neither child nor class. What changed stands on their page.
 */
export async function tellOfMeeting(
  session: WriteSession,
  outbox: OpenOutbox,
  { classroom, origin }: { classroom: number; origin: string },
): Promise<void> {
  const { rows } = await sql<{ target: string; language: Language }>`
    select g.contact as target, g.letter_language as language from guardian g
    where g.status and not g.is_demo and exists (
      select from classroom_member place join member m on m.id = place.user_id
      where place.classroom_id = ${classroom} and m.guardian_id = g.id and m.status and (${ACCOUNT_KIND}) = 'ward'
    ) and (
      select count(*) from message
      where event = ${EVENT} and target = g.contact and createtime > epoch_seconds() - 86400
    ) < ${A_DAY}
    order by g.id
  `.execute(session.transaction)
  for (const { target, language } of rows) {
    const values = { url: pageAddress(origin, '/guardian', language) }
    await queueIfOn(session, outbox, { channel: channelOf(target), event: EVENT, target, language, values })
  }
}

import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { pageAddress } from '../newsletter/addresses.ts'
import { channelOf } from './events.ts'
import type { OpenOutbox } from './outbox.ts'
import { queueIfOn } from './queue-if-on.ts'

const EVENT = 'guardian_hours'

/**
 * Writes to the guardian of a child under 14 that lesson hours run low or end soon: it names no child, and several children are one message a day. How
 * many there are stands on their page.
 */
export async function writeOfHours(
  session: WriteSession,
  outbox: OpenOutbox,
  { member, origin }: { member: number; origin: string },
): Promise<void> {
  const { rows } = await sql<{ target: string; language: Language }>`
    select g.contact as target, g.letter_language as language from member m join guardian g on g.id = m.guardian_id
    where m.id = ${member} and g.status and not g.is_demo and (${ACCOUNT_KIND}) = 'ward' and not exists (
      select from message where event = ${EVENT} and target = g.contact and createtime > epoch_seconds() - 86400
    )
  `.execute(session.transaction)
  for (const { target, language } of rows) {
    const values = { url: pageAddress(origin, '/guardian', language) }
    await queueIfOn(session, outbox, { channel: channelOf(target), event: EVENT, target, language, values })
  }
}

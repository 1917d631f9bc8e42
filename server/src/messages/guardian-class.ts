import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import { channelOf } from './events.ts'
import type { OpenOutbox } from './outbox.ts'
import { queueIfOn } from './queue-if-on.ts'

const EVENT = 'guardian_class'
/** Seconds within which a guardian is told once: who joins and leaves again and again sends nothing more. */
const TELL_EVERY = 86_400

/** Tells the guardian of a member, if there is one, that a child of theirs has joined a class: nobody is kept from it where the site does not tell. */
export async function tellOfClass(
  session: WriteSession,
  outbox: OpenOutbox,
  { member, language }: { member: MemberId; language: Language },
): Promise<void> {
  const { transaction } = session
  // Locked: two children who join at once are one message.
  const { rows } = await sql<{ contact: string }>`
    select contact from guardian g
    where g.id = (select guardian_id from member where id = ${member}) and g.status for no key update
  `.execute(transaction)
  const target = rows[0]?.contact
  if (!target) return
  const told = await sql`
    select from message
    where event = ${EVENT} and target = ${target} and createtime > epoch_seconds() - ${TELL_EVERY}::int limit 1
  `.execute(transaction)
  if (told.rows.length > 0) return
  await queueIfOn(session, outbox, { channel: channelOf(target), event: EVENT, target, language, values: {} })
}

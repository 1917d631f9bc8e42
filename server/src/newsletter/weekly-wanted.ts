import type { Language } from '@tutu/contract/core/languages'
import type { GuardianLetters } from '@tutu/contract/api/guardian'
import { failForm } from '@tutu/contract/core/errors'
import { guardian as definition } from '@tutu/contract/resources/guardian'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { maskTarget } from '../lib/mask-target.ts'
import { channelOf } from '../messages/events.ts'
import type { OpenOutbox } from '../messages/outbox.ts'
import type { GuardianId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { weeklyAddress } from './addresses.ts'
import { ASK_EVERY, issueLinks } from './links.ts'

type Stored = {
  id: number
  contact: string
  letters: GuardianLetters['state']
  letter_email: string | null
  lettertime: number | null
}

/** How a guardian's weekly letters stand, as their page shows it; null: no child of theirs is under 14 any more. */
export async function weeklyOf(db: Kysely<Tables>, id: GuardianId): Promise<GuardianLetters | null> {
  const { rows: wards } = await sql`
    select from member where guardian_id = ${id} and (${ACCOUNT_KIND}) = 'ward' limit 1
  `.execute(db)
  if (wards.length === 0) return null
  const { rows } = await sql<Stored>`select * from guardian where id = ${id}`.execute(db)
  const { letters, letter_email, contact } = rows[0]!
  const email = letter_email ?? (isMail(contact) ? contact : '')
  return { state: letters, email: email && maskTarget(email) }
}

/**
 * A guardian wants what their children learn, each week by mail. An address by which they signed in is known to be theirs; who comes by
 * a number names one, and it is asked first. Answers what came of it.
 */
export async function wantWeekly(
  session: WriteSession,
  { queue }: OpenOutbox,
  { id, origin, email, language }: { id: GuardianId; origin: string; email: string; language: Language },
): Promise<'on' | 'asked'> {
  const known = await locked(session, id)
  const since = { letter_language: language, lettertime: nowIs() }
  if (isMail(known.contact)) {
    // Who has them already waits for the one that is due.
    const { lettertime } = known.letters === 'on' ? known : since
    await session.touch(definition.name, [id], { letters: 'on', letter_email: null, ...since, lettertime })
    return 'on'
  }
  if (!z.email().safeParse(email).success) throw failForm({ email: { key: 'rule.email' } })
  if (known.letters === 'on' && known.letter_email === email) return 'on'
  const isAsked = known.letters === 'asked' && known.letter_email === email
  if (isAsked && known.lettertime !== null && known.lettertime > nowIs() - ASK_EVERY) return 'asked'
  await dropLinks(session, id)
  const [token] = await issueLinks(session.transaction, 'guardian_id', [id], 'letters')
  await queue(session, {
    channel: 'mail',
    event: 'guardian_letter_confirm',
    target: email,
    language,
    values: { url: weeklyAddress(origin, token!, language) },
    expiretime: nowIs() + 86_400,
  })
  await session.touch(definition.name, [id], { letters: 'asked', letter_email: email, ...since })
  return 'asked'
}

/** Whoever reads the address said yes. False: meanwhile the guardian wants none, or has none any more. */
export async function confirmWeekly(session: WriteSession, id: number): Promise<boolean> {
  const known = await locked(session, id)
  if (known.letters === 'asked') await session.touch(definition.name, [id], { letters: 'on', lettertime: nowIs() })
  return known.letters !== 'off'
}

/** No more of them; an address that was given for them alone is forgotten. */
export async function endWeekly(session: WriteSession, id: number): Promise<void> {
  await session.touch(definition.name, [id], ({ letters }) =>
    letters === 'off' ? undefined : { letters: 'off', letter_email: null, lettertime: null },
  )
  await dropLinks(session, id)
}

/** Links that would begin. */
const dropLinks = ({ transaction }: WriteSession, id: number) =>
  sql`delete from subscriber_link where guardian_id = ${id} and purpose = 'letters'`.execute(transaction)

async function locked({ transaction }: WriteSession, id: number): Promise<Stored> {
  const { rows } = await sql<Stored>`select * from guardian where id = ${id} for no key update`.execute(transaction)
  return rows[0]!
}

const isMail = (contact: string): boolean => channelOf(contact) === 'mail'
const nowIs = (): number => Math.floor(Date.now() / 1000)

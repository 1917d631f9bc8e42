import type { Language } from '@tutu/contract/core/languages'
import { subscriber as definition } from '@tutu/contract/resources/subscriber'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { OpenOutbox } from '../messages/outbox.ts'
import type { Tables } from '../postgres/database.ts'
import { ASK_EVERY, findLink, issueLinks, type Purpose } from './links.ts'
import { confirmAddress, leaveAddress } from './addresses.ts'
import { confirmWeekly, endWeekly } from './weekly-wanted.ts'

type Wanted = {
  email: string
  language: Language
  /** Whose opening is told; absent: letters. */
  course?: number | undefined
}
/** The school's letters and reminders, or a child's week told to their guardian. */
type Kind = 'letters' | 'weekly'
type Stored = { id: number; state: 'unconfirmed' | 'confirmed' | 'left'; letters: boolean; mailtime: number | null }

/**
 * Notes what an address wants and asks it by mail whether it does. Nothing else is sent before it says yes. Whoever
 * fills in the form learns nothing of who has subscribed.
 */
export async function subscribe(
  session: WriteSession,
  { queue }: OpenOutbox,
  origin: string,
  { email, language, course }: Wanted,
): Promise<void> {
  const { transaction } = session
  await sql`select pg_advisory_xact_lock(hashtext(${`subscriber ${email}`}))`.execute(transaction)
  const known = await find(session, email)
  if (course !== undefined && !(await isPublic(session, course))) return
  const id = known?.id ?? (await add(session, email, language))
  if (course !== undefined)
    await sql`
      insert into course_reminder (subscriber_id, course_id) values (${id}, ${course})
      on conflict (subscriber_id, course_id) do update set toldtime = null
    `.execute(transaction)
  const isWanted = course === undefined ? known?.letters : true
  if (known?.state === 'confirmed' && isWanted) return
  if (known?.mailtime && known.mailtime > Date.now() / 1000 - ASK_EVERY) return
  const purpose: Purpose = course === undefined ? 'letters' : 'reminder'
  const [token] = await issueLinks(transaction, 'subscriber_id', [id], purpose)
  await queue(session, {
    channel: 'mail',
    event: 'subscribe_confirm',
    target: email,
    language,
    values: { url: confirmAddress(origin, token!, language) },
    expiretime: Math.floor(Date.now() / 1000) + 86_400,
  })
  await session.touch(definition.name, [id], {
    mailtime: sql`epoch_seconds()`,
    language,
    ...(known?.state === 'left' && { state: 'unconfirmed', letters: false }),
  })
}

/** Somebody has followed the link of a mail and said yes. Answers what they said it to; undefined: it is none, or too old. */
export async function confirm(session: WriteSession, token: string): Promise<Kind | undefined> {
  const link = await findLink(session.transaction, token, ['letters', 'reminder'])
  if (!link) return undefined
  if (link.guardian_id !== null) return (await confirmWeekly(session, link.guardian_id)) ? 'weekly' : undefined
  await session.touch(definition.name, [link.subscriber_id!], ({ state, letters }) => ({
    ...(state !== 'confirmed' && { state: 'confirmed', confirmtime: Math.floor(Date.now() / 1000) }),
    letters: letters === true || link.purpose === 'letters',
  }))
  return 'letters'
}

/** What a link ends, for the page that asks first; undefined: it is none, or too old. */
export async function whatEnds(db: Kysely<Tables>, token: string): Promise<Kind | undefined> {
  const link = await findLink(db, token, ['leave'])
  return link && (link.guardian_id === null ? 'letters' : 'weekly')
}

/** Ends letters and reminders. A second time it is so already. Answers what has ended; undefined: the link is none, or too old. */
export async function leave(session: WriteSession, token: string): Promise<Kind | undefined> {
  const { transaction } = session
  const link = await findLink(transaction, token, ['leave'])
  if (!link) return undefined
  if (link.guardian_id !== null) {
    await endWeekly(session, link.guardian_id)
    return 'weekly'
  }
  const id = link.subscriber_id!
  await session.touch(definition.name, [id], ({ state }) =>
    state === 'left' ? undefined : { state: 'left', letters: false },
  )
  await sql`delete from course_reminder where subscriber_id = ${id}`.execute(transaction)
  // Links that would begin again.
  await sql`delete from subscriber_link where subscriber_id = ${id} and purpose <> 'leave'`.execute(transaction)
  return 'letters'
}

/** The address that ends them, for a mail to each of these. */
export async function leaveLinks(
  session: WriteSession,
  origin: string,
  subscribers: readonly { id: number; language: Language }[],
): Promise<string[]> {
  const ids = subscribers.map(({ id }) => id)
  const tokens = await issueLinks(session.transaction, 'subscriber_id', ids, 'leave')
  return subscribers.map(({ language }, at) => leaveAddress(origin, tokens[at]!, language))
}

async function find({ transaction }: WriteSession, email: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select id, state, letters, mailtime from subscriber where email = ${email}
  `.execute(transaction)
  return rows[0]
}

async function add(session: WriteSession, email: string, language: Language): Promise<number> {
  const [row] = await session.insert(definition.name, [{ email, language, state: 'unconfirmed', letters: false }])
  return row!.id as number
}

async function isPublic({ transaction }: WriteSession, course: number): Promise<boolean> {
  const { rows } = await sql`select from course where id = ${course} and status`.execute(transaction)
  return rows.length > 0
}

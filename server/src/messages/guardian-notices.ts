import type { Contact } from '@tutu/contract/api/user'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Config } from '../data/config.ts'
import { TOLD_TO_GUARDIANS } from '../data/guardian-notices.ts'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { pageAddress } from '../newsletter/addresses.ts'
import { type GuardianId, SYSTEM } from '../policy/actors.ts'
import { type Database, isUnavailable, type Tables } from '../postgres/database.ts'
import { guardianContactsOf } from './code-call.ts'
import { type Channel, channelOf } from './events.ts'
import type { OpenOutbox, Outbox } from './outbox.ts'
import { readTemplate } from './parcel.ts'

const EVENT = 'guardian_notice'
/** Messages of one minute: as many as mailings send (`newsletter/mailing.ts`). */
const PORTION = 200
/** Seconds within which a guardian is written to once, whatever the school has to tell. */
const TELL_EVERY = 86_400
/** Seconds after which what was urgent is told on the page alone. */
const URGENT_FOR = 3 * 86_400
/** Seconds until one that could not be written is tried again. */
const AGAIN_AFTER = 3600

type Deps = {
  database: Pick<Database, 'kysely'>
  config: Pick<Config, 'get'>
  mutations: Mutations
  outbox: Pick<Outbox, 'open'>
  origin: string
  log: Pick<FastifyBaseLogger, 'error'>
  /** Who could not be written to, and when that was (s): until they are tried again they keep nobody waiting. */
  unwritten: Map<GuardianId, number>
}

/** Of a notice `n` and a guardian `g`: urgent, not read and not written of, about a child under 14 who is here. */
const IS_DUE = sql<SqlBool>`
  n.urgent and coalesce(n.publishtime, n.createtime) > epoch_seconds() - ${URGENT_FOR}::int and r.notice_id is null
  and g.status and not g.is_demo
  and exists (select from member m where m.guardian_id = g.id and m.status and (${ACCOUNT_KIND}) = 'ward')
  and not exists (select from guardian_notice_told o where o.guardian_id = g.id and o.notice_id = n.id)
`
const NOT_TODAY = sql<SqlBool>`
  not exists (select from guardian_notice_told o where o.guardian_id = g.id and o.toldtime > epoch_seconds() - ${TELL_EVERY}::int)
`

/**
 * Writes to guardians of urgent notices: by mail or short message, as they are known, once a day at most. It names no child. Answers to
 * how many it wrote.
 */
export async function tellGuardians({
  database,
  config,
  mutations,
  outbox,
  origin,
  log,
  unwritten,
}: Deps): Promise<number> {
  const { kysely } = database
  const seconds = Math.floor(Date.now() / 1000)
  for (const [guardian, at] of unwritten) if (at <= seconds - AGAIN_AFTER) unwritten.delete(guardian)
  const { rows: urgent } = await sql`
    select from notice where urgent and status and coalesce(publishtime, createtime) > epoch_seconds() - ${URGENT_FOR}::int limit 1
  `.execute(kysely)
  if (urgent.length === 0) return 0
  const channels = await openChannels(kysely, config)
  const { rows } = await sql<{ id: GuardianId }>`
    select distinct g.id ${TOLD_TO_GUARDIANS} and ${IS_DUE} and ${NOT_TODAY}
      and case when g.contact like '%@%' then 'mail' else 'sms' end = any(${channels}::text[])
      and g.id <> all(${[...unwritten.keys()]}::int[])
    order by g.id limit ${PORTION}
  `.execute(kysely)
  if (rows.length === 0) return 0
  const { queue } = await outbox.open()
  const errors: unknown[] = []
  let written = 0
  for (const [at, { id }] of rows.entries()) {
    const after = Math.floor((at * 60) / PORTION)
    try {
      if (await mutations.run(SYSTEM, (tx) => tellOne(tx, queue, { id, origin, after }))) written++
    } catch (error) {
      // Not for anything in the message: the next minute goes on with it.
      if (isUnavailable(error)) throw error
      unwritten.set(id, seconds)
      errors.push(error)
    }
  }
  if (errors.length > 0)
    log.error(
      { err: errors[0], count: errors.length },
      'guardians were not written to, which is tried again in an hour',
    )
  return written
}

/** How messages reach guardians at this moment: the settings and the text of the message say so. */
async function openChannels(db: Kysely<Tables>, config: Pick<Config, 'get'>): Promise<Channel[]> {
  const settings = await config.get()
  if (!settings.open_member_center) return []
  const reached: readonly Contact[] = guardianContactsOf(settings)
  const open: Channel[] = []
  for (const [channel, contact] of [
    ['mail', 'email'],
    ['sms', 'mobile'],
  ] as const) {
    if (reached.includes(contact) && (await readTemplate(db, channel, EVENT))?.status) open.push(channel)
  }
  return open
}

/** False: another process has written, or meanwhile there is nothing to write of. */
async function tellOne(
  session: WriteSession,
  queue: OpenOutbox['queue'],
  { id, origin, after }: { id: GuardianId; origin: string; after: number },
): Promise<boolean> {
  const { transaction } = session
  const { rows: guardians } = await sql<{ contact: string; language: Language }>`
    select contact, letter_language as language from guardian where id = ${id} for no key update
  `.execute(transaction)
  const [guardian] = guardians
  if (!guardian) return false
  const { contact: target, language } = guardian
  const { rows: due } = await sql<{ id: number; title: Localized }>`
    select n.id, n.title ${TOLD_TO_GUARDIANS} and g.id = ${id} and ${IS_DUE} and ${NOT_TODAY}
    order by coalesce(n.publishtime, n.createtime) desc, n.id desc
  `.execute(transaction)
  if (due.length === 0) return false
  await sql`
    insert into guardian_notice_told (guardian_id, notice_id) select ${id}, unnest(${due.map((one) => one.id)}::int[])
  `.execute(transaction)
  await queue(session, {
    channel: channelOf(target),
    event: EVENT,
    target,
    language,
    after,
    expiretime: Math.floor(Date.now() / 1000) + URGENT_FOR,
    values: { title: pickLanguage(due[0]!.title, language), url: pageAddress(origin, '/guardian', language) },
  })
  return true
}

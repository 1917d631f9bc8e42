import type { MessageKey } from '@tutu/contract/core/errors'
import { message } from '@tutu/contract/resources/message'
import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Config } from '../data/config.ts'
import type { Database } from '../postgres/database.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Mutations } from '../engine/write/session.ts'
import { type Channel, TEST_EVENT } from './events.ts'
import { type Outcome, reasonOf, storeReason } from './outcome.ts'
import { type Parcel, readTemplate, shownEvent, shownText } from './parcel.ts'
import type { Values } from './placeholders.ts'
import type { Service, ServiceSettings } from './service.ts'

/** All in seconds. */
export type Pace = {
  /** From a failure to the next attempt; after the last one the message is dead. */
  retryAfter: readonly number[]
  /** In which an attempt is over, come what may; whose process is not heard of by then is taken for killed. */
  lease: number
}
export const PACE: Pace = { retryAfter: [15, 60, 300, 1800, 7200, 21_600], lease: 90 }
/** Name under which what placeholders stand for is sealed. */
export const PARAMS = 'message.params'

export type DeliveryDeps = {
  database: Database
  mutations: Mutations
  config: Pick<Config, 'get' | 'siteConfig'>
  secrets: SecretBox
  findService: (channel: Channel, settings: ServiceSettings) => Promise<Service | undefined>
  pace: Pace
}

/** A message that is this process's to send. */
export type Claimed = {
  id: number
  channel: Channel
  event: string
  target: string
  language: Language
  params: string | null
  attempts: number
  failures: number
  createtime: number
  /** Seconds until nobody can use it any more. */
  left: number | null
}

/**
 * Takes the message that has waited longest, of those whose time has come; of several processes one gets it. That it is
 * under way is committed before anything leaves this process: whoever is killed in between leaves a message that nobody
 * sends again by itself.
 */
export async function claim({ mutations, pace }: DeliveryDeps): Promise<Claimed | undefined> {
  return mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql<Claimed>`
      select id, channel, event, target, language, params, attempts + 1 as attempts, failures, createtime,
        expiretime - epoch_seconds() as left
      from message
      where state in ('queued', 'failed') and nexttime <= epoch_seconds() and params is not null
      order by nexttime, id limit 1
      for no key update skip locked
    `.execute(session.transaction)
    const claimed = rows[0]
    if (!claimed) return undefined
    const leasetime = sql`epoch_seconds() + ${pace.lease}::int`
    const { id, attempts } = claimed
    await session.touch(message.name, [id], { state: 'sending', attempts, leasetime, nexttime: null })
    return claimed
  })
}

/** Sends it and notes how that ended. Answers after how many seconds it is to be tried again, if it is. */
export async function deliver(deps: DeliveryDeps, claimed: Claimed): Promise<number | undefined> {
  return settle(deps, claimed, await attempt(deps, claimed))
}

type Attempt = { outcome: Outcome; service?: string; parcel?: Parcel }

async function attempt(deps: DeliveryDeps, claimed: Claimed): Promise<Attempt> {
  if (claimed.left !== null && claimed.left <= 0) return { outcome: EXPIRED }
  let made: Parcel | undefined
  try {
    const settings = await deps.config.get()
    const service = await deps.findService(claimed.channel, settings)
    const parcel = (made = await parcelOf(deps, claimed))
    if (!parcel) return { outcome: { state: 'dead', reason: { key: 'message.unreadable' } } }
    if (!service) return { outcome: { state: 'kept', reason: { key: WHY_KEPT[claimed.channel] } }, parcel }
    return { outcome: await service.send(parcel), service: service.name, parcel }
  } catch (error) {
    // Nothing was handed over: services tell their failures as outcomes.
    return { outcome: { state: 'failed', reason: reasonOf(error) }, ...(made ? { parcel: made } : {}) }
  }
}

/** There is nothing to send it by: what it says can be passed on, and where that is changed. */
const WHY_KEPT = { mail: 'message.keptMail', sms: 'message.keptSms' } as const satisfies Record<Channel, MessageKey>
const EXPIRED: Outcome = { state: 'dead', reason: { key: 'message.expired' } }

/** undefined: what it says was sealed with a key that is gone, or its template is. */
async function parcelOf({ database, secrets, config }: DeliveryDeps, claimed: Claimed): Promise<Parcel | undefined> {
  const { id, channel, target, language, createtime } = claimed
  const opened = secrets.open(PARAMS, claimed.params)
  if (opened === undefined) return undefined
  const sealed = JSON.parse(opened) as Values
  const event = shownEvent(claimed.event, sealed)
  const template = await readTemplate(database.kysely, channel, event, { isTest: claimed.event === TEST_EVENT })
  if (!template) return undefined
  const { siteName } = await config.siteConfig(language)
  const values = { ...sealed, site_name: siteName }
  return { id, key: `${id}.${createtime}.${event}`, event, target, language, template, values }
}

/** Whoever has been given up meanwhile may still tell how it ended. */
async function settle(
  deps: DeliveryDeps,
  claimed: Claimed,
  { outcome, service, parcel }: Attempt,
): Promise<number | undefined> {
  const { id, channel, attempts, left } = claimed
  const { ended, retry } = conclude(outcome, claimed, deps.pace)
  const text = parcel && (await shownText(channel, parcel, { blot: ended.state !== 'kept' }))
  // What placeholders stand for is forgotten when nobody can need it any more.
  const isOver = ended.state === 'sent' || ended.state === 'kept' || (left !== null && left <= 0)
  await deps.mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql`
      select id from message where id = ${id} and attempts = ${attempts} and state in ('sending', 'unknown')
      for no key update
    `.execute(session.transaction)
    if (rows.length === 0) return
    await session.touch(message.name, [id], {
      state: ended.state,
      leasetime: null,
      service: service ?? null,
      reason: 'reason' in ended ? storeReason(ended.reason) : null,
      reference: ended.state === 'sent' ? (ended.reference ?? null) : null,
      senttime: ended.state === 'sent' ? sql`epoch_seconds()` : null,
      failures: sql`failures + ${ended.state === 'failed' ? 1 : 0}::int`,
      nexttime: retry === undefined ? null : sql`epoch_seconds() + ${retry}::int`,
      ...(text ? { subject: sql`coalesce(${text.subject}::text, subject)`, body: text.body } : {}),
      ...(isOver ? { params: null } : {}),
    })
  })
  return retry
}

/** A failure is tried again, so many seconds later, while attempts are left and somebody can still use the message. */
function conclude(
  told: Outcome,
  { failures, left }: Claimed,
  { retryAfter }: Pace,
): { ended: Outcome; retry?: number } {
  if (told.state !== 'failed') return { ended: told }
  const retry = retryAfter[failures]
  if (retry === undefined || (left !== null && left <= retry)) return { ended: { ...told, state: 'dead' } }
  return { ended: told, retry }
}

import { fail, type MessageKey } from '@tutu/contract/core/errors'
import { message as messageResource } from '@tutu/contract/resources/message'
import { type Language, LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Config } from '../data/config.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import type { Targets } from '../lib/targets.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { claim, deliver, PACE, type Pace, PARAMS } from './delivery.ts'
import { type Channel, TEST_EVENT } from './events.ts'
import { readTemplate, shownText, testValues } from './parcel.ts'
import type { Values } from './placeholders.ts'
import { createSenders } from './senders.ts'
import { findService, sendsBy, type ServiceSettings } from './service.ts'
import { sweep } from './sweep.ts'

export type NewMessage = {
  channel: Channel
  event: string
  /** An address of mail, or eleven digits. */
  target: string
  language: Language
  /** What the event's placeholders stand for. */
  values: Values
  /** Epoch seconds after which it is of no use to anybody. */
  expiretime?: number
  /** Seconds until it may go; absent: at once. */
  after?: number
  /** An administrator wants to see it arrive: it says so in its subject, and the outbox shows it as a test. */
  isTest?: boolean
}

/** What the outbox does in somebody's transaction. */
export type OpenOutbox = {
  /**
   * Queues a message in the caller's transaction: it goes out when that commits, within a second or two, and never if it
   * does not. Answers its id. Throws `message.off` (a test: `message.testOff`) where the event's template is
   * switched off.
   */
  queue(session: WriteSession, message: NewMessage): Promise<number>
  /** Whether messages of an event go out by a channel, as the settings were when it was opened. */
  sends(channel: Channel, event: string): boolean
  /**
   * By hand, once more: one that failed for good, waits for another try, or may or may not have been sent. Throws
   * `record.notFound`, `message.onItsWay` where it is queued already, `message.cannotResend` where it is over.
   */
  resend(session: WriteSession, id: number): Promise<{ event: string }>
}

export type Outbox = {
  /** Before the transaction: within it nothing may wait for a second connection. */
  open(): Promise<OpenOutbox>
  /** Tidies and sends at once, as every process that sends does four times a minute. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Announced when something was queued: processes look for work at once. */
const QUEUED = 'message:queued'
const CONCURRENCY = 4
const SWEEP_EVERY = 15_000 // ms

type Deps = {
  engine: Engine
  bus: ChangeBus
  config: Config
  secrets: SecretBox
  /** Whether this process sends, or only queues. */
  sends: boolean
  /** Where the mail server of the settings may be. */
  mailTargets: Targets
  log: Pick<FastifyBaseLogger, 'warn'>
  pace?: Pace
}

/** Mails and short messages on their way out: the table `message` is the queue. */
export function createOutbox({ engine, bus, config, secrets, sends, mailTargets, log, pace = PACE }: Deps): Outbox {
  const { database, mutations } = engine
  const deps = {
    database,
    mutations,
    config,
    secrets,
    findService: (channel: Channel, settings: ServiceSettings) => findService(channel, settings, mailTargets),
    pace,
  }
  const warn = (error: unknown): void => log.warn({ err: error }, 'outbox not looked through')
  const senders = createSenders({
    concurrency: CONCURRENCY,
    take: () => claim(deps),
    run: (claimed) => deliver(deps, claimed),
    onError: warn,
  })
  const stopListening = bus.onTags((tags) => {
    if (sends && tags.has(QUEUED)) senders.wake()
  })
  const timer = sends ? setInterval(() => void look().catch(warn), SWEEP_EVERY).unref() : undefined

  async function look(): Promise<void> {
    await sweep(mutations)
    if (sends) senders.wake()
  }

  async function queue(
    siteNames: Localized,
    session: WriteSession,
    { channel, event, target, language, values, expiretime, after = 0, isTest = false }: NewMessage,
  ): Promise<number> {
    const { transaction, tags } = session
    const template = await readTemplate(transaction, channel, event, { isTest })
    if (!template?.status) throw fail(isTest ? 'message.testOff' : 'message.off')
    const parcel = { event, template, language, values: { ...values, site_name: siteNames[language] } }
    const row = {
      channel,
      event: isTest ? TEST_EVENT : event,
      target,
      language,
      ...(await shownText(channel, parcel, { blot: true })),
      params: secrets.seal(PARAMS, JSON.stringify(isTest ? testValues(event, values) : values)),
      expiretime: expiretime ?? null,
      nexttime: sql`epoch_seconds() + ${after}::int`,
    }
    const [queued] = await session.insert(messageResource.name, [row])
    tags.add(QUEUED)
    return queued!.id as number
  }

  async function resend(session: WriteSession, id: number): Promise<{ event: string }> {
    const { transaction, tags } = session
    const { rows } = await sql<{ event: string }>`
      select event from message
      where id = ${id} and state in ('failed', 'dead', 'unknown') and params is not null
        and (expiretime is null or expiretime > epoch_seconds())
      for no key update
    `.execute(transaction)
    if (!rows[0]) throw fail(await whyNotResent(transaction, id))
    const again = { state: 'queued', failures: 0, reason: null, nexttime: sql`epoch_seconds()` }
    await session.touch(messageResource.name, [id], again)
    tags.add(QUEUED)
    return rows[0]
  }

  return {
    async open() {
      const [siteNames, settings] = await Promise.all([siteNamesOf(config), config.get()])
      return {
        sends: (channel, event) => sendsBy(channel, event, settings),
        queue: (session, message) => queue(siteNames, session, message),
        resend,
      }
    },
    sweep: look,
    async close() {
      stopListening()
      clearInterval(timer)
      await senders.close()
    },
  }
}

/** What the site is called in each language. */
export async function siteNamesOf(config: Pick<Config, 'siteConfig'>): Promise<Localized> {
  const names = LANGUAGES.map(async (one) => [one, (await config.siteConfig(one)).siteName] as const)
  return Object.fromEntries(await Promise.all(names)) as Localized
}

async function whyNotResent(transaction: WriteSession['transaction'], id: number): Promise<MessageKey> {
  const message = await transaction.selectFrom('message').select('state').where('id', '=', id).executeTakeFirst()
  if (!message) return 'record.notFound'
  return message.state === 'queued' || message.state === 'sending' ? 'message.onItsWay' : 'message.cannotResend'
}

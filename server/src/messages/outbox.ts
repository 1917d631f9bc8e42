import { fail, type MessageKey } from '@tutu/contract/errors'
import { message as messageResource } from '@tutu/contract/resources/message'
import { type Language, LANGUAGES, type Localized } from '@tutu/contract/languages'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { ChangeBus } from '../data/change-bus.ts'
import type { Config } from '../data/config.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import type { JobRunner } from '../jobs/runner.ts'
import type { Targets } from '../lib/targets.ts'
import type { Engine } from '../resource/engine.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { WriteSession } from '../resource/write/session.ts'
import { deliver, PACE, type Pace, PARAMS } from './delivery.ts'
import { type Channel, TEST_EVENT } from './events.ts'
import { readTemplate, shownText, testValues } from './parcel.ts'
import type { Values } from './placeholders.ts'
import { findService, type ServiceSettings } from './service.ts'
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
  /**
   * By hand, once more: one that failed for good, waits for another try, or may or may not have been sent. Throws
   * `record.notFound`, `message.onItsWay` where it is queued already, `message.cannotResend` where it is over.
   */
  resend(session: WriteSession, id: number): Promise<{ event: string }>
}

export type Outbox = {
  /** Before the transaction: within it nothing may wait for a second connection. */
  open(): Promise<OpenOutbox>
  /** Tidies at once what is tidied every half minute. */
  sweep(): Promise<void>
  close(): void
}

const QUEUE = 'message'
/** Announced when something was queued: processes look for work at once. */
const QUEUED = 'message:queued'
const CONCURRENCY = 4
const SWEEP_EVERY = 30_000 // ms

type Deps = {
  engine: Engine
  bus: ChangeBus
  config: Config
  secrets: SecretBox
  jobs: JobRunner
  /** Where the mail server of the settings may be. */
  mailTargets: Targets
  log: Pick<FastifyBaseLogger, 'warn'>
  pace?: Pace
}

/** Mails and short messages on their way out (table `message`): the rows say what is to be sent, the queue when. */
export function createOutbox({ engine, bus, config, secrets, jobs, mailTargets, log, pace = PACE }: Deps): Outbox {
  const { database, mutations } = engine
  const deps = {
    database,
    mutations,
    config,
    secrets,
    findService: (channel: Channel, settings: ServiceSettings) => findService(channel, settings, mailTargets),
    pace,
    async sendLater(transaction: WriteSession['transaction'], id: number, after: number) {
      await jobs.send(transaction, QUEUE, id, after)
      setTimeout(() => jobs.wake(QUEUE), after * 1000).unref()
    },
  }
  jobs.add({ name: QUEUE, concurrency: CONCURRENCY, run: (id) => deliver(deps, id) })
  const forget = bus.onTags((tags) => {
    if (tags.has(QUEUED)) jobs.wake(QUEUE)
  })
  const timer = setInterval(() => {
    sweep({ mutations, askAgain }).catch((error: unknown) => log.warn({ err: error }, 'outbox not looked through'))
  }, SWEEP_EVERY)
  timer.unref()
  if (!jobs.works) clearInterval(timer)

  /** Work that the queue has lost. */
  async function askAgain(ids: readonly number[]): Promise<void> {
    await jobs.start()
    await mutations.run(SYSTEM, async ({ transaction, tags }) => {
      for (const id of ids) await jobs.send(transaction, QUEUE, id)
      tags.add(QUEUED)
    })
  }

  async function queue(
    siteNames: Localized,
    session: WriteSession,
    { channel, event, target, language, values, expiretime, isTest = false }: NewMessage,
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
      nexttime: sql`epoch_seconds()`,
    }
    const [queued] = await session.insert(messageResource.name, [row])
    const id = queued!.id as number
    await jobs.send(transaction, QUEUE, id)
    tags.add(QUEUED)
    return id
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
    await jobs.send(transaction, QUEUE, id)
    tags.add(QUEUED)
    return rows[0]
  }

  return {
    async open() {
      await jobs.start()
      const siteNames = await siteNamesOf(config)
      return { queue: (session, message) => queue(siteNames, session, message), resend }
    },
    sweep: () => sweep({ mutations, askAgain }),
    close() {
      forget()
      clearInterval(timer)
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

import { RESOURCES } from '@tutu/contract/resources/index'
import type { SettingValues } from '@tutu/contract/settings/index'
import { openChangeBus } from '../../data/change-bus.ts'
import { createConfig, syncConfig } from '../../data/config.ts'
import { openDatabase } from '../../data/database.ts'
import { createSecretBox } from '../../data/settings/secret-box.ts'
import { SYSTEM } from '../../policy/actors.ts'
import { HOOKS } from '../../modules/index.ts'
import { createJobRunner } from '../../jobs/runner.ts'
import { createEngine } from '../../resource/engine.ts'
import { syncMessageTemplates } from '../built-in-templates.ts'
import type { Pace } from '../delivery.ts'
import { createOutbox, type NewMessage } from '../outbox.ts'
import { createVerification } from '../verification.ts'

/** So that a test need not wait: seconds. */
const QUICK: Pace = { retryAfter: [1, 1], lease: 2 }

/** SMTP on this machine. */
export const smtpAt = (port: number): Partial<SettingValues> => ({
  smtp_server: '127.0.0.1',
  smtp_port: port,
  smtp_verification: 'none',
  smtp_sender_mail: 'tutu@example.com',
})

type Options = { settings?: Partial<SettingValues>; works?: boolean; pace?: Pace }

/** One process's worth of what sends messages, on a pool of its own. */
export async function openPostOffice(url: string, { settings = {}, works = true, pace = QUICK }: Options = {}) {
  const database = openDatabase(url)
  const warnings: unknown[] = []
  const log = { warn: (...given: unknown[]) => void warnings.push(given) }
  const bus = await openChangeBus(database, () => undefined)
  const secrets = createSecretBox({ keys: ['5a'.repeat(32)], dataDir: '/nonexistent' })
  const config = createConfig(database, bus, log, { secrets, fixed: { values: settings, variables: {} } })
  await Promise.all([syncConfig(database), syncMessageTemplates(database)])
  const engine = createEngine(database, bus, RESOURCES, HOOKS)
  const jobs = createJobRunner({ database, config, log }, { jobs: [], works })
  const outbox = createOutbox({ engine, bus, config, secrets, jobs, mailTargets: 'everywhere', log, pace })
  const verification = createVerification({ database, mutations: engine.mutations, outbox, secrets })
  return {
    database,
    engine,
    outbox,
    verification,
    warnings,
    /** Queues a registration code for this address; answers the message's id. */
    async post(target: string, more: Partial<NewMessage> = {}): Promise<number> {
      const { queue } = await outbox.open()
      return engine.mutations.run(SYSTEM, (session) =>
        queue(session, {
          channel: 'mail',
          event: 'user_register',
          target,
          language: 'zh-cn',
          values: { code: '482913', minutes: '5' },
          ...more,
        }),
      )
    },
    async messages() {
      const rows = await database.kysely.selectFrom('message').selectAll().orderBy('id').execute()
      return new Map(rows.map((row) => [row.target.split('@')[0]!, row]))
    },
    async close() {
      outbox.close()
      await jobs.close()
      await bus.close()
      await database.pool.end()
    },
  }
}
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

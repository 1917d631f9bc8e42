import type { SettingValues } from '@tutu/contract/settings/index'
import { compose } from '../../compose.ts'
import { QUIET } from '../../data/command.ts'
import { openDatabase } from '../../postgres/database.ts'
import { parseEnv } from '../../env.ts'
import { SYSTEM } from '../../policy/actors.ts'
import type { Pace } from '../delivery.ts'
import type { NewMessage } from '../outbox.ts'

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
  const env = parseEnv({ SECRET_KEY: '5a'.repeat(32), DATA_DIR: '/nonexistent', ALLOW_PRIVATE_TARGETS: 'on' })
  const services = await compose({
    env: { ...env, fixed: { values: settings, variables: {} } },
    database,
    log: { ...QUIET, ...log },
    withJobs: works,
    pace,
  })
  const { engine, outbox, verification, classrooms } = services
  return {
    database,
    engine,
    outbox,
    verification,
    classrooms,
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
      await services.close()
      await database.pool.end()
    },
  }
}
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

import { RESOURCES } from '@tutu/contract/resources/index'
import { compose, type ComposeOptions, type Services } from '../compose.ts'
import { QUIET } from '../data/command.ts'
import type { Database } from '../postgres/database.ts'
import { parseEnv } from '../env.ts'
import { hooksOf } from '../modules/index.ts'
import { manual } from '../payment/manual.ts'
import { createRegistry, type Registry } from '../engine/registry.ts'

/** Everything behind the routes on a database of a test, without jobs unless it asks for them. */
export function testServices(database: Database, options: Partial<ComposeOptions> = {}): Promise<Services> {
  return compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database, log: QUIET, ...options })
}

/** The built-in modules where nothing is asked of the rest of the server. */
export function testRegistry(): Registry {
  const absent = (): never => {
    throw new Error('this test has a registry only')
  }
  const files = { sweepLater: absent, fullUrl: absent }
  return createRegistry(
    RESOURCES,
    hooksOf({
      config: { siteConfig: absent, get: absent },
      files,
      registry: absent,
      joins: absent,
      outbox: absent,
      origin: 'https://tutu.example',
      payments: { manual },
      engine: absent,
    }),
  )
}

import type { Config } from '../data/config.ts'
import type { Database } from '../postgres/database.ts'

/** Work that is done by the clock, by one process at a time. */
export type Job = {
  name: string
  /** Minute, hour, day of month, month, day of week, in UTC. */
  cron: string
  run: (deps: JobDeps) => Promise<void>
}
export type JobDeps = { database: Database; config: Pick<Config, 'get'> }

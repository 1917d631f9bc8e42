import type { Config } from '../data/config.ts'
import type { Database } from '../data/database.ts'

/** Work that is done by the clock, by one process at a time. */
export type Job = {
  name: string
  /** Minute, hour, day of month, month, day of week, in UTC. */
  cron: string
  run: (deps: JobDeps) => Promise<void>
}
export type JobDeps = { database: Database; config: Pick<Config, 'get'> }

/** Work that is asked for, by any process, and done by one of them: within moments, and again when it fails. */
export type Queue = {
  name: string
  /** How many one process does at once. */
  concurrency: number
  /** `id` is what `send` was given. Throws only where the same is to be tried again in a while. */
  run: (id: number) => Promise<void>
}

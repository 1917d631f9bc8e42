import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../postgres/database.ts'
import { COMMIT_TIME } from '../postgres/prepared-pool.ts'
import type { Job, JobDeps } from './job.ts'

/** ms after the server listens: the queue must not make a start slower, nor an idle first minute larger. */
const START_AFTER = 15_000
const RETRY_AFTER = 60_000
const STOP_PATIENCE = 3000
/** s between two looks for work. */
const LOOK_EVERY = 30

/** What earlier versions did by the clock; by name, since a newer one may share the database. */
const RETIRED = ['files-merge', 'message']

export type JobRunner = {
  /** Opens the queue now instead of later. */
  start(): Promise<void>
  close(): Promise<void>
}

type Deps = JobDeps & { log: Pick<FastifyBaseLogger, 'warn'> }
type Options = { jobs: readonly Job[]; lookEvery?: number }

/**
 * Runs jobs by the clock on a queue in the same database (pg-boss, schema `pgboss`): of any number of processes one does
 * each. The library is loaded some seconds after listening; a database that is away is tried again.
 */
export function createJobRunner(deps: Deps, { jobs, lookEvery = LOOK_EVERY }: Options): JobRunner {
  let opening: Promise<PgBoss> | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const startLater = (after: number): void => {
    timer = setTimeout(() => {
      runner.start().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'job queue not opened')
        if (!closed) startLater(RETRY_AFTER)
      })
    }, after)
    timer.unref()
  }

  async function open(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      db: { executeSql: (text, values) => execute(deps.database, text, values) },
      schema: 'pgboss',
      application_name: 'tutu',
      superviseIntervalSeconds: 300,
      cronMonitorIntervalSeconds: LOOK_EVERY,
      cronWorkerIntervalSeconds: LOOK_EVERY,
      reindex: false,
    })
    boss.on('error', (error) => deps.log.warn({ err: error }, 'job queue'))
    await boss.start()
    for (const name of RETIRED) await forget(boss, name)
    for (const job of jobs) {
      await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, expireInSeconds: 900 })
      await boss.work(job.name, { pollingIntervalSeconds: lookEvery }, () => runLogged(job))
      await boss.schedule(job.name, job.cron)
    }
    return boss
  }

  /** The queue keeps what failed, where nobody looks. */
  async function runLogged(job: Job): Promise<void> {
    try {
      await job.run(deps)
    } catch (err) {
      deps.log.warn({ err, job: job.name }, 'job failed')
      throw err
    }
  }

  /** Another process may be at it too. */
  async function forget(boss: PgBoss, name: string): Promise<void> {
    try {
      await boss.unschedule(name)
      if (await boss.getQueue(name)) await boss.deleteQueue(name)
    } catch (error) {
      deps.log.warn({ err: error, queue: name }, 'queue of an earlier version not removed')
    }
  }

  const runner: JobRunner = {
    async start() {
      clearTimeout(timer)
      if (closed) return
      opening ??= open()
      try {
        await opening
      } catch (error) {
        opening = undefined
        throw error
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const last = await opening?.catch(() => undefined)
      await last?.stop({ graceful: true, timeout: STOP_PATIENCE, close: false })
    },
  }
  startLater(START_AFTER)
  return runner
}

/**
 * The library sends transactions as one text, their commit too, and is answered when it is through: a connection on which one failed is
 * given up, it may still be inside.
 */
async function execute({ pool }: Database, text: string, values?: unknown[]) {
  const client = await pool.connect()
  let failed = true
  try {
    const query: pg.QueryConfig & { query_timeout: number } = {
      text,
      query_timeout: COMMIT_TIME,
      ...(values && { values }),
    }
    const result = await client.query(query)
    failed = false
    return result
  } finally {
    client.release(failed)
  }
}

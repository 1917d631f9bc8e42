import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery, type Transaction } from 'kysely'
import type { Db, PgBoss } from 'pg-boss'
import type { Database, Tables } from '../data/database.ts'
import type { Job, JobDeps, Queue } from './job.ts'

/** ms after the server listens: the queue must not make a start slower, nor an idle first minute larger. */
const START_AFTER = 15_000
const RETRY_AFTER = 60_000
const STOP_PATIENCE = 3000
/** s between two looks for work. Whoever has something urgent calls `wake`. */
const LOOK_EVERY = 30
const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type JobRunner = {
  /** Whether this process does work, or only asks for it. */
  readonly works: boolean
  /** One more queue to be served; before anything is asked for. */
  add(queue: Queue): void
  /** Opens the queues now instead of later. */
  start(): Promise<void>
  /**
   * Asks for work in the caller's transaction, to be done after it commits, `after` seconds later. Call `start` before
   * the transaction begins.
   */
  send(transaction: Transaction<Tables>, queue: string, id: number, after?: number): Promise<void>
  /** Looks for work of that queue at once; opens the queues if they are not. */
  wake(queue: string): void
  close(): Promise<void>
}

type Deps = JobDeps & { log: Pick<FastifyBaseLogger, 'warn'> }
type Options = { jobs: readonly Job[]; lookEvery?: number; works?: boolean }
type Opened = { boss: PgBoss; workers: ReadonlyMap<string, readonly string[]> }

/**
 * Runs jobs and queues in the same database (pg-boss, schema `pgboss`): of any number of processes one does each piece
 * of work. The library is loaded some seconds after listening, or when first needed; a database that is away is tried again.
 */
export function createJobRunner(deps: Deps, options: Options): JobRunner {
  const { jobs, lookEvery = LOOK_EVERY, works = true } = options
  const queues: Queue[] = []
  let opening: Promise<Opened> | undefined
  let opened: Opened | undefined
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

  async function open(): Promise<Opened> {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      db: { executeSql: (text, values) => execute(deps.database, text, values) },
      schema: 'pgboss',
      application_name: 'tutu',
      supervise: works,
      schedule: works,
      superviseIntervalSeconds: 300,
      cronMonitorIntervalSeconds: LOOK_EVERY,
      cronWorkerIntervalSeconds: LOOK_EVERY,
      reindex: false,
    })
    boss.on('error', (error) => deps.log.warn({ err: error }, 'job queue'))
    await boss.start()
    const workers = new Map<string, string[]>()
    for (const { name } of queues) {
      await boss.createQueue(name, {
        retryLimit: 5,
        retryDelay: 10,
        retryBackoff: true,
        expireInSeconds: 300,
        deleteAfterSeconds: 3600,
      })
      // The library looks a queue up when first asked: not in somebody's transaction, by a second connection.
      await boss.getJobById(name, NO_JOB)
    }
    if (!works) return { boss, workers }
    for (const job of jobs) {
      await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, expireInSeconds: 900 })
      await boss.work(job.name, { pollingIntervalSeconds: lookEvery }, () => job.run(deps))
      await boss.schedule(job.name, job.cron)
    }
    for (const queue of queues) workers.set(queue.name, await work(boss, queue))
    return { boss, workers }
  }

  /** Several workers of one piece each: a slow one does not keep the others waiting. */
  async function work(boss: PgBoss, { name, concurrency, run }: Queue): Promise<string[]> {
    const ids: string[] = []
    for (let at = 0; at < concurrency; at++) {
      const id = await boss.work<{ id: number }>(name, { pollingIntervalSeconds: lookEvery }, async ([job]) => {
        // There may be more: this worker looks again when it is done.
        boss.notifyWorker(id)
        if (job) await run(job.data.id)
      })
      ids.push(id)
    }
    return ids
  }

  const runner: JobRunner = {
    works,
    add(queue) {
      queues.push(queue)
    },
    async start() {
      clearTimeout(timer)
      if (closed) return
      opening ??= open()
      try {
        opened = await opening
      } catch (error) {
        opening = undefined
        throw error
      }
    },
    async send(transaction, queue, id, after = 0) {
      if (!opened) throw new Error('The queue is not open: call start() before the transaction')
      await opened.boss.send(queue, { id }, { db: within(transaction), startAfter: after })
    },
    wake(queue) {
      if (!works || closed) return
      const notify = () => {
        for (const worker of opened?.workers.get(queue) ?? []) opened?.boss.notifyWorker(worker)
      }
      if (opened) return notify()
      runner.start().then(notify, (error: unknown) => deps.log.warn({ err: error }, 'job queue not opened'))
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const last = await opening?.catch(() => undefined)
      await last?.boss.stop({ graceful: true, timeout: STOP_PATIENCE, close: false })
    },
  }
  if (works) startLater(START_AFTER)
  return runner
}

/** The library sends transactions as one text: a connection on which one failed is given up, it may still be inside. */
async function execute({ pool }: Database, text: string, values?: unknown[]) {
  const client = await pool.connect()
  let failed = true
  try {
    const result = await client.query(text, values)
    failed = false
    return result
  } finally {
    client.release(failed)
  }
}

function within(transaction: Transaction<Tables>): Db {
  return {
    async executeSql(text, values) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

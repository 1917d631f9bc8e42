import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../postgres/database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createRegistry } from '../engine/registry.ts'
import { pruneJob } from './prune.ts'
import { createJobRunner } from './runner.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
})
afterAll(() => opened.drop())

const config = {
  get: async () => ({ admin_log_days: 180, history_days: 365, recycle_days: 90, sensitive_days: 1095 }) as never,
}
const warnings: unknown[] = []
const log = { warn: (...given: unknown[]) => void warnings.push(given) }

test('two processes share one queue in the same database; a job due once is done once; both stop', async () => {
  const other = openDatabase(opened.url)
  const done: string[] = []
  const prune = pruneJob(createRegistry([]), { prune: async () => undefined })
  const jobNamed = (runs: string) => ({ ...prune, run: async () => void done.push(runs) })
  const runners = [
    createJobRunner({ database: opened.database, config, log }, { jobs: [jobNamed('first')], lookEvery: 0.5 }),
    createJobRunner({ database: other, config, log }, { jobs: [jobNamed('second')], lookEvery: 0.5 }),
  ]
  await Promise.all(runners.map((runner) => runner.start()))
  const { rows: schedules } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(
    opened.database.kysely,
  )
  expect(schedules).toEqual([{ name: 'prune', cron: prune.cron }])

  await sql`insert into pgboss.job (name, policy) values ('prune', 'singleton')`.execute(opened.database.kysely)
  const finished = async () =>
    (
      await sql<{ state: string }>`select state::text as state from pgboss.job where name = 'prune'`.execute(
        opened.database.kysely,
      )
    ).rows
  await expect.poll(finished).toEqual([{ state: 'completed' }])
  await Promise.all(runners.map((runner) => runner.close()))
  await other.pool.end()
  expect(warnings).toEqual([])
  expect(done).toHaveLength(1)
})

test('what an earlier version did by the clock is forgotten, with the queue it stood in', async () => {
  const prune = pruneJob(createRegistry([]), { prune: async () => undefined })
  const old = { ...prune, name: 'files-merge' }
  const namesOf = async (table: 'schedule' | 'queue') =>
    (
      await sql<{
        name: string
      }>`select name from ${sql.table(`pgboss.${table}`)} where name not like '\\_\\_%'`.execute(opened.database.kysely)
    ).rows.map(({ name }) => name)
  for (const jobs of [[prune, old], [prune]]) {
    const runner = createJobRunner({ database: opened.database, config, log }, { jobs })
    await runner.start()
    expect(await namesOf('schedule')).toEqual(jobs.map(({ name }) => name))
    expect(await namesOf('queue')).toEqual(expect.arrayContaining(jobs.map(({ name }) => name)))
    await runner.close()
  }
  expect(await namesOf('queue')).toEqual(['prune'])
})

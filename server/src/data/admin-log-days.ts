import { type Kysely, sql } from 'kysely'
import { type Day, type DayBegin, dayOf } from '../lib/days.ts'
import type { LogKind } from './admin-log.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    admin_log_day: { day: Day; kind: LogKind; count: number }
  }
}

export type LogCounts = Record<LogKind, Map<Day, number>>

/**
 * Log entries per kind on each of `days` (the last of them today). A day that is over is counted once and remembered:
 * later requests read a handful of rows, and the figures outlive the pruning of the log.
 */
export async function countLogByDay(db: Kysely<Tables>, days: readonly DayBegin[], now: Date): Promise<LogCounts> {
  const first = days[0]?.day ?? dayOf(now)
  const { rows: stored } = await sql<{ day: Day; kind: string; count: number }>`
    select day::text as day, kind, count from admin_log_day where day >= ${first}::date
  `.execute(db)
  const remembered = new Set(stored.map(({ day }) => day))
  // From the first day that is not remembered on: later ones rarely are, and reading them again costs little.
  const firstMissing = days.findIndex(({ day }) => !remembered.has(day))
  const missing = firstMissing === -1 ? [] : days.slice(firstMissing)
  const fresh = (await countSpans(db, missing)).filter(({ day }) => !remembered.has(day))
  // A write begun before midnight may still commit: a day is closed an hour later.
  const open = dayOf(new Date(now.getTime() - 3_600_000))
  await remember(
    db,
    missing.map(({ day }) => day).filter((day) => day < open && !remembered.has(day)),
    fresh,
  )
  return byKind([...stored, ...fresh])
}

/** Entries per kind in parts of days too, which nobody remembers. */
export async function countLogInSpans(db: Kysely<Tables>, spans: readonly DayBegin[]): Promise<LogCounts> {
  return byKind(await countSpans(db, spans))
}

function byKind(counted: readonly Count[]): LogCounts {
  const counts: LogCounts = {
    'sign-in': new Map(),
    'sign-in-failed': new Map(),
    'sign-out': new Map(),
    change: new Map(),
    export: new Map(),
  }
  for (const { day, kind, count } of counted) if (kind in counts) counts[kind as LogKind].set(day, count)
  return counts
}

type Count = { day: Day; kind: string; count: number }

/** One pass over the index on time, whatever the number of days. */
async function countSpans(db: Kysely<Tables>, spans: readonly DayBegin[]): Promise<Count[]> {
  const [first] = spans
  if (!first) return []
  const { rows } = await sql<{ place: number; kind: string; count: number }>`
    select width_bucket(createtime, ${spans.map(({ from }) => from)}::bigint[]) as place, kind, count(*) as count
    from admin_log where createtime >= ${first.from}::bigint group by 1, 2
  `.execute(db)
  return rows.flatMap(({ place, kind, count }) => {
    const span = spans[place - 1]
    return span ? [{ day: span.day, kind, count }] : []
  })
}

/** A day without entries is remembered too, under a kind that nobody counts. */
async function remember(db: Kysely<Tables>, days: readonly Day[], counts: readonly Count[]): Promise<void> {
  if (days.length === 0) return
  const rows = [
    ...days.map((day) => ({ day, kind: 'counted', count: 0 })),
    ...counts.filter(({ day }) => days.includes(day)),
  ]
  await sql`
    insert into admin_log_day (day, kind, count)
    select day::date, kind, count from unnest(
      ${rows.map(({ day }) => day)}::text[], ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ count }) => count)}::int[]
    ) as fresh(day, kind, count)
    on conflict (day, kind) do nothing
  `.execute(db)
}

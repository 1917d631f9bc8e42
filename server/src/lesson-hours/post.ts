import type { HourKind } from '@tutu/contract/core/lesson-hours'
import { lessonHour as definition } from '@tutu/contract/resources/lesson-hour'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { Day } from '../lib/days.ts'
import { HOURS_SETTLED } from '../lib/own-words.ts'
import { administratorIdOf } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { takeNamedLock } from '../postgres/locks.ts'

/*
 * The account of a member's lesson hours (decision 369): entries that are only ever added, each of a package or, with none, owed. The
 * table's trigger moves balance and package with the entry. Who writes holds the account's lock, taken in the order of members.
 */

/** Of a lesson: in which class it was, and on which day of its calendar. */
export type OfLesson = { classroom: number; meeting: number; day: Day; memo: string }

type HourEntry = {
  member: number
  /** Negative: taken. */
  hours: number
  kind: HourKind
  /** Null: owed. */
  package: number | null
  memo: string
  lesson?: Pick<OfLesson, 'classroom' | 'meeting' | 'day'> | undefined
}

export const lockHours = (trx: Kysely<Tables>, member: number): Promise<void> =>
  takeNamedLock(trx, 'lesson-hours', String(member))

/** Several accounts, one after the other: two who lock crosswise would wait for each other. */
export async function lockAllHours(trx: Kysely<Tables>, members: readonly number[]): Promise<void> {
  for (const member of members.toSorted((one, other) => one - other)) await lockHours(trx, member)
}

export async function postHours(session: WriteSession, entries: readonly HourEntry[]): Promise<void> {
  if (entries.length === 0) return
  await session.insert(
    definition.name,
    entries.map(({ member, hours, kind, package: id, memo, lesson }) => ({
      user_id: member,
      hours,
      kind,
      package_id: id,
      classroom_id: lesson?.classroom ?? null,
      meeting_id: lesson?.meeting ?? null,
      day: lesson?.day ?? null,
      memo,
      admin_id: administratorIdOf(session.actor),
    })),
  )
}

/** Takes hours for a lesson: of what ends first, and what there is none of is owed. The account is locked. */
export async function takeHours(
  session: WriteSession,
  { member, hours, lesson }: { member: number; hours: number; lesson: OfLesson },
): Promise<void> {
  const entries: HourEntry[] = []
  const entry = { member, kind: 'taken', memo: lesson.memo, lesson } as const
  let left = hours
  for (const { id, remaining } of await usableFor(session.transaction, member, lesson)) {
    if (left === 0) break
    const taken = Math.min(left, remaining)
    entries.push({ ...entry, hours: -taken, package: id })
    left -= taken
  }
  if (left > 0) entries.push({ ...entry, hours: -left, package: null })
  await postHours(session, entries)
}

/** Packages that pay for a lesson, what ends first before what is good for longer, and what is for the class alone before what is for all. */
async function usableFor(
  trx: Kysely<Tables>,
  member: number,
  { classroom, day }: Pick<OfLesson, 'classroom' | 'day'>,
): Promise<{ id: number; remaining: number }[]> {
  const { rows } = await sql<{ id: number; remaining: number }>`
    select id, remaining from lesson_package
    where user_id = ${member} and state = 'open' and remaining > 0
      and (classroom_id is null or classroom_id = ${classroom}) and (valid_to is null or valid_to >= ${day}::date)
    order by valid_to nulls last, classroom_id nulls last, id
  `.execute(trx)
  return rows
}

type Owed = { classroom: number; meeting: number; day: Day; memo: string; hours: number }

/** What is owed is paid from what there is by now, the oldest lesson first. The account is locked. */
export async function settleOwed(session: WriteSession, member: number): Promise<void> {
  const { rows: owed } = await sql<Owed>`
    select min(classroom_id) as classroom, meeting_id as meeting, min(day)::text as day, min(memo) as memo, -sum(hours)::int as hours
    from lesson_hour where user_id = ${member} and package_id is null
    group by meeting_id having sum(hours) < 0 order by min(day), meeting_id
  `.execute(session.transaction)
  for (const lesson of owed) {
    let left = lesson.hours
    for (const { id, remaining } of await usableFor(session.transaction, member, lesson)) {
      if (left === 0) break
      const paid = Math.min(left, remaining)
      const entry = { member, kind: 'settled', memo: HOURS_SETTLED, lesson } as const
      await postHours(session, [
        { ...entry, hours: paid, package: null },
        { ...entry, hours: -paid, package: id },
      ])
      left -= paid
    }
  }
}

import type { LessonHours } from '@tutu/contract/api/lesson-hours'
import { HOURS_LOW } from '@tutu/contract/core/lesson-hours'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import { dayOf } from '../lib/days.ts'
import { readIn } from '../lib/own-words.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

const PACKAGES_SHOWN = 30
const ENTRIES_SHOWN = 100

/** Of a meeting `m` of a class `c`: hours that it takes of who is there, and of who stays away without a word. */
export type MeetingHours = { hours: number; absent_hours: number }

/** As the class has it; once its attendance was taken, as it was then. 0: none. */
export const MEETING_HOURS = sql`
  case when m.takentime is not null then coalesce(m.hours, 0) when c.takes_hours then c.hours_each else 0 end as hours,
  case when m.takentime is not null then coalesce(m.absent_hours, 0)
    when c.takes_hours and c.absent_costs then c.hours_each else 0 end as absent_hours
`

type Stored = { balance: number; owed: number }

/** What somebody has of lesson hours, and how it came to that; null: they never had any. */
export async function hoursOf(
  db: Kysely<Tables>,
  member: MemberId,
  { language }: { language: Language },
): Promise<LessonHours | null> {
  const { rows } = await sql<Stored>`
    select balance, (
      select coalesce(-sum(hours), 0)::int from lesson_hour where user_id = ${member} and package_id is null
    ) as owed
    from lesson_account where user_id = ${member}
  `.execute(db)
  const [account] = rows
  if (!account) return null
  const { rows: packages } = await sql<LessonHours['packages'][number] & { sold: Localized | null }>`
    select p.id, p.hours, p.remaining, p.valid_to::text as valid_to, p.valid_to - ${dayOf(new Date())}::date as days, p.source, p.state, coalesce(p.memo, '') as memo, (
        select line.title from order_line line join good on good.id = line.good_id
        where line.order_id = p.order_id and good.kind = 'lessons' order by good.lesson_hours * line.quantity = p.hours desc, line.id limit 1
      ) as sold,
      coalesce(c.name, '') as classroom, p.createtime
    from lesson_package p left join classroom c on c.id = p.classroom_id
    where p.user_id = ${member}
    order by p.state = 'open' and p.remaining > 0 desc, case when p.state = 'open' and p.remaining > 0 then p.valid_to end nulls last, p.id desc
    limit ${PACKAGES_SHOWN}
  `.execute(db)
  const { rows: log } = await sql<LessonHours['entries'][number]>`
    select id, hours, after, kind, memo, day::text as day, createtime from lesson_hour
    where user_id = ${member} order by id desc limit ${ENTRIES_SHOWN}
  `.execute(db)
  return {
    ...account,
    low: account.balance <= HOURS_LOW,
    // What was bought is called as it was sold: the number of an order tells a family nothing.
    packages: packages.map(({ sold, ...one }) => ({
      ...one,
      memo: sold ? pickLanguage(sold, language) : readIn(language, one.memo),
    })),
    entries: log.map((one) => ({ ...one, memo: readIn(language, one.memo) })),
  }
}

/** What each pupil of a class has for it: hours that are good for it, less what is owed of it. */
export async function hoursInClass(db: Kysely<Tables>, classroom: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ user: number; left: number }>`
    select place.user_id as "user", (
      select coalesce(sum(p.remaining), 0)::int from lesson_package p
      where p.user_id = place.user_id and p.state = 'open' and (p.classroom_id is null or p.classroom_id = place.classroom_id)
        and (p.valid_to is null or p.valid_to >= ${dayOf(new Date())}::date)
    ) + (
      select coalesce(sum(h.hours), 0)::int from lesson_hour h
      where h.user_id = place.user_id and h.package_id is null and h.classroom_id = place.classroom_id
    ) as "left"
    from classroom_member place where place.classroom_id = ${classroom}
  `.execute(db)
  return new Map(rows.map(({ user, left }) => [Number(user), left]))
}

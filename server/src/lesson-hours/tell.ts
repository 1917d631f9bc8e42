import { END_TOLD, HOURS_LOW, WRITTEN_LATE } from '@tutu/contract/core/lesson-hours'
import { lessonAccount } from '@tutu/contract/resources/lesson-account'
import { lessonPackage } from '@tutu/contract/resources/lesson-package'
import { sql } from 'kysely'
import { tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { Mutations } from '../engine/write/session.ts'
import { dayOf, isDaytime } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import { writeOfHours } from '../messages/guardian-hours.ts'
import type { Outbox } from '../messages/outbox.ts'
import { SYSTEM } from '../policy/actors.ts'
import { expirePackage } from './packages.ts'
import { lockAllHours } from './post.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string; now?: Date }

const PORTION = 200

/** Tells families whose hours run low, or end soon: once each. Answers how many. */
export async function tellOfHours({ mutations, outbox, origin, now = new Date() }: Deps): Promise<number> {
  if (!isDaytime(now)) return 0
  const post = await outbox.open()
  const today = dayOf(now)
  const seconds = Math.floor(now.getTime() / 1000)
  const low = await mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql<{ id: number; member: number; balance: number }>`
      select a.id, a.user_id as member, a.balance from lesson_account a join member m on m.id = a.user_id
      where a.balance <= ${HOURS_LOW} and a.lowtime is null and a.lasttime is not null and m.status
      order by a.id limit ${PORTION} for no key update of a skip locked
    `.execute(session.transaction)
    await tell(
      session,
      rows.map(({ member, balance }) => ({ member, event: 'hours_low', params: { hours: balance } })),
    )
    for (const { member } of rows) await writeOfHours(session, post, { member, origin })
    await session.touch(lessonAccount.name, idsOf(rows), { lowtime: seconds }, { keepsVersion: true })
    return rows.length
  })
  const ending = await mutations.run(SYSTEM, async (session) => {
    // Of what is good for a short time only, in the second half of it.
    const { rows } = await sql<{ id: number; member: number; hours: number; until: string }>`
      select p.id, p.user_id as member, p.remaining as hours, p.valid_to::text as until
      from lesson_package p join member m on m.id = p.user_id
      where p.state = 'open' and p.remaining > 0 and p.endtold is null and p.valid_to >= ${today}::date and m.status
        and p.valid_to - ${today}::date <= least(${END_TOLD}::int, (p.valid_to - to_timestamp(p.createtime)::date) / 2)
      order by p.id limit ${PORTION} for no key update of p skip locked
    `.execute(session.transaction)
    await tell(
      session,
      rows.map(({ member, hours, until }) => ({ member, event: 'hours_ending', params: { hours, until } })),
    )
    for (const { member } of rows) await writeOfHours(session, post, { member, origin })
    await session.touch(lessonPackage.name, idsOf(rows), { endtold: seconds }, { keepsVersion: true })
    return rows.length
  })
  return low + ending
}

/** Takes what is left of packages that are over; some days later, since attendance is written down late now and then. Answers how many ended. */
export async function expireHours({ mutations, now = new Date() }: Pick<Deps, 'mutations' | 'now'>): Promise<number> {
  const before = daysBefore(dayOf(now), WRITTEN_LATE)
  let ended = 0
  for (;;) {
    const count = await mutations.run(SYSTEM, async (session) => {
      const { rows: due } = await sql<{ id: number; member: number }>`
        select id, user_id as member from lesson_package
        where state = 'open' and valid_to < ${before}::date order by user_id, id limit ${PORTION}
      `.execute(session.transaction)
      await lockAllHours(session.transaction, [...new Set(due.map(({ member }) => member))])
      const { rows } = await sql<Row>`
        select * from lesson_package where id = any(${due.map(({ id }) => id)}::int[])
          and state = 'open' and valid_to < ${before}::date order by id
      `.execute(session.transaction)
      for (const row of rows) await expirePackage(session, row)
      return due.length
    })
    ended += count
    if (count < PORTION) return ended
  }
}

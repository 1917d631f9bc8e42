import { sql, type Transaction } from 'kysely'
import { dayOf } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import type { Tables } from '../postgres/database.ts'

type OfClass = {
  classroom: number
  name: string
  /** By member: hours, yuan that were paid, and days from now until they end. */
  packages: ReadonlyMap<number, readonly [hours: number, yuan: number, days: number]>
}

/** Pupils of the demo have bought hours before their class met first, and its lessons have taken some. */
export async function insertHours(trx: Transaction<Tables>, { classroom, name, packages }: OfClass): Promise<void> {
  await sql`update classroom set takes_hours = true where id = ${classroom}`.execute(trx)
  await sql`update class_meeting set hours = 1, absent_hours = 1 where classroom_id = ${classroom} and takentime is not null`.execute(
    trx,
  )
  for (const [member, [hours, yuan, days]] of packages) {
    const { rows } = await sql<{ id: number; at: number }>`
      insert into lesson_package (user_id, hours, price, unit_price, valid_to, source, memo, createtime)
      select ${member}, ${hours}, ${yuan * 100}::bigint, ${Math.floor((yuan * 100) / hours)}::bigint,
        ${daysBefore(dayOf(new Date()), -days)}::date, ${yuan > 0 ? 'desk' : 'gift'}, ${`Scratch × ${hours}`},
        min(starttime) - 86400 * 3 from class_meeting where classroom_id = ${classroom}
      returning id, createtime as at
    `.execute(trx)
    const { id, at } = rows[0]!
    await sql`
      insert into lesson_hour (user_id, hours, kind, package_id, memo, createtime)
      values (${member}, ${hours}, ${yuan > 0 ? 'bought' : 'given'}, ${id}, ${`Scratch × ${hours}`}, ${at})
    `.execute(trx)
    const { rows: taken } = await sql<{ meeting: number; at: number; day: string }>`
      select m.id as meeting, m.takentime as at, to_timestamp(m.starttime)::date::text as day
      from class_attendance a join class_meeting m on m.id = a.meeting_id
      where m.classroom_id = ${classroom} and a.user_id = ${member} and a.state <> 'excused' order by m.starttime
    `.execute(trx)
    for (const [place, one] of taken.entries())
      await sql`
        insert into lesson_hour (user_id, hours, kind, package_id, classroom_id, meeting_id, day, memo, createtime)
        values (${member}, -1, 'taken', ${place < hours ? id : null}, ${classroom}, ${one.meeting}, ${one.day}::date, ${name}, ${one.at})
      `.execute(trx)
  }
}

import type { Timetable } from '@tutu/contract/api/timetable'
import { DAYS_BACK } from '@tutu/contract/core/meetings'
import { type Kysely, sql } from 'kysely'
import { epochSeconds } from '../lib/epoch-seconds.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

const MONTHS_SHOWN = 12
const UNTAKEN_SHOWN = 20

/** What a teacher held, by month, the latest first. */
export async function taughtMonths(db: Kysely<Tables>, teacher: MemberId): Promise<Timetable['taught']> {
  const { rows } = await sql<Timetable['taught'][number]>`
    select month, held, minutes, came, cancelled from teaching_month
    where teacher_id = ${teacher} and (held > 0 or cancelled > 0) order by month desc limit ${MONTHS_SHOWN}
  `.execute(db)
  return rows
}

/**
 * What is over, took place as far as one knows, and whose attendance was not taken: it counts as held by nobody. Who has the class
 * now takes it, also where another held it.
 */
export async function untakenOf(db: Kysely<Tables>, teacher: MemberId): Promise<Timetable['untaken']> {
  const { rows } = await sql<Timetable['untaken'][number]>`
    select m.id, room.id as classroom, room.name, m.starttime
    from class_meeting m join classroom room on room.id = m.classroom_id join member t on t.id = room.teacher_id
    where room.teacher_id = ${teacher} and t.is_teacher and m.state = 'planned' and m.takentime is null
      and m.starttime > ${epochSeconds() - DAYS_BACK * 86_400} and m.starttime + m.minutes * 60 <= ${epochSeconds()}
    order by m.starttime desc, m.id limit ${UNTAKEN_SHOWN}
  `.execute(db)
  return rows
}

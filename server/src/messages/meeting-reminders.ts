import type { Language } from '@tutu/contract/core/languages'
import { classMeeting as definition } from '@tutu/contract/resources/class-meeting'
import { sql } from 'kysely'
import type { Config } from '../data/config.ts'
import { REMINDED_FROM } from '../data/class-meetings.ts'
import { momentIn, tell } from '../data/member-events.ts'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { isDaytime, timeZoneOr } from '../lib/days.ts'
import { pageAddress } from '../newsletter/addresses.ts'
import { type MemberId, SYSTEM } from '../policy/actors.ts'
import { channelOf } from './events.ts'
import type { OpenOutbox, Outbox } from './outbox.ts'
import { queueIfOn } from './queue-if-on.ts'

type Deps = {
  mutations: Mutations
  config: Pick<Config, 'get'>
  outbox: Pick<Outbox, 'open'>
  origin: string
  now?: Date
}

const EVENT = 'meeting_reminder'
/** Seconds before a meeting until which a reminder is of use. */
const REMINDED_UNTIL = 3 * 3600
const PORTION = 100

type Due = { id: number; classroom_id: number; starttime: number; zone: string }

/**
 * Reminds once of each meeting that begins within a day: pupils by a message of the site, guardians of children under 14 and members
 * of their own by mail or short message, but for who said that they will not come. Answers how many it wrote to.
 */
export async function remindOfMeetings({ mutations, config, outbox, origin, now = new Date() }: Deps): Promise<number> {
  if (!isDaytime(now)) return 0
  if (!(await config.get()).open_member_center) return 0
  const opened = await outbox.open()
  const seconds = Math.floor(now.getTime() / 1000)
  return mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql<Due>`
      select id, classroom_id, starttime, zone from class_meeting
      where state = 'planned' and takentime is null and remindtime is null and not is_demo
        and starttime between ${seconds + REMINDED_UNTIL} and ${seconds + REMINDED_FROM}
      order by starttime, id limit ${PORTION} for no key update skip locked
    `.execute(session.transaction)
    let written = 0
    for (const meeting of rows) written += await remindOf(session, opened, meeting, { origin })
    await session.touch(
      definition.name,
      rows.map(({ id }) => id),
      { remindtime: seconds },
      { keepsVersion: true },
    )
    return written
  })
}

/** One message for each address, however many of their children are in the class; it names neither child nor class. */
async function remindOf(
  session: WriteSession,
  outbox: OpenOutbox,
  meeting: Due,
  { origin }: { origin: string },
): Promise<number> {
  const { id, classroom_id: classroom, starttime, zone } = meeting
  type Pupil = {
    member: MemberId
    target: string | null
    page: '/guardian' | '/user/account/timetable'
    language: Language
  }
  const { rows } = await sql<Pupil>`
    select m.id as member, coalesce(g.letter_language, 'zh-cn') as language,
      case when (${ACCOUNT_KIND}) = 'ward' then case when g.status and not g.is_demo then g.contact end
        when (${ACCOUNT_KIND}) = 'own' and not m.is_demo then m.email end as target,
      case when (${ACCOUNT_KIND}) = 'ward' then '/guardian' else '/user/account/timetable' end as page
    from classroom_member place join member m on m.id = place.user_id left join guardian g on g.id = m.guardian_id
    where place.classroom_id = ${classroom} and m.status
      and not exists (select from class_leave leave where leave.meeting_id = ${id} and leave.user_id = m.id)
    order by m.id
  `.execute(session.transaction)
  await tell(
    session,
    rows.map(({ member }) => ({
      member,
      event: 'meeting_soon',
      source: `meeting:${id}:${starttime}`,
      params: { classroom, at: starttime, zone },
    })),
  )
  let written = 0
  const targets = new Map(rows.flatMap((row) => (row.target ? [[row.target, row] as const] : [])))
  for (const [target, { page, language }] of targets) {
    const channel = channelOf(target)
    const when = momentIn(timeZoneOr(zone), starttime, language)
    const values: Record<string, string> = { when }
    if (channel === 'mail') values.url = pageAddress(origin, page, language)
    if (await queueIfOn(session, outbox, { channel, event: EVENT, target, language, values, expiretime: starttime }))
      written++
  }
  return written
}

import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Config } from '../data/config.ts'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { Mutations } from '../engine/write/session.ts'
import { isDaytime } from '../lib/days.ts'
import { pageAddress } from '../newsletter/addresses.ts'
import { SYSTEM } from '../policy/actors.ts'
import { channelOf } from './events.ts'
import type { Outbox } from './outbox.ts'
import { queueIfOn } from './queue-if-on.ts'

type Deps = {
  mutations: Mutations
  config: Pick<Config, 'get'>
  outbox: Pick<Outbox, 'open'>
  origin: string
  now?: Date
}

const EVENT = 'guardian_feedback'
/** Seconds for which what was written can be put right before a guardian is written to. */
const SETTLES = 600
/** Seconds after which it stands on the page alone. */
const TOLD_WITHIN = 2 * 86_400
/** Messages of it that a guardian gets in a day at most. */
const A_DAY = 5
const PORTION = 200

/**
 * Writes to the guardians of children under 14 whom a teacher wrote feedback: by day, once for a meeting, one message for all that came
 * meanwhile, which names neither child nor class. Answers how many it wrote.
 */
export async function tellOfFeedback({ mutations, config, outbox, origin, now = new Date() }: Deps): Promise<number> {
  if (!isDaytime(now)) return 0
  if (!(await config.get()).open_member_center) return 0
  const opened = await outbox.open()
  const seconds = Math.floor(now.getTime() / 1000)
  return mutations.run(SYSTEM, async (session) => {
    const { transaction } = session
    const { rows: due } = await sql<{ meeting: number; user: number }>`
      select meeting_id as meeting, user_id as "user" from class_attendance
      where feedback is not null and feedback_toldtime is null
        and feedbacktime between ${seconds - TOLD_WITHIN} and ${seconds - SETTLES}
      order by feedbacktime, user_id limit ${PORTION} for no key update skip locked
    `.execute(transaction)
    if (due.length === 0) return 0
    const chosen = sql`unnest(${due.map(({ meeting }) => meeting)}::int[], ${due.map(({ user }) => user)}::int[]) as due (meeting_id, user_id)`
    const { rows: guardians } = await sql<{ target: string; language: Language }>`
      select g.contact as target, g.letter_language as language from guardian g
      where g.status and not g.is_demo and exists (
        select from ${chosen} join member m on m.id = due.user_id
        where m.guardian_id = g.id and m.status and (${ACCOUNT_KIND}) = 'ward' and not exists (
          select from class_attendance o join member sibling on sibling.id = o.user_id
          where o.meeting_id = due.meeting_id and sibling.guardian_id = g.id and o.feedback_toldtime is not null
        )
      ) and (
        select count(*) from message
        where event = ${EVENT} and target = g.contact and createtime > epoch_seconds() - 86400
      ) < ${A_DAY}
      order by g.id
    `.execute(transaction)
    await sql`
      update class_attendance a set feedback_toldtime = ${seconds} from ${chosen}
      where a.meeting_id = due.meeting_id and a.user_id = due.user_id
    `.execute(transaction)
    let written = 0
    for (const { target, language } of guardians) {
      const channel = channelOf(target)
      const values: Record<string, string> = {}
      if (channel === 'mail') values.url = pageAddress(origin, '/guardian', language)
      if (await queueIfOn(session, opened, { channel, event: EVENT, target, language, values })) written++
    }
    return written
  })
}

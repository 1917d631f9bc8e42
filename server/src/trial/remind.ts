import { toLanguage } from '@tutu/contract/core/languages'
import { trial as definition } from '@tutu/contract/resources/trial'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Mutations } from '../engine/write/session.ts'
import type { Outbox } from '../messages/outbox.ts'
import { queueIfOn } from '../messages/queue-if-on.ts'
import { SYSTEM } from '../policy/actors.ts'
import { appointmentWords, writeTo } from './trials.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string; now?: Date }

/** Seconds before a lesson from which, and until which, a reminder is of use. */
const FROM = 86_400
const UNTIL = 3 * 3600
/** Hours of the school's day in which families are written to. */
const [WAKES, RESTS] = [8, 21]
const PORTION = 200

/**
 * Writes once to each family whose lesson is within a day, by mail or, for who left a number alone, by short message; whoever booked
 * it within that day knows. Answers to how many.
 */
export async function remindOfTrials({ mutations, outbox, origin, now = new Date() }: Deps): Promise<number> {
  if (now.getHours() < WAKES || now.getHours() >= RESTS) return 0
  const opened = await outbox.open()
  const seconds = Math.floor(now.getTime() / 1000)
  return mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql<Row>`
      select * from trial
      where state = 'booked' and remindtime is null and not is_demo
        and starttime between ${seconds + UNTIL} and ${seconds + FROM} and booktime < starttime - ${FROM}::int
      order by starttime, id limit ${PORTION} for no key update skip locked
    `.execute(session.transaction)
    let written = 0
    for (const row of rows) {
      if (await writeTo(session, { outbox: opened, origin }, row, 'trial_reminder')) written++
      else if (row.mobile && !row.email && (await text(row))) written++
      await session.touch(definition.name, [row.id as number], { remindtime: seconds }, { keepsVersion: true })
    }
    return written

    function text(row: Row): Promise<boolean> {
      const language = toLanguage(row.language as string | null)
      return queueIfOn(session, opened, {
        channel: 'sms',
        event: 'trial_reminder',
        target: String(row.mobile),
        language,
        values: appointmentWords(row, language),
        expiretime: row.starttime as number,
      })
    }
  })
}

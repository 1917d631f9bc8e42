import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { tell } from '../data/member-events.ts'
import { isOpen } from '../data/open-courses.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import type { Outbox } from '../messages/outbox.ts'
import { SYSTEM } from '../policy/actors.ts'
import { pageAddress } from './addresses.ts'
import { leaveLinks } from './subscribe.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string }
type Due = { id: number; email: string; language: Language; course_id: number; slug: string; title: Localized }

/** Mails of one run, and seconds back to which a course counts as just opened: longer than from run to run. */
const PORTION = 200
const JUST_NOW = 900

/** Tells confirmed addresses that a course they asked about is open, and makes its pages anew. Answers how many mails. */
export async function tellOpened({ mutations, outbox, origin }: Deps): Promise<number> {
  const { queue } = await outbox.open()
  return mutations.run(SYSTEM, async (session) => {
    const { transaction, tags } = session
    const { rows: opened } = await sql<{ id: number }>`
      select id from course where publishtime between epoch_seconds() - ${JUST_NOW}::int and epoch_seconds()
    `.execute(transaction)
    for (const { id } of opened) tags.add(`course:${id}`)
    await tellMembers(session)
    const { rows } = await sql<Due>`
      select subscriber.id, subscriber.email, subscriber.language, course.id as course_id, course.slug, course.title
      from course_reminder as asked join subscriber on subscriber.id = asked.subscriber_id
        join course on course.id = asked.course_id
      where asked.toldtime is null and subscriber.state = 'confirmed' and ${isOpen('course')}
      order by asked.subscriber_id, asked.course_id limit ${PORTION} for update of asked skip locked
    `.execute(transaction)
    const leaving = await leaveLinks(session, origin, rows)
    for (const [at, { id, email, language, course_id, slug, title }] of rows.entries()) {
      await queue(session, {
        channel: 'mail',
        event: 'course_open',
        target: email,
        language,
        values: {
          title: pickLanguage(title, language),
          url: pageAddress(origin, `/course/${slug}`, language),
          unsubscribe_url: leaving[at]!,
        },
      })
      await sql`
        update course_reminder set toldtime = epoch_seconds() where subscriber_id = ${id} and course_id = ${course_id}
      `.execute(transaction)
    }
    return rows.length
  })
}

/** Members whose own address is among those that asked read it in their centre too. */
async function tellMembers(session: WriteSession): Promise<void> {
  const { rows } = await sql<{ member: number; course: number }>`
    select m.id as member, course.id as course
    from course_reminder as asked join subscriber on subscriber.id = asked.subscriber_id
      join course on course.id = asked.course_id join member m on lower(m.email) = lower(subscriber.email)
    where asked.toldtime is null and subscriber.state = 'confirmed' and ${isOpen('course')}
    order by asked.subscriber_id, asked.course_id limit ${PORTION}
  `.execute(session.transaction)
  await tell(
    session,
    rows.map(({ member, course }) => ({
      member,
      event: 'course_opens',
      source: `course:${course}:opens`,
      params: { course },
    })),
  )
}

import * as calls from '@tutu/contract/api/timetable'
import { type ClosedDays, closedDaysIn } from '@tutu/contract/settings/closed-days'
import type { Language } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import { takeAttendance } from '../data/attendance.ts'
import {
  cancelMeeting,
  changeMeeting,
  isStillToCome,
  meetingsOf,
  planMeetings,
  registerOf,
  restoreMeeting,
} from '../data/class-meetings.ts'
import type { Config } from '../data/config.ts'
import { lockPlaces, taughtClassroom } from '../data/classrooms.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { dayOf, shownIn, timeZoneOr } from '../lib/days.ts'
import { tellOfMeeting } from '../messages/guardian-meeting.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Member } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { serveCall } from '../web/serve-call.ts'

type Deps = { engine: Engine; config: Pick<Config, 'get'>; outbox: Pick<Outbox, 'open'>; origin: string }

/** `/api/timetable/{meetings,plan,change,cancel,restore,register,take}`: meetings of a class, for its teacher. */
export async function meetingRoutes(app: FastifyInstance, { engine, config, outbox, origin }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database

  /** In one transaction with the places of the class locked: another's class does not exist. */
  const inClass = <T>(actor: Member, id: number, write: (tx: WriteSession) => Promise<T>): Promise<T> =>
    mutations.run(actor, async (tx) => {
      await lockPlaces(tx.transaction, id)
      await taughtClassroom(tx.transaction, actor.id, id)
      return write(tx)
    })

  const closedDays = async (): Promise<ClosedDays[]> => closedDaysIn((await config.get()).closed_days)

  serveCall(app, calls.meetings, async ({ request, query: { id }, ok }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    const today = dayOf(new Date())
    const closed = (await closedDays()).filter(({ to }) => to >= today)
    return ok({ ...(await meetingsOf(kysely, id, request.language)), closed })
  })

  serveCall(app, calls.plan, async ({ request, body: { id, ...form }, ok }) => {
    refusePersonalData({ about: form.about }, calls.plan.labels)
    const actor = memberOf(request)
    const closed = await closedDays()
    const planned = await inClass(actor, id, (tx) =>
      planMeetings(tx, { classroom: id, teacher: actor.id, closed, ...form }),
    )
    const { count, skipped } = planned
    const [clash] = planned.clashes
    return clash
      ? ok(planned, 'meeting.plannedClash', {
          count: planned.count,
          ...clashWords(clash, form.time_zone, request.language),
        })
      : ok(planned, skipped > 0 ? 'meeting.plannedSkipping' : 'meeting.planned', { count, skipped })
  })

  serveCall(app, calls.change, async ({ request, body: { id, ...form }, ok }) => {
    refusePersonalData({ about: form.about }, calls.change.labels)
    const actor = memberOf(request)
    const post = await outbox.open()
    const { count, clashes, moved } = await inClass(actor, id, async (tx) => {
      const done = await changeMeeting(tx, { classroom: id, teacher: actor.id, ...form })
      if (done.moved && isStillToCome(done.moved)) await tellOfMeeting(tx, post, { classroom: id, origin })
      return done
    })
    const [clash] = clashes
    return clash
      ? ok({ count, clashes }, 'meeting.changedClash', clashWords(clash, form.time_zone, request.language))
      : ok({ count, clashes }, moved && isStillToCome(moved) ? 'meeting.changed' : 'class.saved')
  })

  serveCall(app, calls.cancel, async ({ request, reply, body: { id, ...form } }) => {
    refusePersonalData({ reason: form.reason }, calls.cancel.labels)
    const post = await outbox.open()
    await inClass(memberOf(request), id, async (tx) => {
      const moved = await cancelMeeting(tx, { classroom: id, ...form })
      if (isStillToCome(moved)) await tellOfMeeting(tx, post, { classroom: id, origin })
    })
    return reply.ok(null, 'meeting.cancelled')
  })

  serveCall(app, calls.restore, async ({ request, body: { id, ...form }, ok }) => {
    const actor = memberOf(request)
    const post = await outbox.open()
    const { count, clashes, moved } = await inClass(actor, id, async (tx) => {
      const done = await restoreMeeting(tx, { classroom: id, teacher: actor.id, ...form })
      if (isStillToCome(done.moved)) await tellOfMeeting(tx, post, { classroom: id, origin })
      return done
    })
    const [clash] = clashes
    return clash
      ? ok({ count, clashes }, 'meeting.restoredClash', clashWords(clash, moved.zone, request.language))
      : ok({ count, clashes }, isStillToCome(moved) ? 'meeting.restored' : 'class.saved')
  })

  serveCall(app, calls.register, async ({ request, query: { id, meeting }, ok }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    return ok(await registerOf(kysely, { classroom: id, meeting }, request.language))
  })

  serveCall(app, calls.take, async ({ request, reply, body: { id, ...form } }) => {
    const { note, homework } = form
    refusePersonalData({ note, homework }, calls.take.labels)
    const actor = memberOf(request)
    const written = await inClass(actor, id, (tx) => takeAttendance(tx, { classroom: id, teacher: actor.id, ...form }))
    return reply.ok(null, written ? 'meeting.written' : 'meeting.taken')
  })
}

function clashWords(
  { starttime, classroom }: calls.Planned['clashes'][number],
  zone: string | undefined,
  language: Language,
): { day: string; classroom: string } {
  const day = shownIn(timeZoneOr(zone), starttime * 1000).slice(0, 16)
  return { day: language === 'en' ? day : ` ${day} `, classroom }
}

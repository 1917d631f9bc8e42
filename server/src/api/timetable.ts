import * as calls from '@tutu/contract/api/timetable'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, toLanguage } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import { sayAway } from '../data/attendance.ts'
import { addressOf, calendarMeetings, endAddress, readerOf, renewAddress, timetableOf } from '../data/timetables.ts'
import type { Engine } from '../engine/engine.ts'
import type { MemberId } from '../policy/actors.ts'
import { guardianOf, memberOf, wardOf } from '../policy/callers.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { calendarFile } from '../web/calendar-file.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; origin: string }

/** `/api/timetable/{mine,leave,file,address,…,calendar,ofChild,…}`: one's own timetable, a child's, and a calendar's. */
export async function timetableRoutes(app: FastifyInstance, { engine, origin }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const ics = async (who: { member: MemberId; teaches: boolean }, language: Language): Promise<string> => {
    const meetings = await calendarMeetings(kysely, who, language)
    const { name, cancelled } = WORDS[language]
    return calendarFile({
      name,
      entries: meetings.map(({ id, starttime, minutes, classroom, about, lesson, place, link, state }) => ({
        uid: `meeting-${id}@${new URL(origin).hostname}`,
        starttime,
        minutes,
        title: [state === 'cancelled' ? cancelled : '', classroom, about || lesson?.title || '']
          .filter(Boolean)
          .join(' · '),
        place: place || link,
        text: [lesson?.title, link].filter(Boolean).join('\n'),
        url: link,
        isCancelled: state === 'cancelled',
      })),
    })
  }
  const files = { limit: tokenBucket({ burst: 30, perSecond: 0.1 }) }

  serveCall(app, calls.mine, async ({ request, query: { time_zone }, ok }) => {
    const who = { member: memberOf(request).id, teaches: true }
    return ok(await timetableOf(kysely, who, { time_zone, language: request.language }))
  })

  serveCall(app, calls.leave, async ({ request, reply, body }) => {
    refusePersonalData({ reason: body.reason }, calls.leave.labels)
    const actor = memberOf(request)
    await mutations.run(actor, (tx) => sayAway(tx, { ...body, member: actor.id, by: 'member' }))
    return reply.ok(null, body.away ? 'meeting.away' : 'meeting.comes')
  })

  serveCall(
    app,
    calls.file,
    async ({ request, reply, ok }) => {
      reply.header('cache-control', 'no-store')
      const who = { member: memberOf(request).id, teaches: true }
      return ok({ name: FILE, text: await ics(who, request.language) })
    },
    files,
  )

  serveCall(app, calls.address, async ({ request, ok }) => ok({ since: await addressOf(kysely, memberOf(request).id) }))

  serveCall(
    app,
    calls.newAddress,
    async ({ request, reply, ok }) => {
      const actor = memberOf(request)
      const token = await mutations.run(actor, (tx) => renewAddress(tx.transaction, actor.id))
      reply.header('cache-control', 'no-store')
      const lang = request.language === 'en' ? '&lang=en' : ''
      return ok({ url: `${origin}${calls.calendar.path}?token=${token}${lang}` }, 'meeting.addressMade')
    },
    files,
  )

  serveCall(app, calls.endAddress, async ({ request, reply }) => {
    const actor = memberOf(request)
    await mutations.run(actor, (tx) => endAddress(tx.transaction, actor.id))
    return reply.ok(null, 'meeting.addressEnded')
  })

  // Calendars ask each hour; who guesses learns nothing (2^256 addresses).
  serveCall(
    app,
    calls.calendar,
    async ({ request, reply, query }) => {
      const member = await readerOf(kysely, query.token)
      const language = query.lang === undefined ? request.language : toLanguage(query.lang)
      // Calendars understand the status, and who opens it the sentence; callers of the interface get their envelope.
      if (member === undefined && request.headers.server !== undefined) throw fail('record.notFound')
      if (member === undefined)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(ENDED[language])
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/calendar; charset=utf-8')
        .send(await ics({ member, teaches: true }, toLanguage(query.lang)))
    },
    { limit: tokenBucket({ burst: 60, perSecond: 1 }) },
  )

  serveCall(app, calls.ofChild, async ({ request, query: { id, time_zone }, ok }) => {
    const who = { member: wardOf(guardianOf(request), id), teaches: false }
    return ok(await timetableOf(kysely, who, { time_zone, language: request.language }))
  })

  serveCall(app, calls.leaveForChild, async ({ request, reply, body: { id, ...said } }) => {
    const actor = guardianOf(request)
    const member = wardOf(actor, id)
    refusePersonalData({ reason: said.reason }, calls.leaveForChild.labels)
    await mutations.run(actor, (tx) => sayAway(tx, { ...said, member, by: 'guardian' }))
    return reply.ok(null, said.away ? 'meeting.away' : 'meeting.comes')
  })

  serveCall(
    app,
    calls.fileOfChild,
    async ({ request, reply, query: { id }, ok }) => {
      const who = { member: wardOf(guardianOf(request), id), teaches: false }
      reply.header('cache-control', 'no-store')
      return ok({ name: FILE, text: await ics(who, request.language) })
    },
    files,
  )
}

const FILE = 'timetable.ics'
const ENDED: Localized = {
  'zh-cn': '这个课表地址已经停用，或者不完整。登录以后，在“我的课表”里可以做一个新的。',
  en: 'This address of a timetable has ended, or is not whole. Sign in and make a new one in “My timetable”.',
}
const WORDS = {
  'zh-cn': { name: '我的课表', cancelled: '取消' },
  en: { name: 'My timetable', cancelled: 'Cancelled' },
} as const satisfies Record<Language, { name: string; cancelled: string }>

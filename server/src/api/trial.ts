import * as calls from '@tutu/contract/api/trial'
import { fail, translate } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import { requireCaptcha } from '../data/captcha.ts'
import type { Config } from '../data/config.ts'
import type { Engine } from '../engine/engine.ts'
import type { Outbox } from '../messages/outbox.ts'
import { callerOf } from '../policy/callers.ts'
import { SYSTEM } from '../policy/actors.ts'
import { bookingAddress, findKey } from '../trial/keys.ts'
import { askTrial, cancelTrial, moveTrial, offeredTimes, readTrial } from '../trial/trials.ts'
import { calendarFile } from '../web/calendar-file.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; config: Config; outbox: Pick<Outbox, 'open'>; origin: string }

/** Minutes of a lesson whose length nobody said. */
const LENGTH = 60

/** `/api/trial/*`: families ask for a trial lesson, and look after it by the key of their link (decision 360). */
export async function trialRoutes(app: FastifyInstance, { engine, config, outbox, origin }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  const asking = { limit: tokenBucket({ burst: 5, perSecond: 5 / 3600 }) }
  const changing = { limit: tokenBucket({ burst: 30, perSecond: 1 / 30 }) }
  const files = { limit: tokenBucket({ burst: 30, perSecond: 0.1 }) }
  const isOpen = async () => (await config.get()).trial_lessons
  const mail = async () => ({ outbox: await outbox.open(), origin, school: await config.get() })

  const read = async (id: number, language: Language) => readTrial(kysely, await outbox.open(), id, language)

  async function idOf(token: string): Promise<number> {
    const id = await findKey(kysely, token)
    if (id === undefined) throw fail('trial.lost')
    return id
  }

  serveCall(app, calls.times, async ({ request, reply, query: { course }, ok }) => {
    reply.header('cache-control', 'no-store')
    return ok({ list: (await isOpen()) ? await offeredTimes(kysely, request.language, course) : [] })
  })

  serveCall(
    app,
    calls.book,
    async ({ request, body: { name, mobile, email, age, course, time, wish }, ok }) => {
      if (!(await isOpen())) throw fail('trial.closed')
      await requireCaptcha(kysely, request.body)
      const letters = await mail()
      const asked = { name, mobile, email, age, course, time, wish }
      const { id, token } = await mutations.run(callerOf(request), (tx) => askTrial(tx, letters, asked))
      return ok({ token, booking: await read(id, request.language) }, 'trial.booked')
    },
    asking,
  )

  serveCall(
    app,
    calls.mine,
    async ({ request, body: { token }, ok }) => ok(await read(await idOf(token), request.language)),
    changing,
  )

  serveCall(
    app,
    calls.move,
    async ({ request, body: { token, time, wish }, ok }) => {
      const id = await idOf(token)
      const letters = await mail()
      await mutations.run({ ...SYSTEM, language: request.language }, (tx) => moveTrial(tx, letters, id, { time, wish }))
      return ok(await read(id, request.language), time === undefined ? 'trial.wished' : 'trial.moved')
    },
    changing,
  )

  serveCall(
    app,
    calls.cancel,
    async ({ request, body: { token }, ok }) => {
      const id = await idOf(token)
      const letters = await mail()
      await mutations.run({ ...SYSTEM, language: request.language }, (tx) => cancelTrial(tx, letters, id))
      return ok(await read(id, request.language), 'trial.cancelled')
    },
    changing,
  )

  serveCall(
    app,
    calls.calendar,
    async ({ request, reply, query: { token } }) => {
      const { language } = request
      const id = await idOf(token)
      const { appointment, number, state, course } = await read(id, language)
      if (state !== 'booked' || !appointment) throw fail('trial.lost')
      const { siteName } = await config.siteConfig(language)
      const title = translate('trial.calendarTitle', language, { site: siteName })
      const entry = {
        uid: `trial-${number}@${new URL(origin).hostname}`,
        title: course ? `${title} · ${course}` : title,
        place: appointment.place,
        text: `${translate('trial.calendarText', language, { number })}\n${bookingAddress(origin, token, language)}`,
        starttime: appointment.starttime,
        minutes: appointment.minutes ?? LENGTH,
        remindsBefore: 120,
      }
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="trial-${number}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(calendarFile({ entries: [entry] }))
    },
    files,
  )
}

import * as calls from '@tutu/contract/api/race'
import { fail } from '@tutu/contract/core/errors'
import { lessonOf } from '@tutu/learning/typing/lessons/index'
import { ownText } from '@tutu/learning/typing/own-text'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { memberDay } from '../data/check-ins.ts'
import { ownClassrooms, taughtClassroom, teaches } from '../data/classrooms.ts'
import {
  classOfRace,
  earlierRaces,
  endRace,
  finishRace,
  joinRace,
  leaveRace,
  noteRun,
  openRace,
  openRaces,
  raceNow,
  startRace,
  watchedRace,
} from '../data/races.ts'
import type { Engine } from '../engine/engine.ts'
import type { MemberId } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import type { Classrooms } from '../policy/classrooms.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import type { Tables } from '../postgres/database.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

/** Bytes: the longest log, as JSON. */
const LOG_BODY_MAX = 192 * 1024
/** ms: thirty who ask at about the same time are told the same. */
const TOLD_FOR = 400

type Deps = { engine: Engine; classrooms: Classrooms }

/** `/api/race/*`: races of a class (decision 200). */
export async function raceRoutes(app: FastifyInstance, { engine, classrooms: { times } }: Deps): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database
  // By address, behind which a school with several classes may sit; of each child the database takes two a second.
  const opening = { limit: tokenBucket({ burst: 30, perSecond: 0.1, times }) }
  const entering = { limit: tokenBucket({ burst: 120, perSecond: 5, times }) }
  const running = { limit: tokenBucket({ burst: 600, perSecond: 200 }), bodyLimit: 1024 }
  const told = new LRUCache<number, Told>({
    max: 500,
    ttl: TOLD_FOR,
    fetchMethod: async (race) => ({ now: await raceNow(kysely, race), at: performance.now() }),
  })

  /** A change throws away what is being read, and fails whoever waits for it: they are told as it is after that. */
  const tell = async (race: number): Promise<Told> => (await told.fetch(race).catch(() => told.fetch(race)))!

  serveCall(app, calls.mine, async ({ request, ok }) => {
    const { id } = memberOf(request)
    const races = await openRaces(kysely, id)
    const taught = (await teaches(kysely, id)) ? await ownClassrooms(kysely, id) : []
    return ok({
      races: races.map(({ code, classroom, phase, lesson }) => ({ code, classroom, phase, lesson })),
      teaches: taught.map(({ id: room, name }) => ({ id: room, name })),
    })
  })

  serveCall(
    app,
    calls.open,
    async ({ request, body: { id, ...text }, ok }) => {
      const actor = memberOf(request)
      refuseUnfit(text)
      const made = await mutations.run(actor, async (tx) => {
        await taughtClassroom(tx.transaction, actor.id, id)
        return openRace(tx.transaction, { ...text, classroom: id, teacher: actor.id })
      })
      return ok(made)
    },
    opening,
  )

  for (const [call, change] of [
    [calls.start, startRace],
    [calls.end, endRace],
  ] as const)
    serveCall(app, call, async ({ request, reply, body: { race } }) => {
      const actor = memberOf(request)
      await mutations.run(actor, async (tx) => {
        await own(tx.transaction, actor.id, race)
        await change(tx.transaction, race)
      })
      told.delete(race)
      return reply.ok(null)
    })

  serveCall(app, calls.watch, async ({ request, query: { id }, ok }) => {
    const { name } = await taughtClassroom(kysely, memberOf(request).id, id)
    return ok({ name, race: await watchedRace(kysely, id) })
  })

  serveCall(app, calls.earlier, async ({ request, query: { id }, ok }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    return ok({ races: await earlierRaces(kysely, id) })
  })

  serveCall(
    app,
    calls.join,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      return ok(await mutations.run(actor, (tx) => joinRace(tx.transaction, actor.id, body)))
    },
    entering,
  )

  serveCall(
    app,
    calls.run,
    async ({ request, body, ok }) => {
      if (!(await noteRun(kysely, memberOf(request).id, body))) throw fail('race.elsewhere')
      return ok(asOfNow(await tell(body.race)))
    },
    running,
  )

  serveCall(
    app,
    calls.finish,
    async ({ request, body, ok }) => {
      const actor = memberOf(request)
      return ok(await mutations.run(actor, (tx) => finishRace(tx, actor.id, body, memberDay(undefined))))
    },
    { ...entering, bodyLimit: LOG_BODY_MAX },
  )

  serveCall(app, calls.leave, async ({ request, reply, body: { race } }) => {
    const actor = memberOf(request)
    await mutations.run(actor, (tx) => leaveRace(tx.transaction, actor.id, race))
    return reply.ok(null)
  })
}

/** What was read of a race, and when, in ms of this process. */
type Told = { now: calls.RaceNow; at: number }

/** Who hears it later begins no later. */
function asOfNow({ now, at }: Told): calls.RaceNow {
  const { startsIn } = now
  return startsIn === null ? now : { ...now, startsIn: Math.round(startsIn - (performance.now() - at)) }
}

/**
 * Throws for what leads to somebody, and for a text that is typed in another way than is said: nobody could run it. The
 * trainer's own texts have numbers to practise; only they go by a lesson's name.
 */
function refuseUnfit({ lesson, title, text, script }: calls.RaceText): void {
  if (lesson !== '' && !lessonOf({ lesson, text, script })) throw fail('race.notOfLesson')
  if (lesson === '' && ownText(text, script === 'code')?.script !== script) throw fail('race.otherScript')
  refusePersonalData(lesson === '' ? { text, title } : { title }, calls.open.labels)
}

/** Another's race does not exist. */
async function own(db: Kysely<Tables>, teacher: MemberId, race: number): Promise<void> {
  const classroom = await classOfRace(db, race)
  if (classroom === undefined) throw fail('record.notFound')
  await taughtClassroom(db, teacher, classroom)
}

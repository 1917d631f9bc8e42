import * as calls from '@tutu/contract/api/classroom'
import { CLASSES_MAX, PUPILS_MAX } from '@tutu/contract/core/classroom'
import { fail, failForm } from '@tutu/contract/core/errors'
import { classroom as definition } from '@tutu/contract/resources/classroom'
import type { FastifyInstance } from 'fastify'
import {
  addPlace,
  attended,
  classroomByCode,
  freeCode,
  isTaken,
  lockPlaces,
  ownClassrooms,
  pupilsOf,
  leavePlace,
  taughtClassroom,
  teaches,
  viewOf,
} from '../data/classrooms.ts'
import { openRaces } from '../data/races.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import { nextMeeting } from '../data/timetables.ts'
import type { Engine } from '../engine/engine.ts'
import { tellOfClass } from '../messages/guardian-class.ts'
import type { Outbox } from '../messages/outbox.ts'
import { SYSTEM } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import { forgiveGuesses } from '../policy/class-sign-in.ts'
import type { Classrooms } from '../policy/classrooms.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; secrets: Pick<SecretBox, 'digest'>; classrooms: Classrooms; outbox: Outbox }

/** `/api/classroom/{mine,create,change,remove,view,join,leave}`: classes, for those who teach and those who are in one. */
export async function classroomRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  attendingRoutes(app, deps)
  teachingRoutes(app, deps)
}

/** Their classes, and in and out of one. */
function attendingRoutes(app: FastifyInstance, { engine, classrooms, outbox }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database
  // Codes are not to be tried out.
  const joins = tokenBucket({ burst: 20, perSecond: 0.02, times: classrooms.times })

  serveCall(app, calls.mine, async ({ request, ok }) => {
    const { id } = memberOf(request)
    const isTeacher = await teaches(kysely, id)
    const races = await openRaces(kysely, id)
    const attends = await attended(kysely, id, request.language)
    return ok({
      teaches: isTeacher,
      next: await nextMeeting(kysely, { member: id, teaches: true }, request.language),
      classes: isTeacher ? await ownClassrooms(kysely, id) : [],
      attends: attends.map((room) => ({
        ...room,
        race: races.find(({ classroom_id }) => classroom_id === room.id)?.code ?? null,
      })),
    })
  })

  serveCall(
    app,
    calls.join,
    async ({ request, reply, body: { code, name } }) => {
      const actor = memberOf(request)
      refusePersonalData({ name }, calls.join.labels)
      const room = await classroomByCode(kysely, code)
      if (!room?.open) throw failForm({ code: { key: 'class.unknown' } }, calls.join.labels)
      const post = await outbox.open()
      await mutations.run(actor, async (tx) => {
        await lockPlaces(tx.transaction, room.id)
        const pupils = await pupilsOf(tx.transaction, room.id)
        if (pupils.some(({ user }) => user === actor.id)) throw fail('class.joinedAlready')
        if (pupils.length >= PUPILS_MAX) throw fail('class.full')
        if (isTaken(pupils, name))
          throw failForm({ name: { key: 'class.nameTaken', params: { name } } }, calls.join.labels)
        await addPlace(tx.transaction, { classroom: room.id, user: actor.id, name, pictures: null })
        await tellOfClass(tx, post, { member: actor.id, language: request.language })
      })
      return reply.ok(null, 'class.joined')
    },
    { limit: joins },
  )

  serveCall(app, calls.leave, async ({ request, reply, body: { id } }) => {
    const actor = memberOf(request)
    await mutations.run(actor, (tx) => leavePlace(tx.transaction, id, actor.id))
    return reply.ok(null, 'class.left')
  })
}

/** Classes of a teacher's own. */
function teachingRoutes(app: FastifyInstance, { engine, secrets }: Deps): void {
  const { database, mutations, registry } = engine
  const { kysely } = database

  serveCall(app, calls.create, async ({ request, body: { name }, ok }) => {
    const actor = memberOf(request)
    refusePersonalData({ name }, calls.create.labels)
    const made = await mutations.run(actor, async (tx) => {
      await takeNamedLock(tx.transaction, 'classroom', `teacher ${actor.id}`)
      if (!(await teaches(tx.transaction, actor.id))) throw fail('class.notTeacher')
      if ((await ownClassrooms(tx.transaction, actor.id)).length >= CLASSES_MAX)
        throw fail('class.tooMany', { count: CLASSES_MAX })
      const code = await freeCode(tx.transaction)
      const [row] = await tx.insert(definition.name, [{ name, code, teacher_id: actor.id }])
      return { id: row!.id as number, code }
    })
    return ok(made, 'class.made')
  })

  serveCall(app, calls.change, async ({ request, reply, body: { id, name, open } }) => {
    refusePersonalData({ name }, calls.change.labels)
    const { code } = await mutations.run(memberOf(request), async (tx) => {
      const room = await taughtClassroom(tx.transaction, memberOf(request).id, id)
      await tx.touch(definition.name, [id], { name, status: open })
      return room
    })
    if (open) await forgiveGuesses(database, secrets, code, [])
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.remove, async ({ request, reply, body: { id } }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    // One after the other: a class is more than one transaction should hold. What is interrupted is asked for once more.
    let isGone = false
    while (!isGone) {
      for (const { user, made } of await pupilsOf(kysely, id))
        if (made)
          await mutations.run({ ...SYSTEM, language: request.language }, (tx) =>
            eraseMember(tx, registry, user, { works: 'remove' }),
          )
      isGone = await mutations.run(memberOf(request), async (tx) => {
        await lockPlaces(tx.transaction, id)
        await taughtClassroom(tx.transaction, memberOf(request).id, id)
        // Who was added meanwhile would be left without a place. Whoever adds after this waits, and finds no class.
        if ((await pupilsOf(tx.transaction, id)).some(({ made }) => made)) return false
        await tx.remove(definition.name, [id])
        return true
      })
    }
    return reply.ok(null, 'class.removed')
  })

  serveCall(app, calls.view, async ({ request, query, ok }) =>
    ok(await viewOf(kysely, await taughtClassroom(kysely, memberOf(request).id, query.id), request.language)),
  )
}

import * as calls from '@tutu/contract/api/classroom'
import { CLASSES_MAX, PUPILS_MAX, TASKS_MAX } from '@tutu/contract/core/classroom'
import { fail, failForm } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import { classroom as definition } from '@tutu/contract/resources/classroom'
import { member as memberDefinition } from '@tutu/contract/resources/member'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { addTask, isLesson, markTask, removeTask, tasksOf, titleOfExercise } from '../data/class-tasks.ts'
import {
  addPlace,
  addPraise,
  attended,
  changePictures,
  type Classroom,
  classroomByCode,
  drawPictures,
  drawUsername,
  foldName,
  freeCode,
  ownClassrooms,
  pupilsOf,
  removePlace,
  renamePlace,
  taughtClassroom,
  teaches,
  viewOf,
} from '../data/classrooms.ts'
import { latestCode } from '../data/learning-code.ts'
import { firstGroup } from '../data/members.ts'
import { openRaces } from '../data/races.ts'
import { endAllSessions } from '../data/sessions.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import { signWorks } from '../data/sign-works.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { NOBODYS_PASSWORD } from '../lib/passwords.ts'
import { type MemberId, SYSTEM } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import { forgiveGuesses, picturesHash } from '../policy/class-sign-in.ts'
import type { Classrooms } from '../policy/classrooms.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import type { Tables } from '../postgres/database.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; secrets: Pick<SecretBox, 'digest'>; classrooms: Classrooms }

/** An account that was made for a class: nothing of it is for others to see (decision 090). */
const CLASS_ACCOUNT = { password: NOBODYS_PASSWORD, of_class: true, can_publish: false, can_comment: false } as const

/** `/api/classroom/*`: classes, for those who teach and those who are in one. */
export async function classroomRoutes(app: FastifyInstance, { engine, secrets, classrooms }: Deps): Promise<void> {
  const { database, mutations, registry } = engine
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
      classes: isTeacher ? await ownClassrooms(kysely, id) : [],
      attends: attends.map((room) => ({
        ...room,
        race: races.find(({ classroom_id }) => classroom_id === room.id)?.code ?? null,
      })),
    })
  })

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
      const room = await own(request, id, tx.transaction)
      await tx.touch(definition.name, [id], { name, status: open })
      return room
    })
    if (open) await forgiveGuesses(database, secrets, code, [])
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.remove, async ({ request, reply, body: { id } }) => {
    await own(request, id)
    // One after the other: a class is more than one transaction should hold. What is interrupted is asked for once more.
    let isGone = false
    while (!isGone) {
      for (const { user, made } of await pupilsOf(kysely, id)) if (made) await eraseAccount(request, user)
      isGone = await mutations.run(memberOf(request), async (tx) => {
        await lockPlaces(tx, id)
        await own(request, id, tx.transaction)
        // Who was added meanwhile would be left without a place. Whoever adds after this waits, and finds no class.
        if ((await pupilsOf(tx.transaction, id)).some(({ made }) => made)) return false
        await tx.remove(definition.name, [id])
        return true
      })
    }
    return reply.ok(null, 'class.removed')
  })

  serveCall(app, calls.view, async ({ request, query, ok }) =>
    ok(await viewOf(kysely, await own(request, query.id), request.language)),
  )

  serveCall(app, calls.addPupils, async ({ request, body: { id, names }, ok }) => {
    for (const name of names) refusePersonalData({ names: name }, calls.addPupils.labels)
    // A number may be split over two names.
    refusePersonalData({ names: names.join(' ') }, calls.addPupils.labels)
    const cards = await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx, id)
      await own(request, id, tx.transaction)
      await refuseNames(tx.transaction, id, names)
      const group_id = await firstGroup(tx.transaction)
      if (group_id === undefined) throw fail('member.noGroup')
      const accounts = names.map((name) => ({ ...CLASS_ACCOUNT, username: drawUsername(), nickname: name, group_id }))
      const rows = await tx.insert(memberDefinition.name, accounts)
      const cards = rows.map((row, at) => ({ user: Number(row.id), name: names[at]!, pictures: drawPictures() }))
      for (const { user, name, pictures } of cards)
        await addPlace(tx.transaction, { classroom: id, user, name, pictures: picturesHash(secrets, user, pictures) })
      return cards
    })
    return ok({ cards }, 'class.pupilsAdded', { count: cards.length })
  })

  serveCall(app, calls.deal, async ({ request, body: { id, users }, ok }) => {
    const { cards, code } = await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx, id)
      const { code } = await own(request, id, tx.transaction)
      const cards = (await pupilsOf(tx.transaction, id))
        .filter(({ user, made }) => made && users.includes(user))
        .map(({ user, name }) => {
          const pictures = drawPictures()
          return { user, name, pictures, hash: picturesHash(secrets, user, pictures) }
        })
      if (cards.length === 0) throw fail('record.notFound')
      await changePictures(tx.transaction, id, cards)
      // Whoever came in by the old card is out.
      for (const { user } of cards) await endAllSessions(tx.transaction, 'member', user)
      return { cards, code }
    })
    await forgiveGuesses(
      database,
      secrets,
      code,
      cards.map(({ name }) => name),
    )
    return ok({ cards: cards.map(({ user, name, pictures }) => ({ user, name, pictures })) })
  })

  serveCall(app, calls.renamePupil, async ({ request, reply, body: { id, user, name } }) => {
    refusePersonalData({ name }, calls.renamePupil.labels)
    await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx, id)
      await own(request, id, tx.transaction)
      const pupils = await pupilsOf(tx.transaction, id)
      const pupil = pupils.find((one) => Number(one.user) === user)
      if (!pupil) throw fail('record.notFound')
      if (
        isTaken(
          pupils.filter((one) => one !== pupil),
          name,
        )
      )
        throw failForm({ name: { key: 'class.nameTaken', params: { name } } }, calls.renamePupil.labels)
      await renamePlace(tx.transaction, { classroom: id, user: pupil.user, name })
      // In the history of the account stands who it was.
      if (pupil.made) {
        await tx.touch(memberDefinition.name, [user], { nickname: name })
        await signWorks(tx, { id: user, nickname: name })
      }
    })
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.removePupil, async ({ request, reply, body: { id, user } }) => {
    await own(request, id)
    const pupil = await pupilIn(id, user)
    if (pupil.made) await eraseAccount(request, pupil.user)
    else await mutations.run(memberOf(request), (tx) => removePlace(tx.transaction, id, user))
    return reply.ok(null, 'class.pupilRemoved')
  })

  serveCall(app, calls.addTask, async ({ request, body: { id, ...task }, ok }) => {
    const isLessonTask = task.kind === 'lesson'
    const called = titleOfExercise(task.kind, task.exercise)
    if (task.exercise !== null && !called) throw failForm({ exercise: { key: 'rule.required' } }, calls.addTask.labels)
    refusePersonalData({ title: task.title }, calls.addTask.labels)
    const made = await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx, id)
      await own(request, id, tx.transaction)
      if (isLessonTask && !(await isLesson(tx.transaction, task.lesson!)))
        throw failForm({ lesson: { key: 'rule.required' } }, calls.addTask.labels)
      if ((await tasksOf(tx.transaction, id, request.language)).length >= TASKS_MAX)
        throw fail('class.tooManyTasks', { count: TASKS_MAX })
      return addTask(tx.transaction, id, {
        ...task,
        lesson: isLessonTask ? task.lesson : null,
        title: isLessonTask ? '' : called ? pickLanguage(called, request.language) : task.title,
      })
    })
    return ok({ id: made }, 'class.saved')
  })

  serveCall(app, calls.removeTask, async ({ request, reply, body: { id, task } }) => {
    await own(request, id)
    const isGone = await mutations.run(memberOf(request), (tx) => removeTask(tx.transaction, id, task))
    if (!isGone) throw fail('record.notFound')
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.pupilCode, async ({ request, query: { id, user }, ok }) => {
    await own(request, id)
    const pupil = await pupilIn(id, user)
    return ok({ programs: await latestCode(kysely, { member: pupil.user, classroom: id }, request.language) })
  })

  serveCall(app, calls.praise, async ({ request, reply, body: { id, user, phrase } }) => {
    await own(request, id)
    await pupilIn(id, user)
    await mutations.run(memberOf(request), (tx) => addPraise(tx.transaction, id, { user, phrase }))
    return reply.ok(null, 'class.praised')
  })

  serveCall(app, calls.finishTask, async ({ request, reply, body: { id, task, done } }) => {
    const actor = memberOf(request)
    const mark = { member: actor.id, classroom: id, task, done }
    if (!(await mutations.run(actor, (tx) => markTask(tx.transaction, mark)))) throw fail('record.notFound')
    return reply.ok(null, 'class.saved')
  })

  serveCall(
    app,
    calls.join,
    async ({ request, reply, body: { code, name } }) => {
      const actor = memberOf(request)
      refusePersonalData({ name }, calls.join.labels)
      const room = await classroomByCode(kysely, code)
      if (!room?.open) throw failForm({ code: { key: 'class.unknown' } }, calls.join.labels)
      await mutations.run(actor, async (tx) => {
        await lockPlaces(tx, room.id)
        const pupils = await pupilsOf(tx.transaction, room.id)
        if (pupils.some(({ user }) => user === actor.id)) throw fail('class.joinedAlready')
        if (pupils.length >= PUPILS_MAX) throw fail('class.full')
        if (isTaken(pupils, name))
          throw failForm({ name: { key: 'class.nameTaken', params: { name } } }, calls.join.labels)
        await addPlace(tx.transaction, { classroom: room.id, user: actor.id, name, pictures: null })
      })
      return reply.ok(null, 'class.joined')
    },
    { limit: joins },
  )

  serveCall(app, calls.leave, async ({ request, reply, body: { id } }) => {
    const actor = memberOf(request)
    const { made } = await pupilIn(id, actor.id)
    if (made) throw fail('class.notLeavable')
    await mutations.run(actor, (tx) => removePlace(tx.transaction, id, actor.id))
    return reply.ok(null, 'class.left')
  })

  const own = (request: FastifyRequest, id: number, db: Kysely<Tables> = kysely): Promise<Classroom> =>
    taughtClassroom(db, memberOf(request).id, id)

  async function pupilIn(id: number, user: number): Promise<{ user: MemberId; made: boolean }> {
    const found = (await pupilsOf(kysely, id)).find((one) => Number(one.user) === user)
    if (!found) throw fail('record.notFound')
    return found
  }

  async function eraseAccount(request: FastifyRequest, user: MemberId): Promise<void> {
    await mutations.run({ ...SYSTEM, language: request.language }, (tx) =>
      eraseMember(tx, registry, user, { works: 'remove' }),
    )
  }
}

/** Places of a class, and its tasks, are counted before one is added. */
const lockPlaces = ({ transaction }: WriteSession, id: number): Promise<void> =>
  takeNamedLock(transaction, 'classroom', String(id))

const isTaken = (pupils: readonly { folded: string }[], name: string): boolean =>
  pupils.some(({ folded }) => folded === foldName(name))

async function refuseNames(trx: Kysely<Tables>, id: number, names: readonly string[]): Promise<void> {
  const pupils = await pupilsOf(trx, id)
  if (pupils.length + names.length > PUPILS_MAX) throw failForm({ names: { key: 'class.full' } }, LABELS)
  const seen = new Set<string>()
  for (const name of names) {
    if (isTaken(pupils, name)) throw failForm({ names: { key: 'class.nameTaken', params: { name } } }, LABELS)
    if (seen.has(foldName(name))) throw failForm({ names: { key: 'class.nameTwice', params: { name } } }, LABELS)
    seen.add(foldName(name))
  }
}
const LABELS = calls.addPupils.labels

import * as calls from '@tutu/contract/api/classroom'
import { taskNamedBy, TASKS_MAX } from '@tutu/contract/core/classroom'
import { fail, failForm } from '@tutu/contract/core/errors'
import type { Labels } from '@tutu/contract/core/failure'
import { LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import { addTask, changeTask, markTask, remindOfTask, removeTask, tasksOf, titleOfLesson } from '../data/class-tasks.ts'
import { titleOfExercise } from '../data/exercise-titles.ts'
import { lockPlaces, taughtClassroom, viewOf } from '../data/classrooms.ts'
import type { Engine } from '../engine/engine.ts'
import { memberOf } from '../policy/callers.ts'
import { refusePersonalData } from '../policy/personal-data.ts'
import { serveCall } from '../web/serve-call.ts'

/** `/api/classroom/{addTask,changeTask,removeTask,remindOfTask,finishTask}`: what a class has to do. */
export async function classTaskRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.addTask, async ({ request, body: { id, ...task }, ok }) => {
    const isLessonTask = taskNamedBy(task.kind, task) === 'lesson'
    const called = titleOfExercise(task.kind, task.exercise)
    if (task.exercise !== null && !called) throw failForm({ exercise: { key: 'rule.required' } }, calls.addTask.labels)
    refuseOver(task.duetime, calls.addTask.labels)
    refusePersonalData({ title: task.title }, calls.addTask.labels)
    const made = await mutations.run(memberOf(request), async (tx) => {
      await lockPlaces(tx.transaction, id)
      await taughtClassroom(tx.transaction, memberOf(request).id, id)
      const known = isLessonTask ? await titleOfLesson(tx.transaction, task.lesson!) : called
      if (isLessonTask && !known) throw failForm({ lesson: { key: 'rule.required' } }, calls.addTask.labels)
      if ((await tasksOf(tx.transaction, id, request.language)).length >= TASKS_MAX)
        throw fail('class.tooManyTasks', { count: TASKS_MAX })
      return addTask(tx, id, {
        ...task,
        lesson: isLessonTask ? task.lesson : null,
        title: known ?? inEach(task.title),
      })
    })
    return ok({ id: made }, 'class.saved')
  })

  serveCall(app, calls.removeTask, async ({ request, reply, body: { id, task } }) => {
    await taughtClassroom(kysely, memberOf(request).id, id)
    const isGone = await mutations.run(memberOf(request), (tx) => removeTask(tx, id, task))
    if (!isGone) throw fail('record.notFound')
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.changeTask, async ({ request, reply, body: { id, task, duetime } }) => {
    refuseOver(duetime, calls.changeTask.labels)
    const actor = memberOf(request)
    const isChanged = await mutations.run(actor, async (tx) => {
      await lockPlaces(tx.transaction, id)
      await taughtClassroom(tx.transaction, actor.id, id)
      return changeTask(tx, { classroom: id, task, duetime })
    })
    if (!isChanged) throw fail('record.notFound')
    return reply.ok(null, 'class.saved')
  })

  serveCall(app, calls.remindOfTask, async ({ request, body: { id, task }, ok }) => {
    const actor = memberOf(request)
    const count = await mutations.run(actor, async (tx) => {
      await lockPlaces(tx.transaction, id)
      const room = await taughtClassroom(tx.transaction, actor.id, id)
      const { tasks, pupils } = await viewOf(tx.transaction, room, request.language)
      if (!tasks.some((one) => one.id === task)) throw fail('record.notFound')
      const open = pupils.filter((pupil) => !pupil.tasks.includes(task))
      return remindOfTask(tx, { task, pupils: open.map(({ user }) => user) })
    })
    return ok({ count }, count > 0 ? 'class.reminded' : 'class.remindedBefore', { count })
  })

  serveCall(app, calls.finishTask, async ({ request, reply, body: { id, task, done } }) => {
    const actor = memberOf(request)
    const mark = { member: actor.id, classroom: id, task, done }
    if (!(await mutations.run(actor, (tx) => markTask(tx.transaction, mark)))) throw fail('record.notFound')
    return reply.ok(null, 'class.saved')
  })
}

function refuseOver(duetime: number | null, labels: Labels): void {
  if (duetime !== null && duetime <= Date.now() / 1000) throw failForm({ duetime: { key: 'rule.dayOver' } }, labels)
}

/** A teacher's own words, which nobody translates. */
const inEach = (words: string): Localized =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Localized

import type { Task } from '@tutu/contract/api/classroom'
import { isToolTask, type TaskKind } from '@tutu/contract/core/classroom'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { classroomTask as definition } from '@tutu/contract/resources/classroom-task'
import { memberEvent } from '@tutu/contract/resources/member-event'
import type { Progress } from '@tutu/learning/progress/progress'
import { type Kysely, sql } from 'kysely'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { titleOfExercise } from './exercise-titles.ts'
import { tell, untell } from './member-events.ts'

type StoredTask = {
  id: number
  kind: TaskKind
  title: Localized
  exercise: string | null
  duetime: number | null
  lesson_id: number | null
  lesson_slug: string | null
  lesson_title: Localized | null
  course_slug: string | null
}

/** What a class is asked to do: what is due next first, then what has no date. */
export async function tasksOf(db: Kysely<Tables>, classroom: number, language: Language): Promise<Task[]> {
  const { rows } = await sql<StoredTask>`
    select t.id, t.kind, t.title, t.exercise, t.duetime, l.id as lesson_id, l.slug as lesson_slug, l.title as lesson_title,
      c.slug as course_slug
    from classroom_task t left join lesson l on l.id = t.lesson_id left join course c on c.id = l.course_id
    where t.classroom_id = ${classroom} order by t.duetime nulls last, t.id limit 200
  `.execute(db)
  return rows.map(({ id, kind, title, exercise, duetime, lesson_id, lesson_slug, lesson_title, course_slug }) => {
    const ofTool = titleOfExercise(kind, exercise)
    return {
      id,
      kind,
      title: pickLanguage(lesson_title ?? ofTool ?? title, language),
      exercise: ofTool ? exercise : null,
      duetime,
      lesson: lesson_id === null ? null : { id: lesson_id, course: course_slug!, slug: lesson_slug! },
    }
  })
}

/** `title`: what the teacher wrote, or what lesson or exercise are called today: its tool may not have it for ever. */
type NewTask = Pick<Task, 'kind' | 'exercise' | 'duetime'> & { title: Localized; lesson: number | null }

/** Sets a class something to do: its pupils are told. */
export async function addTask(session: WriteSession, classroom: number, { lesson, ...task }: NewTask): Promise<number> {
  const [row] = await session.insert(definition.name, [{ ...task, classroom_id: classroom, lesson_id: lesson }])
  const id = row!.id as number
  const { rows: pupils } = await sql<{ member: number }>`
    select user_id as member from classroom_member where classroom_id = ${classroom} order by user_id
  `.execute(session.transaction)
  await tell(
    session,
    pupils.map(({ member }) => ({ member, event: 'task_set', source: sourceOf(id), params: { task: id } })),
  )
  return id
}

const sourceOf = (task: number): string => `task:${task}`

/** Sets another day for a task, or none; false: the class was not asked to. */
export async function changeTask(
  session: WriteSession,
  { classroom, task, duetime }: { classroom: number; task: number; duetime: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from classroom_task where id = ${task} and classroom_id = ${classroom} for update
  `.execute(session.transaction)
  await session.touch(definition.name, idsOf(rows), { duetime })
  return rows.length > 0
}

const reminderOf = (task: number): string => `task:${task}:open`
/** Seconds after which somebody is reminded again: the evening's reminder does not stand in the way of the next afternoon's. */
const REMINDED_EVERY = 18 * 3600

/** Reminds of a task who has not done it, each by one message: what was said before goes. Answers how many hear of it, who did not today. */
export async function remindOfTask(
  session: WriteSession,
  { task, pupils }: { task: number; pupils: readonly number[] },
): Promise<number> {
  const source = reminderOf(task)
  const { rows } = await sql<{ id: number; user: number; recent: boolean }>`
    select id, user_id as "user", createtime > epoch_seconds() - ${REMINDED_EVERY}::int as recent
    from member_event where source = ${source} order by id for update
  `.execute(session.transaction)
  const recent = new Set(rows.filter((row) => row.recent).map(({ user }) => Number(user)))
  await session.remove(memberEvent.name, idsOf(rows.filter((row) => !row.recent)))
  const members = pupils.filter((one) => !recent.has(one))
  await tell(
    session,
    members.map((member) => ({ member, event: 'task_open', source, params: { task } })),
  )
  return members.length
}

export async function removeTask(session: WriteSession, classroom: number, task: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from classroom_task where id = ${task} and classroom_id = ${classroom}
  `.execute(session.transaction)
  const gone = await session.remove(
    definition.name,
    rows.map(({ id }) => id),
  )
  if (gone.length > 0) {
    await untell(session, { source: sourceOf(task) })
    await untell(session, { source: reminderOf(task) })
  }
  return gone.length > 0
}

/** What a lesson that visitors see is called; undefined: there is no such lesson. */
export async function titleOfLesson(db: Kysely<Tables>, lesson: number): Promise<Localized | undefined> {
  const { rows } = await sql<{ title: Localized }>`
    select l.title from lesson l join course c on c.id = l.course_id where l.id = ${lesson} and l.status and c.status
  `.execute(db)
  return rows[0]?.title
}

/** False: the class was not asked to, or it is a lesson or an exercise, which tell by themselves that they are done, as long as there is one. */
export async function markTask(
  trx: Kysely<Tables>,
  { member, classroom, task, done }: { member: MemberId; classroom: number; task: number; done: boolean },
): Promise<boolean> {
  const { rows } = await sql<Pick<StoredTask, 'kind' | 'exercise'>>`
    select t.kind, t.exercise from classroom_task t join classroom_member place on place.classroom_id = t.classroom_id
    where t.id = ${task} and t.classroom_id = ${classroom} and t.kind <> 'lesson' and place.user_id = ${member}
  `.execute(trx)
  if (!rows[0] || titleOfExercise(rows[0].kind, rows[0].exercise)) return false
  if (done)
    await sql`
      insert into classroom_task_done (task_id, user_id) values (${task}, ${member}) on conflict do nothing
    `.execute(trx)
  else await sql`delete from classroom_task_done where task_id = ${task} and user_id = ${member}`.execute(trx)
  return true
}

/** `finished`: the tasks of which the child has said so. */
export function isDone(
  { id, kind, lesson, exercise }: Task,
  { lessons, tools }: Progress,
  finished: ReadonlySet<number>,
): boolean {
  if (lesson) return typeof lessons[lesson.id]?.done === 'number'
  if (exercise !== null && isToolTask(kind)) return tools?.[kind]?.[exercise] !== undefined
  return finished.has(id)
}

import type { Task } from '@tutu/contract/api/classroom'
import { isToolTask, type TaskKind } from '@tutu/contract/core/classroom'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { Progress } from '@tutu/learning/progress/progress'
import { exerciseTitle } from '@tutu/learning/progress/tool-exercises'
import { type Kysely, sql } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

type StoredTask = {
  id: number
  kind: TaskKind
  title: string
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
    const known = lesson_title ?? ofTool
    return {
      id,
      kind,
      title: known ? pickLanguage(known, language) : title,
      exercise: ofTool ? exercise : null,
      duetime,
      lesson: lesson_id === null ? null : { id: lesson_id, course: course_slug!, slug: lesson_slug! },
    }
  })
}

/** undefined: none is asked for, or the tool has none of that name. */
export function titleOfExercise(kind: TaskKind, exercise: string | null): Localized | undefined {
  return isToolTask(kind) && exercise !== null ? exerciseTitle(kind, exercise) : undefined
}

/** `title`: what the teacher wrote, or what the exercise is called today: its tool may not have it for ever. */
type NewTask = Pick<Task, 'kind' | 'exercise' | 'title' | 'duetime'> & { lesson: number | null }

export async function addTask(
  trx: Kysely<Tables>,
  classroom: number,
  { kind, lesson, exercise, title, duetime }: NewTask,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into classroom_task (classroom_id, kind, lesson_id, exercise, title, duetime)
    values (${classroom}, ${kind}, ${lesson}, ${exercise}, ${title}, ${duetime}) returning id
  `.execute(trx)
  return rows[0]!.id
}

export async function removeTask(trx: Kysely<Tables>, classroom: number, task: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from classroom_task where id = ${task} and classroom_id = ${classroom}
  `.execute(trx)
  return numAffectedRows > 0n
}

/** Whether there is such a lesson for visitors to see. */
export async function isLesson(db: Kysely<Tables>, lesson: number): Promise<boolean> {
  const { rows } = await sql`
    select from lesson l join course c on c.id = l.course_id where l.id = ${lesson} and l.status and c.status
  `.execute(db)
  return rows.length > 0
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

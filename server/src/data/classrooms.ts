import type { Card, ClassView, Pupil, Task } from '@tutu/contract/api/classroom'
import {
  CLASS_CODE_LETTERS,
  PASSWORD_PICTURES,
  type PasswordPicture,
  PICTURES_NEEDED,
  type Praise,
} from '@tutu/contract/core/classroom'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { readProgress } from '@tutu/learning/progress/progress'
import { type Kysely, sql, type Transaction } from 'kysely'
import { randomInt } from 'node:crypto'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { isDone, tasksOf } from './class-tasks.ts'
import { progressOf } from './learning-progress.ts'
import { tell } from './member-events.ts'

/** Lessons there are to choose from and to see in the grid, and praise that is shown. */
const COURSES_MAX = 100
const LESSONS_MAX = 3000
const PRAISE_SHOWN = 20

export type Classroom = { id: number; name: string; code: string; open: boolean }

/** Nicknames that are the same whichever way they are written. The database is never asked: it folds otherwise. */
export const foldName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** Of a class `c`: without a teacher nobody looks after it. */
export const OPEN = sql<boolean>`c.status and coalesce(teacher.is_teacher and teacher.status, false)`

export async function teaches(db: Kysely<Tables>, member: MemberId): Promise<boolean> {
  const { rows } = await sql`select from member where id = ${member} and is_teacher`.execute(db)
  return rows.length > 0
}

/** A class of this teacher's, as long as they are one. */
async function ownClassroom(db: Kysely<Tables>, teacher: MemberId, id: number): Promise<Classroom | undefined> {
  const { rows } = await sql<Classroom>`
    select c.id, c.name, c.code, c.status as open from classroom c join member m on m.id = c.teacher_id
    where c.id = ${id} and c.teacher_id = ${teacher} and m.is_teacher
  `.execute(db)
  return rows[0]
}

/** The same, or a refusal: another's class does not exist, and none does for who is no teacher any more. */
export async function taughtClassroom(db: Kysely<Tables>, teacher: MemberId, id: number): Promise<Classroom> {
  const room = await ownClassroom(db, teacher, id)
  if (room) return room
  throw fail((await teaches(db, teacher)) ? 'record.notFound' : 'class.notTeacher')
}

export async function ownClassrooms(
  db: Kysely<Tables>,
  teacher: MemberId,
): Promise<(Classroom & { pupils: number })[]> {
  const { rows } = await sql<Classroom & { pupils: number }>`
    select c.id, c.name, c.code, c.status as open,
      (select count(*)::int from classroom_member place where place.classroom_id = c.id) as pupils
    from classroom c where teacher_id = ${teacher} order by c.id desc limit 100
  `.execute(db)
  return rows
}

export async function classroomByCode(db: Kysely<Tables>, code: string): Promise<Classroom | undefined> {
  const { rows } = await sql<Classroom>`
    select c.id, c.name, c.code, ${OPEN} as open from classroom c left join member teacher on teacher.id = c.teacher_id
    where c.code = ${code}
  `.execute(db)
  return rows[0]
}

/** A code that no class has. */
export async function freeCode(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const code = drawn(CLASS_CODE_LETTERS, 6).join('')
    if (!(await classroomByCode(db, code))) return code
  }
}

/** Each another one: who taps a picture twice by mistake has no password by it. */
export function drawPictures(): PasswordPicture[] {
  const left = [...PASSWORD_PICTURES]
  return Array.from({ length: PICTURES_NEEDED }, () => left.splice(randomInt(left.length), 1)[0]!)
}

/** The user name of an account that nobody signs in to by it. */
export const drawUsername = (): string => `c_${drawn(CLASS_CODE_LETTERS, 12).join('')}`

export function drawn<T>(from: ArrayLike<T>, count: number): T[] {
  return Array.from({ length: count }, () => from[randomInt(from.length)]!)
}

/** Who signs in by pictures. `pictures`: their hash. */
export type Place = {
  id: MemberId
  username: string
  password: string
  status: boolean
  open: boolean
  pictures: Buffer
}

/** The statement that finds the one by that name. */
export const placeByName = (code: string, name: string) => sql<Place>`
  select m.id, m.username, m.password, m.status, ${OPEN} as open, place.pictures
  from classroom c join classroom_member place on place.classroom_id = c.id join member m on m.id = place.user_id
    left join member teacher on teacher.id = c.teacher_id
  where c.code = ${code} and place.folded = ${foldName(name)} and place.pictures is not null
`

/** Whether a card is the one that was dealt last. A new one is dealt only after the transaction. */
export async function stillHas(
  trx: Kysely<Tables>,
  { id, pictures }: Pick<Place, 'id' | 'pictures'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from classroom_member where user_id = ${id} and pictures = ${pictures} for share
  `.execute(trx)
  return rows.length > 0
}

/** Pupils of a class by number, in the order of the list. `made`: for this class. */
export async function pupilsOf(
  db: Kysely<Tables>,
  classroom: number,
): Promise<{ user: MemberId; name: string; folded: string; made: boolean }[]> {
  const { rows } = await sql<{ user: MemberId; name: string; folded: string; made: boolean }>`
    select user_id as "user", name, folded, pictures is not null as made from classroom_member
    where classroom_id = ${classroom} order by createtime, user_id
  `.execute(db)
  return rows
}

/** A pupil of a class; throws Failure where it is none of it. */
export async function pupilIn(
  db: Kysely<Tables>,
  classroom: number,
  user: number,
): Promise<Awaited<ReturnType<typeof pupilsOf>>[number]> {
  const found = (await pupilsOf(db, classroom)).find((one) => Number(one.user) === user)
  if (!found) throw fail('record.notFound')
  return found
}

export const isTaken = (pupils: readonly { folded: string }[], name: string): boolean =>
  pupils.some(({ folded }) => folded === foldName(name))

/** Places of a class, and its tasks, are counted before one is added. */
export const lockPlaces = (trx: Transaction<Tables>, classroom: number): Promise<void> =>
  takeNamedLock(trx, 'classroom', String(classroom))

export async function addPlace(
  trx: Kysely<Tables>,
  place: { classroom: number; user: number; name: string; pictures: Buffer | null; order?: number },
): Promise<void> {
  const { classroom, user, name, pictures, order = null } = place
  await sql`
    insert into classroom_member (classroom_id, user_id, name, folded, pictures, order_id)
    values (${classroom}, ${user}, ${name}, ${foldName(name)}, ${pictures}, ${order})
  `.execute(trx)
}

export async function renamePlace(
  trx: Kysely<Tables>,
  { classroom, user, name }: { classroom: number; user: MemberId; name: string },
): Promise<void> {
  await sql`
    update classroom_member set name = ${name}, folded = ${foldName(name)}
    where classroom_id = ${classroom} and user_id = ${user}
  `.execute(trx)
}

/** Who of a class signs in by pictures, and their hashes. */
export async function picturesIn(
  trx: Kysely<Tables>,
  classroom: number,
): Promise<{ user: MemberId; pictures: Buffer }[]> {
  const { rows } = await sql<{ user: MemberId; pictures: Buffer }>`
    select user_id as "user", pictures from classroom_member where classroom_id = ${classroom} and pictures is not null
  `.execute(trx)
  return rows
}

export async function changePictures(
  trx: Kysely<Tables>,
  classroom: number,
  cards: readonly (Card & { hash: Buffer })[],
): Promise<void> {
  for (const { user, hash } of cards)
    await sql`
      update classroom_member set pictures = ${hash} where classroom_id = ${classroom} and user_id = ${user}
    `.execute(trx)
}

/** A pupil leaves a class; whose account it made stays. Throws Failure where it is none of it. */
export async function leavePlace(trx: Kysely<Tables>, classroom: number, user: number): Promise<void> {
  const { made } = await pupilIn(trx, classroom, user)
  if (made) throw fail('class.notLeavable')
  await removePlace(trx, classroom, user)
}

export async function removePlace(trx: Kysely<Tables>, classroom: number, user: number): Promise<void> {
  await sql`
    delete from classroom_task_done using classroom_task t
    where task_id = t.id and t.classroom_id = ${classroom} and user_id = ${user}
  `.execute(trx)
  const ofMeetings = sql`using class_meeting m where meeting_id = m.id and m.classroom_id = ${classroom} and user_id = ${user}`
  await sql`delete from class_attendance_log ${ofMeetings}`.execute(trx)
  await sql`delete from class_attendance ${ofMeetings}`.execute(trx)
  await sql`delete from class_leave ${ofMeetings}`.execute(trx)
  await sql`delete from classroom_praise where classroom_id = ${classroom} and user_id = ${user}`.execute(trx)
  await sql`
    delete from typing_race_lane using typing_race r
    where race_id = r.id and r.classroom_id = ${classroom} and user_id = ${user}
  `.execute(trx)
  await sql`delete from classroom_member where classroom_id = ${classroom} and user_id = ${user}`.execute(trx)
}

/** Of each pupil so many are kept, the latest. */
const PRAISE_KEPT = 100

export async function addPraise(
  session: WriteSession,
  classroom: number,
  { user, phrase }: { user: number; phrase: Praise },
): Promise<void> {
  const trx = session.transaction
  await sql`
    insert into classroom_praise (classroom_id, user_id, phrase) values (${classroom}, ${user}, ${phrase})
  `.execute(trx)
  await tell(session, [{ member: user, event: 'praised', params: { phrase, classroom } }])
  await sql`
    delete from classroom_praise where id in (
      select id from classroom_praise where classroom_id = ${classroom} and user_id = ${user}
      order by id desc offset ${PRAISE_KEPT}
    )
  `.execute(trx)
}

type Attended = {
  id: number
  name: string
  teacher: string
  leavable: boolean
  tasks: (Task & { done: boolean })[]
  praises: { phrase: Praise; createtime: number }[]
}

/** The classes somebody is in, as they see them. */
export async function attended(db: Kysely<Tables>, member: MemberId, language: Language): Promise<Attended[]> {
  const { rows } = await sql<Pick<Attended, 'id' | 'name' | 'teacher' | 'leavable'>>`
    select c.id, c.name, coalesce(m.nickname, '') as teacher, place.pictures is null as leavable
    from classroom_member place join classroom c on c.id = place.classroom_id left join member m on m.id = c.teacher_id
    where place.user_id = ${member} order by c.id desc limit 20
  `.execute(db)
  if (rows.length === 0) return []
  const progress = await progressOf(db, member)
  const said = await sql<{ task_id: number }>`
    select task_id from classroom_task_done where user_id = ${member}
  `.execute(db)
  const finished = new Set(said.rows.map(({ task_id }) => task_id))
  const list: Attended[] = []
  for (const room of rows) {
    const tasks = await tasksOf(db, room.id, language)
    const { rows: praises } = await sql<Attended['praises'][number]>`
      select phrase, createtime from classroom_praise where classroom_id = ${room.id} and user_id = ${member}
      order by id desc limit ${PRAISE_SHOWN}
    `.execute(db)
    list.push({ ...room, tasks: tasks.map((task) => ({ ...task, done: isDone(task, progress, finished) })), praises })
  }
  return list
}

type StoredPupil = {
  user: number
  name: string
  made: boolean
  lasttime: number | null
  progress: unknown
  praises: number
  came: number
  meetings: number
  finished: number[]
}

/** A class with all that its teacher sees: the list, the tasks, and who is how far in what. */
export async function viewOf(db: Kysely<Tables>, classroom: Classroom, language: Language): Promise<ClassView> {
  const tasks = await tasksOf(db, classroom.id, language)
  const { rows } = await sql<StoredPupil>`
    select place.user_id as "user", place.name, place.pictures is not null as made,
      greatest(m.lastlogintime, p.updatetime) as lasttime, p.progress,
      (select count(*)::int from classroom_praise where classroom_id = place.classroom_id and user_id = m.id) as praises,
      coalesce(taken.came, 0) as came, coalesce(taken.meetings, 0) as meetings,
      array(
        select task_id from classroom_task_done d join classroom_task t on t.id = d.task_id
        where d.user_id = m.id and t.classroom_id = place.classroom_id
      ) as finished
    from classroom_member place join member m on m.id = place.user_id left join learning_progress p on p.user_id = m.id
      left join (
        select a.user_id, count(*)::int as meetings, count(*) filter (where a.state in ('present', 'late'))::int as came
        from class_attendance a join class_meeting held on held.id = a.meeting_id
        where held.classroom_id = ${classroom.id} group by a.user_id
      ) taken on taken.user_id = m.id
    where place.classroom_id = ${classroom.id} order by place.createtime, place.user_id
  `.execute(db)
  const pupils = rows.map((row) => pupilOf(row, tasks))
  const begun = new Set(pupils.flatMap(({ lessons }) => Object.keys(lessons).map(Number)))
  for (const { lesson } of tasks) if (lesson) begun.add(lesson.id)
  const courses = (await coursesOf(db, language)).map((course) => ({
    ...course,
    used: course.lessons.some(({ id }) => begun.has(id)),
  }))
  return { ...classroom, tasks, courses, pupils }
}

function pupilOf({ progress: stored, finished, ...row }: StoredPupil, tasks: readonly Task[]): Pupil {
  const progress = readProgress(stored)
  const states: Pupil['lessons'] = {}
  let [stars, minutes] = [0, 0]
  for (const [id, lesson] of Object.entries(progress.lessons)) {
    stars += lesson.stars.length
    minutes += lesson.minutes
    if (lesson.done !== null) states[id] = 'done'
    else if (lesson.seen > 0) states[id] = Object.keys(lesson.again).length > 0 ? 'stuck' : 'begun'
  }
  const said = new Set(finished)
  const done = tasks.filter((task) => isDone(task, progress, said)).map(({ id }) => id)
  return { ...row, stars, minutes, lessons: states, tasks: done }
}

/** Every course that visitors see, its lessons in their order. */
async function coursesOf(
  db: Kysely<Tables>,
  language: Language,
): Promise<Omit<ClassView['courses'][number], 'used'>[]> {
  const courses = await sql<{ id: number; title: Localized }>`
    select id, title from course where status order by weigh desc, id desc limit ${COURSES_MAX}
  `.execute(db)
  const lessons = await sql<{ id: number; course_id: number; title: Localized; open: boolean }>`
    select id, course_id, title, free or exists (select from course c where c.id = course_id and c.price = 0) as open
    from lesson where status and course_id = any(${courses.rows.map(({ id }) => id)}::int[])
    order by course_id, weigh desc, id desc limit ${LESSONS_MAX}
  `.execute(db)
  const byCourse = Map.groupBy(lessons.rows, ({ course_id }) => course_id)
  return courses.rows.flatMap(({ id, title }) => {
    const own = byCourse.get(id) ?? []
    if (own.length === 0) return []
    return {
      id,
      title: pickLanguage(title, language),
      lessons: own.map((lesson, at) => ({
        id: lesson.id,
        number: at + 1,
        title: pickLanguage(lesson.title, language),
        open: lesson.open,
      })),
    }
  })
}

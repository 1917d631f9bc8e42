import type { Planned, Register, TaughtMeeting } from '@tutu/contract/api/timetable'
import { type ClosedDays, closingOf } from '@tutu/contract/settings/closed-days'
import { DAYS_AHEAD, DAYS_BACK, MEETINGS_KEPT, MEETINGS_MAX, TAKEN_FROM, WEEKS_MAX } from '@tutu/contract/core/meetings'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { classMeeting as definition } from '@tutu/contract/resources/class-meeting'
import { type Kysely, sql } from 'kysely'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { type Day, serverZone, shownIn, timeZoneOr } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import { daysBetween, movedTo, weeklyFrom } from '../lib/weekly.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { titleOfLesson } from './class-tasks.ts'
import { feedbackBefore } from './meeting-feedback.ts'
import { tell } from './member-events.ts'
import { hoursInClass, MEETING_HOURS, type MeetingHours } from '../lesson-hours/read.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'

/** What is shown of a class at a time, before and after now. */
const AHEAD_SHOWN = 200
const PAST_SHOWN = 60
/** Corrections that are shown beside a register. */
const CHANGES_SHOWN = 50
/** Clashes that are told of. */
const CLASHES_TOLD = 10
/** Seconds before a meeting from which pupils and guardians are reminded of it. */
export const REMINDED_FROM = 86_400
const orNull = (text: string): string | null => text || null

/** When and where, as a form has it. */
type When = {
  day: string
  time: string
  time_zone?: string | undefined
  minutes: number
  place: string
  link: string
  about: string
  lesson: number | null
}

type StoredMeeting = {
  id: number
  classroom_id: number
  series: number | null
  starttime: number
  minutes: number
  zone: string
  place: string | null
  link: string | null
  state: 'planned' | 'cancelled'
  takentime: number | null
}

/** Of a meeting `m`, whose joins follow: what everybody is shown of it. */
export const MEETING_COLUMNS = sql`
  m.id, m.starttime, m.minutes, coalesce(m.place, '') as place, coalesce(m.link, '') as link, coalesce(m.about, '') as about,
  m.state, coalesce(m.reason, '') as reason, coalesce(m.note, '') as note, coalesce(m.homework, '') as homework,
  case when l.status and lc.status then l.id end as lesson_id, l.slug as lesson_slug, l.title as lesson_title, lc.slug as course_slug
`
export const MEETING_JOINS = sql`left join lesson l on l.id = m.lesson_id left join course lc on lc.id = l.course_id`

export type ShownMeeting = Omit<
  TaughtMeeting,
  'lesson' | 'series' | 'takentime' | 'counts' | 'leaves' | 'written_to' | 'clash'
> & {
  lesson_id: number | null
  lesson_slug: string
  lesson_title: Localized
  course_slug: string
}

/** Its lesson as a reader sees it. */
export function withLesson<T extends ShownMeeting>(row: T, language: Language) {
  const { lesson_id, lesson_slug, lesson_title, course_slug, ...meeting } = row
  const lesson =
    lesson_id === null
      ? null
      : { id: lesson_id, course: course_slug, slug: lesson_slug, title: pickLanguage(lesson_title, language) }
  return { ...meeting, lesson }
}

/** Plans one meeting, or one each week. The places of the class are locked: its meetings are counted. */
export async function planMeetings(
  session: WriteSession,
  {
    classroom,
    teacher,
    times,
    until,
    closed,
    ...when
  }: When & { classroom: number; teacher: MemberId } & {
    times: number
    until: string | null
    closed: readonly ClosedDays[]
  },
): Promise<Planned & { skipped: number }> {
  const zone = zoneOf(when)
  checkDay(when.day, zone)
  if (until !== null && until < when.day) throw failForm({ until: { key: 'meeting.untilBefore' } })
  if (until !== null) checkDay(until, zone, 'until')
  if (until !== null && daysBetween(when.day, until) >= WEEKS_MAX * 7)
    throw failForm({ until: { key: 'meeting.times' } })
  let skipped = 0
  const isWeekly = until !== null || times > 1
  const isOff = (day: Day): boolean => {
    const isClosed = isWeekly && closingOf(closed, day) !== undefined
    if (isClosed) skipped++
    return isClosed
  }
  const starts = weeklyFrom({ day: when.day, time: when.time, zone, times, until, isOff }, WEEKS_MAX)
  if (starts.length === 0) throw failForm({ [until === null ? 'day' : 'until']: { key: 'meeting.allClosed' } })
  const lesson = await lessonOf(session, when.lesson)
  await checkCount(session, classroom, starts.length)
  const series = starts.length > 1 ? await newSeries(session) : null
  const { minutes, place, link, about } = when
  const made = await session.insert(
    definition.name,
    starts.map((starttime) => ({
      classroom_id: classroom,
      teacher_id: teacher,
      starttime,
      minutes,
      place: orNull(place),
      about: orNull(about),
      link: orNull(link),
      lesson_id: lesson,
      zone,
      series,
    })),
  )
  return { count: made.length, skipped, clashes: await clashesOf(session.transaction, teacher, idsOf(made)) }
}

/** Changes a meeting; `following`: time, length and place of all that were planned with it and are still to come, too. */
export async function changeMeeting(
  session: WriteSession,
  {
    classroom,
    teacher,
    meeting,
    following,
    ...when
  }: When & {
    classroom: number
    teacher: MemberId
    meeting: number
    following: boolean
  },
): Promise<Planned & { moved: Moved | undefined }> {
  const stored = await lockMeeting(session, classroom, meeting)
  if (stored.state === 'cancelled') throw fail('meeting.isCancelled')
  const zone = zoneOf(when)
  checkDay(when.day, zone)
  const lesson = await lessonOf(session, when.lesson)
  const [starttime] = weeklyFrom({ ...when, zone, times: 1, until: null }, 1)
  const isMoved = starttime !== stored.starttime || when.minutes !== stored.minutes
  if (stored.takentime !== null && isMoved) throw fail('meeting.isTaken')
  const { place, link, minutes } = when
  const at = { place: orNull(place), link: orNull(link), minutes, zone }
  const later = following ? await laterThan(session, stored) : []
  // Who was reminded of another day is reminded again.
  const remind = (starts: number) => (starts > epochSeconds() + REMINDED_FROM ? { remindtime: null } : {})
  await session.touch(definition.name, [meeting], {
    ...at,
    ...(isMoved && remind(starttime!)),
    starttime,
    about: orNull(when.about),
    lesson_id: lesson,
  })
  const days = daysBetween(shownIn(zone, stored.starttime * 1000).slice(0, 10), when.day)
  await session.touch(
    definition.name,
    later.map(({ id }) => id),
    (row) => {
      const starts = movedTo(Number(row.starttime), { zone, days, time: when.time })
      return { ...at, ...remind(starts), starttime: starts }
    },
  )
  const ids = [meeting, ...later.map(({ id }) => id)]
  const isElsewhere = orNull(place) !== stored.place || orNull(link) !== stored.link
  const moved: Moved | undefined =
    isMoved || isElsewhere
      ? { at: starttime!, was: stored.starttime, zone, minutes, following: later.length > 0 }
      : undefined
  if (moved) await tellPupils(session, classroom, 'meeting_changed', moved)
  return { count: ids.length, clashes: await clashesOf(session.transaction, teacher, ids), moved }
}

/** Cancels a meeting, or all that were planned with it from there on. What was taken took place. */
export async function cancelMeeting(
  session: WriteSession,
  { classroom, meeting, following, reason }: { classroom: number; meeting: number; following: boolean; reason: string },
): Promise<Moved> {
  const stored = await lockMeeting(session, classroom, meeting)
  if (stored.state === 'cancelled') throw fail('meeting.isCancelled')
  if (stored.takentime !== null) throw fail('meeting.isTaken')
  const later = following ? await laterThan(session, stored) : []
  await session.touch(definition.name, [meeting, ...later.map(({ id }) => id)], {
    state: 'cancelled',
    reason: orNull(reason),
  })
  const { starttime: at, zone, minutes } = stored
  const moved = { at, was: at, zone, minutes, following: later.length > 0 }
  await tellPupils(session, classroom, 'meeting_cancelled', moved, orNull(reason))
  return moved
}

/** A cancelled meeting takes place after all, or all that were planned with it from there on. */
export async function restoreMeeting(
  session: WriteSession,
  {
    classroom,
    teacher,
    meeting,
    following,
  }: { classroom: number; teacher: MemberId; meeting: number; following: boolean },
): Promise<Planned & { moved: Moved }> {
  const stored = await lockMeeting(session, classroom, meeting)
  if (stored.state === 'planned') throw fail('meeting.isPlanned')
  const later = following ? await laterThan(session, stored) : []
  const ids = [meeting, ...later.map(({ id }) => id)]
  await session.touch(definition.name, ids, { state: 'planned', reason: null })
  await checkCount(session, classroom, 0)
  const { starttime: at, zone, minutes } = stored
  const moved = { at, was: at, zone, minutes, following: later.length > 0 }
  await tellPupils(session, classroom, 'meeting_restored', moved)
  return { count: ids.length, clashes: await clashesOf(session.transaction, teacher, ids), moved }
}

/** What pupils are told of, and guardians: when it begins, and began before (s). */
type Moved = { at: number; was: number; zone: string; minutes: number; following: boolean }

/** Whether there is somebody to tell of it: what is over by both times is put right in the books alone. */
export const isStillToCome = ({ at, was, minutes }: Moved): boolean => Math.max(at, was) + minutes * 60 > epochSeconds()

async function tellPupils(
  session: WriteSession,
  classroom: number,
  event: 'meeting_cancelled' | 'meeting_restored' | 'meeting_changed',
  moved: Moved,
  reason: string | null = null,
): Promise<void> {
  if (!isStillToCome(moved)) return
  const { at, was, zone, following } = moved
  const { rows } = await sql<{ member: number }>`
    select user_id as member from classroom_member where classroom_id = ${classroom} order by user_id
  `.execute(session.transaction)
  await tell(
    session,
    rows.map(({ member }) => ({ member, event, reason, params: { classroom, at, was, zone, following } })),
  )
}

/** A meeting of the class, held until the transaction ends. */
export async function lockMeeting(session: WriteSession, classroom: number, id: number): Promise<StoredMeeting> {
  const { rows } = await sql<StoredMeeting>`
    select id, classroom_id, series, starttime, minutes, zone, place, link, state, takentime from class_meeting
    where id = ${id} and classroom_id = ${classroom} for update
  `.execute(session.transaction)
  if (!rows[0]) throw fail('record.notFound')
  return rows[0]
}

/** What was planned with it, comes after it, is planned or cancelled as it is, and was not taken. */
async function laterThan(
  session: WriteSession,
  { series, starttime, state }: StoredMeeting,
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from class_meeting where series = ${series} and starttime > ${starttime} and state = ${state} and takentime is null
    order by id for update
  `.execute(session.transaction)
  return rows
}

/** Refuses so many more than a class can have. */
async function checkCount({ transaction }: WriteSession, classroom: number, more: number): Promise<void> {
  const { rows } = await sql<{ ahead: number; kept: number }>`
    select count(*) filter (where starttime > ${epochSeconds()} and state = 'planned')::int as ahead, count(*)::int as kept
    from class_meeting where classroom_id = ${classroom}
  `.execute(transaction)
  const { ahead, kept } = rows[0]!
  if (ahead + more > MEETINGS_MAX) throw fail('meeting.tooMany', { count: MEETINGS_MAX })
  if (kept + more > MEETINGS_KEPT) throw fail('meeting.tooManyKept', { count: MEETINGS_KEPT })
}

async function newSeries(session: WriteSession): Promise<number> {
  const { rows } = await sql<{ series: number }>`
    select nextval('class_meeting_series')::int as series
  `.execute(session.transaction)
  return rows[0]!.series
}

const zoneOf = ({ time_zone }: Pick<When, 'time_zone'>): string => timeZoneOr(time_zone) ?? serverZone()

function checkDay(day: string, zone: string, field: 'day' | 'until' = 'day'): void {
  const today = shownIn(zone, Date.now()).slice(0, 10)
  if (day < daysBefore(today, DAYS_BACK) || day > daysBefore(today, -DAYS_AHEAD))
    throw failForm({ [field]: { key: 'meeting.day' } })
}

async function lessonOf(session: WriteSession, lesson: number | null): Promise<number | null> {
  if (lesson !== null && !(await titleOfLesson(session.transaction, lesson)))
    throw failForm({ lesson: { key: 'record.notFound' } })
  return lesson
}

/** Another meeting `o` of the same teacher at the same time as `m`. */
const AT_ONCE = sql`
  o.teacher_id = m.teacher_id and o.id <> m.id and o.state = 'planned'
  and o.starttime > m.starttime - 43200 and o.starttime < m.starttime + m.minutes * 60
  and o.starttime + o.minutes * 60 > m.starttime
`

async function clashesOf(db: Kysely<Tables>, teacher: MemberId, ids: readonly number[]): Promise<Planned['clashes']> {
  const { rows } = await sql<Planned['clashes'][number]>`
    select distinct m.starttime, room.name as classroom
    from class_meeting m join class_meeting o on ${AT_ONCE} join classroom room on room.id = o.classroom_id
    where m.id = any(${[...ids]}::int[]) and m.teacher_id = ${teacher} order by m.starttime limit ${CLASHES_TOLD}
  `.execute(db)
  return rows
}

type StoredTaught = ShownMeeting &
  Pick<TaughtMeeting, 'takentime' | 'series' | 'leaves' | 'written_to' | 'clash'> &
  TaughtMeeting['counts']

const TAUGHT_COLUMNS = sql`
  ${MEETING_COLUMNS}, m.takentime, m.present, m.late, m.excused, m.absent, m.written_to,
  m.series is not null and exists (
    select from class_meeting s where s.series = m.series and s.starttime > m.starttime and s.state = m.state and s.takentime is null
  ) as series,
  (select count(*)::int from class_leave leave where leave.meeting_id = m.id) as leaves,
  case when m.state = 'planned' and m.takentime is null then coalesce((
    select room.name from class_meeting o join classroom room on room.id = o.classroom_id where ${AT_ONCE} order by o.starttime limit 1
  ), '') else '' end as clash
`

function taught({ present, late, excused, absent, ...row }: StoredTaught, language: Language): TaughtMeeting {
  return { ...withLesson(row, language), counts: { present, late, excused, absent } }
}

/** The meetings of a class, as its teacher sees them. */
export async function meetingsOf(
  db: Kysely<Tables>,
  classroom: number,
  language: Language,
): Promise<{ ahead: TaughtMeeting[]; past: TaughtMeeting[] }> {
  const read = async (isOver: boolean) => {
    const { rows } = await sql<StoredTaught>`
      select ${TAUGHT_COLUMNS} from class_meeting m ${MEETING_JOINS}
      where m.classroom_id = ${classroom} and m.starttime + m.minutes * 60 ${isOver ? sql`<=` : sql`>`} ${epochSeconds()}
      order by m.starttime ${isOver ? sql`desc` : sql`asc`}, m.id limit ${isOver ? PAST_SHOWN : AHEAD_SHOWN}
    `.execute(db)
    return rows.map((row) => taught(row, language))
  }
  return { ahead: await read(false), past: await read(true) }
}

/** Who is in the class, who was there, and who said that they would not be. */
export async function registerOf(
  db: Kysely<Tables>,
  { classroom, meeting }: { classroom: number; meeting: number },
  language: Language,
): Promise<Register> {
  const { rows } = await sql<StoredTaught>`
    select ${TAUGHT_COLUMNS} from class_meeting m ${MEETING_JOINS} where m.id = ${meeting} and m.classroom_id = ${classroom}
  `.execute(db)
  if (!rows[0]) throw fail('record.notFound')
  const one = taught(rows[0], language)
  type StoredPupil = Omit<Register['pupils'][number], 'leave' | 'hours' | 'before'> & {
    reason: string | null
    said_by: 'member' | 'guardian' | null
  }
  const { rows: pupils } = await sql<StoredPupil>`
    select place.user_id as "user", place.name, a.state, coalesce(a.feedback, '') as feedback, leave.reason, leave.said_by
    from classroom_member place
      left join class_attendance a on a.user_id = place.user_id and a.meeting_id = ${meeting}
      left join class_leave leave on leave.user_id = place.user_id and leave.meeting_id = ${meeting}
    where place.classroom_id = ${classroom} order by place.createtime, place.user_id
  `.execute(db)
  const { rows: changes } = await sql<Register['changes'][number]>`
    select place.name, log.was, log.became, log.createtime
    from class_attendance_log log join classroom_member place on place.user_id = log.user_id and place.classroom_id = ${classroom}
    where log.meeting_id = ${meeting} order by log.id desc limit ${CHANGES_SHOWN}
  `.execute(db)
  const { rows: costs } = await sql<MeetingHours>`
    select ${MEETING_HOURS} from class_meeting m join classroom c on c.id = m.classroom_id where m.id = ${meeting}
  `.execute(db)
  const { hours, absent_hours } = costs[0]!
  const left = hours > 0 ? await hoursInClass(db, classroom) : undefined
  const before = await feedbackBefore(db, { classroom, starttime: one.starttime })
  return {
    meeting: one,
    costs: hours,
    absence_costs: absent_hours,
    open: one.state === 'planned' && one.starttime - TAKEN_FROM * 60 <= epochSeconds(),
    pupils: pupils.map(({ reason, said_by, ...pupil }) => ({
      ...pupil,
      before: before.get(Number(pupil.user)) ?? null,
      hours: left?.get(Number(pupil.user)) ?? null,
      leave: said_by === null ? null : { reason: reason ?? '', by: said_by },
    })),
    changes,
  }
}

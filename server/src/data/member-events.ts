import { PRAISES, type Praise, type TaskKind } from '@tutu/contract/core/classroom'
import { filled } from '@tutu/contract/core/filled'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type EventTarget, type MemberEvent, wordsOf } from '@tutu/contract/core/member-events'
import { fromCents } from '@tutu/contract/fields/money'
import { memberEvent as definition } from '@tutu/contract/resources/member-event'
import { reaction } from '@tutu/contract/resources/reaction'
import { type Kysely, sql } from 'kysely'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { dateFormat } from '../lib/date-format.ts'
import { timeZoneOr } from '../lib/days.ts'
import { readIn } from '../lib/own-words.ts'
import { type MemberId, sessionOfOwn } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { titleOfExercise } from './exercise-titles.ts'

/** What an event says besides the work or order it is about: numbers, and ids of what is named as it is called when it is read. */
type Params = {
  /** Cents. */
  money?: number
  points?: number
  days?: number
  /** Of lessons; below zero: owed. */
  hours?: number
  /** The last day of something. */
  until?: string
  course?: number
  task?: number
  classroom?: number
  phrase?: Praise
  /** Of a meeting when it begins, or began before (s), by whose clock, and whether those after it changed with it. */
  at?: number
  was?: number
  zone?: string
  following?: boolean
  /** How many have said what of a work, and the first response that counts. */
  responses?: Readonly<Record<string, number>>
  since?: number
}

export type Telling = {
  member: number
  event: MemberEvent
  /** Names what it is for, such as `order:12:paid`: the same is told to a member once. */
  source?: string
  work?: number
  order?: number
  reason?: string | null
  params?: Params
}

/**
 * Tells members what has happened to what is theirs, in the transaction in which it happens: what is not done is not told.
 * Nobody is told what they have done themselves.
 */
export async function tell(session: WriteSession, tellings: readonly Telling[]): Promise<void> {
  const others = tellings.filter(({ member }) => sessionOfOwn(session.actor, member) === undefined)
  const sources = others.flatMap(({ source }) => source ?? [])
  const { rows: told } = sources.length
    ? await sql<{ source: string; user_id: number }>`
        select source, user_id from member_event where source = any(${sources}::text[])
      `.execute(session.transaction)
    : { rows: [] }
  const fresh = others.filter(
    ({ source, member }) => !told.some((one) => one.source === source && one.user_id === member),
  )
  if (fresh.length === 0) return
  await session.insert(
    definition.name,
    fresh.map(({ member, event, source, work, order, reason, params }) => ({
      user_id: member,
      event,
      source: source ?? null,
      cases_id: work ?? null,
      order_id: order ?? null,
      reason: reason ?? null,
      params: params ?? {},
    })),
  )
}

/** What was told of something that is not so any more, such as a task that is taken back or a work that is deleted. */
export async function untell(
  session: WriteSession,
  of: { source: string } | { work: number } | { reason: string },
): Promise<void> {
  const [column, value] =
    'source' in of ? ['source', of.source] : 'work' in of ? ['cases_id', of.work] : ['reason', of.reason]
  const { rows } = await sql<{ id: number }>`
    select id from member_event where ${sql.ref(column)} = ${value}
  `.execute(session.transaction)
  await session.remove(definition.name, idsOf(rows))
}

/** An event as it is stored, with what it is about as that is called now. */
export type StoredEvent = {
  event: MemberEvent
  reason: string | null
  params: Params
  work_id: number | null
  work: string | null
  is_shown: boolean
  author: string | null
  origin: string | null
  order_id: number | null
  goods: Localized[]
  course: Localized | null
  /** Of a page that is there. */
  course_slug: string | null
  task_kind: TaskKind | null
  task_exercise: string | null
  task_title: Localized | null
  lesson: Localized | null
  lesson_path: string | null
  classroom: string | null
}

/** Of an event `e`, whose joins follow. */
export const EVENT_COLUMNS = sql`
  e.event, e.reason, e.params, e.order_id, w.id as work_id, w.title as work, coalesce(w.state = 'approved', false) as is_shown,
  maker.nickname as author, origin.title as origin, c.title as course,
  case when c.status then c.slug end as course_slug,
  array(select line.title from order_line line where line.order_id = e.order_id order by line.id limit 3) as goods,
  t.kind as task_kind, t.exercise as task_exercise, t.title as task_title, l.title as lesson,
  case when lc.status and l.status then lc.slug || '/' || l.slug end as lesson_path, room.name as classroom
`
export const EVENT_JOINS = sql`
  left join cases w on w.id = e.cases_id
  left join member maker on maker.id = w.user_id
  left join cases origin on origin.id = w.remix_id
  left join course c on c.id = (e.params ->> 'course')::int
  left join classroom_task t on t.id = (e.params ->> 'task')::int
  left join lesson l on l.id = t.lesson_id
  left join course lc on lc.id = l.course_id
  left join classroom room on room.id = coalesce(t.classroom_id, (e.params ->> 'classroom')::int)
`

/** `isOpenToChildren`: the page that it leads to is there in child mode too. */
export type Told = { title: string; content: string; link: string | null; isOpenToChildren: boolean }

/** An event in the reader's language. */
export function wordsOfEvent(stored: StoredEvent, language: Language): Told {
  const words = wordsOf(stored.event)
  const values = valuesOf(stored, language)
  const reason = stored.reason ? readIn(language, stored.reason) : ''
  const lines = [
    words.said && reason && filled(words.said, language, { reason }),
    words.content && filled(words.content, language, values),
  ]
  return {
    title: filled(words.title, language, values),
    content: lines.filter(Boolean).join('\n'),
    link: words.to ? linkOf(words.to, stored) : null,
    isOpenToChildren: words.to !== undefined && FOR_CHILDREN.has(words.to),
  }
}

const FOR_CHILDREN = new Set<EventTarget>(['work-form', 'works', 'course', 'courses', 'classes', 'task', 'timetable'])

/** What stands for something whose name is gone. */
const SOME = {
  work: { 'zh-cn': '一件作品', en: 'a work' },
  course: { 'zh-cn': '一门课程', en: 'a course' },
  task: { 'zh-cn': '一项任务', en: 'something' },
  class: { 'zh-cn': '班里', en: 'your class' },
  author: { 'zh-cn': '有人', en: 'Somebody' },
} satisfies Record<string, Localized>

const QUOTED: Localized = { 'zh-cn': '《{name}》', en: '“{name}”' }
const MONEY: Localized = { 'zh-cn': '{yuan} 元', en: '¥{yuan}' }
const POINTS: Localized = { 'zh-cn': '{points} 积分', en: '{points} points' }
const AND_FOLLOWING: Localized = {
  'zh-cn': '后面几周的课也一样。',
  en: 'The weeks after it likewise.',
}
const HOURS_LEFT: Localized = { 'zh-cn': '还剩 {hours} 课时', en: 'Left: {hours}' }
const HOURS_OWED: Localized = { 'zh-cn': '欠 {hours} 课时', en: 'Owed: {hours}' }
const SEPARATOR: Localized = { 'zh-cn': '、', en: ', ' }

/** '12月5日周六 15:00' by a clock of that time zone. */
export const momentIn = (timeZone: string | undefined, seconds: number, language: Language): string =>
  dateFormat(language, {
    timeZone,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(seconds * 1000)

/** '2027年3月1日' of a day of the calendar. */
const dayIn = (day: string, language: Language): string =>
  dateFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

function valuesOf(stored: StoredEvent, language: Language): Record<string, string | number> {
  const { money, points, days, hours, until, phrase, responses = {}, at, was, zone, following } = stored.params
  const moment = (seconds: number | undefined): string =>
    seconds === undefined ? '' : momentIn(timeZoneOr(zone), seconds, language)
  const named = (name: string | null | undefined, some: Localized): string =>
    name ? filled(QUOTED, language, { name }) : pickLanguage(some, language)
  const inWords = (cents: number): string => filled(MONEY, language, { yuan: fromCents(cents) })
  const said: Readonly<Record<string, Localized>> = reaction.fields.kind.options
  return {
    work: named(stored.work, SOME.work),
    origin: named(stored.origin, SOME.work),
    author: stored.author ?? pickLanguage(SOME.author, language),
    course: named(stored.course && pickLanguage(stored.course, language), SOME.course),
    task: named(taskOf(stored, language), SOME.task),
    class: stored.classroom ?? pickLanguage(SOME.class, language),
    goods: stored.goods.map((title) => pickLanguage(title, language)).join(pickLanguage(SEPARATOR, language)),
    ...(days !== undefined && { days }),
    ...(points !== undefined && { points, given: filled(POINTS, language, { points }) }),
    ...(money !== undefined && { money: inWords(money), given: inWords(money) }),
    ...(hours !== undefined && {
      hours,
      left: filled(hours < 0 ? HOURS_OWED : HOURS_LEFT, language, { hours: Math.abs(hours) }),
    }),
    until: until === undefined ? '' : dayIn(until, language),
    at: moment(at),
    was: moment(was),
    following: following ? pickLanguage(AND_FOLLOWING, language) : '',
    phrase: phrase ? pickLanguage(PRAISES[phrase], language) : '',
    responses: Object.entries(said)
      .flatMap(([kind, label]) => (responses[kind] ? `${pickLanguage(label, language)} ×${responses[kind]}` : []))
      .join(' · '),
  }
}

function taskOf({ task_kind, task_exercise, task_title, lesson }: StoredEvent, language: Language): string | null {
  const ofTool = task_kind && titleOfExercise(task_kind, task_exercise)
  const known = lesson ?? ofTool ?? task_title
  return known && pickLanguage(known, language)
}

/** Path and query of the page where one can see or do something about it; null: it is not there any more. */
function linkOf(
  to: EventTarget,
  { work_id, is_shown, order_id, course_slug, lesson_path }: StoredEvent,
): string | null {
  switch (to) {
    case 'work':
      return is_shown ? `/work/${work_id}` : null
    case 'work-form':
      return work_id === null ? null : `/user/works?edit=${work_id}`
    case 'works':
      return '/user/works'
    case 'course':
      return course_slug === null ? '/user/account/courses' : `/course/${course_slug}`
    case 'courses':
      return '/user/account/courses'
    case 'task':
      return lesson_path === null ? '/user/account/classes' : `/course/${lesson_path}`
    case 'classes':
      return '/user/account/classes'
    case 'timetable':
      return '/user/account/timetable'
    case 'lesson-hours':
      return '/user/account/lessonHours'
    case 'order':
      return `/user/shop/orders?order=${order_id}`
    case 'balance':
      return '/user/account/balance'
    case 'points':
      return '/user/account/integral'
  }
}

type Past = Pick<Told, 'title' | 'content'> & { id: number; createtime: number }

/** What a member was told last, newest first. */
export async function eventsOf(
  db: Kysely<Tables>,
  { member, limit, language }: { member: MemberId; limit: number; language: Language },
): Promise<Past[]> {
  const { rows } = await sql<StoredEvent & Pick<Past, 'id' | 'createtime'>>`
    select e.id, e.createtime, ${EVENT_COLUMNS} from member_event e ${EVENT_JOINS}
    where e.user_id = ${member} order by e.createtime desc, e.id desc limit ${limit}
  `.execute(db)
  return rows.map((row) => {
    const { title, content } = wordsOfEvent(row, language)
    return { id: row.id, createtime: Number(row.createtime), title, content }
  })
}

import { filled, type MessageParams } from '@tutu/contract/core/filled'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { coursesBegun, nextStep, type Progress } from '@tutu/learning/progress/progress'
import { BEST_FROM } from '@tutu/learning/typing/race'
import type { Script } from '@tutu/learning/typing/exercise'
import { type Kysely, sql } from 'kysely'
import { progressOf } from '../data/learning-progress.ts'
import { isOpen } from '../data/open-courses.ts'
import { type Day, timeZoneOr } from '../lib/days.ts'
import { dayIn, daysBefore } from '../lib/streak.ts'
import type { Values } from '../messages/placeholders.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { pageAddress } from './addresses.ts'

export type Child = { id: MemberId; nickname: string; time_zone: string | null }
type Asked = { child: Child; last: Day; language: Language; origin: string }

const DAYS = 7
/** Of lessons and works: the others are counted. */
const NAMED = 5

/** A child's seven days up to `last`, in words for their guardian. `isQuiet`: nothing was done in them. */
export async function childWeek(
  db: Kysely<Tables>,
  { child, last, language, origin }: Asked,
): Promise<{ values: Values; isQuiet: boolean }> {
  const first = daysBefore(last, DAYS - 1)
  const zone = timeZoneOr(child.time_zone)
  const say = (text: Localized, params: MessageParams = {}): string => filled(text, language, params)
  const progress = await progressOf(db, child.id)
  const facts = await factsOf(db, { child, first, last, zone, progress, language, say })
  const { title, path } = await togetherIn(db, last, language)
  return {
    isQuiet: facts.length === 0,
    values: {
      nickname: child.nickname,
      week: say(WORDS.week, { first: dayText(first, language), last: dayText(last, language) }),
      facts: facts.length > 0 ? facts.map((fact) => `· ${fact}`).join('\n') : say(WORDS.quiet),
      next: await nextOf(db, progress, language, say),
      together: title,
      together_url: pageAddress(origin, path, language),
      url: pageAddress(origin, '/guardian', language),
    },
  }
}

type Say = (text: Localized, params?: MessageParams) => string
type Facts = {
  child: Child
  first: Day
  last: Day
  zone: string | undefined
  progress: Progress
  language: Language
  say: Say
}

/** What was done, a line each: nothing is said of what there was none of. */
async function factsOf(db: Kysely<Tables>, { child: { id }, first, last, zone, progress, language, say }: Facts) {
  /** By the calendar of the family. */
  const isIn = (ms: number): boolean => {
    const day = dayIn(zone, new Date(ms))
    return day >= first && day <= last
  }
  const some = <T extends { at: number }>(rows: readonly T[]): T[] => rows.filter(({ at }) => isIn(at * 1000))
  // A day more on either side: which are of the week, the calendar says.
  const near = sql`between extract(epoch from ${first}::date - 1) and extract(epoch from ${last}::date + 2)`
  const names = (all: readonly string[]): string => {
    const named = all.slice(0, NAMED).map((name) => say(WORDS.name, { name }))
    return named.join(language === 'en' ? ', ' : '') + (all.length > NAMED ? say(WORDS.andMore) : '')
  }

  const { rows: time } = await sql<{ seconds: number; days: number }>`
    select coalesce(sum(seconds), 0)::int as seconds, count(*) filter (where seconds >= 60)::int as days
    from member_time where user_id = ${id} and day between ${first}::date and ${last}::date
  `.execute(db)
  const { rows: typed } = await sql<{ script: Script; speed: number; at: number }>`
    select script, speed::float8, createtime::float8 as at from typing_result
    where user_id = ${id} and createtime is not null and flags = '{}'
      and length >= ${BEST_FROM.length} and accuracy >= ${BEST_FROM.accuracy}
  `.execute(db)
  const { rows: works } = await sql<{ title: string; at: number }>`
    select title, coalesce(reviewtime, createtime)::float8 as at from cases
    where user_id = ${id} and state = 'approved' and coalesce(reviewtime, createtime) ${near} order by id
  `.execute(db)
  const { rows: certificates } = await sql<{ title: Localized; at: number }>`
    select title, createtime::float8 as at from certificate
    where user_id = ${id} and revoketime is null and createtime ${near} order by createtime
  `.execute(db)
  const { rows: points } = await sql<{ score: number; at: number }>`
    select score, createtime::float8 as at from score_log where user_id = ${id} and score > 0 and createtime ${near}
  `.execute(db)

  const { rows: meetings } = await sql<{ came: boolean; feedback: boolean; at: number }>`
    select a.state in ('present', 'late') as came, a.feedback is not null as feedback, m.starttime::float8 as at
    from class_attendance a join class_meeting m on m.id = a.meeting_id
    where a.user_id = ${id} and m.state = 'planned' and m.starttime ${near}
  `.execute(db)

  const { rows: hours } = await sql<{ used: number }>`
    select -hours as used from lesson_hour
    where user_id = ${id} and kind in ('taken', 'back') and day between ${first}::date and ${last}::date
  `.execute(db)
  const { rows: account } = await sql<{ balance: number }>`
    select balance from lesson_account where user_id = ${id}
  `.execute(db)

  const facts: string[] = []
  const tell = (text: Localized, params: MessageParams = {}): void => void facts.push(say(text, params))
  const { seconds, days } = time[0]!
  const minutes = Math.round(seconds / 60)
  if (minutes > 0) tell(WORDS.time, { minutes, days: Math.max(1, days) })
  const held = some(meetings)
  if (held.length > 0) tell(WORDS.meetings, { came: held.filter(({ came }) => came).length, count: held.length })
  const said = held.filter(({ feedback }) => feedback).length
  if (said > 0) tell(WORDS.feedback, { count: said })
  const used = hours.reduce((sum, one) => sum + one.used, 0)
  if (used > 0) {
    const left = account[0]?.balance ?? 0
    tell(left < 0 ? WORDS.hoursOwed : WORDS.hours, { used, left: Math.abs(left) })
  }
  const lessons = Object.values(progress.lessons)
    .filter(({ done }) => done !== null && isIn(done))
    .toSorted((a, b) => a.done! - b.done!)
    .map(({ title }) => pickLanguage(title, language))
  if (lessons.length > 0) tell(WORDS.lessons, { count: lessons.length, names: names(lessons.filter(Boolean)) })
  for (const script of ['han', 'latin', 'code'] as const) {
    const own = typed.filter((row) => row.script === script)
    const speed = fastest(own.filter(({ at }) => isIn(at * 1000)))
    const before = fastest(own.filter(({ at }) => dayIn(zone, new Date(at * 1000)) < first))
    if (speed !== undefined)
      tell(before === undefined ? WORDS[script] : WORDS[`${script}Before`], { speed, before: before ?? 0 })
  }
  const published = some(works).map(({ title }) => title)
  if (published.length > 0) tell(WORDS.works, { count: published.length, names: names(published) })
  for (const { title } of some(certificates)) tell(WORDS.certificate, { title: pickLanguage(title, language) })
  const badges = Object.values(progress.badges ?? {}).filter(isIn).length
  if (badges > 0) tell(WORDS.badges, { count: badges })
  const gained = some(points).reduce((sum, { score }) => sum + score, 0)
  if (gained > 0) tell(WORDS.points, { points: gained })
  return facts
}

const fastest = (rows: readonly { speed: number }[]): number | undefined =>
  rows.length > 0 ? Math.round(Math.max(...rows.map(({ speed }) => speed))) : undefined

/** What comes after what was done last, of courses that are open. */
async function nextOf(db: Kysely<Tables>, progress: Progress, language: Language, say: Say): Promise<string> {
  for (const id of coursesBegun(progress)) {
    const step = nextStep(progress, id)
    if (!step) continue
    const { rows } = await sql<{ course: Localized; lesson: Localized | null }>`
      select c.title as course, (
        select title from lesson where course_id = c.id and status order by weigh desc, id desc offset ${step.number - 1}::int limit 1
      ) as lesson
      from course c where c.id::text = ${id} and ${isOpen('c')}
    `.execute(db)
    const [found] = rows
    if (!found?.lesson) continue
    const [course, lesson] = [pickLanguage(found.course, language), pickLanguage(found.lesson, language)]
    return say(WORDS.next, { course, number: step.number, lesson })
  }
  return say(WORDS.nextCourse)
}

/** Something for the evening: the articles in turn, another each week. */
async function togetherIn(db: Kysely<Tables>, last: Day, language: Language): Promise<{ title: string; path: string }> {
  const week = Math.floor(Date.parse(last) / (DAYS * 86_400_000))
  const out = sql`from blog where status`
  const { rows } = await sql<{ title: Localized; slug: string }>`
    select title, slug ${out} order by publishtime, id
    offset ${week}::bigint % greatest((select count(*) ${out}), 1) limit 1
  `.execute(db)
  const [article] = rows
  return article
    ? { title: pickLanguage(article.title, language), path: `/blog/${article.slug}` }
    : { title: pickLanguage(WORDS.togetherWorks, language), path: '/work' }
}

const dayText = (day: Day, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language === 'en' ? 'en' : 'zh-CN', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

const WORDS = {
  week: { 'zh-cn': '{first}至{last}', en: '{first} to {last}' },
  quiet: {
    'zh-cn': '这一周没有来学习，歇一歇也很好，进度都还在。',
    en: 'No lessons this week. A rest is fine, and everything is where it was.',
  },
  time: {
    'zh-cn': '来了 {days} 天，一共 {minutes} 分钟',
    en: 'Came on {days} {days|day|days}, for {minutes} {minutes|minute|minutes} in all',
  },
  meetings: {
    'zh-cn': '班级的课 {count} 节，到了 {came} 节',
    en: 'Came to {came} of {count} class {count|meeting|meetings}',
  },
  feedback: {
    'zh-cn': '老师写了 {count} 次课后点评，在家长页可以看到',
    en: 'The teacher wrote feedback after {count} {count|meeting|meetings}: it is on the guardian page',
  },
  hours: {
    'zh-cn': '上课用了 {used} 课时，还剩 {left}',
    en: 'Used {used} lesson {used|hour|hours}; {left} {left|is|are} left',
  },
  hoursOwed: {
    'zh-cn': '上课用了 {used} 课时，欠 {left}',
    en: 'Used {used} lesson {used|hour|hours}; {left} {left|is|are} owed',
  },
  lessons: {
    'zh-cn': '学完 {count} 课：{names}',
    en: 'Finished {count} {count|lesson|lessons}: {names}',
  },
  han: { 'zh-cn': '打中文，最快每分钟 {speed} 字', en: 'Typed Chinese at up to {speed} characters a minute' },
  hanBefore: {
    'zh-cn': '打中文，最快每分钟 {speed} 字，以前最快 {before} 字',
    en: 'Typed Chinese at up to {speed} characters a minute; {before} before',
  },
  latin: { 'zh-cn': '打英文，最快每分钟 {speed} 词', en: 'Typed English at up to {speed} words a minute' },
  latinBefore: {
    'zh-cn': '打英文，最快每分钟 {speed} 词，以前最快 {before} 词',
    en: 'Typed English at up to {speed} words a minute; {before} before',
  },
  code: { 'zh-cn': '打代码，最快每分钟 {speed} 词', en: 'Typed code at up to {speed} words a minute' },
  codeBefore: {
    'zh-cn': '打代码，最快每分钟 {speed} 词，以前最快 {before} 词',
    en: 'Typed code at up to {speed} words a minute; {before} before',
  },
  works: {
    'zh-cn': '公开了 {count} 个作品：{names}',
    en: 'Published {count} {count|work|works}: {names}',
  },
  certificate: { 'zh-cn': '得到证书：《{title}》', en: 'Earned a certificate: “{title}”' },
  badges: { 'zh-cn': '得到 {count} 枚勇气徽章', en: 'Earned {count} {count|badge|badges} for trying again' },
  points: { 'zh-cn': '得到 {points} 积分', en: 'Gained {points} {points|point|points}' },
  name: { 'zh-cn': '《{name}》', en: '“{name}”' },
  andMore: { 'zh-cn': '等', en: ' and more' },
  next: { 'zh-cn': '《{course}》第 {number} 课：{lesson}', en: '“{course}”, lesson {number}: {lesson}' },
  nextCourse: {
    'zh-cn': '选一门新课，学习路线上有适合每个年龄的',
    en: 'a new course: the learning path has one for each age',
  },
  togetherWorks: { 'zh-cn': '看看别的孩子做的作品', en: 'Look at what other children have made' },
} as const satisfies Record<string, Localized>

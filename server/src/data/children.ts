import type { Child } from '@tutu/contract/api/guardian'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { fromCents } from '@tutu/contract/fields/money'
import { badgesOf } from '@tutu/learning/progress/badges'
import { coursesBegun, type Progress, totalsOf } from '@tutu/learning/progress/progress'
import { type Kysely, sql } from 'kysely'
import { readIn } from '../lib/own-words.ts'
import type { GuardianId, MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { STILL_WAITS } from '../shop/waiting.ts'
import { DEFAULT_AVATAR } from './admins.ts'
import { certificatesOf } from './certificates.ts'
import { progressOf } from './learning-progress.ts'
import { eventsOf } from './member-events.ts'
import { ACCOUNT_KIND } from './members.ts'
import { minutesByDay } from './member-time.ts'

const DAYS_SHOWN = 7
/** Of points and works: what fits a screen. */
const SHOWN = 10
/** All of them: a guardian may end each. */
const LINKS_SHOWN = 30
const CLASSES_SHOWN = 30

/** All but the top-ups (`payment/read-top-ups.ts`). */
type OfChild = Omit<Child, 'topUps'>

type Stored = Omit<
  OfChild,
  'settings' | 'time' | 'points' | 'orders' | 'works' | 'told' | 'links' | 'classes' | 'courses' | 'certificates'
> &
  Child['settings'] & { time_zone: string | null }

/** What guardians see of their children: of those that are theirs now, whatever their session knows (`wards`). */
export async function childrenOf(db: Kysely<Tables>, guardian: GuardianId, language: Language): Promise<OfChild[]> {
  const { rows } = await sql<Stored>`
    select m.id, username, nickname, coalesce(avatar, ${DEFAULT_AVATAR}) as avatar, createtime as jointime,
      status as active, ((${ACCOUNT_KIND}) = 'ward' or birth_year is null) as "isWard", e.duetime as erasetime, score,
      p.user_id is not null as "childMode", can_publish, can_comment, daily_minutes,
      to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_to, 'HH24:MI') as quiet_to, time_zone,
      coalesce((select decision = 'accepted' from consent c where c.user_id = m.id order by c.id desc limit 1), false) as agreed
    from member m left join member_erasure e on e.user_id = m.id
      left join member_pin p on p.user_id = m.id
    where m.guardian_id = ${guardian} order by m.id
  `.execute(db)
  const list: OfChild[] = []
  // One after the other: few families have many.
  for (const row of rows) {
    const { can_publish, can_comment, daily_minutes, quiet_from, quiet_to, time_zone, ...child } = row
    const id = child.id as MemberId
    const progress = await progressOf(db, id)
    list.push({
      ...child,
      settings: { can_publish, can_comment, daily_minutes, quiet_from, quiet_to },
      time: await minutesByDay(db, id, DAYS_SHOWN, time_zone),
      points: await pointsOf(db, id, language),
      orders: await ordersOf(db, id, language),
      works: await worksOf(db, id),
      told: await eventsOf(db, { member: id, limit: SHOWN, language }),
      links: await linksOf(db, id),
      classes: await classesOf(db, id),
      courses: coursesOf(progress, language),
      badges: badgesOf(progress),
      certificates: (await certificatesOf(db, id, language))
        .filter(({ revoketime }) => revoketime === null)
        .map(({ number, title, name, createtime }) => ({ number, title, name, createtime })),
    })
  }
  return list
}

async function pointsOf(db: Kysely<Tables>, member: MemberId, language: Language): Promise<Child['points']> {
  const { rows } = await sql<Child['points'][number]>`
    select score, memo, createtime from score_log where user_id = ${member} order by id desc limit ${SHOWN}
  `.execute(db)
  return rows.map((row) => ({ ...row, memo: readIn(language, row.memo) }))
}

async function ordersOf(db: Kysely<Tables>, member: MemberId, language: Language): Promise<Child['orders']> {
  const { rows } = await sql<{
    id: number
    number: string
    pay_type: string
    total: string
    total_score: number
    createtime: number
    titles: Localized[]
    schedules: Localized[]
  }>`
    select id, number, pay_type, total, total_score, createtime,
      array(select line.title from order_line line where line.order_id = o.id order by line.id) as titles,
      array(
        select good.schedule from order_line line join good on good.id = line.good_id
        where line.order_id = o.id and good.schedule is not null order by line.id
      ) as schedules
    from shop_order o where user_id = ${member} and state = 'unconfirmed' and ${STILL_WAITS} order by id desc limit ${SHOWN}
  `.execute(db)
  return rows.map(({ titles, schedules, total, total_score: points, pay_type: _, ...order }) => ({
    ...order,
    title: titles.map((title) => pickLanguage(title, language)).join(' · '),
    schedule: schedules.map((schedule) => pickLanguage(schedule, language)).join(' · '),
    total: fromCents(Number(total)),
    points,
  }))
}

async function worksOf(db: Kysely<Tables>, member: MemberId): Promise<Child['works']> {
  const { rows } = await sql<Child['works'][number]>`
    select title, state, createtime from cases where user_id = ${member} order by id desc limit ${SHOWN}
  `.execute(db)
  return rows
}

async function linksOf(db: Kysely<Tables>, member: MemberId): Promise<Child['links']> {
  const { rows } = await sql<Child['links'][number]>`
    select l.id, c.title, l.expiretime from family_link l join cases c on c.id = l.cases_id
    where l.user_id = ${member} and l.expiretime > ${Math.floor(Date.now() / 1000)} order by l.id desc limit ${LINKS_SHOWN}
  `.execute(db)
  return rows
}

async function classesOf(db: Kysely<Tables>, member: MemberId): Promise<Child['classes']> {
  const { rows } = await sql<Child['classes'][number]>`
    select c.id, c.name, place.name as "as", coalesce(m.nickname, '') as teacher, place.createtime::int as jointime
    from classroom_member place join classroom c on c.id = place.classroom_id left join member m on m.id = c.teacher_id
    where place.user_id = ${member} order by place.createtime desc, c.id desc limit ${CLASSES_SHOWN}
  `.execute(db)
  return rows
}

function coursesOf(progress: Progress, language: Language): Child['courses'] {
  return coursesBegun(progress)
    .slice(0, SHOWN)
    .flatMap((id) => {
      const course = progress.courses[id]
      if (!course) return []
      const { seen, ...totals } = totalsOf(progress, id)
      const title = pickLanguage(course.title, language)
      return { slug: course.slug, title, count: course.count, ...totals, seentime: Math.floor(seen / 1000) }
    })
}

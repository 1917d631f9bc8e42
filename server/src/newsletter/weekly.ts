import type { Language } from '@tutu/contract/core/languages'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Config } from '../data/config.ts'
import { ACCOUNT_KIND } from '../data/members.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { type Day, dayOf, timeZoneOr } from '../lib/days.ts'
import { dayIn, daysBefore } from '../lib/streak.ts'
import { contactsOf } from '../messages/code-call.ts'
import type { OpenOutbox, Outbox } from '../messages/outbox.ts'
import { readTemplate } from '../messages/parcel.ts'
import { renderMail } from '../messages/render.ts'
import { type GuardianId, type MemberId, SYSTEM } from '../policy/actors.ts'
import { type Database, isUnavailable, type Tables } from '../postgres/database.ts'
import { leaveAddress, pageAddress } from './addresses.ts'
import { type Child, childWeek } from './child-week.ts'
import { issueLinks } from './links.ts'

const EVENT = 'guardian_letter'
/** On Sundays, by the server's time. */
const HOUR = 19
/** Letters of one minute: as many as mailings send (`mailing.ts`). */
const PORTION = 200
/** Seconds until a letter that cannot be sent is given up: the next one is there by then. */
const LIFE = 8 * 86_400
/** Seconds until one that could not be written is tried again. */
const AGAIN_AFTER = 3600

/** Whether the site writes them: its settings and the text of the letter say so, and something sends mail. */
export async function writesWeekly(
  { kysely }: Pick<Database, 'kysely'>,
  config: Pick<Config, 'get'>,
): Promise<boolean> {
  const settings = await config.get()
  const isOn = settings.open_member_center && settings.guardian_letters && contactsOf(settings).includes('email')
  return isOn && (await readTemplate(kysely, 'mail', EVENT))?.status === true
}

/** The Sunday whose letters are due by now, and from when on; they tell of the seven whole days before it. */
export function dueWeek(now: Date): { week: Day; from: number } {
  const sunday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - now.getDay(), HOUR)
  if (sunday > now) sunday.setDate(sunday.getDate() - 7)
  return { week: dayOf(sunday), from: Math.floor(sunday.getTime() / 1000) }
}

type Deps = {
  database: Pick<Database, 'kysely'>
  config: Pick<Config, 'get'>
  mutations: Mutations
  outbox: Pick<Outbox, 'open'>
  origin: string
  log: Pick<FastifyBaseLogger, 'error'>
  /** Whose letters could not be written, and when that was (s): until they are tried again they keep nobody waiting. */
  unwritten: Map<MemberId, number>
}
type Due = { guardian: GuardianId; child: MemberId }

/** Of a guardian `g` and a child `m`: who is 14 tells it themselves. */
const IS_WANTED = sql<SqlBool>`g.letters = 'on' and g.status and m.status and (${ACCOUNT_KIND}) = 'ward'`

/**
 * Puts the letters that are due into the outbox, so many at a time, each in a transaction with the row that says it was written: who is
 * stopped in between goes on there. Late is better than never, until the next Sunday. Answers how many were written.
 */
export async function sendWeekly(deps: Deps, now = new Date()): Promise<number> {
  const { database, config, mutations, outbox, origin, log, unwritten } = deps
  const { week, from } = dueWeek(now)
  const seconds = Math.floor(now.getTime() / 1000)
  for (const [child, at] of unwritten) if (at <= seconds - AGAIN_AFTER) unwritten.delete(child)
  const { rows } = await sql<Due>`
    select g.id as guardian, m.id as child from guardian g join member m on m.guardian_id = g.id
    where ${IS_WANTED} and g.lettertime <= ${from} and m.createtime <= ${from} and m.id <> all(${[...unwritten.keys()]}::int[])
      and not exists (select from guardian_letter l where l.user_id = m.id and l.guardian_id = g.id and l.week = ${week}::date)
    order by g.id, m.id limit ${PORTION}
  `.execute(database.kysely)
  if (rows.length === 0 || !(await writesWeekly(database, config))) return 0
  const { queue } = await outbox.open()
  const errors: unknown[] = []
  let written = 0
  try {
    for (const [at, due] of rows.entries()) {
      const after = Math.floor((at * 60) / PORTION)
      try {
        if (
          await mutations.run(SYSTEM, (tx) =>
            writeOne(tx, queue, { ...due, week, origin, after, expiretime: from + LIFE }),
          )
        )
          written++
      } catch (error) {
        // Not for anything in the letter: the next minute goes on with it.
        if (isUnavailable(error)) throw error
        unwritten.set(due.child, seconds)
        errors.push(error)
      }
    }
  } finally {
    if (errors.length > 0)
      log.error(
        { err: errors[0], count: errors.length },
        'weekly letters were not written, and are tried again in an hour',
      )
  }
  return written
}

/** False: another process has written it, nobody wants it any more, or it is one of several quiet weeks. */
async function writeOne(
  session: WriteSession,
  queue: OpenOutbox['queue'],
  {
    guardian,
    child,
    week,
    origin,
    after,
    expiretime,
  }: Due & { week: Day; origin: string; after: number; expiretime: number },
): Promise<boolean> {
  const { transaction } = session
  const { rows } = await sql<Child & { target: string; language: Language }>`
    select m.id, m.nickname, m.time_zone, coalesce(g.letter_email, g.contact) as target, g.letter_language as language
    from guardian g join member m on m.guardian_id = g.id
    where g.id = ${guardian} and m.id = ${child} and ${IS_WANTED} for no key update of g
  `.execute(transaction)
  const [found] = rows
  if (!found) return false
  const { target, language, ...about } = found
  const { values, isQuiet } = await childWeek(transaction, {
    child: about,
    last: daysBefore(week, 1),
    language,
    origin,
  })
  const before = sql`${daysBefore(week, 7)}::date`
  const { rows: last } = await sql<{ quiet: boolean }>`
    select quiet from guardian_letter where user_id = ${child} and guardian_id = ${guardian} and week = ${before}
  `.execute(transaction)
  // Nobody asks for older ones, once the outbox has forgotten their letters.
  await sql`
    delete from guardian_letter where user_id = ${child} and guardian_id = ${guardian} and week < ${before} and message_id is null
  `.execute(transaction)
  const { numAffectedRows } = await sql`
    insert into guardian_letter (guardian_id, user_id, week, quiet) values (${guardian}, ${child}, ${week}::date, ${isQuiet})
    on conflict do nothing
  `.execute(transaction)
  // A second quiet week says nothing new.
  if (!numAffectedRows || (isQuiet && last[0]?.quiet)) return false
  const [token] = await issueLinks(transaction, 'guardian_id', [guardian], 'leave')
  const message = await queue(session, {
    channel: 'mail',
    event: EVENT,
    target,
    language,
    after,
    expiretime,
    values: { ...values, unsubscribe_url: leaveAddress(origin, token!, language) },
  })
  await sql`
    update guardian_letter set message_id = ${message}
    where user_id = ${child} and guardian_id = ${guardian} and week = ${week}::date
  `.execute(transaction)
  return true
}

/** The letter as it would be of the last seven whole days, made of the same text. */
export async function previewWeekly(
  db: Kysely<Tables>,
  child: MemberId,
  { language, origin, siteName }: { language: Language; origin: string; siteName: string },
): Promise<{ subject: string; html: string }> {
  const { rows } = await sql<Child>`select id, nickname, time_zone from member where id = ${child}`.execute(db)
  const about = rows[0]!
  const last = daysBefore(dayIn(timeZoneOr(about.time_zone), new Date()), 1)
  const { values } = await childWeek(db, { child: about, last, language, origin })
  const template = (await readTemplate(db, 'mail', EVENT))!
  const unsubscribe_url = pageAddress(origin, '/subscribe/weekly-leave', language)
  return renderMail(template, { ...values, unsubscribe_url, site_name: siteName }, language)
}

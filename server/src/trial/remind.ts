import { type Language, type Localized, toLanguage } from '@tutu/contract/core/languages'
import { trial as definition } from '@tutu/contract/resources/trial'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import { isDaytime } from '../lib/days.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import type { OpenOutbox, Outbox } from '../messages/outbox.ts'
import { queueIfOn } from '../messages/queue-if-on.ts'
import { SYSTEM } from '../policy/actors.ts'
import { appointmentWords, writeTo } from './trials.ts'

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string; now?: Date }

/** Seconds before a lesson from which, and until which, a reminder is of use. */
export const REMINDED_FROM = 86_400
const UNTIL = 3 * 3600
/** Seconds that something has stayed as it is: who corrects a slip writes to nobody twice. */
const SETTLED = 180
const PORTION = 200

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000)

/**
 * Writes once to each family whose lesson is within a day, by mail or, for who left a number alone, by short message; whoever booked
 * it within that day knows. Answers to how many.
 */
export async function remindOfTrials(deps: Deps): Promise<number> {
  const { now = new Date() } = deps
  if (!isDaytime(now)) return 0
  const seconds = secondsOf(now)
  const due = sql<SqlBool>`
    t.state = 'booked' and t.remindtime is null and not t.is_demo
    and t.starttime between ${seconds + UNTIL} and ${seconds + REMINDED_FROM} and t.booktime < t.starttime - ${REMINDED_FROM}::int
  `
  return tell(deps, due, { event: 'trial_reminder', done: { remindtime: seconds }, isWanted: () => true })
}

/** Writes to families whose time begins at another moment, or has another place, mentor or length; by night nobody's telephone rings for it. Answers to how many. */
export async function tellOfChanges(deps: Deps): Promise<number> {
  const { now = new Date() } = deps
  const seconds = secondsOf(now)
  const due = sql<SqlBool>`t.changetime <= ${seconds - SETTLED} and (t.email is not null or ${isDaytime(now)})`
  const isWanted = ({ state, starttime, is_demo }: Row) => state === 'booked' && Number(starttime) > seconds && !is_demo
  return tell(deps, due, { event: 'trial_changed', done: { changetime: null }, isWanted })
}

type Told = { event: 'trial_changed' | 'trial_reminder'; done: Row; isWanted: (row: Row) => boolean }

/** That it was told stands in the row by the same transaction that puts it on its way: whatever ends in between, it goes out once. */
async function tell(
  { mutations, outbox, origin }: Deps,
  due: RawBuilder<SqlBool>,
  { event, done, isWanted }: Told,
): Promise<number> {
  const opened = await outbox.open()
  return mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql<Row>`
      select t.*, b.name as mentor from trial t left join bole b on b.id = t.bole_id
      where ${due} order by t.starttime, t.id limit ${PORTION} for no key update of t skip locked
    `.execute(session.transaction)
    let written = 0
    for (const row of rows) {
      if (isWanted(row) && (await reach(session, opened, row))) written++
      await session.touch(definition.name, [row.id as number], done, { keepsVersion: true })
    }
    return written
  })

  async function reach(session: WriteSession, queue: OpenOutbox, row: Row): Promise<boolean> {
    const language = toLanguage(row.language as string | null)
    const more: Record<string, string> =
      event === 'trial_changed' ? { mentor: String(row.mentor ?? OPEN_MENTOR[language]) } : {}
    if (await writeTo(session, { outbox: queue, origin }, row, event, more)) return true
    return Boolean(row.mobile && !row.email) && text(session, queue, row, { language, more })
  }

  function text(
    session: WriteSession,
    queue: OpenOutbox,
    row: Row,
    { language, more }: { language: Language; more: Record<string, string> },
  ): Promise<boolean> {
    return queueIfOn(session, queue, {
      channel: 'sms',
      event,
      target: String(row.mobile),
      language,
      values: { ...appointmentWords(row, language), ...more },
      expiretime: row.starttime as number,
    })
  }
}

const OPEN_MENTOR: Localized = { 'zh-cn': '会另外告诉您', en: 'we tell you separately' }

import { randomInt } from 'node:crypto'
import type { OfferedTime, TrialBooking } from '@tutu/contract/api/trial'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage, toLanguage } from '@tutu/contract/core/languages'
import { trial as definition } from '@tutu/contract/resources/trial'
import { trialNote } from '@tutu/contract/resources/trial-note'
import { trialTime } from '@tutu/contract/resources/trial-time'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Settings } from '../data/config.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { OpenOutbox } from '../messages/outbox.ts'
import { readTemplate } from '../messages/parcel.ts'
import type { Values } from '../messages/placeholders.ts'
import { queueIfOn, type QueueIfOn } from '../messages/queue-if-on.ts'
import { administratorIdOf } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { bookingAddress, newKey } from './keys.ts'
import { dayIn, hoursIn } from './words.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'

/*
 * Trial lessons (decision 360). Whoever takes a place locks the trial first and then the offered time, and counts under that lock: a
 * place is had once. Keys of links are in `keys.ts`, reminders in `remind.ts`.
 */

/** Seconds before it begins, until which a time can be chosen, moved or cancelled on the site. */
const NOTICE = 3600
/** Seconds ahead that times are shown. */
const AHEAD = 60 * 86_400
const SHOWN = 60
/** Lessons that a number or address may have before it. */
const OPEN_MAX = 3
/** Of a row of `trial`: it holds the place of its time. */
const HOLDS = sql<SqlBool>`state in ('booked', 'came', 'missed', 'joined')`

type Mail = { outbox: QueueIfOn; origin: string }
type TrialEvent = 'trial_asked' | 'trial_booked' | 'trial_changed' | 'trial_reminder'
/** Also to the school, where the settings name an address. */
type School = Mail & { school: Pick<Settings, 'trial_mail' | 'school_language'> }
type Asked = {
  name: string
  mobile: string
  email: string
  age: string
  course?: number | undefined
  time?: number | undefined
  wish: string
}
/** When and where; `trial_time_id`: that it is one of the offered times. */
type Appointment = {
  trial_time_id: number | null
  starttime: number
  minutes: number | null
  bole_id: number | null
  place: string | null
  /** Of a time for one course alone. */
  course_id?: number
}

/** Times that can be chosen, the next first, for a course or all; with places left. */
export async function offeredTimes(db: Kysely<Tables>, language: Language, course?: number): Promise<OfferedTime[]> {
  const { rows } = await sql<{
    id: number
    starttime: number
    minutes: number
    left: number
    place: string | null
    mentor: string | null
    course: Localized | null
  }>`
    select t.id, t.starttime, t.minutes, t.places - t.taken as left, t.place, b.name as mentor, c.title as course
    from trial_time t left join bole b on b.id = t.bole_id left join course c on c.id = t.course_id and c.status
    where t.status and t.taken < t.places
      and t.starttime between epoch_seconds() + ${NOTICE}::int and epoch_seconds() + ${AHEAD}::int
      and (t.course_id is null or ${course ?? null}::int is null or t.course_id = ${course ?? null}::int)
    order by t.starttime, t.id limit ${SHOWN}
  `.execute(db)
  return rows.map(({ id, left, course: title, ...row }) => ({
    id,
    left,
    course: title ? pickLanguage(title, language) : '',
    ...told(language, row),
  }))
}

/** A family asks for a lesson; with one of the offered times it is booked at once. Answers its id and the key of its link. */
export async function askTrial(
  session: WriteSession,
  mail: School,
  asked: Asked,
): Promise<{ id: number; token: string }> {
  const { transaction, language } = session
  const { name, mobile, email, age, wish, course, time } = asked
  await refuseMany(transaction, { mobile, email })
  const appointment = time === undefined ? undefined : await takeTime(session, time)
  const known = course === undefined ? null : await courseNamed(transaction, course)
  const [row] = await session.insert(definition.name, [
    {
      number: await freeNumber(transaction),
      name,
      mobile: mobile || null,
      email: email || null,
      age,
      wish: wish || null,
      course_id: known,
      language,
      consenttime: epochSeconds(),
      state: appointment ? 'booked' : 'new',
      ...(appointment && { ...appointment, booktime: epochSeconds() }),
    },
  ])
  if (appointment) await recount(session, appointment.trial_time_id)
  const id = row!.id as number
  await writeTo(session, mail, row!, appointment ? 'trial_booked' : 'trial_asked')
  await tellSchool(session, mail, 'asked', { after: row! })
  return { id, token: await newKey(transaction, id) }
}

/** The family chooses another time, or says which would suit it: then the school sets one. */
export async function moveTrial(
  session: WriteSession,
  mail: School,
  id: number,
  { time, wish }: { time?: number | undefined; wish: string },
): Promise<void> {
  const row = await changeable(session, id)
  if (time === undefined) {
    if (wish === '') throw failForm({ wish: { key: 'trial.noTime' } })
    // Also of who was called already: it is an answer that somebody has to read.
    const after = await set(session, row, { state: 'new', wish, ...NO_APPOINTMENT, next_day: null })
    await tellSchool(session, mail, 'moved', { before: row, after })
    return
  }
  if (row.trial_time_id === time) return
  const appointment = await takeTime(session, time)
  const moved = await set(session, row, { ...appointment, state: 'booked', ...bookedAnew() })
  await writeTo(session, mail, moved, 'trial_booked')
  await tellSchool(session, mail, 'moved', { before: row, after: moved })
}

/** The family does not come. */
export async function cancelTrial(session: WriteSession, mail: School, id: number): Promise<void> {
  const row = await changeable(session, id)
  const lost = { state: 'lost', lost_why: 'cancelled', lost_from: row.state, next_day: null }
  const after = await set(session, row, lost)
  await tellSchool(session, mail, 'cancelled', { before: row, after })
}

/** The school sets the time of a locked one: an offered one, or any to come. Answers to which address that is written. */
export async function bookTrial(session: WriteSession, mail: Mail, row: Row, input: Row): Promise<string | null> {
  const time = input.trial_time_id as number | null | undefined
  // The form begins with what it is: whoever writes another time beside the one that was offered means that.
  const isOther = time === row.trial_time_id && !!input.starttime && input.starttime !== row.starttime
  const appointment = time && !isOther ? await takeTime(session, time, { bySchool: true, held: row }) : freeTime(input)
  const booked = { ...appointment, ...bookedAnew(), next_day: null, lost_why: null, lost_from: null }
  const after = await set(session, row, { ...booked, state: 'booked', ...handled(session) })
  return (await writeTo(session, mail, after, 'trial_booked')) ? String(after.email) : null
}

/** A step of the school with locked ones. */
export async function stepTrials(session: WriteSession, rows: readonly Row[], values: Row): Promise<void> {
  for (const row of rows) await set(session, row, { ...values, ...handled(session) })
}

/** One step back: what it had been may be gone by now. */
export async function stepBack(session: WriteSession, row: Row): Promise<void> {
  if (row.state === 'lost') {
    // Who was here was here; the place of a day to come may be another's by now.
    const hadDay = row.lost_from === 'came' || row.lost_from === 'missed'
    const before = hadDay ? { state: row.lost_from } : { state: 'contacted', ...NO_APPOINTMENT }
    await set(session, row, { ...before, lost_why: null, lost_from: null, ...handled(session) })
    return
  }
  if (row.state === 'joined') await set(session, row, { state: 'came', member_id: null, ...handled(session) })
  else await set(session, row, { state: 'booked', ...handled(session) })
}

/** Who wrote it is the actor. */
export async function noteTrial(session: WriteSession, { id }: Row, content: unknown): Promise<void> {
  if (!content) return
  await session.insert(trialNote.name, [{ trial_id: id, content, admin_id: administratorIdOf(session.actor) }])
}

/** How many places of a time are taken, anew; of several, in the order of their ids. */
export async function recount(session: WriteSession, ...times: readonly unknown[]): Promise<void> {
  const ids = [...new Set(times.filter((one): one is number => typeof one === 'number'))].toSorted((a, b) => a - b)
  for (const id of ids) {
    await sql`select from trial_time where id = ${id} for no key update`.execute(session.transaction)
    const taken = await takenOf(session.transaction, id)
    await session.touch(trialTime.name, [id], (before) => (before.taken === taken ? undefined : { taken }), {
      keepsVersion: true,
    })
  }
}

/** A number as it is told over a telephone. */
export async function freeNumber(trx: Kysely<Tables>): Promise<string> {
  for (;;) {
    const number = String(randomInt(10_000_000, 100_000_000))
    const { rows } = await sql`select from trial where number = ${number}`.execute(trx)
    if (rows.length === 0) return number
  }
}

/** As the family reads it. */
export async function readTrial(
  db: Kysely<Tables>,
  { sends }: Pick<OpenOutbox, 'sends'>,
  id: number,
  language: Language,
): Promise<TrialBooking> {
  const { rows } = await sql<
    Row & { mentor: string | null; course: Localized | null; state: TrialBooking['state']; starttime: number | null }
  >`
    select t.*, b.name as mentor, c.title as course
    from trial t left join bole b on b.id = t.bole_id left join course c on c.id = t.course_id where t.id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) throw fail('trial.lost')
  const { starttime, mentor, course } = row
  const minutes = row.minutes as number | null
  return {
    number: String(row.number ?? ''),
    state: row.state,
    name: String(row.name),
    age: String(row.age ?? ''),
    course: course ? pickLanguage(course, language) : '',
    wish: String(row.wish ?? ''),
    appointment:
      starttime === null ? null : told(language, { starttime, minutes, place: row.place as string | null, mentor }),
    canChange: isChangeable(row),
    isCancelled: row.state === 'lost' && row.lost_why === 'cancelled',
    isMailed: isWritten(row) && (await isOn(db, sends, starttime === null ? 'trial_asked' : 'trial_booked')),
  }
}

/** Whether letters of an event go out (decision 373): nobody is told to look for what nothing sends. */
async function isOn(db: Kysely<Tables>, sends: OpenOutbox['sends'], event: TrialEvent): Promise<boolean> {
  return sends('mail', event) && (await readTemplate(db, 'mail', event))?.status === true
}

const isWritten = ({ email, is_demo }: Row): boolean => Boolean(email) && !is_demo

const told = (
  language: Language,
  row: { starttime: number; minutes: number | null; place: string | null; mentor: string | null },
) => ({
  starttime: row.starttime,
  day: dayIn(language, row.starttime),
  hours: hoursIn(language, row.starttime, row.minutes),
  minutes: row.minutes,
  place: row.place ?? '',
  mentor: row.mentor ?? '',
})

const NO_APPOINTMENT = {
  trial_time_id: null,
  starttime: null,
  minutes: null,
  bole_id: null,
  place: null,
  booktime: null,
  remindtime: null,
  changetime: null,
}
/** Told in a letter of its own. */
const bookedAnew = () => ({ booktime: epochSeconds(), remindtime: null, changetime: null })

const isChangeable = ({ state, starttime }: Row): boolean =>
  state === 'new' || state === 'contacted' || (state === 'booked' && Number(starttime) > epochSeconds() + NOTICE)

async function changeable({ transaction }: WriteSession, id: number): Promise<Row> {
  const { rows } = await sql<Row>`select * from trial where id = ${id} for no key update`.execute(transaction)
  if (!rows[0]) throw fail('trial.lost')
  if (!isChangeable(rows[0])) throw fail('trial.notChangeable')
  return rows[0]
}

/** Writes a locked one, and counts the places of the times that it had and has. */
async function set(session: WriteSession, row: Row, values: Row): Promise<Row> {
  const [after = row] = await session.touch(definition.name, [row.id as number], values)
  await recount(session, row.trial_time_id, after.trial_time_id)
  return after
}

/** Takes a place of an offered time: locked until the transaction ends, and counted then. */
async function takeTime(
  { transaction }: WriteSession,
  id: number,
  { bySchool = false, held }: { bySchool?: boolean; held?: Row } = {},
): Promise<Appointment> {
  const { rows } = await sql<Row & { starttime: number; places: number }>`
    select * from trial_time where id = ${id} for no key update
  `.execute(transaction)
  const [row] = rows
  const from = bySchool ? earliest() : epochSeconds() + NOTICE
  const wrong = (key: 'trial.notOffered' | 'trial.full' | 'trial.past') =>
    bySchool ? failForm({ trial_time_id: { key } }) : failForm({ time: { key } })
  if (!row || (!bySchool && !row.status)) throw wrong('trial.notOffered')
  if (row.starttime < from) throw wrong('trial.past')
  const own = held?.trial_time_id === id && HOLDING.has(String(held.state)) ? 1 : 0
  if ((await takenOf(transaction, id)) - own >= row.places) throw wrong('trial.full')
  const { starttime, minutes, bole_id, place, course_id } = row
  return {
    trial_time_id: id,
    ...(course_id !== null && { course_id: course_id as number }),
    starttime,
    minutes: minutes as number,
    bole_id: bole_id as number | null,
    place: place as string | null,
  }
}

/** The school notes what was today, too. */
const earliest = (): number => epochSeconds() - 86_400

const HOLDING: ReadonlySet<string> = new Set(['booked', 'came', 'missed', 'joined'])

function freeTime({ starttime, minutes = null, bole_id = null, place = null }: Row): Appointment {
  if (!starttime) throw failForm({ starttime: { key: 'trial.noTime' } })
  if ((starttime as number) < earliest()) throw failForm({ starttime: { key: 'trial.past' } })
  return {
    trial_time_id: null,
    starttime: starttime as number,
    minutes: minutes as number | null,
    bole_id: bole_id as number | null,
    place: place as string | null,
  }
}

async function takenOf(trx: Kysely<Tables>, id: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from trial where trial_time_id = ${id} and ${HOLDS}
  `.execute(trx)
  return rows[0]!.taken
}

/** A form that is sent again and again, and somebody else's address, come to an end soon. */
async function refuseMany(trx: Kysely<Tables>, { mobile, email }: Pick<Asked, 'mobile' | 'email'>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trial
    where (mobile = ${mobile || null} or lower(email) = lower(${email || null}))
      and (state in ('new', 'contacted') or state = 'booked' and starttime > epoch_seconds())
  `.execute(trx)
  if (rows[0]!.count >= OPEN_MAX) throw fail('trial.tooMany', { max: OPEN_MAX })
}

async function courseNamed(trx: Kysely<Tables>, id: number): Promise<number | null> {
  const { rows } = await sql`select from course where id = ${id} and status`.execute(trx)
  return rows.length > 0 ? id : null
}

/** Writes to who left an address. Where the template is switched off, the page is all there is. */
export async function writeTo(
  session: WriteSession,
  { outbox, origin }: Mail,
  row: Row,
  event: TrialEvent,
  more: Values = {},
): Promise<boolean> {
  if (!isWritten(row)) return false
  const language = toLanguage(row.language as string | null)
  const token = await newKey(session.transaction, row.id as number)
  const said = row.starttime ? appointmentWords(row, language) : {}
  return queueIfOn(session, outbox, {
    channel: 'mail',
    event,
    target: String(row.email),
    language,
    values: {
      name: String(row.name),
      number: String(row.number),
      ...said,
      ...more,
      url: bookingAddress(origin, token, language),
    },
    ...(event === 'trial_reminder' && { expiretime: row.starttime as number }),
  })
}

const NEWS = {
  asked: { 'zh-cn': '有人预约试听', en: 'A family asks for a trial lesson' },
  moved: { 'zh-cn': '家长改了试听的时间', en: 'A family moved its trial lesson' },
  cancelled: { 'zh-cn': '家长取消了试听', en: 'A family cancelled its trial lesson' },
} satisfies Record<string, Localized>
const NO_LESSON: Localized = { 'zh-cn': '取消了', en: 'Cancelled' }
const NO_TIME: Localized = {
  'zh-cn': '没有约定，家长写了方便的时间',
  en: 'Not set; the family says which times suit it',
}
const NOTHING: Localized = { 'zh-cn': '没有', en: 'Nothing' }

/** Writes to the school what a family did: which booking, and when it was and is. Who they are stands in the back office alone. */
async function tellSchool(
  session: WriteSession,
  { outbox, origin, school: { trial_mail, school_language: language } }: School,
  what: keyof typeof NEWS,
  { before, after }: { before?: Row; after: Row },
): Promise<void> {
  if (!trial_mail) return
  const number = String(after.number)
  const timeOf = (row: Row) => (row.starttime ? appointmentWords(row, language).when : NO_TIME[language])
  await queueIfOn(session, outbox, {
    channel: 'mail',
    event: 'trial_told',
    target: trial_mail,
    language,
    values: {
      number,
      what: NEWS[what][language],
      before: before ? timeOf(before) : NOTHING[language],
      when: what === 'cancelled' ? NO_LESSON[language] : timeOf(after),
      url: `${origin}/admin/trial?quick_search=${number}`,
    },
  })
}

/** When and where, as messages say it. */
export function appointmentWords(row: Row, language: Language): { when: string; place: string } {
  const starttime = row.starttime as number
  const when = `${dayIn(language, starttime)} ${hoursIn(language, starttime, row.minutes as number | null)}`
  return { when, place: String(row.place ?? '') || OPEN_PLACE[language] }
}

const OPEN_PLACE: Localized = { 'zh-cn': '地点会另外告诉您', en: 'We tell you the place separately' }

/** Who did something with it last, and when. */
const handled = ({ actor }: WriteSession): Row => ({
  handler_id: administratorIdOf(actor),
  handletime: sql`epoch_seconds()`,
})

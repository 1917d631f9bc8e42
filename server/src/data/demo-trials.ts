import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Registry } from '../engine/registry.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { dayOf, timeText } from '../lib/days.ts'
import { administratorIdOf } from '../policy/actors.ts'
import { freeNumber, recount } from '../trial/trials.ts'
import { readYaml } from './seed-files.ts'
import { sessionAgo } from './session-ago.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'

type Time = { days: number; hour: number; places: number; place: string; course?: string }
type Asked = {
  name: string
  mobile?: string
  email?: string
  age: string
  language: string
  ago: number
  state: string
  wish?: string
  why?: string
  time?: number
  held?: number
  next?: number
  notes?: { ago: number; content: string }[]
}

const DEMO = { is_demo: true }
const HOUR = 3600

/** Times for trial lessons, and families that asked for one (`server/seed/trials.yaml`). Nothing is written to them. */
export async function offerDemoTrials(session: WriteSession, registry: Registry): Promise<void> {
  const { times, trials } = (await readYaml('trials.yaml')) as unknown as { times: Time[]; trials: Asked[] }
  const { transaction } = session
  const { rows: mentors } = await sql<{ id: number }>`select id from bole order by weigh desc, id limit 2`.execute(
    transaction,
  )
  const mentor = (at: number) => mentors[at % Math.max(1, mentors.length)]?.id ?? null
  const offered: Row[] = []
  for (const [at, { days, hour, course, ...time }] of times.entries()) {
    const day = new Date()
    const starttime = Math.floor(
      new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour).getTime() / 1000,
    )
    const { rows } = await sql<{ id: number }>`select id from course where slug = ${course ?? ''}`.execute(transaction)
    const of = { course_id: rows[0]?.id ?? null, bole_id: mentor(at), name: timeText(starttime).slice(0, 16) }
    const [row] = await session.insert('trial-time', [{ ...time, ...of, starttime, minutes: 60, taken: 0, ...DEMO }])
    offered.push(row!)
  }
  for (const { ago, time, held, next, notes = [], why, ...asked } of trials) {
    const then = sessionAgo(session, registry, ago * HOUR)
    const [row] = await then.insert('trial', [
      { ...asked, number: await freeNumber(transaction), lost_why: why ?? null, consenttime: epochSeconds(), ...DEMO },
    ])
    const id = row!.id as number
    const own = time === undefined ? undefined : offered[time]!
    await session.touch('trial', [id], {
      ...(own && {
        trial_time_id: own.id,
        starttime: own.starttime,
        minutes: 60,
        bole_id: own.bole_id,
        place: own.place,
      }),
      ...(own && { booktime: epochSeconds() - ago * HOUR }),
      ...(held !== undefined && { starttime: epochSeconds() - held * HOUR, minutes: 60, bole_id: mentor(0) }),
      ...(next !== undefined && { next_day: dayOf(new Date(Date.now() + next * 24 * HOUR * 1000)) }),
      ...(notes.length > 0 && {
        handler_id: administratorIdOf(session.actor),
        handletime: epochSeconds() - notes.at(-1)!.ago * HOUR,
      }),
    })
    for (const note of notes)
      await sessionAgo(session, registry, note.ago * HOUR).insert('trial-note', [
        { trial_id: id, content: note.content, admin_id: administratorIdOf(session.actor), ...DEMO },
      ])
    await recount(session, own?.id)
  }
}

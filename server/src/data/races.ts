import type { EarlierRace, Joined, RaceNow, RaceResult, RaceText, Watched } from '@tutu/contract/api/race'
import { CLASS_CODE_LETTERS, PUPILS_MAX } from '@tutu/contract/core/classroom'
import { fail } from '@tutu/contract/core/errors'
import { RACE_CODE_LENGTH, RACE_COUNTDOWN, type RacePhase } from '@tutu/contract/core/races'
import { decodeLog } from '@tutu/learning/typing/event-log'
import type { Script } from '@tutu/learning/typing/exercise'
import { awardsOf, isBest, type Racer } from '@tutu/learning/typing/race'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { Day } from '../lib/days.ts'
import { hashOf } from '../lib/opaque-token.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { drawn, OPEN } from './classrooms.ts'
import { bestSpeeds, scoreRaced } from './typing-results.ts'

/*
 * Races of a class (decision 200). Every moment is the database's: a race that nobody ends is over by itself, in all
 * processes at once, without anybody writing so.
 */

/** Of a class; older ones go when another is opened. */
const KEPT_MAX = 50
/** Races of all their classes that somebody is shown. */
const SHOWN_MAX = 20
/** Characters of a text by which its teacher knows it again. */
const TEXT_SHOWN = 80
/** How quickly anybody is believed to run, in characters a second (600 a minute, as in `plausibility.ts`). */
const UNITS_A_SECOND = 10

/** Of a race `r`: when it was or will be over. */
const OVER_AT = sql`coalesce(r.endtime, r.starttime + interval '20 minutes', r.opentime + interval '30 minutes')`
const IS_OVER = sql<boolean>`(${OVER_AT} <= clock_timestamp())`
const PHASE = sql<RacePhase>`case when ${IS_OVER} then 'over' when r.starttime is null then 'waiting'
  when r.starttime > clock_timestamp() then 'countdown' else 'running' end`
/** Of a lane `l` in it: ms until a moment since its rabbit could run; null: it cannot yet. Who comes late begins late. */
const runsUntil = (moment: RawBuilder<unknown>) => sql<number | null>`
  (extract(epoch from ${moment} - greatest(r.starttime, case when r.starttime is not null then l.jointime end)) * 1000)::float8`
const RUNS_FOR = runsUntil(sql`clock_timestamp()`)
/** Until the end at most. */
const RACED_FOR = runsUntil(sql`least(clock_timestamp(), ${OVER_AT})`)
/** ms after the end in which children go on typing, since they have not heard of it: they ask every 1.5 s. */
const HEARD_WITHIN = 4000

/** Opens a race unless the class has one. */
export async function openRace(
  trx: Transaction<Tables>,
  { classroom, teacher, lesson, title, text, script }: RaceText & { classroom: number; teacher: MemberId },
): Promise<{ race: number; code: string }> {
  await sql`
    update typing_race r set endtime = ${OVER_AT} where classroom_id = ${classroom} and endtime is null and ${IS_OVER}
  `.execute(trx)
  const code = await freeCode(trx)
  const { rows } = await sql<{ id: number }>`
    insert into typing_race (classroom_id, teacher_id, code, lesson, title, text, script)
    values (${classroom}, ${teacher}, ${code}, ${lesson}, ${title}, ${text}, ${script})
    on conflict (classroom_id) where endtime is null do nothing returning id
  `.execute(trx)
  if (!rows[0]) throw fail('race.openAlready')
  await sql`
    delete from typing_race where id in (
      select id from typing_race where classroom_id = ${classroom} order by id desc offset ${KEPT_MAX}
    )
  `.execute(trx)
  return { race: rows[0].id, code }
}

async function freeCode(trx: Kysely<Tables>): Promise<string> {
  for (;;) {
    const code = drawn(CLASS_CODE_LETTERS, RACE_CODE_LENGTH).join('')
    const { rows } = await sql`select from typing_race where code = ${code}`.execute(trx)
    if (rows.length === 0) return code
  }
}

/** Begins the countdown; one that has begun goes on as it is. */
export async function startRace(trx: Transaction<Tables>, race: number): Promise<void> {
  const { rows } = await sql<{ lanes: number; phase: RacePhase }>`
    select ${PHASE} as phase, (select count(*)::int from typing_race_lane where race_id = r.id) as lanes
    from typing_race r where id = ${race} for update
  `.execute(trx)
  const { lanes, phase } = rows[0]!
  if (phase === 'over') throw fail('race.over')
  if (lanes === 0) throw fail('race.nobody')
  await sql`
    update typing_race set starttime = clock_timestamp() + make_interval(secs => ${RACE_COUNTDOWN / 1000})
    where id = ${race} and starttime is null
  `.execute(trx)
}

export async function endRace(trx: Transaction<Tables>, race: number): Promise<void> {
  await sql`update typing_race r set endtime = least(clock_timestamp(), ${OVER_AT}) where id = ${race} and endtime is null`.execute(
    trx,
  )
}

/** The class of a race. */
export async function classOfRace(db: Kysely<Tables>, race: number): Promise<number | undefined> {
  const { rows } = await sql<{ classroom_id: number }>`
    select classroom_id from typing_race where id = ${race}
  `.execute(db)
  return rows[0]?.classroom_id
}

type OpenRace = { classroom_id: number; classroom: string; code: string; phase: RacePhase; lesson: string }

/** Races that are open in the classes somebody is in, the latest first. */
export async function openRaces(db: Kysely<Tables>, member: MemberId): Promise<OpenRace[]> {
  const { rows } = await sql<OpenRace>`
    select r.classroom_id, c.name as classroom, r.code, ${PHASE} as phase, r.lesson
    from classroom_member place join classroom c on c.id = place.classroom_id
      left join member teacher on teacher.id = c.teacher_id
      join typing_race r on r.classroom_id = c.id and r.endtime is null
    where place.user_id = ${member} and ${OPEN} and not ${IS_OVER} order by r.id desc limit ${SHOWN_MAX}
  `.execute(db)
  return rows
}

type StoredRace = Omit<RaceNow, 'lanes' | 'awards'> & RaceText & { length: number; classroom: string }

/** A race and its lanes as they stand; a lane whose child is off the list is gone. */
async function readRace(db: Kysely<Tables>, race: number) {
  const { rows } = await sql<StoredRace>`
    select r.id, r.code, ${PHASE} as phase, r.lesson, r.title, r.text, r.script, char_length(r.text) as length,
      (extract(epoch from r.starttime - clock_timestamp()) * 1000)::int as "startsIn", c.name as classroom, (
        select later.code from typing_race later where later.classroom_id = r.classroom_id and later.id > r.id
          and later.endtime is null order by later.id desc limit 1
      ) as next
    from typing_race r join classroom c on c.id = r.classroom_id where r.id = ${race}
  `.execute(db)
  if (!rows[0]) throw fail('race.unknown')
  return { stored: rows[0], lanes: await lanesOf(db, race) }
}

type StoredLane = Omit<Watched['lanes'][number], 'best'> & Pick<Racer, 'doneAt' | 'length' | 'earlierBest'>

async function lanesOf(db: Kysely<Tables>, race: number): Promise<StoredLane[]> {
  const { rows } = await sql<StoredLane>`
    select l.lane, place.name, l.units, l.finishtime is not null as done,
      l.seentime > clock_timestamp() - interval '12 seconds' as here, l.units >= char_length(r.text) as whole,
      coalesce(cardinality(t.flags) > 0, false) as practice, t.speed::float8, t.accuracy::float8, t.length,
      extract(epoch from l.finishtime)::float8 as "doneAt", l.earlier_best::float8 as "earlierBest"
    from typing_race_lane l join typing_race r on r.id = l.race_id
      join classroom_member place on place.classroom_id = r.classroom_id and place.user_id = l.user_id
      left join typing_result t on t.id = l.result_id
    where l.race_id = ${race} order by l.lane limit ${PUPILS_MAX}
  `.execute(db)
  return rows
}

type Known = Awaited<ReturnType<typeof readRace>>

/** What everybody in a race is told: who is how far, and of speeds nothing. */
export async function raceNow(db: Kysely<Tables>, race: number): Promise<RaceNow> {
  return nowOf(await readRace(db, race))
}

function nowOf({ stored: { id, code, phase, startsIn, next }, lanes }: Known): RaceNow {
  return {
    id,
    code,
    phase,
    startsIn,
    next,
    lanes: lanes.map(({ lane, name, units, done, here }) => ({ lane, name, units, done, here })),
    awards: phase === 'over' ? { ...awardsOf(lanes), careful: [...awardsOf(lanes).careful] } : null,
  }
}

const textOf = ({ stored: { lesson, title, text, script } }: Known): RaceText => ({ lesson, title, text, script })

/** The latest race of a class as its teacher sees it; null: there has been none, or not for long. */
export async function watchedRace(db: Kysely<Tables>, classroom: number): Promise<Watched | null> {
  const { rows } = await sql<{ id: number }>`
    select id from typing_race where classroom_id = ${classroom} order by id desc limit 1
  `.execute(db)
  if (!rows[0]) return null
  const known = await readRace(db, rows[0].id)
  const lanes = known.lanes.map(({ doneAt: _doneAt, length, earlierBest, ...lane }) => ({
    ...lane,
    best: isBest({ ...lane, length, earlierBest }),
  }))
  return { ...nowOf(known), ...textOf(known), length: known.stored.length, lanes }
}

/** The races of a class that began and are over, the latest first. */
export async function earlierRaces(db: Kysely<Tables>, classroom: number): Promise<EarlierRace[]> {
  const { rows } = await sql<EarlierRace>`
    select r.id, extract(epoch from r.starttime)::int as starttime, r.lesson, r.title, r.script,
      left(r.text, ${TEXT_SHOWN}::int) as text, came.racers, came.fastest[1] as best
    from typing_race r cross join lateral (
      select coalesce(array_agg(place.name order by l.lane), '{}') as racers,
        array_agg(
          json_build_object('name', place.name, 'speed', round(t.speed::numeric, 1)::float8)
          order by t.speed desc, l.lane
        ) filter (where l.units >= char_length(r.text) and t.flags = '{}') as fastest
      from typing_race_lane l
        join classroom_member place on place.classroom_id = r.classroom_id and place.user_id = l.user_id
        left join typing_result t on t.id = l.result_id
      where l.race_id = r.id
    ) came
    where r.classroom_id = ${classroom} and r.starttime < least(clock_timestamp(), ${OVER_AT}) and ${IS_OVER}
    order by r.id desc limit ${KEPT_MAX}
  `.execute(db)
  return rows
}

/** Takes somebody in by the code, or back in: of two devices the one that comes last races. */
export async function joinRace(
  trx: Transaction<Tables>,
  member: MemberId,
  { code, device }: { code: string; device: string },
): Promise<Joined> {
  // Lanes are counted one after the other.
  const { rows } = await sql<{ id: number; isIn: boolean; mayEnter: boolean; over: boolean }>`
    select r.id, ${IS_OVER} as over, ${OPEN} as "mayEnter",
      exists (select from typing_race_lane l where l.race_id = r.id and l.user_id = ${member}) as "isIn"
    from typing_race r join classroom c on c.id = r.classroom_id left join member teacher on teacher.id = c.teacher_id
      join classroom_member place on place.classroom_id = c.id and place.user_id = ${member}
    where r.code = ${code} for update of r
  `.execute(trx)
  const race = rows[0]
  if (!race) throw fail('race.unknown')
  if (!race.isIn && race.over) throw fail('race.over')
  if (!race.isIn && !race.mayEnter) throw fail('race.unknown')
  const { rows: lanes } = await sql<{ lane: number }>`
    insert into typing_race_lane (race_id, user_id, lane, device)
    select ${race.id}, ${member}, coalesce(max(lane), 0) + 1, ${hashOf(device)}
    from typing_race_lane where race_id = ${race.id}
    on conflict (race_id, user_id) do update set device = excluded.device, seentime = clock_timestamp() returning lane
  `.execute(trx)
  const known = await readRace(trx, race.id)
  const result = await resultOf(trx, race.id, member)
  return {
    ...nowOf(known),
    ...textOf(known),
    classroom: known.stored.classroom,
    lane: lanes[0]!.lane,
    result: result ?? null,
  }
}

/**
 * That somebody is there, and how far, no further than anybody could be: one statement, which writes twice a second at most.
 * False: another device of theirs races. Throws for who is not in the race, or not in the class any more.
 */
export async function noteRun(
  db: Kysely<Tables>,
  member: MemberId,
  { race, device, units }: { race: number; device: string; units: number },
): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    with seat as (
      select l.device = ${hashOf(device)} as own, l.seentime < clock_timestamp() - interval '500 ms' as due,
        case when l.finishtime is null and not ${IS_OVER} then least(
          ${units}::int, char_length(r.text),
          coalesce(floor(greatest(${RUNS_FOR}, 0) / 1000 * ${UNITS_A_SECOND}::int)::int, 0)
        ) else l.units end as units
      from typing_race_lane l join typing_race r on r.id = l.race_id
        join classroom_member place on place.classroom_id = r.classroom_id and place.user_id = l.user_id
      where l.race_id = ${race} and l.user_id = ${member}
    ), noted as (
      update typing_race_lane l set seentime = clock_timestamp(), units = seat.units from seat
      where l.race_id = ${race} and l.user_id = ${member} and seat.own and seat.due
    )
    select own from seat
  `.execute(db)
  if (!rows[0]) throw fail('race.unknown')
  return rows[0].own
}

/** Who goes before the end leaves no trace; a result stays. */
export async function leaveRace(trx: Transaction<Tables>, member: MemberId, race: number): Promise<void> {
  await sql`
    delete from typing_race_lane where race_id = ${race} and user_id = ${member} and finishtime is null
  `.execute(trx)
}

type Run = {
  own: boolean
  ms: number | null
  raced: number | null
  seen: number
  over: boolean
  late: boolean
  text: string
  script: Script
}

/**
 * Scores a run as every exercise is, once; asked again, it answers what it came to then. What was typed on after the end
 * counts as typing; in the race its lane stays where it was seen last.
 */
export async function finishRace(
  session: WriteSession,
  member: MemberId,
  { race, device, units, log }: { race: number; device: string; units: number; log: string },
  today: Day,
): Promise<RaceResult> {
  const { transaction: trx } = session
  const { rows } = await sql<Run>`
    select l.device = ${hashOf(device)} as own, ${RUNS_FOR} as ms, ${RACED_FOR} as raced, l.units as seen,
      ${IS_OVER} as over, r.text, r.script,
      ${OVER_AT} + interval '10 minutes' < clock_timestamp() as late
    from typing_race_lane l join typing_race r on r.id = l.race_id
      join classroom_member place on place.classroom_id = r.classroom_id and place.user_id = l.user_id
    where l.race_id = ${race} and l.user_id = ${member} for update of l
  `.execute(trx)
  const run = rows[0]
  if (!run) throw fail('race.unknown')
  const known = await resultOf(trx, race, member)
  if (known) return known
  if (!run.own) throw fail('race.elsewhere')
  if (run.late) throw fail('race.tooLate')
  const text = [...run.text]
  // A part counts only where the end came before it.
  const { ms, raced } = run
  if (ms === null || raced === null || raced < 0 || (units < text.length && !run.over)) throw fail('typing.badLog')
  const earlier = (await bestSpeeds(trx, member))[run.script] ?? null
  const typed = { text: text.slice(0, units).join(''), script: run.script, mode: 'wait', log } as const
  const result = await scoreRaced(session, member, { ...typed, ms }, today)
  const reached = tookOf(log) <= raced + HEARD_WITHIN ? units : Math.min(run.seen, text.length - 1)
  await sql`
    update typing_race_lane set finishtime = clock_timestamp(), seentime = clock_timestamp(),
      units = ${Math.min(reached, text.length)}, result_id = ${result}, earlier_best = ${earlier}
    where race_id = ${race} and user_id = ${member}
  `.execute(trx)
  return (await resultOf(trx, race, member))!
}

/** ms from the first to the last event of a log. */
function tookOf(log: string): number {
  const events = decodeLog(log) ?? []
  return (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)
}

type StoredResult = Omit<RaceResult, 'best'> & { practice: boolean; earlierBest: number | null }

async function resultOf(db: Kysely<Tables>, race: number, member: MemberId): Promise<RaceResult | undefined> {
  const { rows } = await sql<StoredResult>`
    select round(t.speed::numeric, 1)::float8 as speed, round(t.accuracy::numeric, 1)::float8 as accuracy, t.script, t.length, t.points,
      t.createtime, l.units >= char_length(r.text) as whole, cardinality(t.flags) > 0 as practice,
      l.earlier_best::float8 as "earlierBest"
    from typing_race_lane l join typing_race r on r.id = l.race_id join typing_result t on t.id = l.result_id
    where l.race_id = ${race} and l.user_id = ${member}
  `.execute(db)
  if (!rows[0]) return undefined
  const { practice, earlierBest, ...result } = rows[0]
  return { ...result, best: isBest({ ...result, practice, earlierBest }) }
}

export async function pruneRaces(db: Kysely<Tables>, days: number): Promise<void> {
  await sql`delete from typing_race where opentime < now() - make_interval(days => ${days}::int)`.execute(db)
}

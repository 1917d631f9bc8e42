import { createHash } from 'node:crypto'
import type { Scored } from '@tutu/contract/api/typing'
import { accountHas } from '@tutu/contract/core/accounts'
import { fail } from '@tutu/contract/core/errors'
import { createExercise, type ExerciseMode, type Script } from '@tutu/learning/typing/exercise'
import { BEST_FROM } from '@tutu/learning/typing/race'
import { replay } from '@tutu/learning/typing/replay'
import { pointsOf } from '@tutu/learning/typing/stars'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { post } from '../ledger/post.ts'
import type { Day } from '../lib/days.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'
import { TYPED } from '../lib/own-words.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

/** Points that typing gives in a day. */
const POINTS_A_DAY = 20
/** Characters: what is shorter gives none. */
const LENGTH_FOR_POINTS = 20
const RESULTS_SHOWN = 100
/** Of a member; older ones go. */
const KEPT_MAX = 1000
/** Begun and not handed in: more than one class does in a day. */
const OPEN_MAX = 50

/** Hands out what one result may be handed in with: so its log cannot be longer than the time since. */
export async function beginTyping({ transaction }: WriteSession, member: MemberId): Promise<string> {
  const ticket = newToken()
  await sql`
    delete from typing_result where user_id = ${member} and createtime is null and (
      begintime < now() - interval '1 hour'
      or id in (select id from typing_result where user_id = ${member} and createtime is null order by id desc offset ${OPEN_MAX})
    )
  `.execute(transaction)
  await sql`insert into typing_result (user_id, ticket) values (${member}, ${hashToken(ticket)})`.execute(transaction)
  return ticket
}

/** What was typed, and the log of its keys. */
export type Typed = { text: string; script: Script; mode: ExerciseMode; seconds?: number; log: string }

/** Replays a log and keeps what it comes to; what the browser thinks of it is not asked. */
export async function scoreTyping(
  session: WriteSession,
  member: MemberId,
  { ticket, ...typed }: Typed & { ticket: string },
  today: Day,
): Promise<Scored> {
  await takeTurn(session, member)
  const { rows } = await sql<Begun>`
    select id, extract(epoch from clock_timestamp() - begintime)::float8 * 1000 as ms from typing_result
    where user_id = ${member} and ticket = ${hashToken(ticket)} and createtime is null
      and begintime > now() - interval '1 hour'
  `.execute(session.transaction)
  if (!rows[0]) throw fail('typing.noTicket')
  return keepScore(session, member, { ...typed, begun: rows[0] }, today)
}

/** The same of a race, which everybody began together `ms` ago: no ticket is needed. Answers the result's number. */
export async function scoreRaced(
  session: WriteSession,
  member: MemberId,
  { ms, ...typed }: Typed & { ms: number },
  today: Day,
): Promise<number> {
  await takeTurn(session, member)
  const { rows } = await sql<{ id: number }>`
    insert into typing_result (user_id, ticket) values (${member}, ${hashToken(newToken())}) returning id
  `.execute(session.transaction)
  const { id } = rows[0]!
  await keepScore(session, member, { ...typed, begun: { id, ms } }, today)
  return id
}

/** The member's fastest of each kind, as far as it was typed with care. */
export async function bestSpeeds(db: Kysely<Tables>, member: MemberId): Promise<Partial<Record<Script, number>>> {
  const { rows } = await sql<{ script: Script; best: number }>`
    select script, max(speed)::float8 as best from typing_result
    where user_id = ${member} and createtime is not null and flags = '{}'
      and length >= ${BEST_FROM.length} and accuracy >= ${BEST_FROM.accuracy}
    group by script
  `.execute(db)
  return Object.fromEntries(rows.map(({ script, best }) => [script, tenth(best)]))
}

/** A result that is not handed in yet. `ms`: for how long it has been under way, by the database's clock. */
type Begun = { id: number; ms: number }

/** Two at once of a member wait here for each other. */
async function takeTurn({ transaction }: WriteSession, member: MemberId): Promise<void> {
  await sql`select from member where id = ${member} for no key update`.execute(transaction)
}

async function keepScore(
  session: WriteSession,
  member: MemberId,
  { begun, log, ...plan }: Typed & { begun: Begun },
  today: Day,
): Promise<Scored> {
  const { transaction } = session
  const played = replay(createExercise(plan), log)
  if (!played) throw fail('typing.badLog')
  const { figures, flags } = played
  if (figures.isVoid || figures.presses === 0 || (!played.isDone && plan.seconds === undefined))
    throw fail('typing.badLog')
  const hash = createHash('sha256').update(plan.text).update('\0').update(log).digest()
  const known = await sql`select from typing_result where user_id = ${member} and log = ${hash}`.execute(transaction)
  // A second for the way to the server and back.
  const isTooQuick = figures.activeMs + figures.idleMs > begun.ms + 1000
  if (known.rows.length > 0 || isTooQuick) throw fail('typing.badLog')
  const given = await pointsOn(transaction, member, today)
  const points =
    flags.length > 0 || figures.length < LENGTH_FOR_POINTS || !hasPurse(session)
      ? 0
      : Math.max(0, Math.min(pointsOf(figures), POINTS_A_DAY - given))
  const scored: Scored = {
    speed: tenth(figures.speed),
    accuracy: tenth(figures.accuracy),
    script: plan.script,
    length: figures.length,
    points,
    createtime: Math.floor(Date.now() / 1000),
  }
  await sql`
    update typing_result set createtime = ${scored.createtime}, log = ${hash}, script = ${scored.script},
      speed = ${scored.speed}, accuracy = ${scored.accuracy}, length = ${scored.length},
      active_ms = ${Math.round(figures.activeMs)}, flags = ${flags}, points = ${points}
    where id = ${begun.id}
  `.execute(transaction)
  await sql`
    delete from typing_result where user_id = ${member} and id in (
      select id from typing_result where user_id = ${member} and createtime is not null order by id desc offset ${KEPT_MAX}
    )
  `.execute(transaction)
  if (points > 0)
    await post(session, {
      account: 'score',
      member,
      amount: points,
      reason: TYPED,
      source: `typing:${member}:${today}:${begun.id}`,
    })
  return scored
}

function hasPurse({ actor }: WriteSession): boolean {
  return actor.kind === 'member' && accountHas(actor.account, 'purse')
}

async function pointsOn(db: Kysely<Tables>, member: MemberId, day: Day): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(score), 0)::int as sum from score_log
    where user_id = ${member} and source like ${`typing:${member}:${day}:%`}
  `.execute(db)
  return rows[0]!.sum
}

/** The latest first; flagged ones are among them, since they accuse nobody. With the best of all that are kept. */
export async function typingResultsOf(
  db: Kysely<Tables>,
  member: MemberId,
): Promise<{ results: Scored[]; best: Partial<Record<Script, number>> }> {
  const { rows } = await sql<Scored>`
    select speed::float8, accuracy::float8, script, length, points, createtime from typing_result
    where user_id = ${member} and createtime is not null order by id desc limit ${RESULTS_SHOWN}
  `.execute(db)
  const results = rows.map((row) => ({ ...row, speed: tenth(row.speed), accuracy: tenth(row.accuracy) }))
  return { results, best: await bestSpeeds(db, member) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

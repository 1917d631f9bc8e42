import { type Kysely, type RawBuilder, sql } from 'kysely'
import { networksOf } from '../lib/ip-address.ts'
import type { Tables } from '../postgres/database.ts'
import { UNHURRIED } from '../postgres/unhurried.ts'
import type { SessionKind } from './sessions.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    /** `ip`: whose attempts are counted together, mostly a network; see `sourcesOf`. */
    login_failure: { kind: SessionKind; account: string; ip: string; count: number; lasttime: number }
  }
}

/** Wire decisions 6 and 7: failures after which a captcha is asked for, and after which waiting begins. */
export const CAPTCHA_AFTER = 3
const WAIT_AFTER = 10
/** Failures are forgotten a day after the last one. Longer than the longest wait. */
const KEPT = 24 * 3600

/**
 * Whose attempts are counted together: an account name from one address and the networks around it. With `sessionId`,
 * of an administrator who proves who they are once more: from that session and, wherever from, for that account as well.
 * `instead`: these and no network, where a class sits behind one address.
 */
export type Attempt = {
  kind: SessionKind
  account: string
  ip: string
  sessionId?: number
  instead?: readonly Shared[]
}
/**
 * Counted wherever from, under a name of its own. `share`: how many times as much as one caller may. What `stays` is one
 * less when somebody gets in, and is not forgotten: others' failures are among it.
 */
export type Shared = { account: string; ip: string; share: number; stays: boolean }
export type Verdict<Found> =
  | { allowed: true; failures: number; found: Found | undefined }
  | { allowed: false; reason: 'captcha' }
  | { allowed: false; reason: 'wait'; minutes: number }

type Source = Shared & { kind: SessionKind }

/**
 * Takes a turn at guessing: counts the attempt as failed before the password is looked at, so that guesses sent in
 * parallel are numbered one by one and none slips past the captcha or the wait. Attempts refused here do not count. Give
 * the turn back with `forgetFailures` (right password) or `returnTurn` (password never judged). `find`: whose password is
 * looked at then, in the same statement: as it was when that began. What it judges is judged again as somebody comes in.
 */
export async function takeTurn<Found extends { id: number }>(
  db: Kysely<Tables>,
  attempt: Attempt,
  captchaRight: boolean,
  find: RawBuilder<Found> = sql<Found>`select null::integer as id`,
): Promise<Verdict<Found>> {
  const sources = sourcesOf(attempt)
  const countAll = async (trx: Kysely<Tables>): Promise<Verdict<Found>> => {
    let failures = 0
    let found: Found | undefined
    for (const source of sources) {
      const { turn, ...account } = await countOne(trx, source, captchaRight, find)
      failures = Math.max(failures, Math.ceil(turn / source.share))
      found = account.id === null ? undefined : (account as unknown as Found)
    }
    return { allowed: true, failures, found }
  }
  try {
    // One statement is whole by itself: from an IPv4 address there is no more.
    return await (sources.length === 1 ? countAll(db) : db.transaction().execute(countAll))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const left = Math.max(...(await Promise.all(sources.map((source) => secondsToWait(db, source)))))
    return left > 0
      ? { allowed: false, reason: 'wait', minutes: Math.ceil(left / 60) }
      : { allowed: false, reason: 'captcha' }
  }
}

/** Rolls back what other sources have counted of the attempt. */
class Refused extends Error {}

/** Nobody waits for the disk: what guesses of the last half second a power failure takes away are few, and the next ones count (decision 319). */
async function countOne<Found extends { id: number }>(
  trx: Kysely<Tables>,
  { kind, account, ip, share }: Source,
  captchaRight: boolean,
  find: RawBuilder<Found>,
) {
  const { rows } = await sql<{ turn: number; id: number | null }>`
    with unhurried as (select ${UNHURRIED}), counted as (
      insert into login_failure (kind, account, ip, count, lasttime)
      select ${kind}, ${account}, ${ip}, 1, epoch_seconds() from unhurried
      on conflict (kind, ip, account) do update set count = login_failure.count + 1, lasttime = epoch_seconds()
        where not ${waiting(share)} and (login_failure.count < ${CAPTCHA_AFTER * share}::int or ${captchaRight}::boolean)
      returning count
    )
    select counted.count as turn, found.* from counted left join (${find}) as found on true`.execute(trx)
  if (!rows[0]) throw new Refused()
  return rows[0]
}

/** Seconds to wait after `count` failures in a row: 1, 2, 4 … 60 minutes. */
function wait(share: number) {
  return sql<number>`least(60, power(2, least(login_failure.count - ${WAIT_AFTER * share}::int, 20)))::int * 60`
}

function waiting(share: number) {
  return sql<boolean>`(login_failure.count >= ${WAIT_AFTER * share}::int and login_failure.lasttime + ${wait(share)} > epoch_seconds())`
}

async function secondsToWait(db: Kysely<Tables>, { kind, account, ip, share }: Source): Promise<number> {
  const row = await db
    .selectFrom('login_failure')
    .where('kind', '=', kind)
    .where('ip', '=', ip)
    .where('account', '=', account)
    .where(waiting(share))
    .select(sql<number>`lasttime + ${wait(share)} - epoch_seconds()`.as('left'))
    .executeTakeFirst()
  return row?.left ?? 0
}

/** Success ends the row of failures. */
export async function forgetFailures(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  for (const one of forgetting(attempt)) await one.execute(db)
}

/**
 * The statements that do so, each if `condition` holds. In one statement they are not carried out in this order: not for sources that
 * stay together with others.
 */
export function forgetting(attempt: Attempt, condition = sql<boolean>`true`): RawBuilder<unknown>[] {
  const { stays, goes } = Object.groupBy(sourcesOf(attempt), (source) => (source.stays ? 'stays' : 'goes'))
  const givenBack = (stays ?? []).map((source) => sql`${givingBack(source)} and ${condition}`)
  if (!goes) return givenBack
  // Locked in the order in which turns are taken.
  const deleted = sql`
    delete from login_failure f using (
      select kind, ip, account from login_failure
      where (${sql.join(goes.map(isOf), sql` or `)}) and ${condition} order by ip collate "C" for update
    ) as held where (f.kind, f.ip, f.account) = (held.kind, held.ip, held.account)
  `
  return [...givenBack, deleted]
}

/** For an attempt whose password could not be judged. */
export async function returnTurn(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  for (const source of sourcesOf(attempt)) await givingBack(source).execute(db)
}

const givingBack = (source: Source) =>
  sql`update login_failure set count = greatest(count - 1, 0) where ${isOf(source)}`

const isOf = ({ kind, account, ip }: Source) => sql<boolean>`kind = ${kind} and ip = ${ip} and account = ${account}`

/** Whether somebody at this address will have to read a captcha: what a login form can know before a name is typed. */
export async function isCaptchaDue(db: Kysely<Tables>, kind: SessionKind, ip: string): Promise<boolean> {
  const due = networksOf(ip).map(
    ({ name, share }) => sql<boolean>`(ip = ${name} and count >= ${CAPTCHA_AFTER * share}::int)`,
  )
  const row = await db
    .selectFrom('login_failure')
    .where('kind', '=', kind)
    .where(sql<boolean>`(${sql.join(due, sql` or `)})`)
    .select('count')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function pruneLoginFailures(db: Kysely<Tables>): Promise<void> {
  await sql`delete from login_failure where lasttime < epoch_seconds() - ${KEPT}::int`.execute(db)
}

/** Each is counted by itself and may refuse; always in the same order, so that attempts never wait for each other crosswise. */
function sourcesOf({ kind, account, ip, sessionId, instead }: Attempt): Source[] {
  return (instead ?? [...networks(account, ip), ...session(account, sessionId)])
    .map((source) => ({ kind, ...source, account: source.account.toLowerCase() }))
    .toSorted((a, b) => (a.ip < b.ip ? -1 : 1))
}

const networks = (account: string, ip: string): Shared[] =>
  networksOf(ip).map(({ name, share }) => ({ account, ip: name, share, stays: false }))

const session = (account: string, id: number | undefined): Shared[] =>
  id === undefined ? [] : ['signed in', `session ${id}`].map((name) => ({ account, ip: name, share: 1, stays: false }))

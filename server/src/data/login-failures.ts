import { type Kysely, sql } from 'kysely'
import { isIPv6 } from 'node:net'
import type { Tables } from './database.ts'
import type { SessionKind } from './sessions.ts'

declare module './database.ts' {
  interface Tables {
    login_failure: { kind: SessionKind; account: string; ip: string; count: number; lasttime: number }
  }
}

/** Wire decisions 6 and 7: failures after which a captcha is asked for, and after which waiting begins. */
export const CAPTCHA_AFTER = 3
const WAIT_AFTER = 10
/** Failures are forgotten a day after the last one. Longer than the longest wait. */
const KEPT = 24 * 3600

/** Seconds to wait after `count` failures in a row: 1, 2, 4 … 60 minutes. */
const wait = sql<number>`least(60, power(2, least(login_failure.count, 30) - ${WAIT_AFTER}::int))::int * 60`
const waiting = sql<boolean>`(login_failure.count >= ${WAIT_AFTER}::int and login_failure.lasttime + ${wait} > epoch_seconds())`

/** Whose attempts are counted together: an account name from one address. */
export type Attempt = { kind: SessionKind; account: string; ip: string }
export type Verdict =
  | { allowed: true; failures: number }
  | { allowed: false; reason: 'captcha' }
  | { allowed: false; reason: 'wait'; minutes: number }

/**
 * Takes a turn at guessing: counts the attempt as failed before the password is looked at, in one statement, so that
 * guesses sent in parallel are numbered one by one and none slips past the captcha or the wait. Attempts refused here
 * do not count. Give the turn back with `forgetFailures` (right password) or `returnTurn` (password never judged).
 */
export async function takeTurn(db: Kysely<Tables>, attempt: Attempt, captchaRight: boolean): Promise<Verdict> {
  const key = keyOf(attempt)
  const { rows } = await sql<{ count: number }>`
    insert into login_failure (kind, account, ip, count, lasttime)
    values (${key.kind}, ${key.account}, ${key.ip}, 1, epoch_seconds())
    on conflict (kind, ip, account) do update set count = login_failure.count + 1, lasttime = epoch_seconds()
      where not ${waiting} and (login_failure.count < ${CAPTCHA_AFTER}::int or ${captchaRight}::boolean)
    returning count`.execute(db)
  if (rows[0]) return { allowed: true, failures: rows[0].count }
  const left = await secondsToWait(db, key)
  return left > 0
    ? { allowed: false, reason: 'wait', minutes: Math.ceil(left / 60) }
    : { allowed: false, reason: 'captcha' }
}

async function secondsToWait(db: Kysely<Tables>, key: Attempt): Promise<number> {
  const row = await db
    .selectFrom('login_failure')
    .where('kind', '=', key.kind)
    .where('ip', '=', key.ip)
    .where('account', '=', key.account)
    .where(waiting)
    .select(sql<number>`lasttime + ${wait} - epoch_seconds()`.as('left'))
    .executeTakeFirst()
  return row?.left ?? 0
}

/** Success ends the row of failures. */
export async function forgetFailures(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  const { kind, account, ip } = keyOf(attempt)
  await db
    .deleteFrom('login_failure')
    .where('kind', '=', kind)
    .where('ip', '=', ip)
    .where('account', '=', account)
    .execute()
}

/** For an attempt whose password could not be judged. */
export async function returnTurn(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  const { kind, account, ip } = keyOf(attempt)
  await sql`update login_failure set count = greatest(count - 1, 0)
    where kind = ${kind} and ip = ${ip} and account = ${account}`.execute(db)
}

/** Whether somebody at this address will have to read a captcha: what a login form can know before a name is typed. */
export async function isCaptchaDue(db: Kysely<Tables>, kind: SessionKind, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_failure')
    .where('kind', '=', kind)
    .where('ip', '=', addressOf(ip))
    .where('count', '>=', CAPTCHA_AFTER)
    .select('count')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function pruneLoginFailures(db: Kysely<Tables>): Promise<void> {
  await sql`delete from login_failure where lasttime < epoch_seconds() - ${KEPT}::int`.execute(db)
}

function keyOf(attempt: Attempt): Attempt {
  return { kind: attempt.kind, account: attempt.account.toLowerCase(), ip: addressOf(attempt.ip) }
}

/** An IPv6 customer owns a whole /64 and could guess from another address each time: the network stands for it. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  // Behind a careless proxy the address may be whatever a caller wrote.
  if (!isIPv6(ip)) return ip.slice(0, 45)
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../server/src/compose.ts'
import { copyMembers } from './copy-members.ts'
import { type Ask, type Job, runJob } from './job.ts'
import { PASSWORD, type SiteServer } from './site-server.ts'
import { number } from './table.ts'

const MEMBERS = 20_000
/** Of points, for each member. */
const ENTRIES = 10
/** Of these, all at once. */
const STORM = 2000
const CONNECTIONS = 32
/** More would only wait for a core: argon2id computes all the time. */
const SIGN_IN_CONNECTIONS = 8
const USUAL = { warmUp: 0.5, seconds: 3, expectOk: true }
/** Limits forget nothing sooner. */
const REST = 500

const nameOf = (number: number): string => `learner${number}`
/** Of the first members: known without asking for it, so that nobody has to sign two thousand in. */
const tokenOf = (number: number): string => createHash('sha256').update(`bench ${number}`).digest('base64url')

const IDS = `select id, substr(username, 8)::int as n from member where username like 'learner%'`

/** Members with what came and went on their accounts, and sessions of the first of them. Their password is that of the administrator. */
export async function insertMembers(services: Services): Promise<void> {
  const { pool } = services.engine.database
  const { rows } = await pool.query<{ password: string }>(`select password from admin where username = 'admin'`)
  const added = await copyMembers(services, { count: MEMBERS, entries: ENTRIES, password: rows[0]!.password })
  if (added === 0) return
  const hashes = Array.from({ length: STORM }, (_, index) =>
    createHash('sha256')
      .update(tokenOf(index + 1))
      .digest(),
  )
  await pool.query(
    `with opened as (
       insert into session (kind, identity_id, ip, useragent, keep)
       select 'member', id, '127.0.0.1', 'bench', false from (${IDS}) m where n <= $2::int returning id, identity_id
     )
     insert into token (hash, session_id, type, expiretime)
     select ($1::bytea[])[m.n], opened.id, 'access', epoch_seconds() + 86400
     from opened join (${IDS}) m on m.id = opened.identity_id`,
    [hashes, STORM],
  )
}

/** Rows of name, value, yardstick, ratio or limit: members who come in, look at their centre, and come by all at once. */
export async function measureMembers(site: SiteServer, barePort: number, batoken: string): Promise<string[][]> {
  await post(site.port, '/admin/routine.config/edit', { open_member_center: true }, { batoken })
  const run = (asks: Ask[], more: Partial<Job>, port = site.port) =>
    runJob({ ...USUAL, connections: CONNECTIONS, port, asks, ...more })
  const signIn = (name: string): Ask => ({
    method: 'POST',
    path: '/api/user/checkIn',
    headers: { server: 'true' },
    body: JSON.stringify({ tab: 'login', username: name, password: PASSWORD }),
  })
  const few = { connections: SIGN_IN_CONNECTIONS, perConnection: true }
  const names = Array.from({ length: SIGN_IN_CONNECTIONS }, (_, index) => nameOf(MEMBERS - index))
  // Before and after: machines change their pace.
  const bare = () => run([{ path: '/argon2id' }], { ...few, expectOk: false }, barePort)
  const first = await bare()
  const signIns = await run(names.map(signIn), few)
  const second = await bare()
  const yardstick = (first.rate + second.rate) / 2
  await sleep(REST)
  const overview = await run(
    Array.from({ length: STORM }, (_, index) => ({
      path: '/api/account/overview',
      headers: { server: 'true', 'ba-user-token': tokenOf(index + 1) },
    })),
    {},
  )
  const storm = await comeBy(site.port)
  const again = await comeBy(site.port)
  const wrong =
    storm.gained.filter((points) => points !== 5).length + again.gained.filter((points) => points !== 0).length
  const counted = ({ failed, refused, broken }: typeof overview): string => String(failed + refused + broken)
  return [
    [
      `sign-ins of members, ${SIGN_IN_CONNECTIONS} connections, /s`,
      number(signIns.rate),
      `bare argon2id ${number(yardstick)}`,
      (signIns.rate / yardstick).toFixed(2),
      '≥ 0.85',
      counted(signIns),
    ],
    [
      `overview, ${number(MEMBERS)} members, ${number(MEMBERS * ENTRIES)} entries, /s`,
      number(overview.rate),
      `p99 ${overview.p99.toFixed(1)} ms`,
      '',
      '≥ 1,000',
      counted(overview),
    ],
    [
      `check-ins of ${number(STORM)} members at once, s`,
      storm.seconds.toFixed(2),
      `${storm.busy} asked again`,
      '',
      'each once',
      String(wrong),
    ],
  ]
}

/** All of them in the same moment; who hears that the server is busy asks again. What each of them has gained by it. */
async function comeBy(port: number): Promise<{ seconds: number; busy: number; gained: number[] }> {
  const began = performance.now()
  let busy = 0
  const ask = async (number: number): Promise<number> => {
    for (;;) {
      const headers = { 'ba-user-token': tokenOf(number) }
      const answer = await post<{ gained: number }>(port, '/api/account/dailyCheckIn', {}, headers)
      if (answer) return answer.gained
      busy++
    }
  }
  const gained = await Promise.all(Array.from({ length: STORM }, (_, index) => ask(index + 1)))
  return { seconds: (performance.now() - began) / 1000, busy, gained }
}

/** Undefined where the server is busy (503). */
async function post<T>(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<T | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, server: 'true', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status === 503) return undefined
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T }
  if (code !== 1) throw new Error(`${path}: ${msg}`)
  return data
}

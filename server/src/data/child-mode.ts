import { type Kysely, sql } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { type Attempt, forgetFailures } from './login-failures.ts'

/** What there is of child mode for a member (decision 120). `hash`: of the PIN; undefined: there is none. */
export async function childModeOf(
  db: Kysely<Tables>,
  id: MemberId,
): Promise<{ hash: string | undefined; guarded: boolean }> {
  const { rows } = await sql<{ hash: Buffer | null; guarded: boolean }>`
    select p.hash, m.guardian_id is not null as guarded
    from member m left join member_pin p on p.user_id = m.id where m.id = ${id}
  `.execute(db)
  return { hash: rows[0]?.hash?.toString(), guarded: rows[0]?.guarded === true }
}

/** Whether a member who signs in begins in child mode: a guardian wants it so. A function (migration 0304), since it is to see what others have written by then. */
export const beginsInChildMode = (id: MemberId) => sql<boolean>`begins_in_child_mode(${id})`

/**
 * Another PIN, or none (`hash` null): wrong tries of the one before are forgotten, and without one child mode ends in every
 * session. The member's row is locked, so that who signs in meanwhile is in the mode that was set.
 */
export async function setPin(trx: Kysely<Tables>, id: MemberId, hash: string | null): Promise<void> {
  await sql`select from member where id = ${id} for no key update`.execute(trx)
  if (hash === null) {
    await sql`delete from member_pin where user_id = ${id}`.execute(trx)
    await turnAll(trx, id, false)
  } else {
    await sql`
      insert into member_pin (user_id, hash) values (${id}, ${Buffer.from(hash)})
      on conflict (user_id) do update set hash = excluded.hash, updatetime = epoch_seconds()
    `.execute(trx)
  }
  await forgetFailures(trx, pinAttempt(id, ''))
}

/** All sessions of a member into child mode, or out of it. */
export async function turnAll(trx: Kysely<Tables>, id: MemberId, isOn: boolean): Promise<void> {
  await sql`update session set child_mode = ${isOn} where kind = 'member' and identity_id = ${id}`.execute(trx)
}

/** One session into child mode, or out of it. */
export async function turn(trx: Kysely<Tables>, session: number, isOn: boolean): Promise<void> {
  await sql`update session set child_mode = ${isOn} where kind = 'member' and id = ${session}`.execute(trx)
}

/** How tries of a PIN are counted: of the member, wherever from. */
export const pinAttempt = (id: MemberId, ip: string): Attempt => ({
  kind: 'member',
  account: `pin of ${id}`,
  ip,
  instead: [{ account: `pin of ${id}`, ip: 'child mode', share: 1, stays: false }],
})

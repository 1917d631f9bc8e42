import { randomInt } from 'node:crypto'
import { secondsKey } from '@tutu/contract/definition/define-resource'
import { EVERYTHING_ID } from '@tutu/contract/fields/rules'
import { type Generated, type Kysely, sql } from 'kysely'
import { timeText } from '../lib/days.ts'
import { hashPassword } from '../lib/passwords.ts'
import type { AdministratorId } from '../policy/actors.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { endAllSessions } from './sessions.ts'
import { takeLock } from '../postgres/locks.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    admin: {
      id: Generated<AdministratorId>
      username: string
      nickname: string
      avatar: string | null
      email: string | null
      mobile: string | null
      motto: string | null
      password: string
      group_arr: Generated<number[]>
      lastlogintime: number | null
      lastloginip: string | null
      status: Generated<boolean>
      version: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/**
 * On the first start, makes the administrator `admin` in a group that holds everything. Answers the password it made up,
 * to be shown once, or null: it was given (the environment's reader has checked it), or there are administrators already.
 */
export async function ensureAdmin(database: Database, options: { adminPassword?: string }): Promise<string | null> {
  if (await hasAdmins(database.kysely)) return null
  const given = options.adminPassword
  const made = given === undefined ? makePassword() : null
  const password = await hashPassword(given ?? made ?? '')
  return database.kysely.transaction().execute(async (trx) => {
    await takeLock(trx, 'firstAdmin')
    if (await hasAdmins(trx)) return null
    const group = await trx
      .insertInto('admin_group')
      .values({
        name: JSON.stringify({ 'zh-cn': '超级管理员', en: 'Super administrators' }),
        rules: [EVERYTHING_ID],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('admin')
      .values({ username: 'admin', nickname: 'Admin', password, group_arr: [group.id] })
      .execute()
    return made
  })
}

/** Gives an administrator a new password, made up and answered, and ends all their sessions; null: no such name. */
export async function resetAdminPassword(
  database: Database,
  username: string,
): Promise<{ id: number; password: string } | null> {
  const made = makePassword()
  const password = await hashPassword(made)
  return database.kysely.transaction().execute(async (trx) => {
    const admin = await trx
      .updateTable('admin')
      .set({ password, version: sql`version + 1`, updatetime: sql`epoch_seconds()` })
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!admin) return null
    await endAllSessions(trx, 'admin', [admin.id])
    await sql`delete from login_failure where kind = 'admin' and account = ${username.toLowerCase()}`.execute(trx)
    return { id: admin.id, password: made }
  })
}

async function hasAdmins(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined
}

type KnownAdmin = { id: AdministratorId; username: string; password: string; status: boolean }

/** The statement that finds one. Names differ by more than case (see the unique index). */
export const adminByName = (username: string) => sql<KnownAdmin>`
  select id, username, password, status from admin where lower(username) = ${username.toLowerCase()}
`

export const DEFAULT_AVATAR = '/static/images/avatar.png'

const SHOWN = ['id', 'username', 'nickname', 'avatar', 'lastlogintime'] as const

/** What an administrator sees of themself (spec 3: admin info), without tokens and rights. */
export async function adminInfo(db: Kysely<Tables>, id: AdministratorId) {
  const admin = await db.selectFrom('admin').where('id', '=', id).select(SHOWN).executeTakeFirstOrThrow()
  return asShown(admin)
}

/** The moment of the last sign-in as wire 1.1 has it, and in seconds for our own screens. */
export function asShown<A extends { avatar: string | null; lastlogintime: number | null }>(admin: A) {
  const { avatar, lastlogintime, ...rest } = admin
  return {
    ...rest,
    avatar: avatar || DEFAULT_AVATAR,
    lastlogintime: timeText(lastlogintime),
    [secondsKey('lastlogintime')]: lastlogintime,
  }
}

/** Everything an administrator may know of themself. */
export async function adminProfile(db: Kysely<Tables>, id: AdministratorId) {
  const admin = await db
    .selectFrom('admin')
    .where('id', '=', id)
    .select(['id', 'username', 'nickname', 'avatar', 'email', 'mobile', 'motto', 'lastlogintime', 'lastloginip'])
    .executeTakeFirstOrThrow()
  return asShown(admin)
}

export async function passwordHashOf(db: Kysely<Tables>, id: AdministratorId): Promise<string | undefined> {
  return (await db.selectFrom('admin').where('id', '=', id).select('password').executeTakeFirst())?.password
}

type Shown = {
  id: AdministratorId
  username: string
  nickname: string
  avatar: string | null
  lastlogintime: number | null
}

/** The statement that notes it; no row when the account was disabled or its password changed since it was judged. */
export const notingLogin = (admin: { id: AdministratorId; password: string }, ip: string) => sql<Shown>`
  update admin set lastlogintime = epoch_seconds(), lastloginip = ${ip}
  where id = ${admin.id} and password = ${admin.password} and status
  returning ${sql.join(SHOWN.map((name) => sql.ref(name)))}
`

/** 16 characters that are hard to mistake for one another. */
function makePassword(): string {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 16 }, () => characters.charAt(randomInt(characters.length))).join('')
}

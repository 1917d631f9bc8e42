import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Failure } from '@tutu/contract/errors'
import { type Generated, type Kysely, sql } from 'kysely'
import type { Database, Tables } from './database.ts'
import { endAllSessions } from './sessions.ts'

declare module './database.ts' {
  interface Tables {
    admin: {
      id: Generated<number>
      username: string
      nickname: string
      avatar: string | null
      email: string | null
      mobile: string | null
      motto: string | null
      password: string
      lastlogintime: number | null
      lastloginip: string | null
      status: Generated<boolean>
      version: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/** Key of the transaction lock that lets one process make the first administrator. */
const LOCK = 7_488_803

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
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx)
    if (await hasAdmins(trx)) return null
    const admin = await trx
      .insertInto('admin')
      .values({ username: 'admin', nickname: 'Admin', password })
      .returning('id')
      .executeTakeFirstOrThrow()
    const group = await trx
      .insertInto('admin_group')
      .values({ name: JSON.stringify({ 'zh-cn': '超级管理员', en: 'Super administrators' }), everything: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('admin_group_access').values({ uid: admin.id, group_id: group.id }).execute()
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
    await endAllSessions(trx, 'admin', admin.id)
    await sql`delete from login_failure where kind = 'admin' and account = ${username.toLowerCase()}`.execute(trx)
    return { id: admin.id, password: made }
  })
}

async function hasAdmins(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Names differ by more than case (see the unique index). */
export async function findAdminByName(db: Kysely<Tables>, username: string) {
  return db
    .selectFrom('admin')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .select(['id', 'username', 'password', 'status'])
    .executeTakeFirst()
}

const DEFAULT_AVATAR = '/static/images/avatar.png'

/** What an administrator sees of themself (spec 3: admin info), without tokens and rights. */
export async function adminInfo(db: Kysely<Tables>, id: number) {
  const admin = await db
    .selectFrom('admin')
    .where('id', '=', id)
    .select(['id', 'username', 'nickname', 'avatar', 'lastlogintime'])
    .executeTakeFirstOrThrow()
  return { ...admin, avatar: admin.avatar || DEFAULT_AVATAR }
}

/** False when the account was disabled or its password changed since it was judged. */
export async function noteLogin(
  trx: Kysely<Tables>,
  admin: { id: number; password: string },
  ip: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin')
    .set({ lastlogintime: sql<number>`epoch_seconds()`, lastloginip: ip })
    .where('id', '=', admin.id)
    .where('password', '=', admin.password)
    .where('status', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** 16 characters that are hard to mistake for one another. */
function makePassword(): string {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 16 }, () => characters.charAt(randomInt(characters.length))).join('')
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of a password nobody has: an unknown name takes as long to refuse as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$QcnY5aGPeESiUdcJShT++A$6Sf9EPh3qs2pkY3uCPrn3ELTiGAaUIPQsAKD1XlpvwI'

/** Hashing fills a core and 19 MiB each: so many at once, leaving libuv's fourth thread to others; the rest queue. */
const HASHING_AT_ONCE = Math.min(3, availableParallelism())
const HASHING_QUEUE_MAX = 64
let hashing = 0
const queue: (() => void)[] = []

/** Throws a Failure with HTTP status 503 when too many others are waiting; so does `verifyPassword`. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await import('@node-rs/argon2')).hash(password, ARGON2ID))
}

/** Takes the same time whether or not there is a `hash` to compare with. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const same = await inTurn(async () => (await import('@node-rs/argon2')).verify(hash ?? NOBODY, password))
  return same && hash !== undefined
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing >= HASHING_AT_ONCE) {
    if (queue.length >= HASHING_QUEUE_MAX) throw new Failure('server.unavailable', { status: 503 })
    // Whoever finishes hands over its place, so `hashing` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve))
  } else {
    hashing++
  }
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else hashing--
  }
}

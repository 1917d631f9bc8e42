import { fail } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Tables } from '../postgres/database.ts'
import { networksOf } from '../lib/ip-address.ts'
import type { SecretBox } from '../data/settings/secret-box.ts'
import type { Classrooms } from '../policy/classrooms.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Mutations } from '../engine/write/session.ts'
import './tables.ts'
import type { Channel } from './events.ts'
import type { Outbox } from './outbox.ts'

const DIGITS = 6
const MINUTES = 5
const TRIES = 5
const DAY = 86_400
/**
 * [seconds, how many codes]: per target, whatever it is for, and per network that asks; one behind which a class sits may ask
 * for several times as many. Providers have the same for a target.
 */
const LIMITS = [
  [60, 1],
  [3600, 5],
  [DAY, 10],
] as const
const MOST = 10

/** Whom a code proves something about, and what it is good for. */
export type CodeKey = { channel: Channel; purpose: string; target: string }

/**
 * Codes that prove that somebody reads an address of mail or a telephone: six digits, for one purpose and target, five
 * minutes, five tries, once. The database counts, so any number of processes and parallel requests count exactly.
 */
export type Verification = {
  /**
   * Sends a new code, which replaces the one before. `purpose` is the event whose message carries it. Throws
   * `verification.wait`, `verification.waitLonger` or `verification.tooMany` before anything is sent. That the target exists is the caller's affair:
   * `instead` counts and answers the same without a code, and sends the message of that event, or none.
   */
  issue(request: CodeKey & { ip: string; language: Language; instead?: string | null }): Promise<{ minutes: number }>
  /** Throws as `issue` would, without sending. */
  checkLimits(request: Pick<CodeKey, 'channel' | 'target'> & { ip: string }): Promise<void>
  /** Whether the code is right. Counts as a try at once, also when the caller's own transaction fails later. */
  check(key: CodeKey, code: string): Promise<boolean>
  /** Uses the right code up, in the transaction of what it allows. Throws `verification.wrong` when another was faster. */
  spend(transaction: Kysely<Tables>, key: CodeKey, code: string): Promise<void>
}

type Deps = {
  database: Database
  mutations: Mutations
  outbox: Pick<Outbox, 'open'>
  secrets: Pick<SecretBox, 'digest'>
  classrooms: Pick<Classrooms, 'times'>
}

export function createVerification({ database, mutations, outbox, secrets, classrooms }: Deps): Verification {
  const targetKey = ({ channel, target }: Pick<CodeKey, 'channel' | 'target'>): Buffer =>
    secrets.digest('verification.target', `${channel}:${target.toLowerCase()}`)
  const codeHash = (key: CodeKey, code: string): Buffer =>
    secrets.digest('verification.code', `${key.purpose}:${targetKey(key).toString('hex')}:${code}`)
  const counted = (request: Pick<CodeKey, 'channel' | 'target'> & { ip: string }): Counted[] =>
    [
      { key: targetKey(request), share: 1 },
      ...networksOf(request.ip).map(({ name, share }) => ({
        key: secrets.digest('verification.ip', name),
        share: share * classrooms.times(request.ip),
      })),
    ].toSorted((a, b) => Buffer.compare(a.key, b.key))

  async function storeCode(transaction: Kysely<Tables>, key: CodeKey, code: string): Promise<number> {
    const values = {
      code: codeHash(key, code),
      tries: 0,
      expiretime: sql<number>`epoch_seconds() + ${MINUTES * 60}::int`,
    }
    const { expiretime } = await transaction
      .insertInto('verification_code')
      .values({ purpose: key.purpose, target: targetKey(key), ...values })
      .onConflict((conflict) => conflict.columns(['purpose', 'target']).doUpdateSet(values))
      .returning('expiretime')
      .executeTakeFirstOrThrow()
    return expiretime
  }

  return {
    async issue({ ip, language, instead, ...key }) {
      const keys = counted({ ...key, ip })
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const { queue } = await outbox.open()
      await mutations.run(SYSTEM, async (session) => {
        const { transaction } = session
        // Requests for the same target, or from the same address, wait here for each other: always in the same order.
        for (const { key: one } of keys) {
          await sql`select pg_advisory_xact_lock(${one.readBigInt64BE().toString()}::bigint)`.execute(transaction)
        }
        await refuseTooMany(transaction, keys)
        await transaction
          .insertInto('verification_request')
          .values(keys.map((one) => ({ key: one.key })))
          .execute()
        const { channel, purpose, target } = key
        const message = { channel, target, language }
        if (instead !== undefined) {
          if (instead !== null) await queue(session, { ...message, event: instead, values: {} })
          return
        }
        const expiretime = await storeCode(transaction, key, code)
        const values = { code, minutes: String(MINUTES) }
        await queue(session, { ...message, event: purpose, values, expiretime })
      })
      return { minutes: MINUTES }
    },

    checkLimits: (request) => refuseTooMany(database.kysely, counted(request)),

    async check(key, code) {
      const row = await database.kysely
        .updateTable('verification_code')
        .set({ tries: sql<number>`tries + 1` })
        .where('purpose', '=', key.purpose)
        .where('target', '=', targetKey(key))
        .where('tries', '<', TRIES)
        .where('expiretime', '>', sql<number>`epoch_seconds()`)
        .returning('code')
        .executeTakeFirst()
      return row !== undefined && timingSafeEqual(row.code, codeHash(key, code))
    },

    async spend(transaction, key, code) {
      const spent = await transaction
        .deleteFrom('verification_code')
        .where('purpose', '=', key.purpose)
        .where('target', '=', targetKey(key))
        .where('code', '=', codeHash(key, code))
        .where('expiretime', '>', sql<number>`epoch_seconds()`)
        .returning('purpose')
        .executeTakeFirst()
      if (!spent) throw fail('verification.wrong')
    },
  }
}

/** `share`: how many times as many codes as LIMITS say. */
type Counted = { key: Buffer; share: number }

async function refuseTooMany(db: Kysely<Tables>, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map(({ key }) => key)
  const shares = counted.map(({ share }) => share)
  const { rows } = await sql<{ share: number; ages: number[] }>`
    select k.share, array(
      select (epoch_seconds() - r.createtime)::int from verification_request r
      where r.key = k.key and r.createtime > epoch_seconds() - ${DAY}::int
      order by r.createtime desc limit ${MOST}::int * k.share
    ) as ages from unnest(${keys}::bytea[], ${shares}::int[]) as k (key, share)
  `.execute(db)
  const wait = Math.max(...rows.map(secondsToWait))
  if (wait > 3600) throw fail('verification.tooMany', { hours: Math.ceil(wait / 3600) })
  if (wait > 120) throw fail('verification.waitLonger', { minutes: Math.ceil(wait / 60) })
  if (wait > 0) throw fail('verification.wait', { seconds: wait })
}

/** `ages`: seconds since earlier requests, the latest first. */
function secondsToWait({ ages, share }: { ages: readonly number[]; share: number }): number {
  return Math.max(
    0,
    ...LIMITS.map(([seconds, most]) => {
      const age = ages[most * share - 1]
      return age === undefined ? 0 : seconds - age
    }),
  )
}

/** Forgets dead codes, and requests that no limit counts any more. */
export async function pruneVerification(db: Kysely<Tables>): Promise<void> {
  await sql`delete from verification_code where expiretime < epoch_seconds()`.execute(db)
  await sql`delete from verification_request where createtime <= epoch_seconds() - ${DAY}::int`.execute(db)
}

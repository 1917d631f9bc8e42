import { message } from '@tutu/contract/resources/message'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { storeReason } from './outcome.ts'

const AT_ONCE = 500

/**
 * Tidies what no sender does: messages whose process was killed while it sent them (nobody knows whether they went out),
 * and codes that died waiting.
 */
export async function sweep(mutations: Mutations): Promise<void> {
  await mutations.run(SYSTEM, async (session) => {
    const killed = await lock(session, sql<SqlBool>`state = 'sending' and leasetime < epoch_seconds()`)
    const reason = storeReason({ key: 'message.killed' })
    await session.touch(message.name, killed, { state: 'unknown', reason, leasetime: null })
    const over = sql<SqlBool>`params is not null and expiretime <= epoch_seconds() and state <> 'sending'`
    const waiting = sql`state in ('queued', 'failed')`
    await session.touch(message.name, await lock(session, over), {
      params: null,
      nexttime: null,
      state: sql`case when ${waiting} then 'dead' else state end`,
      reason: sql`case when ${waiting} then ${storeReason({ key: 'message.expired' })} else reason end`,
    })
  })
}

/** Messages that nobody works on at this moment, the longest overdue first. */
async function lock({ transaction }: WriteSession, condition: RawBuilder<SqlBool>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from message where ${condition} order by nexttime, id limit ${AT_ONCE} for no key update skip locked
  `.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Forgets messages older than `days`: they name people. */
export async function pruneMessages(db: Kysely<Tables>, days: number): Promise<void> {
  await sql`
    delete from message where createtime < epoch_seconds() - ${days}::int * 86400 and state <> 'sending'
  `.execute(db)
}

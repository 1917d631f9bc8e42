import { type Kysely, sql } from 'kysely'
import type { Tables } from '../data/database.ts'
import type { Mutations } from '../resource/mutate.ts'
import { tagMessage } from './delivery.ts'
import { storeReason } from './outcome.ts'

/** Seconds after which a message that should have gone is asked for again. */
const OVERDUE = 120
const AT_ONCE = 500

type Deps = {
  mutations: Pick<Mutations, 'transact'>
  askAgain: (ids: readonly number[]) => Promise<void>
}

/**
 * Tidies what the queue itself cannot: messages whose process was killed while it sent them (nobody knows whether they
 * went out), codes that died waiting, and messages whose place in the queue is lost.
 */
export async function sweep({ mutations, askAgain }: Deps): Promise<void> {
  const overdue = await mutations.transact(async ({ transaction, tags }) => {
    const { rows: killed } = await sql<{ id: number }>`
      update message set state = 'unknown', reason = ${storeReason({ key: 'message.killed' })}, leasetime = null,
        updatetime = epoch_seconds(), version = version + 1
      where state = 'sending' and leasetime < epoch_seconds() returning id
    `.execute(transaction)
    const { rows: expired } = await sql<{ id: number }>`
      update message set params = null, nexttime = null, updatetime = epoch_seconds(), version = version + 1,
        state = case when state in ('queued', 'failed') then 'dead' else state end,
        reason = case when state in ('queued', 'failed') then ${storeReason({ key: 'message.expired' })} else reason end
      where params is not null and expiretime <= epoch_seconds() and state <> 'sending' returning id
    `.execute(transaction)
    for (const { id } of [...killed, ...expired]) tagMessage(tags, id)
    const { rows } = await sql<{ id: number }>`
      update message set nexttime = epoch_seconds() where id in (
        select id from message where state in ('queued', 'failed') and nexttime < epoch_seconds() - ${OVERDUE}::int
          and params is not null
        order by nexttime limit ${AT_ONCE} for update skip locked
      ) returning id
    `.execute(transaction)
    return rows.map(({ id }) => id)
  })
  if (overdue.length > 0) await askAgain(overdue)
}

/** Forgets messages older than `days`: they name people. */
export async function pruneMessages(db: Kysely<Tables>, days: number): Promise<void> {
  await sql`
    delete from message where createtime < epoch_seconds() - ${days}::int * 86400 and state <> 'sending'
  `.execute(db)
}

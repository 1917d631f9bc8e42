import { subscriber } from '@tutu/contract/resources/subscriber'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { SYSTEM } from '../policy/actors.ts'
import { endWeekly } from './weekly-wanted.ts'

/** Rows of one transaction: whoever asks again waits for it. */
const PORTION = 500

/**
 * Forgets addresses that were asked and never said yes, once no link is good any more that could: whoever reads them wants nothing, and
 * somebody else may have typed them.
 */
export async function forgetUnanswered(mutations: Mutations): Promise<void> {
  const unconfirmed = sql<SqlBool>`state = 'unconfirmed' and not is_demo`
  await inPortions(mutations, 'subscriber', unconfirmed, async (session, ids) => {
    await session.remove(subscriber.name, ids)
  })
  await inPortions(mutations, 'guardian', sql<SqlBool>`letters = 'asked'`, async (session, ids) => {
    for (const id of ids) await endWeekly(session, id)
  })
}

async function inPortions(
  mutations: Mutations,
  table: 'subscriber' | 'guardian',
  isAsked: RawBuilder<SqlBool>,
  forget: (session: WriteSession, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const mayAnswer = sql<SqlBool>`
    exists (
      select from subscriber_link as l
      where ${sql.ref(`l.${table}_id`)} = t.id and l.purpose <> 'leave' and l.expiretime > epoch_seconds()
    )
  `
  let last: number | undefined = 0
  while (last !== undefined) {
    const after: number = last
    last = await mutations.run(SYSTEM, async (session) => {
      const { transaction } = session
      // Against links too, which may be on their way: who adds one holds its row by the key.
      const { rows: locked } = await sql<{ id: number }>`
        select id from ${sql.table(table)} as t where ${isAsked} and id > ${after} and not ${mayAnswer} order by id limit ${PORTION} for update
      `.execute(transaction)
      const ids = locked.map(({ id }) => id)
      // A statement that has waited for a lock looks for links as they were before.
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} as t where id = any(${ids}::int[]) and not ${mayAnswer} order by id
      `.execute(transaction)
      if (rows.length > 0)
        await forget(
          session,
          rows.map(({ id }) => id),
        )
      return ids.at(-1)
    })
  }
}

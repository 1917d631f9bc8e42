import { subscriber } from '@tutu/contract/resources/subscriber'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Mutations } from '../engine/write/session.ts'
import { SYSTEM } from '../policy/actors.ts'
import { endWeekly } from './weekly-wanted.ts'

/**
 * Forgets addresses that were asked and never said yes, once no link is good any more that could: whoever reads them wants nothing, and
 * somebody else may have typed them.
 */
export async function forgetUnanswered(mutations: Mutations): Promise<void> {
  await mutations.run(SYSTEM, async (session) => {
    const { rows: subscribers } = await sql<{ id: number }>`
      select id from subscriber as s
      where state = 'unconfirmed' and not is_demo and not ${mayAnswer(sql`l.subscriber_id = s.id`)} for no key update
    `.execute(session.transaction)
    await session.remove(
      subscriber.name,
      subscribers.map(({ id }) => id),
    )
    const { rows: guardians } = await sql<{ id: number }>`
      select id from guardian as g where letters = 'asked' and not ${mayAnswer(sql`l.guardian_id = g.id`)} for no key update
    `.execute(session.transaction)
    for (const { id } of guardians) await endWeekly(session, id)
  })
}

const mayAnswer = (isTheirs: RawBuilder<unknown>) => sql<SqlBool>`
  exists (select from subscriber_link as l where ${isTheirs} and l.purpose <> 'leave' and l.expiretime > epoch_seconds())
`

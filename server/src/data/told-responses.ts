import { memberEvent as definition } from '@tutu/contract/resources/member-event'
import { sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { tell } from './member-events.ts'

/**
 * Of all that is said to a work the author is told in one message: as long as they have not read it, it grows, and is gone where
 * everything is taken back. `first`: the response that was added.
 */
export async function tellResponses(
  session: WriteSession,
  { work, first }: { work: number; first?: number },
): Promise<void> {
  const { transaction } = session
  await takeNamedLock(transaction, 'responses', String(work))
  const { rows: unread } = await sql<{ id: number; since: number }>`
    select id, (params ->> 'since')::int as since from member_event
    where cases_id = ${work} and event = 'work_responses' and readtime is null
  `.execute(transaction)
  // Of those that come in the same moment, a later one may be told of first.
  const since = Math.min(unread[0]?.since ?? Infinity, first ?? Infinity)
  if (since === Infinity) return
  const { rows: counts } = await sql<{ kind: string; count: number; member: number | null }>`
    select r.kind, count(*)::int as count, c.user_id as member from reaction r join cases c on c.id = r.cases_id
    where r.cases_id = ${work} and r.id >= ${since} group by r.kind, c.user_id order by min(r.id)
  `.execute(transaction)
  const params = { since, responses: Object.fromEntries(counts.map(({ kind, count }) => [kind, count])) }
  const member = counts[0]?.member
  if (unread[0] && counts.length === 0) await session.remove(definition.name, [unread[0].id])
  else if (unread[0])
    await session.touch(definition.name, [unread[0].id], {
      params,
      ...(first !== undefined && { createtime: sql`epoch_seconds()` }),
    })
  else if (member) await tell(session, [{ member, event: 'work_responses', work, params }])
}

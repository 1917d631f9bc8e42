import { describeAgent } from '@tutu/contract/core/describe-agent'
import { sql, type SqlBool } from 'kysely'
import { endSessions } from '../data/sessions.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'

/** Sign-ins of members, which administrators end one by one. A session that ends takes its row along. */
export const memberSession: ResourceHooks = {
  // As members see their own: those that can still be used. The others go with their tokens, in time.
  async scope() {
    const lives = sql<SqlBool>`exists (
      select from token k where k.session_id = t.id and k.expiretime > epoch_seconds()
    )`
    return { see: lives, change: lives }
  },

  commands: {
    async end(session, { rows }) {
      const byMember = Map.groupBy(rows, ({ user_id }) => user_id as number)
      for (const [member, own] of byMember) await endSessions(session, 'member', member, idsOf(own))
    },
  },

  async present(_, rows) {
    for (const row of rows) row.useragent = describeAgent(String(row.useragent)) || row.useragent
  },
}

import { describeAgent } from '@tutu/contract/core/describe-agent'
import { endSessions } from '../data/sessions.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'

/** Sign-ins of members, which administrators end one by one. A session that ends takes its row along. */
export const memberSession: ResourceHooks = {
  commands: {
    async end(session, { rows }) {
      const byMember = Map.groupBy(rows, ({ user_id }) => user_id as number)
      for (const [member, own] of byMember) await endSessions(session.transaction, 'member', member, idsOf(own))
    },
  },

  async present(_, rows) {
    for (const row of rows) row.useragent = describeAgent(String(row.useragent)) || row.useragent
  },
}

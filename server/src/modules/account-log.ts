import { tell } from '../data/member-events.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { adjusted } from '../ledger/adjust.ts'
import { type Account, checkEntry } from '../ledger/post.ts'

/** A ledger of what members have: entries by hand are judged as all others are. */
export const accountLog = (account: Account): ResourceHooks => ({
  async beforeSave(session, { values }) {
    const movement = { account, member: values.user_id as number, amount: values[account] as number }
    values.admin_id = await checkEntry(session, movement)
  },

  async afterSave(session, { after }) {
    if (!after) return
    const movement = { account, member: after.user_id as number, amount: Number(after[account]) }
    await tell(session, [adjusted({ ...movement, reason: String(after.memo) })])
  },
})

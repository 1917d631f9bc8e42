import type { Mutations } from '../engine/write/session.ts'
import type { Payments } from '../payment/provider.ts'
import { beginTopUps, expireTopUps, queryTopUps } from '../payment/top-up.ts'
import { expireOrders } from '../shop/expire.ts'
import type { Job } from './job.ts'

/** Begins payments that were not, asks about those whose notice is lost, and ends what nobody paid or confirmed in time. */
export const orderJob = (mutations: Mutations, payments: Payments): Job => ({
  name: 'orders-expire',
  cron: '*/5 * * * *',
  async run({ database: { kysely } }) {
    await expireOrders(mutations)
    // What one provider's fault keeps from being asked about ends in time all the same.
    const [begun, asked] = await Promise.allSettled([
      beginTopUps(kysely, mutations, payments),
      queryTopUps(kysely, mutations, payments),
    ])
    await expireTopUps(mutations)
    for (const result of [begun, asked]) if (result.status === 'rejected') throw result.reason
  },
})

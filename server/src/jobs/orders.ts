import type { Mutations } from '../engine/write/session.ts'
import type { Payments } from '../payment/provider.ts'
import { beginTopUps, giveBack, queryTopUps } from '../payment/asking.ts'
import { expireTopUps } from '../payment/top-up.ts'
import { expireOrders } from '../shop/expire.ts'
import type { Job } from './job.ts'

/** Ends orders that nobody paid or confirmed in time: asked for each minute and done within two, since others wait for the pieces that they held. */
export const orderJob = (mutations: Mutations): Job => ({
  name: 'orders-expire',
  cron: '* * * * *',
  run: async () => void (await expireOrders(mutations)),
})

/** Begins payments that were not, asks about those whose notice is lost, has given back what is to be, and ends what nobody paid in time. */
export const topUpJob = (mutations: Mutations, payments: Payments): Job => ({
  name: 'top-ups',
  cron: '*/5 * * * *',
  async run({ database: { kysely } }) {
    const asking = { kysely, mutations, payments }
    // What one provider's fault keeps from being asked about ends in time all the same.
    const results = await Promise.allSettled([beginTopUps(asking), queryTopUps(asking), giveBack(asking)])
    await expireTopUps(mutations)
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length > 0)
      throw new AggregateError(failures, 'payments could not be begun, asked about or given back')
  },
})

import type { Mutations } from '../engine/write/session.ts'
import { expireTopUps } from '../payment/top-up.ts'
import { expireOrders } from '../shop/expire.ts'
import type { Job } from './job.ts'

/** Ends orders and top-ups that nobody paid or confirmed in time. */
export const orderJob = (mutations: Mutations): Job => ({
  name: 'orders-expire',
  cron: '*/5 * * * *',
  async run() {
    await expireOrders(mutations)
    await expireTopUps(mutations)
  },
})

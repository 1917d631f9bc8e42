import type { Mutations } from '../engine/write/session.ts'
import { expireOrders } from '../shop/expire.ts'
import type { Job } from './job.ts'

/** Ends orders that nobody paid or confirmed in time. */
export const orderJob = (mutations: Mutations): Job => ({
  name: 'orders-expire',
  cron: '*/5 * * * *',
  run: async () => void (await expireOrders(mutations)),
})

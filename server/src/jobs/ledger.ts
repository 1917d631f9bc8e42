import type { FastifyBaseLogger } from 'fastify'
import { findMismatches, mismatchText } from '../ledger/check.ts'
import type { Job } from './job.ts'

/** Proves each night that what members have is what their entries come to, and says in the log where it is not. */
export const ledgerJob = (log: Pick<FastifyBaseLogger, 'error'>): Job => ({
  name: 'ledger-check',
  cron: '10 20 * * *',
  async run({ database }) {
    for (const mismatch of await findMismatches(database.kysely)) log.error(mismatch, mismatchText(mismatch))
  },
})

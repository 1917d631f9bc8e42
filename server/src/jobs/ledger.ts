import type { FastifyBaseLogger } from 'fastify'
import type { Mutations } from '../engine/write/session.ts'
import { mismatchText } from '../ledger/check.ts'
import { reportMismatches } from '../ledger/report.ts'
import type { Job } from './job.ts'

/** Proves each night that what members have is what their entries come to; where it is not, log and back office say so. */
export const ledgerJob = (mutations: Mutations, log: Pick<FastifyBaseLogger, 'error'>): Job => ({
  name: 'ledger-check',
  cron: '10 20 * * *',
  async run({ database }) {
    for (const mismatch of await reportMismatches({ database, mutations })) log.error(mismatch, mismatchText(mismatch))
  },
})

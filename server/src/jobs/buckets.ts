import { LEFTOVER_KEPT, removeLeftovers } from '../files/leftovers.ts'
import { storeAliases } from '../files/alias-files.ts'
import { type SettleDeps, settleUploads } from '../files/remote/settle.ts'
import type { Job } from './job.ts'

/** What is done by the clock to files in buckets: mostly what a process that ended has left undone. */
export function bucketJobs(deps: SettleDeps): Job[] {
  return [
    { name: 'files-settle', cron: '*/5 * * * *', run: () => settleUploads(deps) },
    {
      name: 'files-leftovers',
      cron: '*/5 * * * *',
      run: async ({ database }) => void (await removeLeftovers(database, deps.files.stores, LEFTOVER_KEPT)),
    },
    { name: 'files-aliases', cron: '50 * * * *', run: () => storeAliases(deps) },
  ]
}

import { LEFTOVER_KEPT, removeLeftovers } from '../files/leftovers.ts'
import { mergeDuplicates, type SettleDeps, settleUploads } from '../files/remote/settle.ts'
import type { Registry } from '../engine/registry.ts'
import type { Job } from './job.ts'

/** What is done by the clock to files in buckets: mostly what a process that ended has left undone. */
export function bucketJobs(deps: SettleDeps & { registry: Registry }): Job[] {
  return [
    { name: 'files-settle', cron: '*/5 * * * *', run: () => settleUploads(deps) },
    {
      name: 'files-leftovers',
      cron: '*/5 * * * *',
      run: async ({ database }) => void (await removeLeftovers(database, deps.files.stores, LEFTOVER_KEPT)),
    },
    { name: 'files-merge', cron: '50 19 * * *', run: () => mergeDuplicates(deps) },
  ]
}

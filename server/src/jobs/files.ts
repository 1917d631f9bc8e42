import { availableParallelism } from 'node:os'
import type { Files } from '../files/files.ts'
import { addAvif, removeUnknownFiles, tidyFiles } from '../files/tidy.ts'
import type { Mutations } from '../engine/write/session.ts'
import type { Job } from './job.ts'

/** What is done to stored files by the clock. */
export function fileJobs(files: Files, mutations: Mutations): Job[] {
  return [
    { name: 'files-tidy', cron: '7 * * * *', run: ({ database }) => tidyFiles({ database, files }) },
    {
      name: 'files-unknown',
      cron: '40 19 * * *',
      run: async ({ database }) => void (await removeUnknownFiles({ database, files })),
    },
    {
      name: 'files-avif',
      cron: '*/5 * * * *',
      run: async ({ database }) => void (await addAvif({ database, files, mutations }, availableParallelism())),
    },
  ]
}

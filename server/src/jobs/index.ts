import type { Job } from './job.ts'
import { prune } from './prune.ts'

/** Every job there is. */
export const JOBS: readonly Job[] = [prune]

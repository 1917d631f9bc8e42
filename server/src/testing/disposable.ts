import type { Settings } from '../postgres/process.ts'

/** Of a PostgreSQL server whose data nobody misses: nothing waits for the disk. */
export const DISPOSABLE: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

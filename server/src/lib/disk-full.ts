import { statfsSync } from 'node:fs'

/** Of the file system, and PostgreSQL's disk_full. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** PostgreSQL's io_error, where a quota is the reason; libvips tells the system's words only. */
const MESSAGE = /No space left on device|Disk quota exceeded/

/** Whether something could not be written because there is no room: HTTP 503. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && CODES.has(code)) || MESSAGE.test(error.message) || isDiskFull(error.cause)
}

/** PostgreSQL's log grows by files of as many bytes: with less it stops. */
const LOG_FILE = 16 * 1024 * 1024

/** Whether the disk of a folder has no room for a database to run on. */
export function isTooFullForDatabase(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LOG_FILE
  } catch {
    return false
  }
}

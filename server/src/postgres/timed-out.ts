/** SQLSTATE query_canceled. */
const CANCELED = '57014'

/** Whether an error is the database's, that a statement took longer than it may. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CANCELED
}

/** What browsers tell of the connection, where they do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether nothing is to be fetched before it is needed: the connection is slow, or somebody pays for each byte. */
export function isConnectionSpared(): boolean {
  return isSpared((navigator as { connection?: Connection }).connection)
}

export function isSpared(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}

import { sql } from 'kysely'

/**
 * In a statement that is a transaction by itself: nobody waits until the disk has it. Others see it at once. A power failure takes away
 * what was written in the last half second, but nothing that was followed by something that is waited for: the disk has all in its order.
 */
export const UNHURRIED = sql<string>`set_config('synchronous_commit', 'off', true)`

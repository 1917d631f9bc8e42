import { createTurns } from '../../lib/turns.ts'

/**
 * Of this process: work on many rows holds a connection for its whole length, and works through its rows without a pause. Ten at
 * once took all connections from the others for seconds. No more wait than come to their turn while a caller does
 * (decision 206).
 */
export const inTurn = createTurns({ atOnce: 2, waiting: 20 })

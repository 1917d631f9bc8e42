import { MANY_ROWS_TIMEOUT } from '@tutu/contract/core/constants'

/** Of calls that work on many rows, whose caller tells what was refused: done late, they must not have been called failed. */
export const ON_MANY_ROWS = { showError: false, timeout: MANY_ROWS_TIMEOUT } as const

import type { Row } from '../kit/face.ts'

/** Whether the caller can't change a column of a row, or the row at all: the server tells so in `fixed` beside it. */
export function isFixed({ fixed }: Row, column?: string): boolean {
  return fixed === true || (column !== undefined && Array.isArray(fixed) && fixed.includes(column))
}

/**
 * Rows of a tree with each child behind its parent, brothers in the order they came in. A row whose parent is not among
 * them stands where a root does.
 */
export function inTreeOrder<Row extends { id: number; pid: number }>(rows: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  const withBranch = (row: Row): Row[] => [row, ...rows.filter(({ pid }) => pid === row.id).flatMap(withBranch)]
  return rows.filter(({ pid }) => !ids.has(pid)).flatMap(withBranch)
}

import type { Row } from '../kit/face.ts'

/** Ids of the rows and of all below them. */
export function allIds(rows: readonly Row[]): number[] {
  return rows.flatMap((row) => [row.id, ...allIds(row.children ?? [])])
}

/** Whether any row below this one is chosen. */
export function isWithin(row: Row, chosen: ReadonlySet<number>): boolean {
  return allIds(row.children ?? []).some((id) => chosen.has(id))
}

/**
 * The rows chosen after one was pressed. What is below a row is chosen and let go with it; letting one go lets go of those
 * above it, which would take it along.
 */
export function toggled(rows: readonly Row[], selected: readonly number[], id: number): number[] {
  const path = pathTo(rows, id)
  const row = path.at(-1)
  if (!row) return [...selected]
  const below = allIds([row])
  if (!selected.includes(id)) return [...new Set([...selected, ...below])]
  const gone = new Set([...below, ...path.map((one) => one.id)])
  return selected.filter((one) => !gone.has(one))
}

/** From the top to the row itself; empty where it is not in the list. */
function pathTo(rows: readonly Row[], id: number): Row[] {
  for (const row of rows) {
    if (row.id === id) return [row]
    const below = pathTo(row.children ?? [], id)
    if (below.length > 0) return [row, ...below]
  }
  return []
}

import type { Row } from '../kit/face.ts'

// Rows of flat and tree lists alike: `children` are walked wherever they are.

/** Rows without children lose the empty list, which the table would offer to unfold. */
export function withoutEmptyChildren(rows: readonly Row[]): Row[] {
  return rows.map(({ children, ...row }) =>
    children?.length ? { ...row, children: withoutEmptyChildren(children) } : row,
  )
}

/** The row with this id changed, everything else the same. */
export function patchRow(rows: readonly Row[], id: number, change: Readonly<Record<string, unknown>>): Row[] {
  return rows.map((row) => {
    if (row.id === id) return { ...row, ...change }
    return row.children?.length ? { ...row, children: patchRow(row.children, id, change) } : row
  })
}

/** The rows of the same parent as `id`, itself included; undefined where it is not in the list. */
export function siblingsOf(rows: readonly Row[], id: number): readonly Row[] | undefined {
  if (rows.some((row) => row.id === id)) return rows
  for (const row of rows) {
    const found = siblingsOf(row.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** `id` put in the place of its sibling `targetId`, those between shifted: what `sortable` does on the server. */
export function moveRow(rows: readonly Row[], id: number, targetId: number): Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === targetId)
  if (from >= 0 && to >= 0) {
    const moved = [...rows]
    moved.splice(to, 0, ...moved.splice(from, 1))
    return moved
  }
  return rows.map((row) => (row.children?.length ? { ...row, children: moveRow(row.children, id, targetId) } : row))
}

/** Ids in the order shown; of the rows in `closed` without their children. */
export function visibleIds(rows: readonly Row[], closed: ReadonlySet<number>): number[] {
  return rows.flatMap((row) => [row.id, ...(closed.has(row.id) ? [] : visibleIds(row.children ?? [], closed))])
}

/** Ids of the rows that have children. */
export function parentIds(rows: readonly Row[]): number[] {
  return rows.flatMap((row) => (row.children?.length ? [row.id, ...parentIds(row.children)] : []))
}

export function findRow(rows: readonly Row[], id: number): Row | undefined {
  return siblingsOf(rows, id)?.find((row) => row.id === id)
}

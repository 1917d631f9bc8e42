import { useEffect, useState } from 'react'
import type { sorting as sortingParts } from './sorting.ts'

type Sorting = typeof sortingParts

let loaded: Sorting | undefined

/** Lists that are opened later can be dragged from their first moment. */
export async function fetchSorting(): Promise<Sorting> {
  const { sorting } = await import('./sorting.ts')
  loaded = sorting
  return sorting
}

/** `awaited`: on its way. `none`: not wanted, or it could not be fetched; the list is one without dragging. */
type Fetched = Sorting | 'awaited' | 'none'

/**
 * Drag and drop of rows, fetched while the list is read. Rows are drawn when it is there: drawn before, they would be drawn anew with
 * it, and a menu or a cell that somebody had just opened would be closed again.
 */
export function useSorting(wanted: boolean): Fetched {
  const [sorting, setSorting] = useState<Fetched>(loaded ?? 'awaited')
  useEffect(() => {
    if (!wanted || sorting !== 'awaited') return
    let isHere = true
    fetchSorting().then(
      (fetched) => isHere && setSorting(fetched),
      () => isHere && setSorting('none'),
    )
    return () => {
      isHere = false
    }
  }, [sorting, wanted])
  return wanted ? sorting : 'none'
}

import { useEffect, useState } from 'react'
import type { sorting as sortingParts } from './sorting.ts'

type Sorting = typeof sortingParts

let loaded: Sorting | undefined

/**
 * Drag and drop of rows, fetched while the list is read; undefined until it is there, and where it is not `wanted`. Without it the
 * list is one without dragging.
 */
export function useSorting(wanted: boolean): Sorting | undefined {
  const [sorting, setSorting] = useState(loaded)
  useEffect(() => {
    if (!wanted || sorting) return
    let isHere = true
    import('./sorting.ts').then(
      (module) => {
        loaded = module.sorting
        if (isHere) setSorting(module.sorting)
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [sorting, wanted])
  return wanted ? sorting : undefined
}

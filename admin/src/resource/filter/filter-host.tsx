import type { Definition } from '@tutu/contract/definition/define-resource'
import type { FilterTree } from '@tutu/contract/definition/filter-tree'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useFocusReturn } from '../../lib/use-focus-return.ts'
import { useLingering } from '../../lib/use-lingering.ts'

export type FilterBuilderProps = {
  definition: Definition
  where: FilterTree | undefined
  open: boolean
  onApply: (where: FilterTree | undefined) => void
  onClose: () => void
}

const FilterBuilder = lazyPart(async () => (await import('./filter-builder.tsx')).FilterBuilder)

/** The dialog in which conditions are joined, loaded when first opened. */
export function FilterBuilderHost(props: FilterBuilderProps) {
  const { open } = props
  const shown = useLingering(open || undefined)
  useFocusReturn(open, !shown)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <FilterBuilder {...props} />
    </Suspense>
  )
}

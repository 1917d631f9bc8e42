import type { Definition } from '@tutu/contract/definition/define-resource'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useFocusReturn } from '../../lib/use-focus-return.ts'
import { useLingering } from '../../lib/use-lingering.ts'

export type ImportProps = {
  definition: Definition
  open: boolean
  onClose: () => void
  /** Rows have come in; perhaps long after this has closed. */
  onImported: () => Promise<void>
}

const ImportDrawer = lazyPart(async () => (await import('./import-drawer.tsx')).ImportDrawer)

/** The drawer in which rows are brought in from a file, loaded when first opened. */
export function ImportHost(props: ImportProps) {
  const { open } = props
  const shown = useLingering(open || undefined)
  useFocusReturn(open, shown === undefined)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <ImportDrawer {...props} />
    </Suspense>
  )
}

import type { Definition } from '@tutu/contract/definition/define-resource'
import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useFocusReturn } from '../lib/use-focus-return.ts'
import { useLingering } from '../lib/use-lingering.ts'
import type { ListState } from './list-state.ts'

/** The rows that were chosen, and how many the list has in all. */
export type BatchTarget = { ids: readonly number[]; total: number | undefined }

export type BatchEditProps = {
  definition: Definition
  state: ListState
  target: BatchTarget
  open: boolean
  onClose: () => void
  onChanged: () => Promise<void>
}

const BatchEdit = lazyPart(async () => (await import('./batch-edit.tsx')).BatchEdit)

/** The dialog in which several rows get the same values, loaded when first opened. */
export function BatchEditHost({
  target,
  ...props
}: Omit<BatchEditProps, 'target' | 'open'> & { target: BatchTarget | undefined }) {
  const shown = useLingering(target)
  const open = target !== undefined
  useFocusReturn(open, shown === undefined)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <BatchEdit {...props} target={shown} open={open} />
    </Suspense>
  )
}

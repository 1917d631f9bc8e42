import type { Definition } from '@tutu/contract/definition/define-resource'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLingering } from '../../lib/use-lingering.ts'
import { useFocusReturn } from '../../lib/use-focus-return.ts'
import type { FormDrawerProps } from './form-drawer.tsx'

/**
 * The record to edit and those after it, or a new one that starts with `presets` (field → value as on the wire), and
 * with what may be copied of another.
 */
export type FormTarget =
  | { id: number; rest?: readonly number[] }
  | { id?: undefined; presets: Readonly<Record<string, unknown>>; copyOf?: number }

// What stands above the fields is handed to it: they would move down when that came later.
const FormDrawer = lazyPart(async () => {
  const [{ FormDrawer: Drawer }, { RecordHead }] = await Promise.all([
    import('./form-drawer.tsx'),
    import('../record-parts.ts'),
  ])
  return (props: Omit<FormDrawerProps, 'Head'>) => <Drawer {...props} Head={RecordHead} />
})

type Props = {
  definition: Definition
  /** Absent: closed. */
  target: FormTarget | undefined
  /** One new record is enough: no room is made for another. */
  isOnce?: boolean
  onClose: () => void
  /** `added`: id of a new record. */
  onSaved: (added?: number) => Promise<void>
}

/** The form, loaded when first opened. The focus returns to what opened it. */
export function LazyForm({ definition, target, isOnce = false, onClose, onSaved }: Props) {
  const shown = useLingering(target)
  const [last, setLast] = useState<{ target?: FormTarget; opening: number }>({ opening: 0 })
  if (target && target !== last.target) setLast({ target, opening: last.opening + 1 })
  const open = target !== undefined
  useFocusReturn(open, shown === undefined)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <FormDrawer
        // Opened again while it still slides away, it starts anew and loads the record again.
        key={last.opening}
        definition={definition}
        target={shown}
        opening={last.opening}
        open={open}
        isOnce={isOnce}
        onClose={onClose}
        onSaved={onSaved}
      />
    </Suspense>
  )
}

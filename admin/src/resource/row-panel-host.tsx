import type { Definition } from '@tutu/contract/define-resource'
import { Suspense } from 'react'
import type { Row } from '../fields/face.ts'
import { useLingering } from '../lib/use-lingering.ts'
import { ROW_PANELS } from './row-panels.ts'
import { useFocusReturn } from '../lib/use-focus-return.ts'

/** Which button of which row was pressed. */
export type RowPanelTarget = { button: string; row: Row }

type Props = {
  definition: Definition
  /** Absent: closed. */
  target: RowPanelTarget | undefined
  onClose: () => void
}

/** What a row's further button opens; it keeps its content while it goes, then the focus returns to the button. */
export function RowPanelHost({ definition, target, onClose }: Props) {
  const shown = useLingering(target)
  const open = target !== undefined
  useFocusReturn(open, shown === undefined)
  const panel = shown && ROW_PANELS[shown.button]
  if (!panel) return null
  return (
    <Suspense fallback={null}>
      <panel.Panel definition={definition} row={shown.row} open={open} onClose={onClose} />
    </Suspense>
  )
}

import type { Definition } from '@tutu/contract/definition/define-resource'
import { Suspense } from 'react'
import type { Row } from '../kit/face.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useFocusReturn } from '../lib/use-focus-return.ts'
import { useLingering } from '../lib/use-lingering.ts'
import type { CommandDialogProps } from './command-dialog.tsx'
import { ROW_PANELS } from './row-panels.ts'
import type { RowActions } from './use-row-actions.ts'

/** Which button was pressed, of one row or for several that were chosen. */
export type RowPanelTarget = { button: string; rows: readonly [Row, ...Row[]] }

type Props = {
  definition: Definition
  /** Absent: closed. */
  target: RowPanelTarget | undefined
  actions: RowActions
  onClose: () => void
}

const CommandDialog = lazyPart<CommandDialogProps>(async () => (await import('./command-dialog.tsx')).CommandDialog)

/**
 * What a further button opens: a panel of its own, else the dialog of the command it names. It keeps its content while
 * it goes, then the focus returns to the button.
 */
export function RowPanelHost({ definition, target, actions, onClose }: Props) {
  const shown = useLingering(target)
  const open = target !== undefined
  useFocusReturn(open, shown === undefined)
  if (!shown) return null
  const { button, rows } = shown
  const panel = ROW_PANELS[button]
  const common = { definition, open, onClose }
  return (
    <Suspense fallback={null}>
      {panel ? (
        <panel.Panel {...common} row={rows[0]} />
      ) : (
        <CommandDialog {...common} name={button} rows={rows} actions={actions} />
      )}
    </Suspense>
  )
}

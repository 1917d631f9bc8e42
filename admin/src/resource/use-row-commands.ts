import type { Definition } from '@tutu/contract/definition/define-resource'
import { useCallback, useState } from 'react'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { tellRefusal } from '../lib/message.ts'
import { rowName } from './columns.tsx'
import { isPlace, placeRow } from './place-row.ts'
import type { RowPanelTarget } from './row-panel-host.tsx'
import { asks } from './row-panels.ts'
import type { RowActions } from './use-row-actions.ts'

type RowCommands = {
  /** The button that was pressed, of one row or for several that were chosen. */
  run: (button: string, rows: readonly Row[]) => void
  /** The same for one row. */
  runOne: (button: string, row: Row) => void
  /** What asks before it is done. */
  panel: RowPanelTarget | undefined
  closePanel: () => void
}

/** What buttons of rows beyond the standard ones do; commands without anything to ask are done at once. */
export function useRowCommands(
  definition: Definition,
  actions: RowActions,
  onDuplicate: (id: number) => void,
): RowCommands {
  const text = useText()
  const [panel, setPanel] = useState<RowPanelTarget>()
  const run = useCallback<RowCommands['run']>(
    (button, rows) => {
      const [first, ...others] = rows
      if (!first) return
      if (button === 'duplicate') return onDuplicate(first.id)
      if (isPlace(button))
        return void placeRow(actions, text, first, rowName(definition, first), button).catch(tellRefusal)
      if (asks(definition, button)) return setPanel({ button, rows: [first, ...others] })
      actions.command(button, rows).catch(tellRefusal)
    },
    [actions, definition, onDuplicate, text],
  )
  const runOne = useCallback<RowCommands['runOne']>((button, row) => run(button, [row]), [run])
  return { run, runOne, panel, closePanel: () => setPanel(undefined) }
}

import { IDS_MAX } from '@tutu/contract/core/constants'
import { batchFields } from '@tutu/contract/definition/batch-edit'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { isOffered } from '@tutu/contract/definition/form-conditions'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useAllowed } from '../kit/use-allowed.ts'
import { BatchBar, type BatchCommand } from './batch-bar.tsx'
import type { BatchTarget } from './batch-edit-host.tsx'
import { titleName } from './columns.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { FormTarget } from './form/lazy-form.tsx'
import type { ListState } from './list-state.ts'
import { buttonsOf } from './row-panels.ts'
import { findRow, visibleIds } from './rows.ts'
import type { useChosen } from './use-chosen.ts'
import type { RowActions } from './use-row-actions.ts'

type Props = {
  definition: Definition
  state: ListState
  rows: readonly Row[]
  chosen: ReturnType<typeof useChosen>
  /** Of all that the list finds; absent where that is more than what is shown of it. */
  total: number | undefined
  actions: RowActions
  onForm: (target: FormTarget | undefined) => void
  onBatch: (target: BatchTarget) => void
  onCommand: (name: string, rows: readonly Row[]) => void
}

const NOTHING: ReadonlySet<number> = new Set()

/** What can be done with the rows chosen, on whichever page they are, by the caller's rights and by what each row lets be done with it. */
export function ChosenBar(props: Props) {
  const { definition, state, rows, total, actions, onForm, onBatch, onCommand } = props
  const text = useText()
  const can = useAllowed(definition)
  const { ids, rows: chosen, here, clear } = props.chosen
  // Those that have this button themselves: what the server would refuse is left out.
  const chosenFor = (button: 'edit' | 'delete') =>
    chosen.filter((row) => buttonsOf(definition, row, [button]).length > 0).map(({ id }) => id)
  const [editable, deletable] = [chosenFor('edit'), chosenFor('delete')]
  const one = deletable.length === 1 ? findRow(chosen, deletable[0]!) : undefined
  const commands = Object.entries(definition.commands ?? {}).flatMap(([name, command]): BatchCommand[] => {
    const fit = chosen.filter((row) => isOffered(command, row))
    if (!command.bulk || fit.length === 0 || !can(name)) return []
    const { label, icon, danger = false } = command
    return [{ name, label: label[text.language], icon, danger, count: fit.length, onRun: () => onCommand(name, fit) }]
  })
  const mayEditAll = can('edit') && batchFields(definition).length > 0
  return (
    <BatchBar
      count={ids.length}
      here={here}
      editable={editable.length}
      deletable={deletable.length}
      onEdit={can('edit') ? () => onForm(sequenceOf([...visibleIds(rows, NOTHING), ...ids], editable)) : undefined}
      onEditAll={mayEditAll ? () => onBatch({ ids: editable, total }) : undefined}
      deletion={can('del') ? actions.deletion(deletable, one && titleName(definition, one)) : undefined}
      commands={commands}
      extra={
        can('export') && ids.length <= IDS_MAX ? (
          <ExportMenu definition={definition} state={state} ids={ids} label={text('export')} />
        ) : undefined
      }
      onClear={clear}
    />
  )
}

/** The rows chosen, to be edited one after the other as they stand in the list, then those of other pages. */
function sequenceOf(order: readonly number[], selected: readonly number[]): FormTarget | undefined {
  const [id, ...rest] = new Set(order.filter((one) => selected.includes(one)))
  return id === undefined ? undefined : { id, rest }
}

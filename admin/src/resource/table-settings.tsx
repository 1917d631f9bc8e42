import { type Definition, fieldNamed } from '@tutu/contract/definition/define-resource'
import { SettingsPopover } from '../kit/settings-popover.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import type { TableView } from './table-view.ts'
import { type Text, useText } from '../kit/text.ts'

export type TableSettingsProps = { definition: Definition; view: TableView }

const TableSettingsPanel = lazyPart(async () => (await import('./table-settings-panel.tsx')).TableSettingsPanel)

/** Which columns are shown, in which order, how high the rows are. */
export function TableSettings(props: TableSettingsProps) {
  const text = useText()
  return (
    <SettingsPopover title={text('tableSettings')}>
      <TableSettingsPanel {...props} />
    </SettingsPopover>
  )
}

/** What a column is called. */
export function columnLabel(definition: Definition, name: string, text: Text): string {
  return fieldNamed(definition, name)?.label[text.language] ?? name
}

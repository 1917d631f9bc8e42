import { SettingOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/define-resource'
import { Button, Popover, Spin, Tooltip } from 'antd'
import { lazy, Suspense } from 'react'
import { isRowColumn, type TableView } from './table-view.ts'
import { type Text, useText } from './text.ts'

export type TableSettingsProps = { definition: Definition; view: TableView }

const TableSettingsPanel = lazy(async () => ({
  default: (await import('./table-settings-panel.tsx')).TableSettingsPanel,
}))

/** Which columns are shown, in which order, how high the rows are. */
export function TableSettings({ definition, view }: TableSettingsProps) {
  const text = useText()
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={text('tableSettings')}
      content={
        <Suspense fallback={<Spin />}>
          <TableSettingsPanel definition={definition} view={view} />
        </Suspense>
      }
    >
      <Tooltip title={text('tableSettings')}>
        <Button aria-label={text('tableSettings')} icon={<SettingOutlined />} />
      </Tooltip>
    </Popover>
  )
}

/** What a column is called. */
export function columnLabel(definition: Definition, name: string, text: Text): string {
  if (isRowColumn(definition, name)) return text(name)
  return definition.fields[name]?.label[text.language] ?? name
}

import { SettingOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/define-resource'
import { Button, Checkbox, Flex, Popover, Tooltip } from 'antd'
import { type ColumnChoice, ROW_COLUMNS, tableFields } from './column-choice.ts'
import { useText } from './text.ts'

export function ColumnSettings({ definition, columns }: { definition: Definition; columns: ColumnChoice }) {
  const text = useText()
  const choices = [
    ...tableFields(definition).map(([name, field]) => ({ name, label: field.label[text.language] })),
    ...ROW_COLUMNS.map((name) => ({ name, label: text(name) })),
  ]
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={text('columns')}
      content={
        <Flex vertical gap={8} className="column-settings">
          {choices.map(({ name, label }) => (
            <Checkbox
              key={name}
              checked={columns.isShown(name)}
              onChange={(event) => columns.show(name, event.target.checked)}
            >
              {label}
            </Checkbox>
          ))}
          <Button size="small" disabled={columns.isDefault} onClick={columns.reset}>
            {text('columnsReset')}
          </Button>
        </Flex>
      }
    >
      <Tooltip title={text('columns')}>
        <Button aria-label={text('columns')} icon={<SettingOutlined />} />
      </Tooltip>
    </Popover>
  )
}

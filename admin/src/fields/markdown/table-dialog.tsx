// Loaded when a table is first asked for.
import { Flex, InputNumber } from 'antd'
import { useId, useState } from 'react'
import { EditorDialog } from './editor-dialog.tsx'
import { useEditorText } from './text.ts'

/** What the renderer takes at most is 50 columns (`server/src/markdown/limits.ts`); more than ten nobody reads. */
const COLUMNS_MAX = 10
const ROWS_MAX = 50

export type TableDialogProps = { onClose: () => void; onChoose: (size: { columns: number; rows: number }) => void }

export function TableDialog({ onClose, onChoose }: TableDialogProps) {
  const text = useEditorText()
  const id = useId()
  const [columns, setColumns] = useState<number | null>(3)
  const [rows, setRows] = useState<number | null>(2)
  const choose = () => onChoose({ columns: columns ?? 1, rows: rows ?? 1 })
  const fields = [
    { name: 'columns', label: text('tableColumns'), value: columns, max: COLUMNS_MAX, set: setColumns },
    { name: 'rows', label: text('tableRows'), value: rows, max: ROWS_MAX, set: setRows },
  ]
  return (
    <EditorDialog title={text('tableTitle')} width={400} ok={text('tableInsert')} onOk={choose} onClose={onClose}>
      <Flex gap={16} wrap>
        {fields.map(({ name, label, value, max, set }, at) => (
          <Flex key={name} vertical gap={4}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <InputNumber
              id={`${id}-${name}`}
              data-first={at === 0 || undefined}
              min={1}
              max={max}
              precision={0}
              value={value}
              onChange={set}
              onPressEnter={choose}
            />
          </Flex>
        ))}
      </Flex>
    </EditorDialog>
  )
}

// Loaded when a table is first asked for.
import { Flex, InputNumber, theme } from 'antd'
import { useId, useRef, useState } from 'react'
import { numberAsTyped } from '../typed-numbers.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { useEditorText } from './text.ts'

/** What the renderer takes at most is 50 columns (`server/src/markdown/limits.ts`); more than ten nobody reads. */
const COLUMNS_MAX = 10
const ROWS_MAX = 50

export type TableDialogProps = { onClose: () => void; onChoose: (size: { columns: number; rows: number }) => void }

export function TableDialog({ onClose, onChoose }: TableDialogProps) {
  const text = useEditorText()
  const id = useId()
  const { token } = theme.useToken()
  const [columns, setColumns] = useState<unknown>(3)
  const [rows, setRows] = useState<unknown>(2)
  const [isChosen, setChosen] = useState(false)
  const inputs = useRef<HTMLDivElement>(null)
  const fields = [
    { name: 'columns', label: text('tableColumns'), value: columns, max: COLUMNS_MAX, set: setColumns },
    { name: 'rows', label: text('tableRows'), value: rows, max: ROWS_MAX, set: setRows },
  ]
  const isWrong = ({ value, max }: (typeof fields)[number]) =>
    !(Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max)
  function choose(): void {
    const wrong = fields.find(isWrong)
    if (!wrong) return onChoose({ columns: Number(columns), rows: Number(rows) })
    setChosen(true)
    inputs.current?.querySelectorAll('input')[fields.indexOf(wrong)]?.focus()
  }
  return (
    <EditorDialog title={text('tableTitle')} width={400} ok={text('tableInsert')} onOk={choose} onClose={onClose}>
      <Flex ref={inputs} gap={16} wrap>
        {fields.map((field, at) => {
          const { name, label, value, max, set } = field
          const isTold = isChosen && isWrong(field)
          return (
            <Flex key={name} vertical gap={4}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <InputNumber
                {...numberAsTyped(set)}
                id={`${id}-${name}`}
                data-first={at === 0 || undefined}
                inputMode="numeric"
                value={value as number | string | null}
                onPressEnter={choose}
                {...(isTold
                  ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-${name}-wrong` }
                  : {})}
              />
              {isTold && (
                <span id={`${id}-${name}-wrong`} role="alert" style={{ color: token.colorErrorText }}>
                  {text('tableSize', { max })}
                </span>
              )}
            </Flex>
          )
        })}
      </Flex>
    </EditorDialog>
  )
}

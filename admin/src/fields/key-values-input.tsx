// Loaded when named values are first entered.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { KeyValue } from '@tutu/contract/core/key-values'
import type { KeyValuesField } from '@tutu/contract/fields/key-values'
import { Button, Input } from 'antd'
import { asList, type InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useInputText } from './input-text.ts'

export function KeyValuesInput({ id, field, value, onChange }: InputProps<KeyValuesField>) {
  const text = useInputText()
  const { language } = useText()
  const rows = asList<KeyValue>(value)
  const put = (at: number, part: Partial<KeyValue>) => onChange(rows.with(at, { ...rows[at]!, ...part }))
  const partInput = (at: number, part: keyof KeyValue) => (
    <Input
      value={rows[at]![part]}
      placeholder={text(part)}
      aria-label={text(`${part}Of`, { number: at + 1 })}
      autoComplete="off"
      onChange={(event) => put(at, { [part]: event.target.value })}
    />
  )
  return (
    <div className="key-values-input">
      {rows.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place, while both of its texts change
        <div key={at} className="key-values-row">
          {partInput(at, 'key')}
          {partInput(at, 'value')}
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text('removeRow', { number: at + 1 })}
            onClick={() => onChange(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        id={id}
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        aria-label={text('partOf', { label: text('addRow'), part: field.label[language] })}
        disabled={rows.length >= (field.max ?? 50)}
        onClick={() => onChange([...rows, { key: '', value: '' }])}
      >
        {text('addRow')}
      </Button>
    </div>
  )
}

import type { TextareaField } from '@tutu/contract/fields/textarea'
import { Input } from 'antd'
import { asText, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { TextCell } from './text.tsx'
import { TextSearch } from './text-search.tsx'

function TextareaInput({ id, field, value, onChange }: InputProps<TextareaField>) {
  const rows = field.rows ?? 4
  return (
    <Input.TextArea
      id={id}
      value={asText(value)}
      count={{ show: true, max: field.max ?? 2000 }}
      autoSize={{ minRows: rows, maxRows: rows * 3 }}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const textarea: FieldFace<TextareaField> = {
  Input: TextareaInput,
  Cell: TextCell,
  Search: TextSearch,
  width: 260,
  initial: asText,
  toText: typedText,
  shownWhole: true,
}

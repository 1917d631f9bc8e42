import type { TextField } from '@tutu/contract/fields/text'
import { Input } from 'antd'
import { asText, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { TextSearch } from './text-search.tsx'

export function TextCell({ value }: CellProps<unknown>) {
  const shown = asText(value)
  return (
    <span className="cell-text" title={shown}>
      {shown}
    </span>
  )
}

function TextInput({ id, field, value, onChange }: InputProps<TextField>) {
  return (
    <Input
      id={id}
      value={asText(value)}
      maxLength={field.max ?? 200}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const text: FieldFace<TextField> = {
  Input: TextInput,
  Cell: TextCell,
  Search: TextSearch,
  width: 200,
  initial: asText,
  toText: typedText,
  shownWhole: true,
  fitsCell: true,
}

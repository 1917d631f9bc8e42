import type { SlugField } from '@tutu/contract/fields/slug'
import { Input } from 'antd'
import { asText, type CellProps, type FieldFace, type InputProps } from './face.ts'
import { TextSearch } from './text-search.tsx'

function SlugInput({ id, field, value, onChange }: InputProps<SlugField>) {
  return (
    <Input
      id={id}
      value={asText(value)}
      maxLength={field.max ?? 80}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function SlugCell({ value }: CellProps<SlugField>) {
  const shown = asText(value)
  return shown ? (
    <code title={shown} className="cell-text">
      {shown}
    </code>
  ) : null
}

export const slug: FieldFace<SlugField> = {
  Input: SlugInput,
  Cell: SlugCell,
  Search: TextSearch,
  width: 160,
  initial: asText,
}

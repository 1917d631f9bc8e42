import type { CodeField } from '@tutu/contract/fields/code'
import { Input } from 'antd'
import { asText, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { TextCell } from './text.tsx'
import { TextSearch } from './text-search.tsx'

function CodeInput({ id, field, value, onChange }: InputProps<CodeField>) {
  const rows = field.rows ?? 8
  return (
    <Input.TextArea
      id={id}
      className="code-input"
      value={asText(value)}
      autoSize={{ minRows: rows, maxRows: rows * 3 }}
      spellCheck={false}
      autoCapitalize="off"
      wrap="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const code: FieldFace<CodeField> = {
  Input: CodeInput,
  Cell: TextCell,
  Search: TextSearch,
  width: 260,
  initial: asText,
  toText: typedText,
  shownWhole: true,
}

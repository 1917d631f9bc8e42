import type { CodeField } from '@tutu/contract/fields/code'
import { Input } from 'antd'
import { asText, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { TextCell } from './text.tsx'
import { TextSearch } from './text-search.tsx'

/** As the contract has it, whose schema is too heavy for a table. */
const CODE_MAX = 20_000

function CodeInput({ id, field, value, onChange }: InputProps<CodeField>) {
  const rows = field.rows ?? 8
  return (
    <Input.TextArea
      id={id}
      className="code-input"
      value={asText(value)}
      maxLength={field.max ?? CODE_MAX}
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

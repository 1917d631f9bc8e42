import { useText } from '../kit/text.ts'
import { ClearInput } from './clear.tsx'
import type { SearchProps } from '../kit/face.ts'

/** Plain text for LIKE, '=' and comma lists. */
export function TextSearch({ id, value, onChange }: SearchProps<unknown>) {
  const text = useText()
  return (
    <ClearInput
      id={id}
      value={value}
      allowClear
      autoComplete="off"
      placeholder={text('all')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

import { useText } from '../kit/text.ts'
import { ClearSelect } from './clear.tsx'
import { asList, asText } from '../kit/face.ts'

type Props = {
  id: string
  /** True: several values, a comma list. */
  multiple: boolean
  options: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One or several of a fixed set. */
export function ChoiceSearch({ id, multiple, options, value, onChange }: Props) {
  const text = useText()
  const common = { id, options, allowClear: true, placeholder: text('all'), style: { width: '100%' } }
  return multiple ? (
    <ClearSelect
      {...common}
      mode="multiple"
      value={value ? value.split(',') : []}
      onChange={(next) => onChange(asList<string>(next).join(','))}
    />
  ) : (
    <ClearSelect {...common} value={value || undefined} onChange={(next) => onChange(asText(next))} />
  )
}

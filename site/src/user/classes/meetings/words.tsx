import { useId } from 'react'
import { FieldNote } from '../../../ui/form/field.tsx'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  problem: string | undefined
  rows?: number
}

/** A labelled text of some lines; what is wrong with it stands below. */
export function Words({ label, value, onChange, problem, rows = 3 }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <textarea
          id={id}
          rows={rows}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={problem} hint={undefined} />
    </div>
  )
}

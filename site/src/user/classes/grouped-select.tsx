import { useId } from 'react'
import { FieldNote } from '../../ui/form/field.tsx'
import type { FormField } from '../../ui/form/use-form.ts'

type Group = {
  key: string | number
  title: string
  options: readonly { value: string; text: string }[]
}
/** `none`: what the empty choice says. */
type Props = FormField & { label: string; none: string; groups: readonly Group[] }

/** One of many, in groups, beside the forms' other fields. */
export function GroupedSelect({ name, value, onChange, onBlur, error, label, none, groups }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="select"
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        <option value="">{none}</option>
        {groups.map((group) => (
          <optgroup key={group.key} label={group.title}>
            {group.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldNote id={`${id}-note`} error={error} hint={undefined} />
    </div>
  )
}

import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export type FieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** What may be entered; an error takes its place. */
  hint?: string | undefined
  /** Stands inside the input's frame, at its end. */
  end?: ReactNode
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'min' | 'max' | 'required' | 'onBlur' | 'onKeyDown'
>

/** A labelled input; what is wrong with it stands below, and screen readers read it with it. */
export function Field({ name, label, value, onChange, error, hint, end, ...input }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <input
          {...input}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}

/** What is wrong with a field, else what may be entered. */
export function FieldNote({ id, error, hint }: { id: string; error: string | undefined; hint: string | undefined }) {
  if (error)
    return (
      <p id={id} className="field-error">
        <CircleAlert aria-hidden className="self-center" />
        {error}
      </p>
    )
  return hint ? (
    <p id={id} className="field-hint">
      {hint}
    </p>
  ) : null
}

import type { InputHTMLAttributes, ReactNode } from 'react'

export type LoginFieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Stands inside the input's frame, at its end. */
  end?: ReactNode
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly'>

/** A labelled input with its error below, which screen readers read with it. */
export function LoginField({ name, label, value, onChange, error, end, ...input }: LoginFieldProps) {
  const id = `login-${name}`
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-input">
        <input
          {...input}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {end}
      </div>
      {error ? (
        <p id={`${id}-error`} className="login-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

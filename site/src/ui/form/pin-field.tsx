import { PasswordField } from './password-field.tsx'
import type { FieldProps } from './field.tsx'

const LENGTH_MAX = 6

/** The PIN of child mode: digits, on the keys for digits. No password manager fills it in for a child. */
export function PinField({ onChange, ...props }: Omit<FieldProps, 'type' | 'end'>) {
  return (
    <PasswordField
      {...props}
      onChange={(typed) => onChange(typed.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH_MAX))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LENGTH_MAX}
    />
  )
}

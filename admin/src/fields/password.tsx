import type { PasswordField } from '@tutu/contract/fields/password'
import { useText } from '../resource/text.ts'
import { PasswordBox } from './boxes.tsx'
import { EmptySearch } from './empty-search.tsx'
import { asText, type FieldFace, type InputProps } from './face.ts'

/** The server never sends a password: of an existing record it is empty, and left empty it stays what it is. */
function PasswordInput({ id, value, onChange, row }: InputProps<PasswordField>) {
  const text = useText()
  return (
    <PasswordBox
      id={id}
      value={asText(value)}
      maxLength={32}
      // Not one's own: the browser's remembered password must not get into somebody else's record.
      autoComplete="new-password"
      placeholder={row ? text('passwordUnchanged') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const password: FieldFace<PasswordField> = {
  Input: PasswordInput,
  Cell: () => null,
  Search: EmptySearch,
  width: 100,
  initial: () => '',
}

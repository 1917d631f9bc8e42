import type { PasswordField } from '@tutu/contract/fields/password'
import { Input } from 'antd'
import { useText } from '../kit/text.ts'
import { useAdminInfo } from '../stores/admin-info.ts'
import { EmptySearch } from './empty-search.tsx'
import { asText, type FieldFace, type InputProps } from '../kit/face.ts'

/** The server never sends a password: of an existing record it is empty, and left empty it stays what it is. */
function PasswordInput({ id, value, onChange, row, definition }: InputProps<PasswordField>) {
  const text = useText()
  const self = useAdminInfo((admin) => admin.id)
  const isOwn = definition.name === 'admin' && row?.id === self
  return (
    <Input.Password
      id={id}
      value={asText(value)}
      // Not one's own: the browser's remembered password must not get into somebody else's record.
      autoComplete="new-password"
      // The server refuses it here: one's own is changed where the old one is asked for.
      disabled={isOwn || undefined}
      placeholder={row && text(isOwn ? 'passwordOwn' : 'passwordUnchanged')}
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

import type { SwitchField } from '@tutu/contract/fields/switch'
import { Switch, Tag } from 'antd'
import { useState } from 'react'
import { useText } from '../kit/text.ts'
import { ChoiceSearch } from './choice-search.tsx'
import type { CellProps, FieldFace, InputProps, SearchProps } from '../kit/face.ts'

const toWire = (on: boolean): '1' | '0' => (on ? '1' : '0')

function SwitchInput({ id, value, onChange }: InputProps<SwitchField>) {
  return <Switch id={id} checked={value === '1'} onChange={(on) => onChange(toWire(on))} />
}

function SwitchCell({ field, value, rowName, save }: CellProps<SwitchField>) {
  const text = useText()
  const [saving, setSaving] = useState(false)
  const on = value === '1'
  if (!save) return <Tag color={on ? 'green' : undefined}>{text(on ? 'yes' : 'no')}</Tag>
  return (
    <Switch
      className="cell-switch"
      size="small"
      checked={on}
      // Not `loading`, which disables it: it has the focus.
      aria-busy={saving}
      aria-label={text('toggle', { field: field.label[text.language], name: rowName })}
      onChange={(next) => {
        if (saving) return
        setSaving(true)
        // A refusal is told by the client and rolled back by the list; here only the waiting ends.
        save(toWire(next)).then(
          () => setSaving(false),
          () => setSaving(false),
        )
      }}
    />
  )
}

function SwitchSearch({ id, operator, value, onChange }: SearchProps<SwitchField>) {
  const text = useText()
  const options = [
    { value: '1', label: text('yes') },
    { value: '0', label: text('no') },
  ]
  return <ChoiceSearch id={id} multiple={operator === 'IN'} options={options} value={value} onChange={onChange} />
}

export const switchFace: FieldFace<SwitchField> = {
  Input: SwitchInput,
  Cell: SwitchCell,
  Search: SwitchSearch,
  width: 90,
  initial: (stored) => toWire(stored === true),
  chosen: true,
  toText: (value, _, text) => text(value === '1' ? 'yes' : 'no'),
  editsInPlace: true,
}

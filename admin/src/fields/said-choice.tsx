// Loaded with the first input of such a text.
import { traitsOf } from '@tutu/contract/fields/traits'
import type { TextField } from '@tutu/contract/fields/text'
import { useState } from 'react'
import { useLanguage } from '../lib/i18n.ts'
import { useDefinitions } from '../stores/definitions.ts'
import { ClearSelect } from './clear.tsx'

/** The words that values of a text are known by (`saidAs`), and the names of the modules that files are uploaded for. */
export function useSaidChoices({ saidAs = {} }: Pick<TextField, 'saidAs'>): { value: string; label: string }[] {
  const language = useLanguage()
  const modules = useDefinitions(({ list }) => list)
  return [
    ...Object.entries(saidAs).map(([value, said]) => ({ value, label: said[language] })),
    ...modules
      .filter(({ name, fields }) => !(name in saidAs) && Object.values(fields).some((field) => traitsOf(field).files))
      .map(({ name, title }) => ({ value: name, label: title[language] })),
  ]
}

export type SaidChoiceProps = {
  id: string
  field: TextField
  value: string
  placeholder: string
  allowClear: boolean
  onChange: (value: string) => void
}

/** Chosen by the words that people know; what is none of them is typed as it is stored. */
export function SaidChoice({ id, field, value, placeholder, allowClear, onChange }: SaidChoiceProps) {
  const said = useSaidChoices(field)
  const [typed, setTyped] = useState('')
  const known = new Set(said.flatMap((choice) => [choice.value, choice.label]))
  /** What is typed and left without a choice is meant, as in any other input. */
  const leave = () => {
    const meant = typed.trim()
    setTyped('')
    if (meant !== '') onChange(said.find(({ label }) => label === meant)?.value ?? meant)
  }
  const others = [...new Set([value, typed.trim()])].filter((one) => one !== '' && !known.has(one))
  return (
    <ClearSelect
      id={id}
      value={value || undefined}
      allowClear={allowClear}
      placeholder={placeholder}
      style={{ width: '100%' }}
      options={[...said, ...others.map((one) => ({ value: one, label: one }))]}
      showSearch={{
        onSearch: setTyped,
        filterOption: (input, option) =>
          [option?.label, option?.value].some((one) => String(one).toLowerCase().includes(input.trim().toLowerCase())),
      }}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
      onSelect={() => setTyped('')}
      onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      onBlur={leave}
    />
  )
}

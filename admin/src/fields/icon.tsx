import type { IconField } from '@tutu/contract/fields/icon'
import { Button, Flex } from 'antd'
import { useText } from '../resource/text.ts'
import { ChoiceSearch } from './choice-search.tsx'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps } from './face.ts'
import { lazyInput } from './lazy.tsx'

const Glyph = lazyInput<{ name: string }>(async () => (await import('./icon-set.tsx')).Glyph)

function IconInput({ id, field, value, onChange }: InputProps<IconField>) {
  const text = useText()
  const current = asText(value)
  return (
    <Flex gap={8} wrap role="radiogroup" aria-label={field.label[text.language]}>
      {field.choices.map((choice, index) => (
        <Button
          key={choice}
          id={index === 0 ? id : undefined}
          role="radio"
          aria-checked={choice === current}
          aria-label={choice}
          title={choice}
          type={choice === current ? 'primary' : 'default'}
          ghost={choice === current}
          icon={<Glyph name={choice} />}
          onClick={() => onChange(choice === current && !field.required ? null : choice)}
        />
      ))}
    </Flex>
  )
}

function IconCell({ value }: CellProps<IconField>) {
  const name = asText(value)
  return name ? (
    <span title={name} aria-label={name} role="img">
      <Glyph name={name} />
    </span>
  ) : null
}

function IconSearch({ id, field, value, onChange }: SearchProps<IconField>) {
  const options = field.choices.map((choice) => ({ value: choice, label: choice }))
  return <ChoiceSearch id={id} multiple={false} options={options} value={value} onChange={onChange} />
}

export const icon: FieldFace<IconField> = {
  Input: IconInput,
  Cell: IconCell,
  Search: IconSearch,
  width: 80,
  initial: (stored) => asText(stored) || null,
  chosen: true,
}

// Loaded when a colour is first chosen.
import type { ColourField } from '@tutu/contract/fields/colour'
import { Button, Flex } from 'antd'
import { useText } from '../kit/text.ts'
import { asText, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'

type PickerProps = { value: string; label: string; onChange: (value: string) => void }
const CustomColour = lazyInput<PickerProps>(
  async () => (await import('./colour-picker.tsx')).CustomColour,
  ({ value, label }) => <Button loading>{value || label}</Button>,
)

export function ColourInput({ id, field, value, onChange }: InputProps<ColourField>) {
  const text = useText()
  const current = asText(value).toLowerCase()
  const presets = field.presets ?? []
  return (
    <Flex gap={8} wrap align="center" role="radiogroup" aria-label={field.label[text.language]}>
      {presets.map((preset, index) => (
        <button
          key={preset}
          type="button"
          role="radio"
          id={index === 0 ? id : undefined}
          aria-checked={preset.toLowerCase() === current}
          aria-label={preset}
          title={preset}
          className="colour-swatch"
          style={{ background: preset }}
          onClick={() => onChange(preset.toLowerCase())}
        />
      ))}
      <CustomColour value={current} label={text('customColour')} onChange={onChange} />
      {current && !field.required && (
        <Button type="link" size="small" onClick={() => onChange(null)}>
          {text('clear')}
        </Button>
      )}
    </Flex>
  )
}

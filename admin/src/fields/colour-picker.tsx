// Loaded when a colour is first chosen freely.
import { ColorPicker } from 'antd'

type Props = { value: string; label: string; onChange: (value: string) => void }

export function CustomColour({ value, label, onChange }: Props) {
  return (
    <ColorPicker
      value={value || null}
      // No colour counts as a transparent one, which antd warns of.
      disabledAlpha={value !== ''}
      format="hex"
      showText={() => value || label}
      onChangeComplete={(next) => onChange(next.toHexString().slice(0, 7).toLowerCase())}
    />
  )
}

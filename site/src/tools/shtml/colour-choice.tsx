import { Pipette } from 'lucide-react'
import { useToolText } from './use-text.ts'
import type { zhCn } from './zh-cn.ts'

type ColourChoiceProps = {
  name: string
  label: string
  colours: readonly (readonly [colour: string, name: keyof typeof zhCn & `colour${string}`])[]
  /** `#rrggbb` */
  value: string
  onChange: (colour: string) => void
}

/** A few colours that go well, and any other. */
export function ColourChoice({ name, label, colours, value, onChange }: ColourChoiceProps) {
  const t = useToolText()
  const own = !colours.some(([colour]) => colour === value)
  return (
    <fieldset className="shtml-colours">
      <legend>{label}</legend>
      {colours.map(([colour, colourName]) => (
        <label key={colour} className="shtml-swatch" style={{ background: colour }} title={t(colourName)}>
          <input
            type="radio"
            name={name}
            value={colour}
            checked={colour === value}
            aria-label={t(colourName)}
            onChange={() => onChange(colour)}
          />
        </label>
      ))}
      <label
        className="shtml-swatch shtml-swatch-own"
        data-chosen={own || undefined}
        style={own ? { background: value } : undefined}
        title={t('otherColour')}
      >
        {!own && <Pipette aria-hidden />}
        <input
          type="color"
          value={value}
          aria-label={`${label}: ${t('otherColour')}`}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </fieldset>
  )
}

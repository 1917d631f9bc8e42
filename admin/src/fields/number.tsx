import { formatBytes } from '@tutu/contract/core/bytes'
import type { Language } from '@tutu/contract/core/languages'
import type { NumberField } from '@tutu/contract/fields/number'
import { STARS_MAX } from '@tutu/contract/fields/stars'
import { InputNumber } from 'antd'
import { StarsCell } from './stars-cell.tsx'
import { useText } from '../kit/text.ts'
import { type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { numberSearch } from './number-search.tsx'
import { numberAsTyped } from './typed-numbers.ts'

function NumberInput({ id, field, value, onChange }: InputProps<NumberField>) {
  const { language } = useText()
  // No min and max here: antd would silently bend what was typed; the message beside the field says what is allowed.
  return (
    <InputNumber
      {...numberAsTyped(onChange)}
      id={id}
      value={value as number | string | null}
      suffix={field.stars ? `/ ${field.max ?? STARS_MAX} ★` : unitOf(field, value, language)}
      style={{ width: '100%' }}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
    />
  )
}

function NumberCell({ field, value }: CellProps<NumberField>) {
  const { language } = useText()
  if (value === null || value === undefined) return null
  if (field.stars) return <StarsCell of={field.max ?? STARS_MAX} value={Number(value)} />
  const unit = unitOf(field, value, language)
  return (
    <span className="cell-number">
      {field.bytes ? formatBytes(Number(value)) : Number(value).toFixed(field.decimals ?? 0)}
      {unit && ` ${unit}`}
    </span>
  )
}

/** The word for so many: '1 person', '2 people'. */
function unitOf({ unit }: NumberField, value: unknown, language: Language): string | undefined {
  return (language === 'en' && Number(value) === 1 && unit?.one) || unit?.[language]
}

export const number: FieldFace<NumberField> = {
  Input: NumberInput,
  Cell: NumberCell,
  Search: numberSearch((field) => ({ decimals: (field as NumberField).decimals ?? 0 })),
  width: 100,
  atEnd: ({ stars }) => !stars,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  toText: typedText,
  fitsCell: true,
}

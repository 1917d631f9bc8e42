import type { PercentageField } from '@tutu/contract/fields/percentage'
import { InputNumber } from 'antd'
import { type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { numberSearch } from './number-search.tsx'
import { numberAsTyped } from './typed-numbers.ts'

function PercentageInput({ id, field, value, onChange }: InputProps<PercentageField>) {
  // No min and max here: antd would silently bend what was typed; the message beside the field says what is allowed.
  return (
    <InputNumber
      {...numberAsTyped(onChange)}
      id={id}
      value={value as number | string | null}
      suffix="%"
      style={{ width: '100%' }}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
    />
  )
}

function PercentageCell({ value }: CellProps<PercentageField>) {
  if (value === null || value === undefined) return null
  const share = Number(value)
  return (
    <span className="cell-number cell-share">
      {share}%
      <span aria-hidden className="cell-share-bar">
        <span style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
      </span>
    </span>
  )
}

export const percentage: FieldFace<PercentageField> = {
  Input: PercentageInput,
  Cell: PercentageCell,
  Search: numberSearch((field) => ({ suffix: '%', decimals: (field as PercentageField).decimals ?? 0 })),
  width: 130,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  toText: typedText,
  fitsCell: true,
}

import type { MoneyField } from '@tutu/contract/fields/money'
import { asText, type CellProps, type FieldFace, type InputProps } from './face.ts'
import { numberSearch } from './number-search.tsx'
import { NumberBox } from './number-box.ts'

/** Yuan as text with two decimals, never a floating point number. */
function MoneyInput({ id, value, onChange }: InputProps<MoneyField>) {
  return (
    <NumberBox
      id={id}
      value={asText(value) || null}
      stringMode
      precision={2}
      prefix="¥"
      inputMode="decimal"
      style={{ width: '100%' }}
      onChange={(next) => onChange(next === null ? null : String(next))}
    />
  )
}

function MoneyCell({ value }: CellProps<MoneyField>) {
  const amount = asText(value)
  return <span className="cell-number">{amount && `¥${amount}`}</span>
}

export const money: FieldFace<MoneyField> = {
  Input: MoneyInput,
  Cell: MoneyCell,
  Search: numberSearch(() => ({ prefix: '¥', decimals: 2 })),
  width: 110,
  initial: (cents) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : null),
}

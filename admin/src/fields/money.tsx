import type { MoneyField } from '@tutu/contract/fields/money'
import { InputNumber } from 'antd'
import { asText, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { inYuan } from './in-yuan.ts'
import { numberSearch } from './number-search.tsx'
import { numberAsTyped } from './typed-numbers.ts'

/** Yuan as text with two decimals, never a floating point number. */
function MoneyInput({ id, value, onChange }: InputProps<MoneyField>) {
  return (
    <InputNumber
      {...numberAsTyped((next) => onChange(next === null ? null : String(next)))}
      id={id}
      value={asText(value) || null}
      stringMode
      // No precision: antd would silently bend what was typed; the message beside the field says what is allowed.
      formatter={showAmount}
      prefix="¥"
      inputMode="decimal"
      style={{ width: '100%' }}
    />
  )
}

/** Two decimals at least, once one has stopped typing; further ones stay in sight until they are taken out. */
function showAmount(value: string | number | undefined, { userTyping, input }: { userTyping: boolean; input: string }) {
  if (userTyping) return input
  const text = String(value ?? '')
  const [, whole, decimals = ''] = /^(-?\d+)(?:\.(\d*))?$/.exec(text) ?? []
  return whole === undefined ? text : `${whole}.${decimals.padEnd(2, '0')}`
}

function MoneyCell({ value }: CellProps<MoneyField>) {
  return <span className="cell-number">{inYuan(asText(value))}</span>
}

export const money: FieldFace<MoneyField> = {
  Input: MoneyInput,
  Cell: MoneyCell,
  Search: numberSearch(() => ({ prefix: '¥', decimals: 2 })),
  width: 110,
  atEnd: () => true,
  initial: (cents) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : null),
  toText: typedText,
  fitsCell: true,
}

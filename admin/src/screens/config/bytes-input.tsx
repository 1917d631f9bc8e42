import type { Field } from '@tutu/contract/fields/index'
import { InputNumber, Select, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberAsTyped } from '../../fields/typed-numbers.ts'
import type { InputProps } from '../../kit/face.ts'
import { type Unit, unitOf, UNITS } from './bytes.ts'

const OPTIONS = Object.keys(UNITS).map((unit) => ({ value: unit as Unit, label: unit }))

/** A number of bytes, told in a unit that people use. */
export function BytesInput({ id, value, onChange }: InputProps<Field>) {
  const { t } = useTranslation('config')
  const bytes = typeof value === 'number' ? value : null
  const [unit, setUnit] = useState(() => unitOf(bytes ?? 0))
  // Text is no number: it stays for the form to refuse.
  const toBytes = (amount: unknown, per: Unit) =>
    typeof amount === 'number' ? Math.round(amount * UNITS[per]) : amount
  const typed = typeof value === 'string' ? value : null
  return (
    <Space.Compact block>
      <InputNumber<number | string>
        {...numberAsTyped((amount) => onChange(toBytes(amount, unit)))}
        id={id}
        value={bytes === null ? typed : bytes / UNITS[unit]}
        inputMode="decimal"
        style={{ width: '100%' }}
      />
      <Select
        aria-label={t('unit')}
        value={unit}
        options={OPTIONS}
        style={{ width: 80 }}
        onChange={(next) => {
          // The number stays as it was written; what it means changes.
          if (bytes !== null) onChange(toBytes(bytes / UNITS[unit], next))
          setUnit(next)
        }}
      />
    </Space.Compact>
  )
}

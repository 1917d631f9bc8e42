import type { WeighField } from '@tutu/contract/fields/weigh'
import { InputNumber } from 'antd'
import type { CellProps, FieldFace, InputProps } from '../kit/face.ts'
import { numberSearch } from './number-search.tsx'
import { numberAsTyped } from './typed-numbers.ts'

function WeighInput({ id, value, onChange }: InputProps<WeighField>) {
  return (
    <InputNumber
      {...numberAsTyped(onChange)}
      id={id}
      value={value as number | string | null}
      style={{ width: '100%' }}
      inputMode="numeric"
    />
  )
}

function WeighCell({ value }: CellProps<WeighField>) {
  return <span className="cell-number">{typeof value === 'number' ? value : ''}</span>
}

export const weigh: FieldFace<WeighField> = {
  Input: WeighInput,
  Cell: WeighCell,
  Search: numberSearch(() => ({})),
  width: 90,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
}

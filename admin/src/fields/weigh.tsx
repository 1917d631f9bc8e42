import type { WeighField } from '@tutu/contract/fields/weigh'
import { InputNumber } from 'antd'
import type { CellProps, FieldFace, InputProps } from '../kit/face.ts'
import { numberSearch } from './number-search.tsx'

function WeighInput({ id, value, onChange }: InputProps<WeighField>) {
  return (
    <InputNumber
      // The steppers' names are English whatever the language; the arrow keys do the same.
      controls={false}
      id={id}
      value={value as number | null}
      style={{ width: '100%' }}
      inputMode="numeric"
      onChange={onChange}
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

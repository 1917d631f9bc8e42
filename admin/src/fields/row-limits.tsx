import type { RowLimitsField } from '@tutu/contract/fields/row-limits'
import { Tag } from 'antd'
import { asList, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { EmptySearch } from './empty-search.tsx'
import { lazyInput } from './lazy.tsx'

const RowLimitsInput = lazyInput<InputProps<RowLimitsField>>(
  async () => (await import('./row-limits-input.tsx')).RowLimitsInput,
)

function RowLimitsCell({ value }: CellProps<RowLimitsField>) {
  return (
    <span className="cell-tags">
      {asList<string>(value).map((one) => (
        <Tag key={one}>{one}</Tag>
      ))}
    </span>
  )
}

export const rowLimits: FieldFace<RowLimitsField> = {
  Input: RowLimitsInput,
  Cell: RowLimitsCell,
  Search: EmptySearch,
  width: 200,
  initial: (stored) => asList(stored),
  chosen: true,
}

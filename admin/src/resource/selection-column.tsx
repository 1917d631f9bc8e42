import type { TableColumnType } from 'antd'
import { useEffect, useRef } from 'react'
import type { Row } from '../kit/face.ts'
import { isPlaceholder } from './columns.tsx'
import { allIds, isWithin, toggled } from './selection.ts'

type Options = {
  rows: readonly Row[]
  selected: readonly number[]
  onSelect: (ids: number[]) => void
  nameOf: (row: Row) => string
  /** What the box that chooses all rows is called. */
  allLabel: string
}

export const SELECTION_WIDTH = 48

/** Boxes that choose rows. antd's own would bring its tree along. */
export function selectionColumn({ rows, selected, onSelect, nameOf, allLabel }: Options): TableColumnType<Row> {
  const chosen = new Set(selected)
  const all = allIds(rows).filter((id) => id > 0)
  const isAll = all.length > 0 && all.every((id) => chosen.has(id))
  return {
    key: 'selection',
    className: 'ant-table-selection-column',
    width: SELECTION_WIDTH,
    title: (
      <Box
        label={allLabel}
        isOn={isAll}
        isPartly={!isAll && chosen.size > 0}
        isDisabled={all.length === 0}
        onChange={() => onSelect(isAll ? [] : all)}
      />
    ),
    render: (_, row) =>
      isPlaceholder(row) ? null : (
        <Box
          label={nameOf(row)}
          isOn={chosen.has(row.id)}
          isPartly={!chosen.has(row.id) && isWithin(row, chosen)}
          onChange={() => onSelect(toggled(rows, selected, row.id))}
        />
      ),
  }
}

type BoxProps = { label: string; isOn: boolean; isPartly: boolean; isDisabled?: boolean; onChange: () => void }

function Box({ label, isOn, isPartly, isDisabled = false, onChange }: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className="selection-box">
      <input ref={input} type="checkbox" aria-label={label} checked={isOn} disabled={isDisabled} onChange={onChange} />
    </label>
  )
}

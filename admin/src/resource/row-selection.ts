import type { TableProps } from 'antd'
import { cloneElement, isValidElement } from 'react'
import type { Row } from '../kit/face.ts'
import { isPlaceholder } from './columns.tsx'
import { isWithin, toggled } from './selection.ts'

type Options = {
  rows: readonly Row[]
  selected: readonly number[]
  onSelect: (ids: number[]) => void
  nameOf: (row: Row) => string
  /** What the checkbox that chooses all rows is called. */
  allLabel: string
}

/** px */
export const SELECTION_WIDTH = 48

/**
 * The checkboxes of antd's table. In a tree they follow our own rule (`toggled`): antd's chooses a parent as soon as all
 * below it are chosen, and would have it deleted with them.
 */
export function rowSelection(options: Options): NonNullable<TableProps<Row>['rowSelection']> {
  const { rows, selected, onSelect, nameOf, allLabel } = options
  const chosen = new Set(selected)
  return {
    columnWidth: SELECTION_WIDTH,
    selectedRowKeys: [...selected],
    getTitleCheckboxProps: () => ({ 'aria-label': allLabel, className: 'row-choice' }),
    getCheckboxProps: (row) => ({ 'aria-label': nameOf(row), className: 'row-choice', disabled: isPlaceholder(row) }),
    renderCell: (isChosen, row, _, checkbox) => {
      if (isPlaceholder(row)) return null
      const isPartly = !isChosen && isWithin(row, chosen)
      return isPartly && isValidElement<{ indeterminate?: boolean }>(checkbox)
        ? cloneElement(checkbox, { indeterminate: true })
        : checkbox
    },
    // A click on a row opens it, one that misses its checkbox by a little does not.
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
    onSelect: (row) => onSelect(toggled(rows, selected, row.id)),
    // With the shift key: all rows from the one pressed before.
    onSelectMultiple: (isOn, _, changed) =>
      onSelect(
        changed.reduce<number[]>(
          (ids, { id }) => (ids.includes(id) === isOn ? ids : toggled(rows, ids, id)),
          [...selected],
        ),
      ),
    onChange: (ids, _, { type }) => {
      if (type === 'all') onSelect(ids.map(Number))
    },
  }
}

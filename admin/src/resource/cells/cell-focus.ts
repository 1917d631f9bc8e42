import type { KeyboardEvent } from 'react'

const CELL = '.editable-cell'

/** What opens the editor of a cell; none where it is open already. */
const pencilOf = (cell: Element | null | undefined): HTMLElement | undefined =>
  cell?.querySelector<HTMLElement>('.cell-pencil') ?? undefined

/** Whether a cell of the same table is being edited: a click elsewhere ends that, and nothing else. */
export function isEditingIn(row: Element): boolean {
  return row.closest('table')?.querySelector('.cell-editor') instanceof Element
}

/** The first cell of a row that can be edited. */
export function firstCell(row: Element): HTMLElement | undefined {
  return pencilOf(row.querySelector(CELL))
}

/** The cell that can be edited after one or before it, in this row or the next. */
export function cellBeside(cell: Element, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(cell.closest('tbody')?.querySelectorAll(CELL) ?? [])]
  return pencilOf(cells[cells.indexOf(cell) + step])
}

/** Arrows lead from cell to cell that can be edited, Escape back to the row. Answers whether it was such a key. */
export function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const goal = goalOf(key, currentTarget)
  goal?.focus()
  return goal !== undefined
}

function goalOf(key: string, pencil: HTMLElement): HTMLElement | undefined {
  const [cell, row] = [pencil.closest('td'), pencil.closest('tr')]
  if (!cell || !row) return undefined
  const cells = [...row.querySelectorAll(CELL)]
  const at = cells.findIndex((one) => one.contains(pencil))
  switch (key) {
    case 'ArrowRight':
      return pencilOf(cells[at + 1])
    case 'ArrowLeft':
      return at === 0 ? row : pencilOf(cells[at - 1])
    case 'ArrowDown':
      return below(row, cell, 1)
    case 'ArrowUp':
      return below(row, cell, -1)
    case 'Escape':
      return row
    default:
      return undefined
  }
}

/** The same column in the nearest row below, or above, where it can be edited. */
function below(row: HTMLTableRowElement, cell: HTMLTableCellElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>(':scope > tr[data-row-key]') ?? [])]
  for (let at = rows.indexOf(row) + step; rows[at]; at += step) {
    const found = pencilOf(rows[at]?.cells[cell.cellIndex]?.querySelector(CELL))
    if (found) return found
  }
  return undefined
}

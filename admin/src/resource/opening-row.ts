import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { firstCell, isEditingIn } from './cells/cell-focus.ts'

/** Things inside a row that answer to clicks themselves. */
const INTERACTIVE =
  'button, a, input, textarea, select, label, [role="switch"], [role="button"], .ant-image, .ant-table-selection-column'

/**
 * What makes a table's row open its record: a click beside its buttons and links, or Enter while it has the focus. Of the
 * rows one is in the order of the tab key, and the arrows lead on from there, to the right into the cells that can be edited,
 * of which F2 opens the first; `isFirst` says which row it is to begin with.
 */
export function openingRow(open: (() => void) | undefined, isFirst: boolean): HTMLAttributes<HTMLElement> {
  return {
    className: open ? 'opens' : '',
    tabIndex: isFirst ? 0 : -1,
    onClick: (event) => {
      if (open && isMeant(event)) open()
    },
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter' && open) {
        event.preventDefault()
        return open()
      }
      if (event.key === 'F2') {
        const cell = firstCell(event.currentTarget)
        if (cell) event.preventDefault()
        return cell?.click()
      }
      const next = neighbour(event)
      if (!next) return
      event.preventDefault()
      if (next.localName !== 'tr') return next.focus()
      // By hand, without drawing a hundred rows again: where the list is drawn anew, its first row is the one.
      event.currentTarget.tabIndex = -1
      next.tabIndex = 0
      next.focus()
    },
  }
}

/** Not a click on something inside, in a pop-up that hangs on the row, with keys that mean something else, or at the end of choosing text. */
function isMeant(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  // Events of pop-ups come along the tree of components, not of elements.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(INTERACTIVE)) return false
  if (isEditingIn(currentTarget)) return false
  return !window.getSelection()?.toString()
}

function neighbour({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const rows = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[data-row-key]') ?? [])]
  const at = rows.indexOf(currentTarget)
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]
    case 'ArrowUp':
      return rows[at - 1]
    case 'ArrowRight':
      return firstCell(currentTarget)
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    default:
      return undefined
  }
}

import type { Edit, Selected } from './marks.ts'

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { source: value, start: selectionStart, end: selectionEnd }
}

/** Writes into a textarea as if it were typed, so that Ctrl+Z takes it back. */
export function write(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  const { scrollTop } = area
  area.focus({ preventScroll: true })
  area.setSelectionRange(from, to)
  if (!insert(text)) {
    // No browser of today comes here; what it knows to undo is lost.
    area.setRangeText(text, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
  area.scrollTop = scrollTop
}

/** Deprecated, and the one way there is: nothing else writes into the history of undoing (HTML, 'undo manager'). */
function insert(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  return document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false
}

/**
 * Puts `text` in the place of `found` without taking the caret away from where somebody is typing. False: it stands
 * there no more.
 */
export function replaceText(area: HTMLTextAreaElement, found: string, text: string): boolean {
  const from = area.value.indexOf(found)
  if (from < 0) return false
  const to = from + found.length
  const before = document.activeElement
  const moved = (at: number) => (at >= to ? at + text.length - found.length : Math.min(at, from + text.length))
  const [start, end] = [moved(area.selectionStart), moved(area.selectionEnd)]
  write(area, { from, to, text, start, end })
  if (before instanceof HTMLElement && before !== area) before.focus({ preventScroll: true })
  return true
}

/** What takes letters and Ctrl+Z for itself; a checkbox and a button do not. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox]'

/** Whether something is where somebody writes: what a key was pressed in, or what has the focus. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

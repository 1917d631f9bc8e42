/** What takes letters and Ctrl+Z for itself; a checkbox and a button do not. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox]'

/** Whether a key was pressed where somebody writes. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

/**
 * Puts a text on the clipboard; rejects where the browser does not let it. Over plain HTTP, as in the network of a
 * school, there is no clipboard to ask: what is marked in a field is copied then, as with Ctrl+C.
 */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard) return clipboard.writeText(text)
  if (!copyMarked(text)) throw new Error('not copied')
}

function copyMarked(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  // What is outside of an open dialog takes no focus.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

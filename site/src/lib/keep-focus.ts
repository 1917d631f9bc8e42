import { useEffect, useState } from 'react'

/** Gives the focus to an element, also to a heading or a region that cannot be reached by Tab. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}

/** Whether nothing has the focus: what had it was taken away or switched off. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
}

type Find = () => HTMLElement | null | undefined

/**
 * For presses that take away what was pressed: `keepFocus(() => heading.current)` in the handler, and once the change
 * is drawn the focus goes where the function says, unless something has taken it already.
 */
export function useKeepFocus(): (find: Find) => void {
  // State, so that it is drawn with the handler's own changes: a ref would be used up by effects of an earlier change.
  const [wanted, setWanted] = useState<{ find: Find }>()
  useEffect(() => {
    if (wanted && isFocusLost()) focusOn(wanted.find())
  }, [wanted])
  return (find) => setWanted({ find })
}

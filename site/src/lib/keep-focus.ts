import { useEffect, useRef } from 'react'

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

/**
 * For presses that take away what was pressed: `keepFocus(() => heading.current)` in the handler, and once the change
 * is drawn the focus goes where the function says, unless something has taken it already.
 */
export function useKeepFocus(): (find: () => HTMLElement | null | undefined) => void {
  const wanted = useRef<() => HTMLElement | null | undefined>(undefined)
  useEffect(() => {
    const find = wanted.current
    wanted.current = undefined
    if (find && isFocusLost()) focusOn(find())
  })
  return (find) => {
    wanted.current = find
  }
}

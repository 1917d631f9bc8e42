import { useEffect, useRef } from 'react'

/** Gives the focus back to what had it when something was opened, once that has gone from the page. */
export function useFocusReturn(open: boolean, isGone: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    const { current } = opener
    if (!isGone || !(current instanceof HTMLElement)) return
    opener.current = null
    const again = current.isConnected ? current : sameControl(current)
    again?.focus()
  }, [isGone])
}

/** The control that stands where one stood that a fresh list has replaced: it bears the same name. */
function sameControl(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.getAttribute('aria-label')
  return name === null
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(gone.localName)].find((one) => one.getAttribute('aria-label') === name)
}

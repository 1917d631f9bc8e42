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
    if (current.isConnected) current.focus()
  }, [isGone])
}

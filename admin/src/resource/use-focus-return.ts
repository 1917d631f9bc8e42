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
    let timer: ReturnType<typeof setTimeout>
    let left = TRIES
    const giveBack = () => {
      // Nobody else has taken the focus meanwhile; a fresh list may have replaced what had it.
      if (document.activeElement === document.body || left === TRIES) {
        const again = current.isConnected ? current : sameControl(current)
        again?.focus()
      }
      left--
      if (left > 0) timer = setTimeout(giveBack, TRY_EVERY)
    }
    giveBack()
    return () => clearTimeout(timer)
  }, [isGone])
}

const TRIES = 20
const TRY_EVERY = 100 // ms

/** The control that stands where one stood that a fresh list has replaced: it bears the same name. */
function sameControl(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.getAttribute('aria-label')
  return name === null
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(gone.localName)].find((one) => one.getAttribute('aria-label') === name)
}

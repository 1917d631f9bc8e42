import { type RefObject, useEffect, useState } from 'react'
import { focusOn } from '../../../lib/keep-focus.ts'

const POINTER_IDLE = 3000
/** Where F is a letter: fields for text, and lists in which letters choose. */
const TAKES_LETTERS = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea'

/**
 * The stage over the whole window, and the window over the whole screen where the browser can. F and Escape work too.
 * Nothing else is to be seen, heard of or reached then; what had the focus there gives it to `button`.
 */
export function useFullScreen(button: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [full, setFull] = useState(false)

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false)
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest(TAKES_LETTERS)) return
      event.preventDefault()
      setFull((was) => !was)
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  useEffect(() => {
    if (!full) {
      if (document.fullscreenElement) void document.exitFullscreen()
      return undefined
    }
    const root = document.documentElement
    root.setAttribute('data-clock-full', '')
    if (isHidden(document.activeElement)) focusOn(button.current)
    // Refused in some frames and missing on phones: the window is filled all the same.
    root.requestFullscreen?.().catch(() => undefined)
    // On the wall of a classroom the mouse pointer only disturbs.
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = () => {
      clearTimeout(timer)
      root.removeAttribute('data-clock-idle')
      timer = setTimeout(() => root.setAttribute('data-clock-idle', ''), POINTER_IDLE)
    }
    onMove()
    addEventListener('pointermove', onMove)
    return () => {
      clearTimeout(timer)
      root.removeAttribute('data-clock-full')
      root.removeAttribute('data-clock-idle')
      removeEventListener('pointermove', onMove)
    }
  }, [full, button])

  return [full, () => setFull((was) => !was)]
}

function isHidden(element: Element | null): boolean {
  if (!element || element === document.body) return false
  return element.getClientRects().length === 0 || getComputedStyle(element).visibility === 'hidden'
}

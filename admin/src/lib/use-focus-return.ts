import { useEffect, useRef } from 'react'
import { untilUserMoves } from './until-user-moves.ts'

/**
 * Gives the focus back to what opened something, once that has gone from the page. Lists load again meanwhile and may
 * replace the control: it is looked for until the user does something else.
 */
export function useFocusReturn(open: boolean, isGone: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (open) opener.current = pressedJustNow() ?? document.activeElement
  }, [open])
  useEffect(() => {
    const { current } = opener
    if (!isGone || !(current instanceof HTMLElement)) return
    opener.current = null
    let left = TRIES
    const giveBack = () => {
      // Nobody else has taken the focus meanwhile; a fresh list may have replaced what had it.
      if (document.activeElement === document.body || left === TRIES) {
        const again = current.isConnected ? current : sameControl(current)
        again?.focus()
      }
      left--
      if (left === 0) stop()
    }
    const timer = setInterval(giveBack, TRY_EVERY)
    const stop = () => {
      clearInterval(timer)
      moved()
    }
    const moved = untilUserMoves(stop)
    giveBack()
    return stop
  }, [isGone])
}

/** For a minute: on a slow line a list takes its time, and without the focus the keyboard begins at the top of the page. */
const TRIES = 600
const TRY_EVERY = 100 // ms

/** A press opens within this time, ms. */
const PRESS_LASTS = 2000
const CONTROLS = 'button, a, [role="button"], [role="menuitem"], [tabindex]'

let pressed: { control: HTMLElement; at: number } | undefined
// Safari gives a pressed button no focus, and what opens may have taken the focus before anybody could look.
document.addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    pressed = control ? { control, at: timeStamp } : undefined
  },
  true,
)

function pressedJustNow(): HTMLElement | undefined {
  // What has gone with its menu is no place to come back to: the menu has given the focus to its own opener.
  return pressed?.control.isConnected && performance.now() - pressed.at < PRESS_LASTS ? pressed.control : undefined
}

/** The control that stands where one stood that a fresh list has replaced: it bears the same name. */
function sameControl(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.getAttribute('aria-label')
  return name === null
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(gone.localName)].find((one) => one.getAttribute('aria-label') === name)
}

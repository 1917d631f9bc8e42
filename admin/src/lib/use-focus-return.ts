import { useEffect, useRef } from 'react'
import { untilUserMoves } from './until-user-moves.ts'

/**
 * Gives the focus back to what opened something, once that has gone from the page. Lists load again meanwhile and may
 * replace the control, or take it away for what was done: then its row has the focus, or the row that stands in its place.
 */
export function useFocusReturn(open: boolean, isGone: boolean): void {
  const giveBack = useRef<(() => () => void) | undefined>(undefined)
  useEffect(() => {
    const opener = open ? (pressedJustNow() ?? document.activeElement) : undefined
    if (opener) giveBack.current = opener instanceof HTMLElement ? focusReturn(opener) : undefined
  }, [open])
  useEffect(() => {
    const { current } = giveBack
    if (!isGone || !current) return
    giveBack.current = undefined
    return current()
  }, [isGone])
}

/** For a minute: on a slow line a list takes its time, and without the focus the keyboard begins at the top of the page. */
const TRIES = 600
const TRY_EVERY = 100 // ms

/** What gives the focus back to a control, asked for while it is there; until the user does something else, or what it returns is called. */
export function focusReturn(control: HTMLElement): () => () => void {
  const rowThere = placeOf(control)
  return () => {
    let left = TRIES
    const tryIt = () => {
      // Nobody else has taken the focus meanwhile; a fresh list may have replaced what had it.
      if (document.activeElement === document.body || left === TRIES) {
        const again = control.isConnected ? control : (sameControl(control) ?? rowThere())
        again?.focus()
      }
      left--
      if (left === 0) stop()
    }
    const timer = setInterval(tryIt, TRY_EVERY)
    const stop = () => {
      clearInterval(timer)
      moved()
    }
    const moved = untilUserMoves(stop)
    tryIt()
    return stop
  }
}

/**
 * Where a control stands in a list: finds its row, or the one that has come to its place; of a bar for the whole list, the first. Of a list
 * that has none left it is what can be done next, else with the list as a whole.
 */
function placeOf(control: HTMLElement): () => HTMLElement | undefined {
  const row = control.closest<HTMLElement>('tr')
  const list = control.closest('tbody') ?? control.closest('[role="tabpanel"]')
  // Rows that are still to come open nothing.
  const rows = () => [...(list?.querySelectorAll<HTMLElement>('tr.opens') ?? [])]
  const at = row ? rows().indexOf(row) : 0
  return () => {
    if (row?.isConnected) return row
    const there = rows()
    const empty = list?.querySelector('.empty-list')
    if (empty)
      return (
        empty.querySelector('button') ??
        document.querySelector<HTMLElement>('main [role="toolbar"] button') ??
        undefined
      )
    return there[Math.min(Math.max(at, 0), there.length - 1)]
  }
}

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

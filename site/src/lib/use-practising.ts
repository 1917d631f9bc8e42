import { type RefObject, useLayoutEffect } from 'react'

/**
 * on: somebody types, or works against a clock. paused: they have stopped on the way. off: there is nothing to do yet,
 * or no more.
 */
export type Practising = 'on' | 'paused' | 'off'

/**
 * Gives the window to what somebody practises: the section around `place` goes to its top, and the site's header
 * scrolls away with the page above it, where scrolling up or Shift+Tab find it. On a pause it is back at the window's
 * top and the section goes below it, so that its way out and its state are seen; at the end and on leaving what `home`
 * selects is in sight below it again.
 * Its look is in styles/practising.css.
 */
export function usePractising(place: RefObject<Element | null>, state: Practising, home: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (state === 'off') return undefined
    // How far below the window's top that is says the sheet, by state.
    const show = () => {
      dataset['practising'] = state
      place.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    if (state === 'on') {
      show()
      return () => delete dataset['practising']
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const pause = () => {
      timer = setTimeout(show)
    }
    // A press takes the focus before it is a click: nothing may move or be covered between the two.
    const isPressed = document.querySelector(':active') !== null
    if (isPressed) {
      dataset['practising'] = 'on'
      addEventListener('pointerup', pause, { once: true })
      addEventListener('pointercancel', pause, { once: true })
    } else show()
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerup', pause)
      removeEventListener('pointercancel', pause)
      delete dataset['practising']
    }
  }, [place, state])
  const isBusy = state !== 'off'
  useLayoutEffect(() => {
    if (!isBusy) return undefined
    return () => document.querySelector(home)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isBusy, home])
}

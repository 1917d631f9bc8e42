import { LOADING_FADE, LOADING_HIDE_AFTER } from '@tutu/contract/core/constants'

let holders = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps the full-page loading animation, which index.html shows from the first byte, until the returned function is
 * called. It is counted: when the last holder lets go it stays 1 s, fades for 0.5 s and is removed (spec 2, 9).
 * Once removed it does not come back: it belongs to the first navigation.
 */
export function holdPageLoading(): () => void {
  const overlay = document.getElementById('page-loading')
  if (!overlay) return () => undefined
  holders += 1
  clearTimeout(timer)
  overlay.classList.remove('is-leaving')

  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders > 0) return
    timer = setTimeout(() => {
      overlay.classList.add('is-leaving')
      timer = setTimeout(() => overlay.remove(), LOADING_FADE)
    }, LOADING_HIDE_AFTER)
  }
}

import { LOADING_FADE, LOADING_HIDE_AFTER } from './constants.ts'

/** The element that covers the page; with the class `is-leaving` it fades. */
type Overlay = { classList: { add: (name: string) => void; remove: (name: string) => void }; remove: () => void }

/**
 * Keeps the full-page loading animation, which the page shows from its first byte, until the function that a hold answers
 * with is called. It is counted: when the last holder lets go it stays 1 s, fades for 0.5 s and is removed (spec 2, 9).
 * Once removed it does not come back: it belongs to the first navigation.
 */
export function createPageLoading(find: () => Overlay | null): () => () => void {
  let holders = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    const overlay = find()
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
}

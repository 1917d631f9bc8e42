import { useSyncExternalStore } from 'react'

/** A phone held across: wide and low, but not an upright one whose keyboard is open. `styles/low-window.css` has it too. */
export const ACROSS = '(35rem <= width < 64rem) and (height < 540px) and (orientation: landscape)'

export function useHeldAcross(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(ACROSS).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(ACROSS)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

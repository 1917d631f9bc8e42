import { useSyncExternalStore } from 'react'

/** A phone held across: wide and low. `styles/low-window.css` has it too. */
const ACROSS = '(width < 64rem) and (height < 540px) and (orientation: landscape)'

export function useHeldAcross(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(ACROSS)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(ACROSS).matches,
    () => false,
  )
}

import { useEffect } from 'react'
import { isSignedIn, memberSession } from './session.ts'

/** ms after the last star: several in a row are one call. */
const PAUSE = 2000

/** A tool's stars are on the account of whoever is signed in, too; where it cannot be had, the device has them and sends them later. */
export function useStarsInAccount(stars: unknown): void {
  const known = JSON.stringify(stars)
  useEffect(() => {
    const member = memberSession.read()
    if (!isSignedIn(member)) return
    const soon = setTimeout(() => {
      void import('./account-progress.ts')
        .then(({ syncWithAccount }) => syncWithAccount(member.id))
        .catch(() => undefined)
    }, PAUSE)
    return () => clearTimeout(soon)
  }, [known])
}

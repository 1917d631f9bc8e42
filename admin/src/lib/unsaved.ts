import { useEffect } from 'react'
import { usePane } from './pane.ts'

/**
 * Says that the screen has changes nobody has saved: closing its tab, or the page, asks first. `onGiveUp` must stay the
 * same function; it hears that the user would rather lose them.
 */
export function useUnsaved(isDirty: boolean, onGiveUp?: () => void): void {
  const pane = usePane()
  useEffect(() => {
    if (!isDirty) return
    if (pane) {
      const holder = { onGiveUp }
      pane.unsaved.add(holder)
      return () => void pane.unsaved.delete(holder)
    }
    // In the shell one listener speaks for all tabs.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty, onGiveUp, pane])
}

import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'

type Keys = {
  onRun: () => void
  /** Absent where nothing is running. */
  onStop: (() => void) | undefined
  /** Absent where there is nothing to take back, or the editor does it. */
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
}

/** Ctrl+Enter runs, Escape stops, Ctrl+Z goes back and with Shift forth, wherever the focus is. */
export function useGameKeys({ onRun, onStop, onUndo, onRedo }: Keys): void {
  const onKey = useLatest((event: KeyboardEvent) => {
    // The editor of code has run it already.
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onRun()
    } else if (event.key === 'Escape') onStop?.()
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      const back = event.shiftKey ? onRedo : onUndo
      if (back) {
        event.preventDefault()
        back()
      }
    }
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onKey])
}

import { useEffect } from 'react'

/** Has the browser ask before the page is left or loaded anew: chosen files cannot be had again without the child. */
export function useLeaveWarning(isUndone: boolean): void {
  useEffect(() => {
    if (!isUndone) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUndone])
}

import { useEffect, useRef } from 'react'

/** Ctrl+S, or ⌘S, saves instead of keeping the page as a file. */
export function useSaveKey(isOn: boolean, save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // In a dialog it is not this form that is meant.
      if (!document.querySelector('.ant-modal-wrap:not([style*="display: none"])')) latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

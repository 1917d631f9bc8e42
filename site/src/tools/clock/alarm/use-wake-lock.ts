import { useEffect } from 'react'

/** Keeps the screen on while `on`, where the browser can: a timer is there to be seen. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let gone = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone) void lock.release()
      } catch {
        // Refused when the battery is low: the screen goes dark, the alarm sounds all the same.
      }
    }
    // The lock is lost when the page is hidden.
    const retake = () => void take()
    void take()
    document.addEventListener('visibilitychange', retake)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
    }
  }, [on])
}

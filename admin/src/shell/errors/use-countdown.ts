import { useEffect, useState } from 'react'

/** Counts seconds down and then calls `onEnd`, unless stopped. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (isStopped) return
    if (left === 0) return onEnd()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, isStopped, onEnd])
  return { left, isStopped, stop: () => setStopped(true) }
}

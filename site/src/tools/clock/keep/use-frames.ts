import { useEffect, useState } from 'react'

/** The time it is (ms since the epoch), anew with each frame the browser paints while `on`. 0 before the first. */
export function useFrames(on: boolean): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!on) return undefined
    let frame = requestAnimationFrame(function show() {
      setNow(Date.now())
      frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [on])
  return now
}

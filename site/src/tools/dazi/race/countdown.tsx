import { useEffect, useRef, useState } from 'react'
import { useRaceText } from './use-race-text.ts'

type CountdownProps = {
  /** ms, as the server said just now. */
  startsIn: number
  onBegin?: () => void
}

/** Counts down to the start by this page's own clock: whatever time it is elsewhere, all begin together. */
export function Countdown({ startsIn, onBegin }: CountdownProps) {
  const t = useRaceText()
  // A later answer has been on its way longer: the first one is the nearest to the truth.
  const [startAt] = useState(() => performance.now() + startsIn)
  const [left, setLeft] = useState(startsIn)
  const begin = useRef(onBegin)
  useEffect(() => {
    begin.current = onBegin
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const ms = startAt - performance.now()
      setLeft(ms)
      if (ms > 0) return
      clearInterval(timer)
      begin.current?.()
    }, 100)
    return () => clearInterval(timer)
  }, [startAt])
  return (
    <div className="race-countdown panel">
      <p className="sr-only" role="status">
        {t('startsSoon')}
      </p>
      <p aria-hidden="true">{left > 0 ? Math.ceil(left / 1000) : t('go')}</p>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { keptPomodoro } from '../keep/kept-pomodoro.ts'
import { keptStopwatch } from '../keep/kept-stopwatch.ts'
import { keptTimers } from '../keep/kept-timers.ts'
import { useStored } from '../keep/stored.ts'
import { useNow } from '../keep/use-now.ts'
import { formatLeft, formatPassed } from '../logic/duration.ts'
import { passedOf } from '../logic/stopwatch.ts'
import { leftOf } from '../logic/timer.ts'
import { useModeText } from '../modes/use-text.ts'

/** What is left stands in the window's title, to be seen from another tab. */
export function useRunningTitle(): void {
  const t = useModeText()
  const now = useNow()
  const [timers] = useStored(keptTimers)
  const [pomodoro] = useStored(keptPomodoro)
  const [stopwatch] = useStored(keptStopwatch)
  const plain = useRef<string>(undefined)

  const running = [...timers, ...(pomodoro.run ? [{ run: pomodoro.run }] : [])].filter(
    ({ run }) => run.kind === 'running',
  )
  let text = ''
  if (now !== undefined) {
    if (timers.some(({ run }) => run.kind === 'rung')) text = t('timeIsUp')
    else if (running.length > 0) text = formatLeft(Math.min(...running.map((timer) => leftOf(timer, now))))
    else if (stopwatch.startedAt !== null) text = formatPassed(passedOf(stopwatch, now))
  }

  useEffect(() => {
    plain.current ??= document.title
    document.title = text ? `${text} · ${plain.current}` : plain.current
  }, [text])
}

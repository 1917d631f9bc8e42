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

/**
 * What runs and what is left of it stands in the window's title, to be seen from another tab: what ends first, by its
 * name. `examLeft` (ms) is that of an exam on show.
 */
export function useRunningTitle(examLeft: number | null): void {
  const t = useModeText()
  const now = useNow()
  const [timers] = useStored(keptTimers)
  const [pomodoro] = useStored(keptPomodoro)
  const [stopwatch] = useStored(keptStopwatch)
  const plain = useRef<string>(undefined)

  const phase = { run: pomodoro.run, name: pomodoro.phase === 'focus' ? t('focus') : t('rest') }
  const running = [...timers, phase].flatMap(({ run, name }) =>
    run?.kind === 'running' && now !== undefined ? [{ name, left: leftOf({ run }, now) }] : [],
  )
  if (examLeft !== null) running.push({ name: t('examLeft'), left: examLeft })
  const [first] = running.toSorted((one, other) => one.left - other.left)
  let text = ''
  if (now !== undefined) {
    if (timers.some(({ run }) => run.kind === 'rung')) text = t('timeIsUp')
    else if (first) text = `${formatLeft(first.left)} ${first.name}`.trimEnd()
    else if (stopwatch.startedAt !== null) text = formatPassed(passedOf(stopwatch, now))
  }

  useEffect(() => {
    plain.current ??= document.title
    document.title = text ? `${text} · ${plain.current}` : plain.current
  }, [text])
}

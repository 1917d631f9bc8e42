import { useEffect, useRef } from 'react'
import { keptPomodoro } from '../keep/kept-pomodoro.ts'
import { keptStopwatch } from '../keep/kept-stopwatch.ts'
import { keptTimers } from '../keep/kept-timers.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useNow } from '../keep/use-now.ts'
import { formatLeft, formatPassed } from '../logic/duration.ts'
import { passedOf } from '../logic/stopwatch.ts'
import { phaseOf } from '../logic/timer.ts'
import { useModeText } from '../modes/use-text.ts'

/**
 * That a time is up, what runs and what is left of it stand in the window's title, to be seen from another tab: what
 * ends first, by its name. `examEnd` (ms since the epoch) is that of an exam on show which is being written.
 */
export function useRunningTitle(examEnd: number | null): void {
  const t = useModeText()
  const [timers] = useStored(keptTimers)
  const [pomodoro] = useStored(keptPomodoro)
  const [stopwatch] = useStored(keptStopwatch)
  const plain = useRef<string>(undefined)

  const phase = { run: pomodoro.run, name: pomodoro.phase === 'focus' ? t('focus') : t('rest') }
  const exam = { run: examEnd === null ? null : ({ kind: 'running', end: examEnd } as const), name: t('examLeft') }
  const running = [...timers, phase, exam].flatMap(({ run, name }) => (run?.kind === 'running' ? [{ run, name }] : []))
  const [first] = running.toSorted((one, other) => one.run.end - other.run.end)
  const now = useNow(first && phaseOf(first.run))
  const parts: string[] = []
  if (now !== undefined) {
    if (timers.some(({ run }) => run.kind === 'rung')) parts.push(t('timeIsUp'))
    if (first) parts.push(`${formatLeft(first.run.end - now)} ${first.name}`.trimEnd())
    else if (stopwatch.startedAt !== null) parts.push(formatPassed(passedOf(stopwatch, now)))
  }
  const text = parts.join(' · ')

  useEffect(() => {
    plain.current ??= document.title
    document.title = text ? `${text} · ${plain.current}` : plain.current
  }, [text])
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { setAlarm } from '../alarm/alarm.ts'
import { notify } from '../alarm/notify.ts'
import { playSound, playWarning, unlockSound } from '../alarm/sounds.ts'
import { useWakeLock } from '../alarm/use-wake-lock.ts'
import { keptPomodoro } from '../keep/kept-pomodoro.ts'
import { keptSettings } from '../keep/kept-settings.ts'
import { keptStopwatch } from '../keep/kept-stopwatch.ts'
import { keptTimers } from '../keep/kept-timers.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useNow } from '../keep/use-now.ts'
import { dayKey } from '../logic/calendar.ts'
import { MINUTE, SECOND, sayDuration } from '../logic/duration.ts'
import { type Exam, examEnd, hasExamEnded } from '../logic/exam.ts'
import { finishPhase } from '../logic/pomodoro.ts'
import { leftOf, nextEnd, ringIfDue, type Timer, timerName } from '../logic/timer.ts'
import { announce } from './announce.tsx'
import { useModeText } from '../modes/use-text.ts'

/**
 * Rings whatever comes to its end, whichever mode is shown; an `exam` only while it is on show. Looks at each second
 * and when the worker says so, and always at the stored end, so nothing adds up to be late.
 */
export function useAlarms(exam: Exam | null): void {
  const { language } = useSite()
  const t = useModeText()
  const [settings] = useStored(keptSettings)
  const [timers] = useStored(keptTimers)
  const [pomodoro] = useStored(keptPomodoro)
  const [stopwatch] = useStored(keptStopwatch)
  const second = useNow()
  const looked = useRef<number>(undefined)

  const runs = [...timers.map(({ run }) => run), ...(pomodoro.run ? [pomodoro.run] : [])]
  const examDue = exam && second !== undefined ? examEnd(exam, second) : null
  const due = Math.min(nextEnd(runs) ?? Infinity, examDue ?? Infinity)
  useWakeLock(due < Infinity || stopwatch.startedAt !== null)

  const ring = (text: string, body: string) => {
    playSound(settings.sound, settings.volume)
    announce(`${text} ${body}`)
    if (settings.notify) notify(text, body)
  }

  const tellOfMinutes = (timer: Timer, before: number, now: number) => {
    if (timer.run.kind !== 'running') return
    const passes = (moment: number) => leftOf(timer, before) > moment && leftOf(timer, now) <= moment
    const { warn } = settings
    if (warn > 0 && leftOf(timer, now) > 0 && passes(warn * SECOND)) playWarning(settings.sound, settings.volume)
    const minutes = Math.ceil(leftOf(timer, now) / MINUTE)
    const isTold = minutes > 0 && (minutes <= 5 || minutes % 5 === 0)
    if (isTold && passes(minutes * MINUTE))
      announce(t('minutesLeft', { time: sayDuration(minutes * 60, language), name: timerName(timer, language) }))
  }

  const look = useEffectEvent(() => {
    const now = Date.now()
    const before = looked.current ?? now
    looked.current = now
    const rung = timers.map((timer) => ringIfDue(timer, now))
    const ended = rung.filter((timer, index) => timer !== timers[index])
    if (ended.length > 0) {
      keptTimers.write(rung)
      ring(t('timeIsUp'), ended.map((timer) => timerName(timer, language)).join(' · '))
    }
    if (pomodoro.run && ringIfDue({ run: pomodoro.run }, now).run.kind === 'rung') {
      ring(t('timeIsUp'), pomodoro.phase === 'focus' ? t('focusOver') : t('restOver'))
      keptPomodoro.write(finishPhase(pomodoro, dayKey(now)))
    }
    if (exam && hasExamEnded(exam, before, now)) ring(t('examOver'), '')
    for (const timer of timers) tellOfMinutes(timer, before, now)
  })

  useEffect(() => {
    if (second !== undefined) look()
  }, [second])
  useEffect(() => setAlarm(due < Infinity ? due : null, look), [due])
  useEffect(() => {
    addEventListener('pointerdown', unlockSound)
    addEventListener('keydown', unlockSound)
    return () => {
      removeEventListener('pointerdown', unlockSound)
      removeEventListener('keydown', unlockSound)
    }
  }, [])
}

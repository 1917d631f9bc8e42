import { Pause, Play, Plus, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusOn, isFocusLost } from '../../../lib/keep-focus.ts'
import { useSite } from '../../../lib/use-site.ts'
import type { Look } from '../logic/address.ts'
import { formatLeft, MINUTE, SECOND } from '../logic/duration.ts'
import { digits24 } from '../logic/time-of-day.ts'
import {
  addTime,
  pauseTimer,
  restartTimer,
  resumeTimer,
  shareOf,
  type Timer,
  timerName,
  wholeOf,
} from '../logic/timer.ts'
import { useModeText } from '../modes/use-text.ts'
import { Disc } from './disc.tsx'
import { Sand } from './sand.tsx'
import { useLeft } from './use-left.ts'

type TimerCardProps = {
  timer: Timer
  look: Look
  /** Seconds before the end from which the colour changes; 0: never. */
  warn: number
  onChange: (timer: Timer) => void
  onRemove: () => void
}

export function TimerCard({ timer, look, warn, onChange, onRemove }: TimerCardProps) {
  const { language } = useSite()
  const t = useModeText()
  const { run } = timer
  const left = useLeft(timer)
  const share = shareOf(left, wholeOf(timer))
  const name = timerName(timer, language)
  const state = run.kind === 'rung' ? 'rung' : warn > 0 && left <= warn * SECOND ? 'last' : run.kind
  // What is pressed counts from that moment, not from the full second on show.
  const change = (make: (timer: Timer, now: number) => Timer) => () => onChange(make(timer, Date.now()))
  const isRunning = run.kind === 'running'
  // When it rings, the button that would have paused it goes, and must not take the focus with it.
  const restart = useRef<HTMLButtonElement>(null)
  const held = useRef<Element>(undefined)
  useEffect(() => {
    if (held.current?.isConnected === false && isFocusLost()) focusOn(restart.current)
  }, [run.kind])
  return (
    <li className="clock-timer" data-state={state} data-look={look}>
      <h2 className="clock-timer-name">{name}</h2>
      {look === 'disc' && <Disc share={share} />}
      {look === 'sand' && <Sand share={share} isRunning={isRunning} />}
      <p className="clock-timer-left" role="timer" aria-label={name}>
        {run.kind === 'rung' ? t('timeIsUp') : formatLeft(left)}
      </p>
      {run.kind === 'rung' && <p className="text-muted">{t('rangAt', { time: timeText(run.at) })}</p>}
      {run.kind === 'running' && <p className="text-muted">{t('endsAt', { time: timeText(run.end) })}</p>}
      {run.kind === 'paused' && <p className="text-muted">{t('paused')}</p>}
      <div className="clock-buttons">
        {run.kind !== 'rung' && (
          <button
            type="button"
            className={`btn ${isRunning ? '' : 'btn-primary'}`}
            onFocus={(event) => {
              held.current = event.currentTarget
            }}
            aria-label={isRunning ? t('pauseOf', { name }) : t('goOnOf', { name })}
            onClick={change(isRunning ? pauseTimer : resumeTimer)}
          >
            {isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
            {isRunning ? t('pause') : t('goOn')}
          </button>
        )}
        <button
          type="button"
          className="btn"
          aria-label={t('oneMinuteOf', { name })}
          onClick={change((one, at) => addTime(one, MINUTE, at))}
        >
          <Plus aria-hidden />
          {t('oneMinute')}
        </button>
        <button
          ref={restart}
          type="button"
          className="btn"
          aria-label={t('restartOf', { name })}
          onClick={change(restartTimer)}
        >
          <RotateCcw aria-hidden />
          {t('restart')}
        </button>
        <button type="button" className="btn" onClick={onRemove} aria-label={t('removeOf', { name })}>
          <X aria-hidden />
          {t('remove')}
        </button>
      </div>
    </li>
  )
}

function timeText(at: number): string {
  const date = new Date(at)
  return digits24(date.getHours() * 60 + date.getMinutes())
}

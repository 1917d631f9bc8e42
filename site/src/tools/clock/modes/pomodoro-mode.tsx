import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import { useRef } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useSite } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { Disc } from '../countdown/disc.tsx'
import { useLeft } from '../countdown/use-left.ts'
import { SoundSettings } from '../countdown/sound-settings.tsx'
import { keptPomodoro } from '../keep/kept-pomodoro.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { useNow } from '../keep/use-now.ts'
import { dayKey } from '../logic/calendar.ts'
import { formatLeft, sayDuration } from '../logic/duration.ts'
import {
  choosePreset,
  countToday,
  isNextOther,
  phaseLength,
  type Pomodoro,
  PRESETS,
  presetOf,
  skipPhase,
  togglePhase,
} from '../logic/pomodoro.ts'
import { shareOf } from '../logic/timer.ts'
import { Choices } from '../shared/choices.tsx'
import { useModeText } from './use-text.ts'

const TOMATOES_MAX = 8

export function PomodoroMode() {
  const { language } = useSite()
  const t = useModeText()
  const [address, changeAddress] = useAddress()
  const [kept, setPomodoro] = useStored(keptPomodoro)
  const now = useNow()

  // A bookmark chooses, for the phases that are still to come.
  const pomodoro = address.preset ? choosePreset(kept, address.preset) : kept
  const { phase, run } = pomodoro
  const length = phaseLength(pomodoro)
  const left = useLeft({ length, run: run ?? { kind: 'paused', left: length } })
  const count = now === undefined ? 0 : countToday(pomodoro, dayKey(now))
  const main = useRef<HTMLButtonElement>(null)
  const keepFocus = useKeepFocus()

  return (
    <div className="clock-columns">
      <div className="clock-pomodoro" data-phase={phase}>
        <Disc share={shareOf(left, length)} />
      </div>
      <div className="clock-side">
        <p className="clock-phase" data-phase={phase}>
          {phase === 'focus' ? t('focus') : t('rest')}
        </p>
        <p className="clock-digits" role="timer" aria-label={phase === 'focus' ? t('focus') : t('rest')}>
          {formatLeft(left)}
        </p>
        {phase === 'rest' && (
          <p className="clock-tip">
            <Tutu pose="waving" className="clock-feedback-tutu" />
            {t('eyeBreak')}
          </p>
        )}
        <div className="clock-buttons">
          <button
            ref={main}
            type="button"
            className={`btn btn-lg ${run?.kind === 'running' ? '' : 'btn-primary'}`}
            onClick={() => setPomodoro(togglePhase(pomodoro, Date.now()))}
          >
            {run?.kind === 'running' ? <Pause aria-hidden /> : <Play aria-hidden />}
            {run ? t(run.kind === 'running' ? 'pause' : 'goOn') : t(phase === 'focus' ? 'startFocus' : 'startRest')}
          </button>
          {run && (
            <button
              type="button"
              className="btn btn-lg"
              onClick={() => {
                keepFocus(() => main.current)
                setPomodoro({ ...pomodoro, run: null })
              }}
            >
              <RotateCcw aria-hidden />
              {t('restart')}
            </button>
          )}
          <button type="button" className="btn btn-lg" onClick={() => setPomodoro(skipPhase(pomodoro))}>
            <SkipForward aria-hidden />
            {phase === 'focus' ? t('toRest') : t('toFocus')}
          </button>
        </div>
        <Tomatoes count={count} />
        <div className="clock-options">
          <Choices
            label={t('rhythm')}
            value={pomodoro.preset}
            options={PRESETS.map(({ id, child }) => [
              id,
              `${minutesOf(id)} · ${child ? t('forChildren') : t('forAdults')}`,
            ])}
            onChoose={(preset) => {
              setPomodoro(choosePreset(pomodoro, preset))
              changeAddress({ preset })
            }}
          />
          <p className="clock-hint">
            {t('rhythmHint', {
              focus: sayDuration(presetOf(pomodoro.preset).focus * 60, language),
              rest: sayDuration(presetOf(pomodoro.preset).rest * 60, language),
            })}{' '}
            {isNextOther(pomodoro) && t('rhythmNext')}
          </p>
          <SoundSettings />
        </div>
      </div>
    </div>
  )
}

function minutesOf(id: Pomodoro['preset']): string {
  const { focus, rest } = presetOf(id)
  return `${focus} + ${rest}`
}

function Tomatoes({ count }: { count: number }) {
  const t = useModeText()
  return (
    <p className="clock-tomatoes">
      <span>{t('tomatoes', { count })}</span>
      {Array.from({ length: Math.min(count, TOMATOES_MAX) }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="14" r="9" className="tomato-body" />
          <path d="M12 8 6 5l4 .5L12 2l2 3.5L18 5Z" className="tomato-leaf" />
        </svg>
      ))}
    </p>
  )
}

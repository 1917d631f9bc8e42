import { useEffect, useRef } from 'react'
import { focusOn, useKeepFocus } from '../../../lib/keep-focus.ts'
import { keptSettings } from '../keep/kept-settings.ts'
import { keptTimers } from '../keep/kept-timers.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { NewTimer } from '../countdown/new-timer.tsx'
import { SoundSettings } from '../countdown/sound-settings.tsx'
import { TimerCard } from '../countdown/timer-card.tsx'
import { type Look, LOOKS } from '../logic/address.ts'
import { nextId, startTimer, TIMERS_MAX, type Timer } from '../logic/timer.ts'
import { Choices } from '../shared/choices.tsx'
import { useModeText } from './use-text.ts'

export function CountdownMode() {
  const t = useModeText()
  const [address, changeAddress] = useAddress()
  const [settings, setSettings] = useStored(keptSettings)
  const [timers, setTimers] = useStored(keptTimers)
  const look = address.look ?? settings.look
  const lookName: Readonly<Record<Look, string>> = { disc: t('lookDisc'), sand: t('lookSand'), digits: t('lookDigits') }
  const change = (timer: Timer) => setTimers((all) => all.map((one) => (one.id === timer.id ? timer : one)))

  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useKeepFocus()
  // What was started is in sight, wherever the page stood.
  const known = useRef(timers.length)
  useEffect(() => {
    if (timers.length > known.current) showNewest(place.current)
    known.current = timers.length
  }, [timers.length])
  // In full screen the form goes as soon as one runs, and must not take the focus with it.
  useEffect(() => {
    const isHidden = document.activeElement?.getClientRects().length === 0
    if (isHidden) focusOn(place.current?.querySelector<HTMLElement>('.clock-timer-name'))
  }, [timers.length])
  const remove = (timer: Timer) => {
    const index = timers.indexOf(timer)
    keepFocus(() => {
      const names = place.current?.querySelectorAll<HTMLElement>('.clock-timer-name')
      return names?.[Math.min(index, names.length - 1)] ?? place.current?.querySelector<HTMLElement>('.clock-preset')
    })
    setTimers((all) => all.filter(({ id }) => id !== timer.id))
  }

  return (
    <div ref={place} className="clock-countdown">
      {timers.length > 0 && (
        <ul className="clock-timers" data-count={timers.length}>
          {timers.map((timer) => (
            <TimerCard
              key={timer.id}
              timer={timer}
              look={look}
              warn={settings.warn}
              onChange={change}
              onRemove={() => remove(timer)}
            />
          ))}
        </ul>
      )}
      {timers.length < TIMERS_MAX ? (
        <NewTimer
          seconds={address.t}
          name={address.name}
          isFirst={timers.length === 0}
          onChoose={(seconds) => changeAddress({ t: seconds })}
          onStart={(name, length) => {
            keepFocus(() => place.current?.querySelector<HTMLElement>('.clock-full'))
            setTimers((all) => [...all, startTimer(nextId(all), name, length, Date.now())])
          }}
        />
      ) : (
        <p className="clock-full font-bold">{t('timersFull', { count: TIMERS_MAX })}</p>
      )}
      <div className="clock-options">
        <Choices
          label={t('look')}
          value={look}
          options={LOOKS.map((one) => [one, lookName[one]] as const)}
          onChoose={(next) => {
            setSettings({ ...settings, look: next })
            changeAddress({ look: next })
          }}
        />
        <SoundSettings />
      </div>
    </div>
  )
}

/**
 * Scrolls to the newest timer so that nothing above it is cut by the site's header: the modes stand below it where the
 * timer has room as well, else the stage does, and only for a timer further down the timer itself.
 */
function showNewest(place: HTMLElement | null): void {
  const card = place?.querySelector('.clock-timer:last-child')
  const stage = place?.closest('.clock-stage')
  if (!card || !stage) return
  const steps = [
    [document.querySelector('.clock-modes'), 'nearest'],
    [document.querySelector('.clock-modes'), 'start'],
    [stage, 'start'],
  ] as const
  for (const [element, block] of steps) {
    element?.scrollIntoView({ block, behavior: 'instant' })
    if (card.getBoundingClientRect().bottom <= innerHeight) return
  }
  if (card !== card.parentElement?.firstElementChild) card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

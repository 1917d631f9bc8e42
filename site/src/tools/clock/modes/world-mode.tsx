import { Moon, Plus, Sun, X } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useSite } from '../../../lib/use-site.ts'
import { ClockFace } from '../face/clock-face.tsx'
import { keptSettings } from '../keep/kept-settings.ts'
import { keptZones } from '../keep/kept-zones.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { useNow } from '../keep/use-now.ts'
import { sayDuration } from '../logic/duration.ts'
import { handsOf } from '../logic/hands.ts'
import { digits12, digits24 } from '../logic/time-of-day.ts'
import { partOfDay } from '../logic/words.ts'
import { ZONES_MAX } from '../logic/address.ts'
import { CITIES, type City, isDaytime, isZone, lookAt } from '../logic/world.ts'
import { useModeText } from './use-text.ts'

export function WorldMode() {
  const { language } = useSite()
  const t = useModeText()
  const [address, changeAddress] = useAddress()
  const [kept, setKept] = useStored(keptZones)
  const zones = address.zones?.filter(isZone) ?? kept
  const change = (next: readonly string[]) => {
    setKept(next)
    changeAddress({ zones: next.length > 0 ? next : undefined })
  }
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useKeepFocus()
  const [chosen, setChosen] = useState('')
  const shown = CITIES.filter(({ zone }) => zones.includes(zone))
  const nameAt = (index: number) => {
    const names = place.current?.querySelectorAll<HTMLElement>('.clock-city h2')
    return names?.[Math.min(index, names.length - 1)] ?? place.current?.querySelector('select')
  }
  const remove = (index: number) => {
    keepFocus(() => nameAt(index))
    change(zones.filter((zone) => zone !== shown[index]?.zone))
  }
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isZone(chosen)) return
    const next = [...zones, chosen]
    keepFocus(() => nameAt(CITIES.filter(({ zone }) => next.includes(zone)).findIndex(({ zone }) => zone === chosen)))
    change(next)
    setChosen('')
  }
  const more = CITIES.filter(({ zone }) => !zones.includes(zone))

  return (
    <div ref={place}>
      <ul className="clock-cities">
        {shown.map((city, index) => (
          <CityCard key={city.zone} city={city} onRemove={() => remove(index)} />
        ))}
      </ul>
      {zones.length < ZONES_MAX ? (
        <form className="clock-options clock-city-form" onSubmit={add}>
          <label className="clock-add-city">
            {t('addCity')}
            <select value={chosen} className="select" onChange={(event) => setChosen(event.target.value)}>
              <option value="" disabled>
                {t('chooseCity')}
              </option>
              {more.map(({ zone, name }) => (
                <option key={zone} value={zone}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="btn" disabled={!chosen}>
            <Plus aria-hidden />
            {t('addTimer')}
          </button>
        </form>
      ) : (
        <p className="clock-options font-bold">{t('citiesFull', { count: ZONES_MAX })}</p>
      )}
    </div>
  )
}

function CityCard({ city, onRemove }: { city: City; onRemove: () => void }) {
  const { language } = useSite()
  const t = useModeText()
  const [{ hours: asked }] = useAddress()
  const [{ hours: kept }] = useStored(keptSettings)
  const now = useNow()
  const there = now === undefined ? undefined : lookAt(city.zone, now)
  const name = city.name[language]
  const is24 = (asked ?? kept) === 24
  return (
    <li className="clock-city" data-night={there && !isDaytime(there.time) ? '' : undefined}>
      <div className="clock-city-head">
        <h2>{name}</h2>
        {there && (isDaytime(there.time) ? <Sun aria-label={t('daytime')} /> : <Moon aria-label={t('night')} />)}
        <button type="button" className="icon-button" onClick={onRemove} aria-label={t('removeOf', { name })}>
          <X aria-hidden />
        </button>
      </div>
      <ClockFace hands={there ? handsOf(there.time) : null} className="clock-city-face" />
      <p className="clock-city-time" data-unknown={there ? undefined : ''}>
        {there ? (is24 ? digits24(there.time) : digits12(there.time)) : '0:00'}
        {there && !is24 && (
          <small>{language === 'zh-cn' ? partOfDay(there.time, language) : there.time < 720 ? 'a.m.' : 'p.m.'}</small>
        )}
      </p>
      <p className="text-muted">{there && [dayText(there.day), aheadText(there.ahead)].filter(Boolean).join(' · ')}</p>
    </li>
  )

  function dayText(day: number): string {
    return day === 0 ? t('today') : day < 0 ? t('yesterday') : t('tomorrow')
  }

  function aheadText(minutes: number): string {
    if (minutes === 0) return t('sameTime')
    const time = sayDuration(Math.abs(minutes) * 60, language)
    return minutes > 0 ? t('ahead', { time }) : t('behind', { time })
  }
}

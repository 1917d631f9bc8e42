import { useMemo } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { ClockFace } from '../face/clock-face.tsx'
import { keptSettings } from '../keep/kept-settings.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { useNow } from '../keep/use-now.ts'
import { dayKey, sayDate, sayLunarDay, weekNumber } from '../logic/calendar.ts'
import { handsOf } from '../logic/hands.ts'
import type { Settings } from '../logic/settings.ts'
import { digits12, digits24, twoDigits } from '../logic/time-of-day.ts'
import { partOfDay } from '../logic/words.ts'
import { Pictured } from '../scene/pictured.tsx'
import { Choices, Toggle } from '../shared/choices.tsx'
import { useClockText } from '../shared/use-text.ts'

export function ClockMode() {
  const { language } = useSite()
  const t = useClockText()
  const [address, changeAddress] = useAddress()
  const [kept, setKept] = useStored(keptSettings)
  const now = useNow()
  const shown = { ...kept, ...address }
  const change = (next: Partial<Pick<Settings, 'hours' | 'seconds' | 'numerals'>>) => {
    setKept({ ...kept, ...next })
    changeAddress(next)
  }

  const date = now === undefined ? undefined : new Date(now)
  const time = date && date.getHours() * 60 + date.getMinutes()
  const today = now === undefined ? undefined : dayKey(now)
  const lunarDay = useMemo(
    () => (shown.lunar && today !== undefined ? sayLunarDay(Date.parse(`${today}T12:00`), language) : undefined),
    [shown.lunar, today, language],
  )
  return (
    <div className="clock-columns">
      <Pictured time={time}>
        <ClockFace
          hands={time === undefined ? null : handsOf(time)}
          second={shown.seconds ? date?.getSeconds() : undefined}
          numerals={shown.numerals}
          className="clock-main-face"
        />
      </Pictured>
      <div className="clock-side">
        {/* Until the time is known its place is painted: it is the largest of the page. */}
        <p className="clock-digits" data-pending={date ? undefined : ''}>
          {shown.hours === 12 && language === 'zh-cn' && (
            <small>{time === undefined ? '上午' : partOfDay(time, language)}</small>
          )}
          {time === undefined ? '–:––' : shown.hours === 12 ? digits12(time) : digits24(time)}
          {shown.seconds && <span className="clock-digits-second">:{date ? twoDigits(date.getSeconds()) : '––'}</span>}
          {shown.hours === 12 && language === 'en' && (
            <small>{time !== undefined && time >= 720 ? 'p.m.' : 'a.m.'}</small>
          )}
        </p>
        <p className="clock-date">
          {now !== undefined && (
            <>
              <span>{sayDate(now, language)}</span>
              <span className="text-muted">
                {t('week', { week: weekNumber(now) })}
                {lunarDay !== undefined && ` · ${t('lunarDay', { day: lunarDay })}`}
              </span>
            </>
          )}
        </p>
        <div className="clock-options">
          <Choices
            label={t('hours')}
            value={shown.hours}
            options={[
              [12, t('hours12')],
              [24, t('hours24')],
            ]}
            onChoose={(hours) => change({ hours })}
          />
          <Choices
            label={t('numerals')}
            value={shown.numerals}
            options={[
              ['arabic', '1 2 3'],
              ['roman', 'I II III'],
              ['none', t('numeralsNone')],
            ]}
            onChoose={(numerals) => change({ numerals })}
          />
          <div className="clock-choices">
            <Toggle label={t('seconds')} on={shown.seconds} onToggle={(seconds) => change({ seconds })} />
            <Toggle label={t('lunar')} on={shown.lunar} onToggle={(lunar) => setKept({ ...kept, lunar })} />
          </div>
        </div>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { TurnableClock } from '../face/turnable-clock.tsx'
import { useAddress } from '../keep/use-address.ts'
import { sayDuration } from '../logic/duration.ts'
import { handsOf, stepTime, turnHourHand, turnMinuteHand } from '../logic/hands.ts'
import { DAY, digits12, type TimeOfDay, wrap } from '../logic/time-of-day.ts'
import { partOfDay, sayTime } from '../logic/words.ts'
import { Hear } from '../shared/hear.tsx'
import { Toggle } from '../shared/choices.tsx'
import { useModeText } from './use-text.ts'

const FIRST_TIME = 8 * 60 + 30
const SECOND_TIME = 10 * 60 + 15

/** Two clocks whose hands are turned, and how long it is from one to the other. */
export function PairView() {
  const { language } = useSite()
  const t = useModeText()
  const [, changeAddress] = useAddress()
  const [from, setFrom] = useState<TimeOfDay>(FIRST_TIME)
  const [to, setTo] = useState<TimeOfDay>(SECOND_TIME)
  const [isHidden, setIsHidden] = useState(false)
  const passed = wrap(to - from, DAY)
  const said = passed === 0 ? t('pairSame') : sayDuration(passed * 60, language)
  return (
    <div className="clock-two">
      <OneOfTwo label={t('pairFrom')} time={from} onChange={setFrom} />
      <OneOfTwo label={t('pairTo')} time={to} onChange={setTo} />
      <div className="clock-two-passed" data-hidden={isHidden ? '' : undefined}>
        <p className="text-muted">{t('pairPassed')}</p>
        <p className="clock-digits" aria-live="polite">
          {isHidden ? '?' : said}
        </p>
        <Hear lines={isHidden ? [t('pairPassed')] : [t('pairPassed'), said]} name={t('pairPassed')} />
      </div>
      <div className="clock-options clock-two-options">
        <div className="clock-choices">
          <Toggle label={t('hideAnswer')} on={isHidden} onToggle={setIsHidden} />
          <Toggle label={t('pair')} on onToggle={() => changeAddress({ pair: undefined })} />
        </div>
        <p className="clock-hint">
          {t('pullHint')} <span className="clock-keys">{t('keysGeared')}</span>
        </p>
      </div>
    </div>
  )
}

type OneOfTwoProps = { label: string; time: TimeOfDay; onChange: (time: TimeOfDay) => void }

function OneOfTwo({ label, time, onChange }: OneOfTwoProps) {
  const { language } = useSite()
  const [{ numerals }] = useAddress()
  const words = `${partOfDay(time, language)} ${sayTime(time, language)}`
  return (
    <section className="clock-two-one">
      <h2>{label}</h2>
      <TurnableClock
        hands={handsOf(time)}
        label={label}
        valueText={words}
        numerals={numerals}
        onTurn={(hand, degrees) =>
          onChange(hand === 'minute' ? turnMinuteHand(time, degrees) : turnHourHand(time, degrees))
        }
        onStep={(key) => onChange(stepTime(time, key))}
      />
      <p className="clock-two-time">
        {digits12(time)} <small>{words}</small>
      </p>
      <Hear lines={[words]} name={label} />
    </section>
  )
}

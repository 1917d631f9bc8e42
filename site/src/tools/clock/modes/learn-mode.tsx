import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { TurnableClock } from '../face/turnable-clock.tsx'
import { keptSettings } from '../keep/kept-settings.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { type Hands, handsOf, stepLoose, stepTime, turnHourHand, turnLoose, turnMinuteHand } from '../logic/hands.ts'
import { judgeHands } from '../logic/mistakes.ts'
import { digits12, digits24, HALF_DAY } from '../logic/time-of-day.ts'
import { partOfDay, sayTime } from '../logic/words.ts'
import { Pictured } from '../scene/pictured.tsx'
import { Choices, Toggle } from '../shared/choices.tsx'
import { canSpeak, speak } from '../../../lib/speak.ts'
import { PairView } from './pair-view.tsx'
import { useModeText } from './use-text.ts'

const FIRST_TIME = 10 * 60 + 10

export function LearnMode() {
  const [{ pair }] = useAddress()
  return pair ? <PairView /> : <OneClock />
}

/** Turn the hands and see, read and hear what they say. Without gears each hand goes alone, and may show no time at all. */
function OneClock() {
  const { language } = useSite()
  const t = useModeText()
  const [{ numerals }, changeAddress] = useAddress()
  const [settings, setSettings] = useStored(keptSettings)
  const isMounted = useIsMounted()
  const [time, setTime] = useState(FIRST_TIME)
  const [loose, setLoose] = useState<Hands>(handsOf(FIRST_TIME))
  const [isHidden, setIsHidden] = useState(false)
  const { geared } = settings

  const hands = geared ? handsOf(time) : loose
  // The hour whose way the hour hand has gone as far as the minute hand says, if there is one.
  const shown = geared ? time : timeOfLoose(loose)
  const read = shown === null ? t('noTime') : sayTime(shown, language)
  const changeGears = (next: boolean) => {
    if (next) setTime(shown ?? Math.floor(loose.hour / 60) * 60 + loose.minute)
    else setLoose(handsOf(time))
    setSettings({ ...settings, geared: next })
  }

  return (
    <div className="clock-columns">
      {/* Loose hands tell no half of the day: the picture stays that of the time they were let go at. */}
      <Pictured time={time}>
        <TurnableClock
          hands={hands}
          label={t('turnHands')}
          valueText={isHidden ? t('hidden') : read}
          numerals={numerals}
          onTurn={(hand, degrees) =>
            geared
              ? setTime(hand === 'minute' ? turnMinuteHand(time, degrees) : turnHourHand(time, degrees))
              : setLoose(turnLoose(loose, hand, degrees))
          }
          onStep={(key, fine) => (geared ? setTime(stepTime(time, key)) : setLoose(stepLoose(loose, key, fine)))}
        />
      </Pictured>
      <div className="clock-side">
        <p className="clock-legend">
          <span className="clock-legend-hour">{t('hourHand')}</span>
          <span className="clock-legend-minute">{t('minuteHand')}</span>
        </p>
        <div className="clock-answer" data-hidden={isHidden ? '' : undefined}>
          {isHidden ? (
            <p className="clock-digits">?</p>
          ) : (
            <>
              <p className="clock-digits">{shown === null ? '–' : digits12(shown)}</p>
              <p className="clock-words">{read}</p>
              <p className="text-muted">
                {geared ? `${partOfDay(time, language)} · ${t('in24', { time: digits24(time) })}` : t('looseHint')}
              </p>
            </>
          )}
        </div>
        {(!isMounted || canSpeak()) && (
          <div className="clock-buttons">
            <button
              type="button"
              className="btn"
              disabled={shown === null}
              onClick={() => speak(sayTime(shown!, 'zh-cn'), 'zh-cn')}
            >
              <Volume2 aria-hidden />
              {t('hearChinese')}
            </button>
            <button
              type="button"
              className="btn"
              disabled={shown === null}
              onClick={() => speak(sayTime(shown!, 'en'), 'en')}
            >
              <Volume2 aria-hidden />
              {t('hearEnglish')}
            </button>
          </div>
        )}
        <div className="clock-options">
          <Choices
            label={t('gears')}
            value={geared ? 'geared' : 'loose'}
            options={[
              ['geared', t('geared')],
              ['loose', t('loose')],
            ]}
            onChoose={(choice) => changeGears(choice === 'geared')}
          />
          <div className="clock-choices">
            <Toggle label={t('hideAnswer')} on={isHidden} onToggle={setIsHidden} />
            <Toggle label={t('pair')} on={false} onToggle={() => changeAddress({ pair: true })} />
          </div>
          <p className="clock-hint">
            {t('pullHint')} <span className="clock-keys">{geared ? t('keysGeared') : t('keysLoose')}</span>
          </p>
        </div>
      </div>
    </div>
  )
}

function timeOfLoose(hands: Hands): number | null {
  for (let time = hands.minute; time < HALF_DAY; time += 60) if (judgeHands(hands, time) === null) return time
  return null
}

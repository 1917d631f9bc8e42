import { Check } from 'lucide-react'
import { useState } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { TurnableClock } from '../face/turnable-clock.tsx'
import { type Hands, handsOf, stepLoose, turnLoose } from '../logic/hands.ts'
import { handsToStart } from '../logic/mistakes.ts'
import type { TimeOfDay } from '../logic/time-of-day.ts'
import { useModeText } from '../modes/use-text.ts'
import { useExerciseText } from './use-text.ts'

type SetHandsProps = { time: TimeOfDay; isOpen: boolean; onAnswer: (hands: Hands) => void }

/** Both hands go alone here: where the hour hand belongs is what is being learnt. */
export function SetHands({ time, isOpen, onAnswer }: SetHandsProps) {
  const { language } = useSite()
  const t = useExerciseText()
  const common = useModeText()
  const [hands, setHands] = useState(() => handsToStart(time))
  // As they stood at the start or at the last answer: left like that, they are no answer.
  const [answered, setAnswered] = useState(hands)
  const [asksToTurn, setAsksToTurn] = useState(false)
  const isTouched = hands.hour !== answered.hour || hands.minute !== answered.minute
  const shown = isOpen ? hands : handsOf(time)
  const answer = () => {
    setAsksToTurn(!isTouched)
    if (!isTouched) return
    setAnswered(hands)
    onAnswer(hands)
  }
  return (
    <div className="clock-set">
      <TurnableClock
        hands={shown}
        label={common('turnHands')}
        valueText={t('handsAt', {
          hour: (shown.hour / 60 || 12).toLocaleString(language, { maximumFractionDigits: 2 }),
          minute: shown.minute,
        })}
        onTurn={(hand, degrees) => isOpen && setHands(turnLoose(hands, hand, degrees))}
        onStep={(key, fine) => isOpen && setHands(stepLoose(hands, key, fine))}
      />
      {isOpen && (
        <div className="clock-set-side">
          <p className="clock-legend">
            <span className="clock-legend-hour">{common('hourHand')}</span>
            <span className="clock-legend-minute">{common('minuteHand')}</span>
          </p>
          <button type="button" className="btn btn-primary" onClick={answer}>
            <Check aria-hidden />
            {t('check')}
          </button>
          <p role="status" className="font-bold">
            {asksToTurn && !isTouched && t('turnFirst')}
          </p>
          <p className="clock-hint">
            {common('pullHint')} <span className="clock-keys">{common('keysLoose')}</span>
          </p>
        </div>
      )}
    </div>
  )
}

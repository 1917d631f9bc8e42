import { ArrowRight, Star } from 'lucide-react'
import { keptStars } from '../keep/kept-stars.ts'
import { useStored } from '../keep/stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { useIsMounted } from '../keep/use-now.ts'
import { type Level, LEVELS } from '../logic/address.ts'
import { handsOf } from '../logic/hands.ts'
import { ClockFace } from '../face/clock-face.tsx'
import { RoundView } from '../exercise/round-view.tsx'
import { useExerciseText } from '../exercise/use-text.ts'

const PICTURES: Readonly<Record<Level, number>> = { 1: 180, 2: 500, 3: 437, 4: 570, 5: 920 }

export function ExerciseMode() {
  const t = useExerciseText()
  const [{ level }, changeAddress] = useAddress()
  const [stars, setStars] = useStored(keptStars)
  const isMounted = useIsMounted()

  // The questions are drawn by lot: only the browser can make them.
  if (level && isMounted) {
    return (
      <RoundView
        key={level}
        level={level}
        onFinish={(won) => setStars(stars.map((best, index) => (index === level - 1 ? Math.max(best, won) : best)))}
        onLeave={(next) => changeAddress({ level: next })}
      />
    )
  }
  return (
    <div className="clock-levels">
      <p className="text-lg">{t('chooseLevel')}</p>
      <ol>
        {LEVELS.map((one) => (
          <li key={one}>
            <button type="button" className="clock-level" onClick={() => changeAddress({ level: one })}>
              <ClockFace hands={handsOf(PICTURES[one])} numerals="none" className="clock-level-face" />
              <span className="clock-level-text">
                <strong>{t(`level${one}`)}</strong>
                <span className="text-muted">{t(`level${one}Text`)}</span>
              </span>
              <Stars count={stars[one - 1] ?? 0} />
              <ArrowRight aria-hidden />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Stars({ count }: { count: number }) {
  const t = useExerciseText()
  if (count === 0) return null
  return (
    <span className="clock-stars" role="img" aria-label={t('stars', { count })}>
      {Array.from({ length: count }, (_, index) => (
        <Star key={index} aria-hidden />
      ))}
    </span>
  )
}

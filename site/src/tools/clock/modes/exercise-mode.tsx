import { ArrowRight, Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusOn, isFocusLost } from '../../../lib/keep-focus.ts'
import { keptStars } from '../keep/kept-stars.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useStarsInAccount } from '../../../lib/member/use-stars-in-account.ts'
import { leaveTo } from '../keep/leave-to.ts'
import { changeAddress, goTo, useAddress } from '../keep/use-address.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { type Level, LEVELS } from '../logic/address.ts'
import { handsOf } from '../logic/hands.ts'
import { ClockFace } from '../face/clock-face.tsx'
import { RoundView } from '../exercise/round-view.tsx'
import { useExerciseText } from '../exercise/use-text.ts'
import { Hear } from '../shared/hear.tsx'
import { ForTeachers } from '../teacher/for-teachers.tsx'
import { WorksheetView } from '../worksheet/worksheet-view.tsx'

const PICTURES: Readonly<Record<Level, number>> = { 1: 180, 2: 500, 3: 437, 4: 570, 5: 920 }

export function ExerciseMode() {
  const t = useExerciseText()
  const [{ level, sheet }] = useAddress()
  const [stars, setStars] = useStored(keptStars)
  const isMounted = useIsMounted()
  useStarsInAccount(stars)

  const place = useRef<HTMLDivElement>(null)
  // In and out of a level, by a button or by Back: on to the question, or to the level that was left.
  const before = useRef(level)
  useEffect(() => {
    if (before.current === level) return
    const left = before.current ?? 1
    before.current = level
    if (isFocusLost()) focusOn(place.current?.querySelector<HTMLElement>(level ? 'h2' : `[data-level='${left}']`))
  }, [level])

  if (sheet) return <WorksheetView level={level ?? 1} number={sheet} />
  // The questions are drawn by lot: only the browser can make them. Their place is kept, so that nothing jumps.
  if (level && !isMounted) return <div className="clock-round clock-round-coming" />
  if (level) {
    return (
      <div ref={place}>
        <RoundView
          key={level}
          level={level}
          onFinish={(won) => setStars(stars.map((best, index) => (index === level - 1 ? Math.max(best, won) : best)))}
          onLeave={(next) => (next ? changeAddress : leaveTo)({ level: next })}
        />
      </div>
    )
  }
  return (
    <>
      <div ref={place} className="clock-levels">
        <p className="text-lg clock-levels-head">
          {t('chooseLevel')}
          <Hear lines={[t('chooseLevel')]} />
        </p>
        <ol>
          {LEVELS.map((one) => (
            <li key={one}>
              <button type="button" className="clock-level" data-level={one} onClick={() => goTo({ level: one })}>
                <ClockFace hands={handsOf(PICTURES[one])} numerals="none" className="clock-level-face" />
                <span className="clock-level-text">
                  <strong>{t(`level${one}`)}</strong>
                  <span className="text-muted">{t(`level${one}Text`)}</span>
                </span>
                <Stars count={stars[one - 1] ?? 0} />
                <ArrowRight aria-hidden />
              </button>
              <Hear lines={[t(`level${one}`), t(`level${one}Text`)]} name={t(`level${one}`)} />
            </li>
          ))}
        </ol>
      </div>
      <ForTeachers />
    </>
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

import type { RaceNow, RaceResult } from '@tutu/contract/api/race'
import { starsOf } from '@tutu/learning/typing/stars'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Tutu } from '../../../ui/tutu.tsx'
import { OwnFigures } from '../drills/own-figures.tsx'
import { Stars } from '../drills/stars.tsx'
import { hashOf } from '../place.ts'
import { Awards } from './awards.tsx'
import { carrotsOf } from './hand-in-race.ts'
import { useRaceText } from './use-race-text.ts'

type RunResultProps = { now: RaceNow; own: number; result: RaceResult | null }

/** Across the line: what one did oneself, and once all are there three awards. Nobody's place, nobody else's speed. */
export function RunResult({ now: { phase, startsIn, awards, lanes, next }, own, result }: RunResultProps) {
  const t = useRaceText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const isOver = phase === 'over'
  return (
    <div className="panel result race-result">
      <Tutu pose={startsIn === null ? 'asleep' : 'cheering'} className="result-tutu" />
      <h3 ref={heading} tabIndex={-1}>
        {startsIn === null ? t('calledOff') : t(isOver ? 'doneAll' : 'doneTitle')}
      </h3>
      {result && <OwnResult result={result} />}
      {awards && <Awards awards={awards} lanes={lanes} own={own} />}
      {!isOver && <p>{t('waitingOthers')}</p>}
      <div role="status">
        {next !== null && (
          <p className="result-actions">
            <span>{t('next')}</span>
            <a href={hashOf('race', next)} className="btn btn-primary">
              {t('nextGo')}
              <ArrowRight aria-hidden />
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function OwnResult({ result }: { result: RaceResult }) {
  const t = useRaceText()
  const stars = starsOf(result)
  return (
    <>
      <Stars count={stars} label={t('stars', { count: stars })} />
      <OwnFigures {...result} />
      {result.best === true && <p className="result-best">{t('best')}</p>}
      <p>{t('carrots', { count: carrotsOf(result) })}</p>
    </>
  )
}

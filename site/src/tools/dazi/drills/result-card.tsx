import type { Scored } from '@tutu/contract/api/typing'
import { chartOf } from '@tutu/learning/typing/chart'
import { figuresOf } from '@tutu/learning/typing/figures'
import { keyRows, samplesOf } from '@tutu/learning/typing/key-stats'
import type { Run } from '@tutu/learning/typing/run'
import { saysEnough } from '@tutu/learning/typing/placement'
import { pointsOf, starsOf } from '@tutu/learning/typing/stars'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import type { Kind } from '../store/record.ts'
import { minutesWithoutBreak, REST_AFTER_MINUTES } from '../store/rest.ts'
import { useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { MoreFigures } from './more-figures.tsx'
import { OwnFigures } from './own-figures.tsx'
import { RestNote } from './rest-note.tsx'
import { Stars } from './stars.tsx'
import { RunTyped, type Typed } from './run-typed.tsx'
import { SpeedChart } from './speed-chart.tsx'

type ResultCardProps = {
  run: Run
  kind: Kind
  id: string
  code?: Typed
  scored?: Scored
  onAgain: () => void
  next?: ReactNode
}

/** One speed, accuracy and stars; the rest behind "more". */
export function ResultCard({ run, kind, id, code, scored, onAgain, next }: ResultCardProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const record = useRecord()
  const heading = useRef<HTMLHeadingElement>(null)
  const [finishedAt] = useState(() => Date.now() / 1000)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const figures = figuresOf(run)
  const stars = starsOf(figures)
  const missed = keyRows(samplesOf(run)).filter(({ misses, unit }) => misses > 0 && unit.trim() !== '')
  const earlier = record.results.slice(0, -1).filter((result) => result.kind === kind && result.id === id)
  const best = Math.max(0, ...earlier.map(({ speed }) => speed))
  const unit = t(run.exercise.script === 'han' ? 'hanPerMinute' : 'wpm')
  const needsRest = minutesWithoutBreak(record.results, finishedAt) >= REST_AFTER_MINUTES
  if (figures.isVoid || figures.presses === 0) {
    // Of a placement: the way on is known, although there is no result.
    const isEnough = next !== undefined && saysEnough(figures)
    return (
      <section className="result panel" aria-labelledby="result">
        <Tutu pose="asleep" className="result-tutu" />
        <h2 id="result" ref={heading} tabIndex={-1}>
          {t(isEnough ? 'enoughTitle' : 'voidTitle')}
        </h2>
        <p>{t(isEnough ? 'enoughText' : 'voidText')}</p>
        <p className="result-actions">
          {isEnough && next}
          <AgainButton onAgain={onAgain} isPrimary={!isEnough} label={t('again')} />
        </p>
      </section>
    )
  }
  return (
    <section className="result panel" aria-labelledby="result">
      <Tutu pose={stars > 1 ? 'cheering' : 'waving'} className="result-tutu" />
      <h2 id="result" ref={heading} tabIndex={-1}>
        {t(stars === 3 ? 'praise3' : stars === 2 ? 'praise2' : 'praise1')}
      </h2>
      <Stars count={stars} label={t('starsOf', { count: stars })} />
      <OwnFigures {...figures} script={run.exercise.script}>
        <div>
          <dt>{t('points')}</dt>
          <dd>{pointsOf(figures)}</dd>
        </div>
      </OwnFigures>
      {best > 0 && figures.speed > best && (
        <p className="result-best">{t('faster', { by: Math.round((figures.speed - best) * 10) / 10, unit })}</p>
      )}
      {scored && (
        <p className="result-best" role="status">
          {t(scored.points > 0 ? 'inAccountPoints' : 'inAccount', { count: scored.points })}
        </p>
      )}
      {missed.length > 0 ? (
        <p className="result-missed">
          {t('missedKeys')}{' '}
          {missed.slice(0, 6).map((row) => (
            <kbd key={row.unit}>{row.unit}</kbd>
          ))}
        </p>
      ) : (
        // A slip between two words is no key to practise, but a slip.
        figures.accuracy === 100 && <p className="result-missed">{t('noSlip')}</p>
      )}
      {needsRest && <RestNote />}
      <p className="result-actions">
        {!needsRest && next}
        <AgainButton onAgain={onAgain} isPrimary={!next && !needsRest} label={t('again')} />
        {needsRest && next}
      </p>
      {code && <RunTyped code={code} text={run.exercise.units.join('')} />}
      {run.exercise.script !== 'han' || run.presses.length > 5 ? (
        <SpeedChart points={chartOf(run)} unit={unit} />
      ) : null}
      <MoreFigures figures={figures} unit={unit} />
    </section>
  )
}

function AgainButton({ onAgain, isPrimary, label }: { onAgain: () => void; isPrimary: boolean; label: string }) {
  return (
    <button type="button" className={`btn ${isPrimary ? 'btn-primary' : ''}`} onClick={onAgain}>
      <RotateCcw aria-hidden />
      {label}
    </button>
  )
}

import { keyRows, samplesOf } from '@tutu/learning/typing/key-stats'
import { figuresOf } from '@tutu/learning/typing/figures'
import type { Run } from '@tutu/learning/typing/run'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

type RainLostProps = { run: Run; caught: number; all: number; onAgain: () => void }

/**
 * A fall that ended early: how far it went, how right it was, and which keys were hard. No stars and no speed, which
 * belong to the whole fall; the record keeps the time and the keys alone.
 */
export function RainLost({ run, caught, all, onAgain }: RainLostProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { accuracy, presses } = figuresOf(run)
  const { caret, exercise } = run
  const slipped = keyRows(samplesOf(run)).filter(({ misses }) => misses > 0)
  const hard = [...new Set([exercise.units[caret]!, ...slipped.map(({ unit }) => unit)])]
  return (
    <section className="result panel" aria-labelledby="result">
      <Tutu pose="thinking" className="result-tutu" />
      <h2 id="result" ref={heading} tabIndex={-1}>
        {t('rainLost')}
      </h2>
      <dl className="result-figures">
        <div>
          <dt>{t('rainCaught')}</dt>
          <dd>
            {caught} <small>/ {all}</small>
          </dd>
        </div>
        {presses > 0 && (
          <div>
            <dt>{t('accuracy')}</dt>
            <dd>
              {Math.round(accuracy)}
              <small>%</small>
            </dd>
          </div>
        )}
      </dl>
      <p className="result-missed">
        {t('missedKeys')}{' '}
        {hard.slice(0, 6).map((unit) => (
          <kbd key={unit}>{unit}</kbd>
        ))}
      </p>
      <p className="text-muted">{t('rainLostText')}</p>
      <p className="result-actions">
        <button type="button" className="btn btn-primary" onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t('again')}
        </button>
        <a href={hashOf('practice')} className="btn">
          {t('practiceTitle')}
        </a>
      </p>
    </section>
  )
}

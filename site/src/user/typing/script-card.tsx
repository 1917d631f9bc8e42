import type { Scored } from '@tutu/contract/api/typing'
import { BEST_FROM } from '@tutu/learning/typing/race'
import { TrendChart } from '../../ui/trend-chart.tsx'
import { useSpeedText, useTypingText } from './use-text.ts'

/** Fewer are no trend. */
const TREND_FROM = 3
const TREND_SHOWN = 30

type Props = {
  script: Scored['script']
  /** The newest first. */
  results: readonly Scored[]
  /** The fastest that was typed with care. */
  best: number | undefined
}

/** How fast letters, Chinese or code go: the best, the last one, and where it is going. */
export function ScriptCard({ script, results, best }: Props) {
  const t = useTypingText()
  const speedText = useSpeedText()
  const own = results.filter((one) => one.script === script)
  const [last] = own
  if (!last) return undefined
  const shown = own.slice(0, TREND_SHOWN).toReversed()
  return (
    <section className="panel figure" aria-labelledby={`typing-${script}`}>
      <h2 id={`typing-${script}`}>{t(script)}</h2>
      {best !== undefined ? (
        <p>
          {t('best')} <b className="figure-value">{speedText({ script, speed: best })}</b>
        </p>
      ) : (
        <p className="text-muted">{t('notYet', BEST_FROM)}</p>
      )}
      <p className="text-muted">{t('lately', { speed: speedText(last), accuracy: Math.round(last.accuracy) })}</p>
      {shown.length >= TREND_FROM && (
        <TrendChart title={t('trend', { script: t(script) })} values={shown.map(({ speed }) => speed)} tone="sky" />
      )}
    </section>
  )
}

import { useState } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { TrendChart } from '../../../ui/trend-chart.tsx'
import type { Result } from '../store/record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Ahead, RECENT } from './ahead.tsx'

type Topic = Result['script']
const TOPICS: readonly Topic[] = ['latin', 'han', 'code']

/** Speed and accuracy of the last thirty results, letters, Chinese and code apart, and where it is going. */
export function Trends({ results, targetCpm }: { results: readonly Result[]; targetCpm: number }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const there = TOPICS.filter((topic) => results.some(({ script }) => script === topic))
  const [chosen, setChosen] = useState<Topic>(there[0] ?? 'latin')
  const shown = results.filter(({ script }) => script === chosen).slice(-RECENT)
  const unit = t(chosen === 'han' ? 'hanPerMinute' : 'wpm')
  return (
    <section className="panel" aria-labelledby="trends">
      <h3 id="trends">{t('trendsTitle')}</h3>
      {there.length > 1 && (
        <div role="group" aria-label={t('trendTopic')} className="mb-3 flex flex-wrap gap-2">
          {there.map((topic) => (
            <button
              key={topic}
              type="button"
              className="toggle"
              aria-pressed={topic === chosen}
              onClick={() => setChosen(topic)}
            >
              {t(`topic-${topic}`)}
            </button>
          ))}
        </div>
      )}
      {shown.length < 3 ? (
        <p className="text-muted">{t('trendsSoon')}</p>
      ) : (
        <div className="trend-charts">
          <TrendChart title={`${t('speed')} (${unit})`} values={shown.map(({ speed }) => speed)} tone="sky" />
          <TrendChart
            title={`${t('accuracy')} (%)`}
            values={shown.map(({ accuracy }) => accuracy)}
            tone="leaf"
            max={100}
          />
        </div>
      )}
      <Ahead results={shown} targetCpm={targetCpm} />
    </section>
  )
}

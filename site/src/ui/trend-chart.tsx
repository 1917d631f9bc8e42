import { useSite, useText } from '../lib/use-site.ts'
import stylesheet from './trend-chart.css?url'

const TEXTS = {
  'zh-cn': { said: '{title}，最近 {count} 次：从 {first} 到 {last}。' },
  en: { said: '{title}, last {count} exercises: from {first} to {last}.' },
} as const

const WIDTH = 420
const HEIGHT = 150

type TrendChartProps = { title: string; values: readonly number[]; tone: 'sky' | 'leaf'; max?: number }

/** One figure over the last exercises, a dot each. */
export function TrendChart({ title, values, tone, max }: TrendChartProps) {
  const t = useText(TEXTS)
  const { asset } = useSite()
  const top = max ?? Math.ceil(Math.max(10, ...values) / 10) * 10
  const bottom = max === undefined ? 0 : Math.min(80, Math.floor(Math.min(...values) / 10) * 10)
  const x = (at: number) => 34 + (values.length > 1 ? at / (values.length - 1) : 0) * (WIDTH - 46)
  const y = (value: number) => 10 + (1 - (value - bottom) / (top - bottom)) * (HEIGHT - 22)
  const path = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  return (
    <figure className={`trend-chart tone-${tone}`}>
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('said', {
          title,
          count: values.length,
          first: Math.round(values[0] ?? 0),
          last: Math.round(values.at(-1) ?? 0),
        })}
      >
        {[bottom, (bottom + top) / 2, top].map((value) => (
          <g key={value}>
            <path d={`M34 ${y(value)}H${WIDTH - 12}`} className="trend-grid" />
            <text x="28" y={y(value) + 5} textAnchor="end">
              {Math.round(value)}
            </text>
          </g>
        ))}
        <path d={path} className="trend-line" />
        {values.map((value, at) => (
          <circle key={at} cx={x(at)} cy={y(value)} r="4" className="trend-dot" />
        ))}
      </svg>
    </figure>
  )
}

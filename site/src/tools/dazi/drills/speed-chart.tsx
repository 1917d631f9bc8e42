import { type ChartPoint, PACE_SECONDS } from '@tutu/learning/typing/chart'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

const WIDTH = 640
const HEIGHT = 200
/** Room for the figures, which phones draw larger. */
const LEFT = 56
const TOP = 14
const BOTTOM = 34

/** Speed over the seconds of a run: the last seconds thin, the average so far thick, slips as crosses. */
export function SpeedChart({ points, unit }: { points: readonly ChartPoint[]; unit: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  if (points.length < 3) return null
  const top = Math.max(10, ...points.map(({ raw, speed }) => Math.max(raw, speed)))
  const ceiling = Math.ceil(top / 10) * 10
  const [{ second: begin }] = points as [ChartPoint]
  const x = (second: number) => LEFT + ((second - begin) / (points.length - 1)) * (WIDTH - LEFT - 8)
  const y = (value: number) => TOP + (1 - value / ceiling) * (HEIGHT - BOTTOM - TOP)
  const line = (value: (point: ChartPoint) => number) =>
    points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.second).toFixed(1)} ${y(value(point)).toFixed(1)}`)
      .join('')
  const slips = points.filter(({ errors }) => errors > 0)
  const last = points.at(-1)!
  return (
    <figure className="speed-chart">
      <figcaption>{t('chartTitle', { unit })}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('chartText', {
          seconds: last.second,
          speed: Math.round(last.speed),
          unit,
          top: Math.round(top),
          slips: slips.reduce((sum, { errors }) => sum + errors, 0),
        })}
      >
        {[0, ceiling / 2, ceiling].map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${WIDTH - 8}`} className="chart-grid" />
            <text x={LEFT - 8} y={y(value)} dominantBaseline="middle" textAnchor="end">
              {Math.round(value)}
            </text>
          </g>
        ))}
        <path d={line(({ raw }) => raw)} className="chart-raw" />
        <path d={line(({ speed }) => speed)} className="chart-speed" />
        {slips.map(({ second, raw }) => (
          <path key={second} d={`M${x(second) - 5} ${y(raw) - 5}l10 10m0-10l-10 10`} className="chart-slip" />
        ))}
        <text x={x(begin)} y={HEIGHT - 6}>
          {begin}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end">
          {t('seconds', { count: last.second })}
        </text>
      </svg>
      <p className="chart-key">
        <span className="key-speed">{t('chartSpeed')}</span>
        <span className="key-raw">{t('chartRaw', { count: PACE_SECONDS })}</span>
        <span className="key-slip">{t('chartSlip')}</span>
      </p>
    </figure>
  )
}

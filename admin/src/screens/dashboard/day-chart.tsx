import { Empty, theme } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Mascot } from '../../kit/mascot.tsx'
import { useLanguage } from '../../lib/i18n.ts'
import { CHART_HEIGHT, labelledDays, MARGIN, scaleOf } from './chart-scale.ts'
import { formatCount, formatMoney, type Measure, saidAs } from './format.ts'
import type { DayCount, Period } from './use-figures.ts'

type Props = {
  title: string
  empty: string
  points: readonly DayCount[]
  period: Exclude<Period, 'today' | 'yesterday'>
  /** Total of what the period is compared with. */
  previous: number
  kind: 'line' | 'bars'
  measure: Measure
  colour: string
}

/** Counts per day, drawn; the same as a table for who does not see the drawing. */
export function DayChart({ title, empty, points, period, previous, kind, measure, colour }: Props) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { token } = theme.useToken()
  const [pointed, setPointed] = useState<number>()
  const [ref, width] = useWidth()
  const total = points.reduce((sum, { count }) => sum + count, 0)
  const at = pointed === undefined ? undefined : points[pointed]
  const most = points.reduce((best, point) => (point.count > best.count ? point : best), points[0] ?? NO_DAY)
  const said = (count: number) => saidAs(measure, count, language, t)
  const tick = (count: number) =>
    measure === 'money' ? formatMoney(count, language, true) : formatCount(count, language)
  const isEmpty = points.every(({ count }) => count === 0)

  return (
    <figure
      className="chart"
      ref={ref}
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      <figcaption>
        <h2>{title}</h2>
        <span className="muted">
          {at
            ? t('atDay', { day: at.day, amount: said(at.count) })
            : !(isEmpty && previous === 0) &&
              t(TOTAL[period], { total: said(total), days: points.length, previous: said(previous) })}
        </span>
      </figcaption>
      {isEmpty ? (
        <Empty image={<Mascot pose="asleep" />} description={empty} />
      ) : (
        <>
          <svg
            role="img"
            aria-label={t('chart', {
              title,
              days: points.length,
              total: said(total),
              day: most.day,
              amount: said(most.count),
            })}
            width={width}
            height={CHART_HEIGHT}
            viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
            onPointerMove={({ currentTarget, clientX }) =>
              setPointed(scaleOf(points, width).indexAt(clientX - currentTarget.getBoundingClientRect().left))
            }
            onPointerLeave={() => setPointed(undefined)}
          >
            <Plot points={points} width={width} kind={kind} colour={colour} pointed={pointed} tick={tick} />
          </svg>
          <details>
            <summary>{t('table')}</summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
            <div className="chart-table" tabIndex={0} role="region" aria-label={title}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('day')}</th>
                    <th scope="col">{t(measure === 'money' ? 'amount' : 'count')}</th>
                  </tr>
                </thead>
                <tbody>
                  {points.map(({ day, count }) => (
                    <tr key={day}>
                      <th scope="row">{day}</th>
                      <td>{said(count)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  )
}

const TOTAL = {
  '7': 'total',
  '30': 'total',
  '90': 'total',
  month: 'totalMonth',
  lastMonth: 'totalLastMonth',
} as const satisfies Record<Props['period'], string>

const NO_DAY: DayCount = { day: '', count: 0 }

type PlotProps = {
  points: readonly DayCount[]
  width: number
  kind: Props['kind']
  colour: string
  pointed: number | undefined
  tick: (count: number) => string
}

function Plot({ points, width, kind, colour, pointed, tick }: PlotProps) {
  const { token } = theme.useToken()
  const { ticks, band, x, y } = scaleOf(points, width)
  const line = points.map(({ count }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(count)}`).join('')
  const thickness = Math.min(28, Math.max(1.5, band * 0.6))
  return (
    <g fontSize={12} fill="var(--muted)">
      {ticks.map((count) => (
        <g key={count}>
          <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(count)} y2={y(count)} stroke={token.colorSplit} />
          <text x={MARGIN.left - 8} y={y(count)} dy="0.35em" textAnchor="end">
            {tick(count)}
          </text>
        </g>
      ))}
      {labelledDays(points.length, width).map((index) => (
        <text
          key={index}
          x={index === points.length - 1 ? width - MARGIN.right : x(index)}
          y={CHART_HEIGHT - 6}
          textAnchor={index === points.length - 1 ? 'end' : 'middle'}
        >
          {points[index]?.day.slice(5)}
        </text>
      ))}
      {kind === 'bars' ? (
        points.map(({ day, count }, index) => (
          <rect
            key={day}
            x={x(index) - thickness / 2}
            y={y(Math.max(0, count))}
            width={thickness}
            height={Math.abs(y(0) - y(count))}
            rx={Math.min(3, thickness / 2)}
            fill={colour}
            opacity={pointed === undefined || pointed === index ? 1 : 0.5}
          />
        ))
      ) : (
        <>
          <path d={`${line}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={colour} opacity={0.12} />
          <path d={line} fill="none" stroke={colour} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
          {(pointed !== undefined || points.length === 1) && (
            <circle cx={x(pointed ?? 0)} cy={y(points[pointed ?? 0]?.count ?? 0)} r={4} fill={colour} />
          )}
        </>
      )}
    </g>
  )
}

/** Width in px of the room inside the element, as it changes. */
function useWidth() {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(560)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

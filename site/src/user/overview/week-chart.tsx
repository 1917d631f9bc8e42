import { useId } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { dayName } from './day-name.ts'
import { useOverviewText } from './use-text.ts'

type Props = { title: string; days: readonly string[]; values: readonly number[] }

const WIDTH = 420
const HEIGHT = 190
/** px above and below the columns, for their numbers and the names of days. */
const TOP = 26
const BOTTOM = 30
const COLUMN = 34

/** What came (above the line) and went (below it) on each of seven days; the same as a table for who does not see it. */
export function WeekChart({ title, days, values }: Props) {
  const t = useOverviewText()
  const { language } = useSite()
  const id = useId()
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const isFlat = most === least
  const scale = (HEIGHT - TOP - BOTTOM - (least < 0 ? 16 : 0)) / (most - least || 1)
  const zero = TOP + most * scale
  const step = WIDTH / days.length
  const number = new Intl.NumberFormat(language)
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="week-title">
        {title}
      </h2>
      {isFlat ? (
        <p className="mt-2 text-muted">{t('nothingYet')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="week-chart" aria-hidden focusable="false">
            <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="week-line" />
            {days.map((day, index) => {
              const value = values[index] ?? 0
              const middle = step * (index + 0.5)
              const height = Math.abs(value) * scale
              return (
                <g key={day}>
                  {value !== 0 && (
                    <>
                      <rect
                        x={middle - COLUMN / 2}
                        y={value > 0 ? zero - height : zero}
                        width={COLUMN}
                        height={Math.max(height, 2)}
                        rx="6"
                        className={value > 0 ? 'week-gain' : 'week-loss'}
                      />
                      <text x={middle} y={value > 0 ? zero - height - 7 : zero + height + 16}>
                        {number.format(value)}
                      </text>
                    </>
                  )}
                  <text x={middle} y={HEIGHT - 6} className="week-day">
                    {dayName(day, language, 'short')}
                  </text>
                </g>
              )
            })}
          </svg>
          <table className="sr-only">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('change')}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day}>
                  <th scope="row">{dayName(day, language, 'long')}</th>
                  <td>{number.format(values[index] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

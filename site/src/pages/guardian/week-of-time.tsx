import type { Child } from '@tutu/contract/api/guardian'
import { useSite } from '../../lib/use-site.ts'
import { useGuardianText } from './use-text.ts'

/** Minutes of the last seven days, as bars; each says its figure. */
export function WeekOfTime({ time }: Pick<Child, 'time'>) {
  const t = useGuardianText()
  const { language } = useSite()
  const most = Math.max(30, ...time.map(({ minutes }) => minutes))
  const nameOf = (day: string) =>
    new Date(`${day}T12:00:00`).toLocaleDateString(language === 'en' ? 'en' : 'zh-CN', { weekday: 'short' })
  return (
    <div className="child-part">
      <h3>{t('today', { minutes: time.at(-1)?.minutes ?? 0 })}</h3>
      <ol className="week" aria-label={t('week')}>
        {time.map(({ day, minutes }) => (
          <li key={day}>
            <span className="week-figure">{minutes}</span>
            <span className="week-bar" style={{ blockSize: `${Math.max(3, (minutes / most) * 100)}%` }} aria-hidden />
            <span className="text-sm text-muted">{nameOf(day)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { daysBefore, type PracticeDays } from '@tutu/learning/typing/practice-days'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

const WEEKS = 4

/** The last four weeks, a square a day: empty, some practice, goal reached. */
export function PracticeCalendar({
  days,
  today,
  goalMinutes,
}: {
  days: PracticeDays
  today: string
  goalMinutes: number
}) {
  const t = useText({ 'zh-cn': zhCn, en })
  const shown = Array.from({ length: WEEKS * 7 }, (_, at) => daysBefore(today, WEEKS * 7 - 1 - at))
  const practised = shown.filter((day) => (days[day] ?? 0) > 0)
  return (
    <div className="calendar" role="img" aria-label={t('calendar', { count: practised.length, all: shown.length })}>
      {shown.map((day) => {
        const seconds = days[day] ?? 0
        return <span key={day} className={seconds >= goalMinutes * 60 ? 'is-reached' : seconds > 0 ? 'is-some' : ''} />
      })}
    </div>
  )
}

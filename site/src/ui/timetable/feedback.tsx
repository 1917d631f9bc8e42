import type { Timetable } from '@tutu/contract/api/timetable'
import { useSite } from '../../lib/use-site.ts'
import { dayKey, dayText } from './times.ts'
import { useTimetableText } from './use-text.ts'

/** What is read at once; what was written before it is a press away. */
const SHOWN = 2

type Said = Timetable['feedback'][number]
type Props = { feedback: readonly Said[]; level?: 2 | 3 }

/** What teachers wrote to a child after meetings, the latest first. */
export function Feedback({ feedback, level = 2 }: Props) {
  const t = useTimetableText()
  if (feedback.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const earlier = feedback.slice(SHOWN)
  return (
    <section className="feedback-read" aria-label={t('feedback')}>
      <Heading>{t('feedback')}</Heading>
      <List feedback={feedback.slice(0, SHOWN)} />
      {earlier.length > 0 && (
        <details>
          <summary className="text-button">{t('feedbackEarlier', { count: earlier.length })}</summary>
          <List feedback={earlier} />
        </details>
      )}
    </section>
  )
}

function List({ feedback }: { feedback: readonly Said[] }) {
  const t = useTimetableText()
  const { language } = useSite()
  return (
    <ul>
      {feedback.map(({ meeting, starttime, classroom, about, teacher, text }) => (
        <li key={meeting}>
          <p className="meeting-said wrap-anywhere">{text}</p>
          <p className="text-muted wrap-anywhere">
            {[dayText(dayKey(starttime), language), classroom, about, teacher && t('teacher', { teacher })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

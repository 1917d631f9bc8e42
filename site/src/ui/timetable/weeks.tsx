import type { OwnMeeting, Timetable } from '@tutu/contract/api/timetable'
import { ATTENDANCE, TAKEN_FROM } from '@tutu/contract/core/meetings'
import { pickLanguage } from '@tutu/contract/core/languages'
import { BookOpen, MapPin, Video } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { linkTo } from '../../lib/links.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import stylesheet from './timetable.css?url'
import { clockText, dayAfter, dayKey, dayText } from './times.ts'
import { useTimetableText } from './use-text.ts'

/** Says that they will not come, or after all; absent: who looks may not say so. */
type SayAway = (meeting: number, away: boolean, reason: string) => Promise<void>

type Props = {
  timetable: Timetable
  onAway?: SayAway | undefined
  /** Where attendance of one's own class is taken. */
  registerOf?: (meeting: OwnMeeting) => string
  /** Of the headings of weeks. */
  level?: 2 | 4
}

/** This week and the next, day by day; below them what was given to do in the two weeks before. */
export function Weeks({ timetable, onAway, registerOf, level = 2 }: Props) {
  const t = useTimetableText()
  const { asset } = useSite()
  const { today, monday, meetings } = timetable
  const following = dayAfter(monday, 7)
  const byDay = Map.groupBy(meetings, ({ starttime }) => dayKey(starttime))
  const days = [...byDay.keys()].toSorted()
  const within = (from: string, to: string): string[] => days.filter((day) => day >= from && day < to)
  const past = days
    .filter((day) => day < monday)
    .filter((day) =>
      byDay.get(day)!.some(({ note, homework, attendance, taken }) => note || homework || attendance || taken),
    )
  const shared = { byDay, today, onAway, registerOf, level }
  return (
    <div className="timetable">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <Week {...shared} title={t('thisWeek')} none={t('noneThis')} days={within(monday, following)} />
      <Week {...shared} title={t('nextWeek')} none={t('noneNext')} days={within(following, dayAfter(monday, 14))} />
      {past.length > 0 && (
        <details className="timetable-past">
          <summary className="text-button">{t('before')}</summary>
          <Days {...shared} days={past.toReversed()} />
        </details>
      )}
    </div>
  )
}

type DayProps = Pick<Props, 'onAway' | 'registerOf'> & {
  byDay: ReadonlyMap<string, OwnMeeting[]>
  today: string
  days: readonly string[]
  level: 2 | 4
}

function Week({ title, none, ...props }: DayProps & { title: string; none: string }) {
  const Heading = props.level === 2 ? 'h2' : 'h4'
  return (
    <section>
      <Heading>{title}</Heading>
      {props.days.length === 0 ? <p className="text-muted">{none}</p> : <Days {...props} />}
    </section>
  )
}

function Days({ byDay, today, days, level, ...more }: DayProps) {
  const t = useTimetableText()
  const { language } = useSite()
  const Heading = level === 2 ? 'h3' : 'h5'
  return days.map((day) => (
    <div key={day} className="timetable-day" data-today={day === today ? '' : undefined}>
      <Heading>
        {dayText(day, language)}
        {day === today && <span className="chip accent-honey">{t('today')}</span>}
        {day === dayAfter(today, 1) && <span className="chip accent-sky">{t('tomorrow')}</span>}
      </Heading>
      <ul>
        {byDay.get(day)!.map((meeting) => (
          <Entry key={meeting.id} meeting={meeting} {...more} />
        ))}
      </ul>
    </div>
  ))
}

const ACCENT = { present: 'leaf', late: 'honey', excused: 'sky', absent: 'berry' } as const

function Entry({ meeting, onAway, registerOf }: { meeting: OwnMeeting } & Pick<Props, 'onAway' | 'registerOf'>) {
  const t = useTimetableText()
  const { language } = useSite()
  const [now] = useState(() => Date.now() / 1000)
  const { starttime, minutes, classroom, teacher, teaches, taken, about, state, reason, attendance, note, homework } =
    meeting
  const isOff = state === 'cancelled'
  const end = starttime + minutes * 60
  const toRegister = taken ? 'toFeedback' : starttime - TAKEN_FROM * 60 <= now ? 'toClass' : 'toList'
  return (
    <li className="meeting" data-off={isOff ? '' : undefined}>
      <p className="meeting-time">
        <time dateTime={new Date(starttime * 1000).toISOString()}>{clockText(starttime)}</time>
        <span className="text-muted">–{clockText(end)}</span>
      </p>
      <div className="min-w-0">
        <p>
          <b className="wrap-anywhere">{classroom}</b>{' '}
          {teacher && teaches === null && <span className="text-muted">{t('teacher', { teacher })}</span>}{' '}
          {isOff && <span className="chip accent-berry">{t('cancelled')}</span>}
          {!isOff && starttime <= now && end > now && <span className="chip accent-leaf">{t('on')}</span>}
          {attendance && (
            <span className={`chip accent-${ACCENT[attendance]}`}>
              {pickLanguage(ATTENDANCE[attendance], language)}
            </span>
          )}
        </p>
        {about && <p className="wrap-anywhere">{about}</p>}
        {isOff && reason && <p className="text-muted wrap-anywhere">{t('why', { reason })}</p>}
        {!isOff && <Ways meeting={meeting} isOver={end <= now} />}
        {note && <Said label={t('note')} text={note} />}
        {homework && <Said label={t('homework')} text={homework} />}
        {!isOff && teaches !== null && registerOf && (
          <a href={registerOf(meeting)} className="text-link" aria-label={`${t(toRegister)} ${classroom}`}>
            {t(toRegister)}
          </a>
        )}
        {!isOff && teaches === null && attendance === null && starttime > now && (
          <Away meeting={meeting} onAway={onAway} />
        )}
      </div>
    </li>
  )
}

/** Where it is, and what it is about. */
export function Ways({ meeting: { place, link, lesson }, isOver }: { meeting: OwnMeeting; isOver: boolean }) {
  const t = useTimetableText()
  const { language } = useSite()
  return (
    <>
      {place && (
        <p className="meeting-way">
          <MapPin aria-hidden />
          <span className="wrap-anywhere">{place}</span>
        </p>
      )}
      {link && !isOver && (
        <p>
          <a href={link} className="text-link" target="_blank" rel="noreferrer">
            <Video aria-hidden />
            {t('online')}
          </a>
        </p>
      )}
      {lesson && (
        <p>
          <a href={linkTo('lesson', language, { slug: lesson.course, lesson: lesson.slug })} className="text-link">
            <BookOpen aria-hidden />
            {t('toLesson', lesson)}
          </a>
        </p>
      )}
    </>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p className="meeting-said wrap-anywhere">
      <b>{label}</b> {text}
    </p>
  )
}

function Away({ meeting: { id, leave, classroom }, onAway }: { meeting: OwnMeeting; onAway: SayAway | undefined }) {
  const t = useTimetableText()
  const reasonId = useId()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, busily] = useBusy()
  const say = (away: boolean) =>
    busily(async () => {
      await onAway!(id, away, reason.trim())
      setOpen(false)
    })
  if (leave)
    return (
      <p className="meeting-away">
        <span className="chip accent-sky">{t('leaveSaid')}</span>
        {leave.reason && <span className="text-muted wrap-anywhere">{leave.reason}</span>}
        {onAway && (
          <button type="button" className="text-button" aria-disabled={isBusy} onClick={() => void say(false)}>
            {t('leaveBack')}
          </button>
        )}
      </p>
    )
  if (!onAway) return null
  if (!isOpen)
    return (
      <button
        type="button"
        className="text-button"
        aria-label={`${t('leave')} ${classroom}`}
        onClick={() => setOpen(true)}
      >
        {t('leave')}
      </button>
    )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void say(true)
  }
  return (
    <form className="meeting-leave" onSubmit={send}>
      <div className="field">
        <label htmlFor={reasonId}>{t('leaveReason')}</label>
        <div className="field-input">
          <input id={reasonId} name="reason" value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
      </div>
      <p className="meeting-away">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {t('leaveSend')}
        </button>
        <button type="button" className="text-button" onClick={() => setOpen(false)}>
          {t('cancel')}
        </button>
      </p>
    </form>
  )
}

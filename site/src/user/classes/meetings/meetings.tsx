import type { TaughtMeeting } from '@tutu/contract/api/timetable'
import { BookOpen, MapPin, Video } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { linkTo } from '../../../lib/links.ts'
import { memberApi } from '../../../lib/member/api.ts'
import { useLoaded } from '../../../lib/member/use-loaded.ts'
import { useSite } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { RestingTutu } from '../../../ui/member/resting-tutu.tsx'
import { momentOf } from '../../../ui/timetable/times.ts'
import type { PartProps } from '../class-screen.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { keptSheet } from './kept-sheets.ts'
import { MeetingForm } from './meeting-form.tsx'
import stylesheet from './meetings.css?url'
import { RegisterScreen } from './register.tsx'
import { RestoreQuestion } from './restore-question.tsx'
import { useMeetingText } from './use-text.ts'

/** When the class meets, and who was there. The meeting whose attendance is looked at stands in the address. */
export default function Meetings({ room, onChanged }: PartProps) {
  const t = useMeetingText()
  const { language, asset } = useSite()
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<{ what: Way; meeting: TaughtMeeting }>()
  const { data, problem, again } = useLoaded(`meetings ${room.id} ${language}`, async () => {
    const query = { id: room.id }
    return (await memberApi.call('GET /api/timetable/meetings', { query }, { showError: false })).data
  })
  const opened = Number(search.get('meeting')) || undefined
  const open = (meeting: number | undefined): void => {
    const params = new URLSearchParams(search)
    if (meeting === undefined) params.delete('meeting')
    else params.set('meeting', String(meeting))
    setSearch(params)
  }
  const changed = (): void => {
    again()
    onChanged()
  }
  const style = <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
  if (opened !== undefined)
    return (
      <>
        {style}
        <RegisterScreen key={opened} room={room} meeting={opened} onChanged={changed} onClose={() => open(undefined)} />
      </>
    )
  const entry = (meeting: TaughtMeeting) => (
    <MeetingEntry key={meeting.id} meeting={meeting}>
      <p className="meeting-ways">
        {meeting.state === 'planned' && (
          <button
            type="button"
            className={meeting.takentime === null && meeting.starttime <= room.now / 1000 ? 'btn btn-primary' : 'btn'}
            aria-label={`${t(meeting.takentime === null ? 'register' : 'registerAgain')} ${momentOf(meeting.starttime, language)}`}
            onClick={() => open(meeting.id)}
          >
            {t(meeting.takentime === null ? 'register' : 'registerAgain')}
          </button>
        )}
        {waysOf(meeting).map((what) => (
          <button
            key={what}
            type="button"
            className="text-button"
            aria-label={`${t(what)} ${momentOf(meeting.starttime, language)}`}
            onClick={() => setAsked({ what, meeting })}
          >
            {t(what)}
          </button>
        ))}
      </p>
    </MeetingEntry>
  )
  return (
    <>
      {style}
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-6 h-96 w-full" aria-hidden />}
      {data && data.ahead.length === 0 && data.past.length === 0 && (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('none')}</p>
        </div>
      )}
      {data && (
        <details className="panel" open={data.ahead.length === 0 && data.past.length === 0}>
          <summary className="text-button">{t('planTitle')}</summary>
          <MeetingForm room={room} closed={data.closed} onDone={changed} />
        </details>
      )}
      {data && <Listed title={t('ahead')} meetings={data.ahead} entry={entry} />}
      {data && <Listed title={t('past')} meetings={data.past} entry={entry} />}
      {asked?.what === 'change' && (
        <MeetingForm
          room={room}
          closed={data?.closed ?? []}
          meeting={asked.meeting}
          onDone={changed}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'cancel' && (
        <CancelQuestion id={room.id} meeting={asked.meeting} onDone={changed} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'restore' && (
        <RestoreQuestion id={room.id} meeting={asked.meeting} onDone={changed} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

type Way = 'change' | 'cancel' | 'restore'

/** What was taken took place. */
function waysOf({ state, takentime }: TaughtMeeting): Way[] {
  if (state === 'cancelled') return ['restore']
  return takentime === null ? ['change', 'cancel'] : []
}

/** A year of Saturdays would push all else off a telephone: those that are close, and the others when asked for. */
const CLOSE = 4

type ListedProps = { title: string; meetings: TaughtMeeting[]; entry: (meeting: TaughtMeeting) => ReactNode }

function Listed({ title, meetings, entry }: ListedProps) {
  const t = useMeetingText()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  if (meetings.length === 0) return null
  const others = isWhole ? 0 : Math.max(0, meetings.length - CLOSE)
  const showAll = (): void => {
    flushSync(() => setWhole(true))
    // The button that had the focus is gone.
    list.current?.children[CLOSE]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ul ref={list} className="row-list">
        {meetings.slice(0, meetings.length - others).map(entry)}
      </ul>
      {others > 0 && (
        <button type="button" className="btn mt-3" onClick={showAll}>
          {t('others', { count: others })}
        </button>
      )}
    </section>
  )
}

function MeetingEntry({ meeting, children }: { meeting: TaughtMeeting; children: ReactNode }) {
  const t = useMeetingText()
  const { language } = useSite()
  const {
    id,
    starttime,
    minutes,
    about,
    place,
    link,
    lesson,
    state,
    reason,
    takentime,
    counts,
    leaves,
    clash,
    written_to: written,
  } = meeting
  const isOff = state === 'cancelled'
  return (
    <li className="taught-meeting" data-off={isOff ? '' : undefined}>
      <div className="min-w-0">
        <p>
          <b>{momentOf(starttime, language)}</b> <span className="text-muted">{t('minutesText', { minutes })}</span>{' '}
          {isOff && <span className="chip accent-berry">{t('cancelled')}</span>}
          {!isOff && leaves > 0 && takentime === null && (
            <span className="chip accent-sky">{t('leaves', { count: leaves })}</span>
          )}
          {!isOff && keptSheet(id, takentime) && <span className="chip accent-honey">{t('unsaved')}</span>}
        </p>
        {about && <p className="wrap-anywhere">{about}</p>}
        {(place || link || lesson) && (
          <p className="meeting-where">
            {place && (
              <span>
                <MapPin aria-hidden />
                <span className="wrap-anywhere">{place}</span>
              </span>
            )}
            {link && (
              <a href={link} className="text-link wrap-anywhere" target="_blank" rel="noreferrer">
                <Video aria-hidden />
                {hostOf(link)}
              </a>
            )}
            {lesson && (
              <a href={linkTo('lesson', language, { slug: lesson.course, lesson: lesson.slug })} className="text-link">
                <BookOpen aria-hidden />
                {lesson.title}
              </a>
            )}
          </p>
        )}
        {isOff && reason && <p className="text-muted wrap-anywhere">{t('why', { reason })}</p>}
        {clash && <p className="meeting-clash">{t('clash', { clash })}</p>}
        {takentime !== null && (
          <p className="text-muted">
            {[t('counts', counts), ...(written > 0 ? [t('writtenTo', { written })] : [])].join(' · ')}
          </p>
        )}
      </div>
      {children}
    </li>
  )
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : link)

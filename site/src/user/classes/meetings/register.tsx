import type { Register } from '@tutu/contract/api/timetable'
import { fieldErrors } from '@tutu/contract/core/client-error'
import { HOURS_LOW } from '@tutu/contract/core/lesson-hours'
import { ATTENDANCE, ATTENDANCE_NAMES, type Attendance, FEEDBACK_MAX, hasCome } from '@tutu/contract/core/meetings'
import { pickLanguage } from '@tutu/contract/core/languages'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { memberApi } from '../../../lib/member/api.ts'
import { useLoaded } from '../../../lib/member/use-loaded.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { useSite } from '../../../lib/use-site.ts'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { momentOf } from '../../../ui/timetable/times.ts'
import type { PartProps } from '../class-screen.tsx'
import { type Feedback, FeedbackList } from './feedback-list.tsx'
import { forgetSheet, keepSheet, keptSheet } from './kept-sheets.ts'
import { useMeetingText } from './use-text.ts'
import { Words } from './words.tsx'

type Props = { room: PartProps['room']; meeting: number; onChanged: () => void; onClose: () => void }

/** Who was there: everybody at first, but for who said that they would not be. */
export function RegisterScreen({ room, meeting, onChanged, onClose }: Props) {
  const t = useMeetingText()
  const { language } = useSite()
  const { data, problem, again } = useLoaded(`register ${meeting} ${language}`, async () => {
    const query = { id: room.id, meeting }
    return (await memberApi.call('GET /api/timetable/register', { query }, { showError: false })).data
  })
  return (
    <>
      <p>
        <button type="button" className="text-button" onClick={onClose}>
          <ArrowLeft aria-hidden />
          {t('back')}
        </button>
      </p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton h-96 w-full" aria-hidden />}
      {data && (
        <section className="panel">
          <h2>{t('registerTitle', { at: momentOf(data.meeting.starttime, language) })}</h2>
          {data.meeting.about && <p className="wrap-anywhere">{data.meeting.about}</p>}
          <p className="text-muted mt-2">{t(data.open ? 'registerHint' : 'notYet')}</p>
          {data.costs > 0 && (
            <p className="text-muted">
              {t(data.absence_costs > 0 ? 'hoursTakenAbsent' : 'hoursTaken', { count: data.costs })}
            </p>
          )}
          {data.pupils.length === 0 ? (
            <p className="mt-3">{t('noPupils')}</p>
          ) : (
            <Sheet
              key={data.meeting.takentime}
              room={room.id}
              register={data}
              onSaved={() => {
                onChanged()
                again()
              }}
            />
          )}
          {data.changes.length > 0 && (
            <details className="mt-4">
              <summary className="text-button">{t('changes')}</summary>
              <ul className="register-changes">
                {data.changes.map(({ name, was, became, createtime }) => (
                  <li key={`${name}${createtime}${became}`}>
                    {t('changed', {
                      name,
                      was: pickLanguage(ATTENDANCE[was], language),
                      became: pickLanguage(ATTENDANCE[became], language),
                      at: momentOf(createtime, language),
                    })}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
    </>
  )
}

const WORDS_MAX = 1000

type Marked = { marks: ReadonlyMap<number, Attendance>; note: string; homework: string; feedback: Feedback }

function Sheet({ room, register, onSaved }: { room: number; register: Register; onSaved: () => void }) {
  const t = useMeetingText()
  const { language } = useSite()
  const tooLong = useTooLong()
  const [isBusy, busily] = useBusy()
  const { meeting, pupils, open } = register
  const known = (): Marked => ({
    marks: new Map(pupils.map(({ user, state, leave }) => [user, state ?? (leave ? 'excused' : 'present')])),
    note: meeting.note,
    homework: meeting.homework,
    feedback: new Map(pupils.map((pupil) => [pupil.user, pupil.feedback])),
  })
  // What was marked here and not saved is gone on with.
  const [{ isKept, ...marked }, setMarked] = useState<Marked & { isKept: boolean }>(() => {
    const kept = open ? keptSheet(meeting.id, meeting.takentime) : undefined
    if (!kept) return { ...known(), isKept: false }
    const marks = new Map(kept.marks)
    return {
      marks: new Map([...known().marks].map(([user, state]) => [user, marks.get(user) ?? state])),
      note: kept.note,
      homework: kept.homework,
      feedback: new Map([...known().feedback, ...(kept.feedback ?? [])]),
      isKept: true,
    }
  })
  const { marks, note, homework, feedback } = marked
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({})
  const [now] = useState(() => Date.now() / 1000)
  const form = useRef<HTMLFormElement>(null)
  const came = pupils.filter(({ user }) => hasCome(marks.get(user)!))
  const written = came.filter(({ user }) => feedback.get(user)).length
  // Attendance is taken as a meeting begins, and children are written to when it is over.
  const [isWriting, setWriting] = useState(written > 0 || meeting.starttime + meeting.minutes * 60 <= now)
  const change = (part: Partial<Marked>): void => {
    const next = { ...marked, ...part }
    setMarked({ ...next, isKept })
    keepSheet(meeting.id, meeting.takentime, { ...next, marks: [...next.marks], feedback: [...next.feedback] })
  }
  const discard = (): void => {
    forgetSheet(meeting.id, meeting.takentime)
    setMarked({ ...known(), isKept: false })
  }
  const counts = Object.fromEntries(
    ATTENDANCE_NAMES.map((name) => [name, [...marks.values()].filter((one) => one === name).length]),
  )
  const isTooLong =
    [note, homework].some((text) => tooLong(text, WORDS_MAX) !== undefined) ||
    came.some(({ user }) => tooLong(feedback.get(user) ?? '', FEEDBACK_MAX) !== undefined)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (isTooLong) return
    void busily(async () => {
      const body = {
        id: room,
        meeting: meeting.id,
        marks: [...marks].map(([user, state]) => {
          const text = feedback.get(user)?.trim() ?? ''
          // What was not changed here stays as another tab, or the tablet in class, has left it.
          return { user, state, ...(text !== known().feedback.get(user) && { feedback: text }) }
        }),
        note,
        homework,
      }
      setRefused({})
      try {
        await memberApi.call('POST /api/timetable/take', { body }, { showSuccess: true })
      } catch (error) {
        const reasons = came.flatMap(({ user }) => {
          const reason = fieldErrors(error)[`feedback ${user}`]
          return reason === undefined ? [] : [[user, reason] as const]
        })
        if (reasons.length === 0) throw error
        flushSync(() => {
          setWriting(true)
          setRefused(Object.fromEntries(reasons))
        })
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
        return
      }
      forgetSheet(meeting.id, meeting.takentime)
      setMarked({ ...marked, isKept: false })
      onSaved()
    })
  }
  return (
    <form ref={form} onSubmit={send} className="register">
      {isKept && (
        <p role="status" className="register-kept">
          {t('kept')}
          <button type="button" className="text-button" onClick={discard}>
            {t('keptDiscard')}
          </button>
        </p>
      )}
      <ul className="register-list">
        {pupils.map(({ user, name, leave, hours }) => (
          <li key={user}>
            <fieldset disabled={!open}>
              <legend>
                <b className="wrap-anywhere">{name}</b>
                {hours !== null && (
                  <span className={hours <= HOURS_LOW ? 'chip accent-carrot' : 'text-muted'}>
                    {t(hours < 0 ? 'hoursOwed' : 'hoursLeft', { hours: Math.abs(hours) })}
                  </span>
                )}
                {leave && (
                  <span className="text-muted wrap-anywhere">
                    {t(leave.by === 'guardian' ? 'saysGuardian' : 'saysMember')}
                    {leave.reason && t('saysWhy', leave)}
                  </span>
                )}
              </legend>
              <div className="register-choice">
                {ATTENDANCE_NAMES.map((state) => (
                  <label key={state} data-state={state}>
                    <input
                      type="radio"
                      name={`pupil-${user}`}
                      checked={marks.get(user) === state}
                      onChange={() => change({ marks: new Map(marks).set(user, state) })}
                    />
                    <span>{pickLanguage(ATTENDANCE[state], language)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {open && (
        <>
          <Words
            label={t('note')}
            value={note}
            onChange={(text) => change({ note: text })}
            problem={tooLong(note, WORDS_MAX)}
          />
          <Words
            label={t('homework')}
            value={homework}
            onChange={(text) => change({ homework: text })}
            problem={tooLong(homework, WORDS_MAX)}
          />
          {came.length > 0 && (
            <details
              className="feedback"
              open={isWriting}
              onToggle={({ currentTarget }) => setWriting(currentTarget.open)}
            >
              <summary>
                {t('feedback')}{' '}
                <span className="text-muted">{t('feedbackCount', { written, count: came.length })}</span>
              </summary>
              <FeedbackList
                pupils={came}
                feedback={feedback}
                refused={refused}
                onChange={(next) => {
                  setRefused({})
                  change({ feedback: next })
                }}
              />
            </details>
          )}
          <p className="register-end">
            <output>{t('counts', counts as Record<Attendance, number>)}</output>
            <button type="submit" className="btn btn-primary" aria-disabled={isBusy || isTooLong}>
              {t(written > 0 ? 'saveBoth' : 'saveRegister')}
            </button>
            <button
              type="button"
              className="text-button"
              onClick={() => change({ marks: new Map(pupils.map(({ user }) => [user, 'present'])) })}
            >
              {t('everybody')}
            </button>
          </p>
        </>
      )}
    </form>
  )
}

import type { TaughtMeeting } from '@tutu/contract/api/timetable'
import { type ClosedDays, closingOf } from '@tutu/contract/settings/closed-days'
import type { Language } from '@tutu/contract/core/languages'
import { MEETING_MAX, MEETING_MIN, WEEKS_MAX } from '@tutu/contract/core/meetings'
import { say } from '@tutu/contract/core/said'
import { useEffect, useRef, useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { useSite } from '../../../lib/use-site.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormRefusal } from '../../../ui/form/form-refusal.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { clockText, dayAfter, dayKey, dayText, timeZone } from '../../../ui/timetable/times.ts'
import type { PartProps } from '../class-screen.tsx'
import { GroupedSelect } from '../grouped-select.tsx'
import { useClassText } from '../use-text.ts'
import { useMeetingText } from './use-text.ts'

type Props = {
  room: PartProps['room']
  /** Days without lessons that are still to come. */
  closed: readonly ClosedDays[]
  /** The one that is changed; absent: new ones are planned. */
  meeting?: TaughtMeeting
  onDone: () => void
  onClose?: () => void
}

/** Plans meetings, once or each week, or changes one in a dialog. */
export function MeetingForm({ room, closed, meeting, onDone, onClose }: Props) {
  const t = useMeetingText()
  const c = useClassText()
  const { language } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWeekly, setWeekly] = useState(false)
  const [following, setFollowing] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const [today] = useState(() => dayKey(Date.now() / 1000))
  const form = useForm({
    initial: meeting
      ? {
          day: dayKey(meeting.starttime),
          time: clockText(meeting.starttime),
          minutes: String(meeting.minutes),
          place: meeting.place,
          link: meeting.link,
          about: meeting.about,
          lesson: meeting.lesson ? String(meeting.lesson.id) : '',
          until: '',
        }
      : { day: '', time: '16:00', minutes: '90', place: '', link: '', about: '', lesson: '', until: '' },
    check: ({ day, time, minutes, until }) => ({
      ...(!day && { day: say('rule.required', language, { label: t('day') }) }),
      ...(!time && { time: say('rule.required', language, { label: t('time') }) }),
      ...(!isMinutes(minutes) && { minutes: t('wrongMinutes') }),
      ...(isWeekly && !until && { until: say('rule.required', language, { label: t('until') }) }),
      ...(isWeekly && day && until > lastDay(day) && { until: t('untilFar', { day: lastDay(day) }) }),
    }),
    send: async ({ until, lesson, minutes, ...values }) => {
      const body = {
        id: room.id,
        ...values,
        minutes: Number(minutes),
        lesson: lesson ? Number(lesson) : null,
        time_zone: timeZone(),
      }
      const told = { showError: false, showSuccess: true }
      if (meeting) {
        await memberApi.call('POST /api/timetable/change', { body: { ...body, meeting: meeting.id, following } }, told)
        dialog.current?.close()
      } else {
        await memberApi.call('POST /api/timetable/plan', { body: { ...body, until: isWeekly ? until : null } }, told)
        form.reset()
        setWeekly(false)
      }
      onDone()
    },
  })
  const day = form.field('day')
  const closing = closingOf(closed, day.value)
  const fields = (
    <form {...form.formProps} className="form mt-3">
      <FormRefusal text={form.refusal} />
      <div className="meeting-fields">
        <Field
          {...day}
          type="date"
          label={t('day')}
          hint={closing && !isWeekly ? t('closedOn', { name: closing.name }) : undefined}
        />
        <Field {...form.field('time')} type="time" label={t('time')} />
        <Field
          {...form.field('minutes')}
          type="number"
          inputMode="numeric"
          min={MEETING_MIN}
          max={MEETING_MAX}
          label={t('minutes')}
        />
      </div>
      {!meeting && (
        <fieldset className="field">
          <legend className="mb-1.5">{t('repeat')}</legend>
          <div className="class-parts">
            {([false, true] as const).map((one) => (
              <button key={String(one)} type="button" aria-pressed={isWeekly === one} onClick={() => setWeekly(one)}>
                {t(one ? 'weekly' : 'once')}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {isWeekly && (
        <Field
          {...form.field('until')}
          type="date"
          label={t('until')}
          hint={t('untilHint')}
          min={day.value || today}
          max={lastDay(day.value || today)}
        />
      )}
      {isWeekly && closed.length > 0 && (
        <p className="field-hint">
          {t('closedSkipped', { days: closed.map((one) => closedText(one, language)).join(t('closedAnd')) })}
        </p>
      )}
      <Field {...form.field('place')} label={t('place')} autoComplete="off" />
      <Field {...form.field('link')} label={t('link')} inputMode="url" autoComplete="off" />
      <Field {...form.field('about')} label={t('about')} autoComplete="off" />
      <GroupedSelect
        {...form.field('lesson')}
        label={t('lesson')}
        none={t('noLesson')}
        groups={room.courses.map(({ id, title, lessons }) => ({
          key: id,
          title,
          options: lessons.map((lesson) => ({ value: String(lesson.id), text: c('lesson', lesson) })),
        }))}
      />
      {meeting?.series && (
        <label className="check">
          <input type="checkbox" checked={following} onChange={({ target }) => setFollowing(target.checked)} />
          <span>
            {t('following')}
            <span className="field-hint block">{t('followingHint')}</span>
          </span>
        </label>
      )}
      <p className="class-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {t(meeting ? 'save' : 'plan')}
        </button>
        {meeting && (
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {t('close')}
          </button>
        )}
      </p>
    </form>
  )
  if (!meeting) return fields
  return (
    <dialog ref={dialog} className="class-dialog" aria-label={t('changeTitle')} onClose={onClose}>
      <h2>{t('changeTitle')}</h2>
      {fields}
    </dialog>
  )
}

/** The last day on which what is planned weekly from that day on falls. */
const lastDay = (day: string): string => dayAfter(day, (WEEKS_MAX - 1) * 7)

const closedText = ({ from, to, name }: ClosedDays, language: Language): string =>
  [from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`, name]
    .filter(Boolean)
    .join(' ')

function isMinutes(text: string): boolean {
  const minutes = Number(text)
  return Number.isInteger(minutes) && minutes >= MEETING_MIN && minutes <= MEETING_MAX
}

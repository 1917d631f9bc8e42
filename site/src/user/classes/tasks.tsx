import type { Task } from '@tutu/contract/api/classroom'
import { TASK_KIND_NAMES, TASK_KINDS, type TaskKind } from '@tutu/contract/core/classroom'
import { pickLanguage } from '@tutu/contract/core/languages'
import { say } from '@tutu/contract/core/said'
import { useId, useState } from 'react'
import { languageTag } from '../../lib/language-tag.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field, FieldNote } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import type { PartProps } from './class-screen.tsx'
import { Question } from './question.tsx'
import { useClassText } from './use-text.ts'

/** What the class is asked to do, and who has done it. */
export function Tasks({ room, onChanged }: PartProps) {
  const t = useClassText()
  const [asked, setAsked] = useState<Task>()
  const takeBack = async (task: number): Promise<void> => {
    const body = { id: room.id, task }
    await memberApi.call('POST /api/classroom/removeTask', { body }, { showSuccess: true })
    onChanged()
  }
  return (
    <>
      <TaskForm room={room} onChanged={onChanged} />
      {room.tasks.length === 0 ? (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('noTasks')}</p>
        </div>
      ) : (
        <section className="panel">
          <h2>{t('taskList')}</h2>
          <ul className="row-list">
            {room.tasks.map((task) => (
              <TaskEntry key={task.id} task={task} room={room} onTakeBack={() => setAsked(task)} />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <Question
          title={t('takeBackTitle', asked)}
          text={t('takeBackText')}
          yes={t('takeBack')}
          onYes={() => takeBack(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type EntryProps = { task: Task; room: PartProps['room']; onTakeBack: () => void }

function TaskEntry({ task: { id, kind, title, duetime }, room, onTakeBack }: EntryProps) {
  const t = useClassText()
  const { language } = useSite()
  const day = new Intl.DateTimeFormat(languageTag(language), { month: 'long', day: 'numeric' })
  const open = room.pupils.filter(({ tasks }) => !tasks.includes(id))
  const count = room.pupils.length
  return (
    <li className="task-entry">
      <div className="min-w-0">
        <p>
          <b className="wrap-anywhere">{title}</b>{' '}
          <span className="chip accent-sky">{pickLanguage(TASK_KINDS[kind], language)}</span>{' '}
          {duetime !== null && (
            <span className="whitespace-nowrap text-muted">{t('until', { day: day.format(duetime * 1000) })}</span>
          )}
        </p>
        {count > 0 && (
          <>
            <progress className="task-progress" max={count} value={count - open.length} aria-label={title} />
            <p>{t('taskDone', { done: count - open.length, count })}</p>
            {open.length > 0 && (
              <details>
                <summary className="text-button">{t('notDone')}</summary>
                <p className="text-sm text-muted">{open.map(({ name }) => name).join(t('between'))}</p>
              </details>
            )}
          </>
        )}
      </div>
      <button type="button" className="text-button" aria-label={`${t('takeBack')} ${title}`} onClick={onTakeBack}>
        {t('takeBack')}
      </button>
    </li>
  )
}

const NAMED = { lesson: 'lesson', typing: 'title', work: 'title' } as const satisfies Record<TaskKind, string>

function TaskForm({ room, onChanged }: Pick<PartProps, 'room' | 'onChanged'>) {
  const t = useClassText()
  const { language } = useSite()
  const field = useId()
  const [kind, setKind] = useState<TaskKind>('lesson')
  const form = useForm({
    initial: { lesson: '', title: '', due: '' },
    check: (values) => {
      const name = NAMED[kind]
      if (values[name].trim()) return {}
      const label = t(name === 'lesson' ? 'taskLesson' : 'taskText')
      return { [name]: say('rule.required', language, { label }) }
    },
    send: async ({ lesson, title, due }) => {
      const isLesson = NAMED[kind] === 'lesson'
      const body = {
        id: room.id,
        kind,
        lesson: isLesson ? Number(lesson) : null,
        title: isLesson ? '' : title,
        duetime: due ? endOfDay(due) : null,
      }
      await memberApi.call('POST /api/classroom/addTask', { body }, { showError: false, showSuccess: true })
      form.reset()
      onChanged()
    },
  })
  const { error, value, onChange, onBlur } = form.field('lesson')
  return (
    <section className="panel">
      <h2>{t('taskTitle')}</h2>
      <form {...form.formProps} className="form mt-3">
        <FormRefusal text={form.refusal} />
        <fieldset className="field">
          <legend className="mb-1.5">{t('taskKind')}</legend>
          <div className="class-parts">
            {TASK_KIND_NAMES.map((one) => (
              <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
                {pickLanguage(TASK_KINDS[one], language)}
              </button>
            ))}
          </div>
        </fieldset>
        {NAMED[kind] === 'lesson' ? (
          <div className="field">
            <label htmlFor={field}>{t('taskLesson')}</label>
            <select
              id={field}
              name="lesson"
              className="select"
              value={value}
              aria-invalid={Boolean(error)}
              aria-describedby={error ? `${field}-note` : undefined}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
            >
              <option value="">{t('chooseLesson')}</option>
              {room.courses.map((course) => (
                <optgroup key={course.id} label={course.title}>
                  {course.lessons.map((lesson) => (
                    <option key={lesson.id} value={lesson.id}>
                      {t('lesson', lesson)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <FieldNote id={`${field}-note`} error={error} hint={undefined} />
          </div>
        ) : (
          <Field
            {...form.field('title')}
            label={t('taskText')}
            hint={t(kind === 'typing' ? 'taskTextTyping' : 'taskTextWork')}
            maxLength={80}
            autoComplete="off"
          />
        )}
        <Field {...form.field('due')} type="date" label={t('due')} min={today()} />
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {t('set')}
        </button>
      </form>
    </section>
  )
}

/** The last second of a day of the teacher's, in seconds: '2026-11-28'. */
const endOfDay = (day: string): number => Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000)

function today(): string {
  const at = new Date()
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

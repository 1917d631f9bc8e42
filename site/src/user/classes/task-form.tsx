import {
  isToolTask,
  TASK_KIND_NAMES,
  TASK_KINDS,
  taskNamedBy,
  type TaskKind,
  type TaskNaming,
  type ToolTaskKind,
} from '@tutu/contract/core/classroom'
import { pickLanguage } from '@tutu/contract/core/languages'
import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { type FormField, useForm } from '../../ui/form/use-form.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import type { PartProps } from './class-screen.tsx'
import { GroupedSelect } from './grouped-select.tsx'
import { endOfDay, today } from './task-days.ts'
import { useClassText } from './use-text.ts'

const LABELS = { lesson: 'taskLesson', exercise: 'taskLevel', title: 'taskText' } as const satisfies Record<
  TaskNaming,
  string
>

/** Asks a class to do something: a lesson, an exercise of a tool, or what the teacher writes. */
export function TaskForm({ room, onChanged }: Pick<PartProps, 'room' | 'onChanged'>) {
  const t = useClassText()
  const { language } = useSite()
  const [kind, setKind] = useState<TaskKind>('lesson')
  const form = useForm({
    initial: { lesson: '', exercise: '', title: '', duetime: '' },
    check: (values) => {
      const name = taskNamedBy(kind, values)
      return {
        ...(!values[name].trim() && { [name]: say('rule.required', language, { label: t(LABELS[name]) }) }),
        ...(values.duetime && values.duetime < today() && { duetime: say('rule.dayOver', language) }),
      }
    },
    send: async (values) => {
      const { lesson, exercise, title, duetime } = values
      const name = taskNamedBy(kind, values)
      const body = {
        id: room.id,
        kind,
        lesson: name === 'lesson' ? Number(lesson) : null,
        exercise: name === 'exercise' ? exercise : null,
        title: name === 'title' ? title : '',
        duetime: duetime ? endOfDay(duetime) : null,
      }
      await memberApi.call('POST /api/classroom/addTask', { body }, { showError: false, showSuccess: true })
      form.reset()
      onChanged()
    },
  })
  const exercise = form.field('exercise')
  return (
    <section className="panel">
      <h2>{t('taskTitle')}</h2>
      <form {...form.formProps} className="form mt-3">
        <FormRefusal text={form.refusal} />
        <fieldset className="field">
          <legend className="mb-1.5">{t('taskKind')}</legend>
          <div className="class-parts">
            {TASK_KIND_NAMES.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={kind === one}
                onClick={() => {
                  setKind(one)
                  // Of another tool.
                  exercise.onChange('')
                }}
              >
                {pickLanguage(TASK_KINDS[one].label, language)}
              </button>
            ))}
          </div>
        </fieldset>
        {kind === 'lesson' && (
          <GroupedSelect
            {...form.field('lesson')}
            label={t('taskLesson')}
            none={t('chooseLesson')}
            groups={room.courses.map(({ id, title, lessons }) => ({
              key: id,
              title,
              options: lessons.map((lesson) => ({
                value: String(lesson.id),
                text: t(lesson.open ? 'lesson' : 'lessonOfCourse', lesson),
              })),
            }))}
          />
        )}
        {isToolTask(kind) && <ExerciseSelect key={kind} tool={kind} field={exercise} />}
        {taskNamedBy(kind, { lesson: '', exercise: exercise.value, title: '' }) === 'title' && (
          <Field
            {...form.field('title')}
            label={t('taskText')}
            hint={t(kind === 'typing' ? 'taskTextTyping' : 'taskTextWork')}
            autoComplete="off"
          />
        )}
        <Field {...form.field('duetime')} type="date" label={t('due')} min={today()} />
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {t('set')}
        </button>
      </form>
    </section>
  )
}

/** The lessons of the trainer, or the levels of the game: what they are called comes when it is asked for. */
function ExerciseSelect({ tool, field }: { tool: ToolTaskKind; field: FormField }) {
  const t = useClassText()
  const { language } = useSite()
  const { data, problem, again } = useLoaded(
    tool,
    async () => (await import('@tutu/learning/progress/tool-exercises')).TOOL_EXERCISES[tool],
  )
  if (problem !== undefined) return <LoadProblem title={t('problem')} text={problem} again={again} />
  if (!data) return <span className="skeleton h-20 w-full" aria-hidden />
  return (
    <GroupedSelect
      {...field}
      label={t(tool === 'typing' ? 'taskLesson' : 'taskLevel')}
      none={t(tool === 'typing' ? 'ownWords' : 'chooseLevel')}
      groups={data.map(({ title, exercises }) => ({
        key: title.en,
        title: pickLanguage(title, language),
        options: exercises.map(({ name, title: own }) => ({ value: name, text: pickLanguage(own, language) })),
      }))}
    />
  )
}

import type { Task } from '@tutu/contract/api/classroom'
import { say } from '@tutu/contract/core/said'
import { useEffect, useRef } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { dayKey } from '../../ui/timetable/times.ts'
import { endOfDay, today } from './task-days.ts'
import { useClassText } from './use-text.ts'

type Props = { room: number; task: Task; onChanged: () => void; onClose: () => void }

/** Another day for a task, or none: what was done of it stays done. */
export function DueDialog({ room, task, onChanged, onClose }: Props) {
  const t = useClassText()
  const { language } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const form = useForm({
    initial: { duetime: task.duetime === null ? '' : dayKey(task.duetime) },
    check: ({ duetime }) => (duetime && duetime < today() ? { duetime: say('rule.dayOver', language) } : {}),
    send: async ({ duetime }) => {
      const body = { id: room, task: task.id, duetime: duetime ? endOfDay(duetime) : null }
      await memberApi.call('POST /api/classroom/changeTask', { body }, { showError: false, showSuccess: true })
      onChanged()
      dialog.current?.close()
    },
  })
  const title = t('dueTitle', task)
  return (
    <dialog ref={dialog} className="class-dialog" aria-label={title} onClose={onClose}>
      <form {...form.formProps} className="form">
        <h2 className="wrap-anywhere">{title}</h2>
        <FormRefusal text={form.refusal} />
        <Field {...form.field('duetime')} type="date" label={t('due')} min={today()} />
        <p className="class-buttons">
          <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
            {t('save')}
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </dialog>
  )
}

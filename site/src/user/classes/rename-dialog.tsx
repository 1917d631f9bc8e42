import type { Pupil } from '@tutu/contract/api/classroom'
import { say } from '@tutu/contract/core/said'
import { useEffect, useRef } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useClassText } from './use-text.ts'

type Props = { id: number; pupil: Pupil; onChanged: () => void; onClose: () => void }

/** Another nickname for a pupil: what is refused stands beside the field, and the dialog stays. */
export function RenameDialog({ id, pupil, onChanged, onClose }: Props) {
  const t = useClassText()
  const { language } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const form = useForm({
    initial: { name: pupil.name },
    check: ({ name }) => (name.trim() ? {} : { name: say('rule.required', language, { label: t('cardName') }) }),
    send: async ({ name }) => {
      const body = { id, user: pupil.user, name: name.trim() }
      await memberApi.call('POST /api/classroom/renamePupil', { body }, { showError: false, showSuccess: true })
      onChanged()
      dialog.current?.close()
    },
  })
  const title = t('renameTitle', pupil)
  return (
    <dialog ref={dialog} className="class-dialog" aria-label={title} onClose={onClose}>
      <form {...form.formProps} className="form">
        <h2>{title}</h2>
        <FormRefusal text={form.refusal} />
        <Field {...form.field('name')} label={t('cardName')} hint={t('renameHint')} autoComplete="off" />
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

import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberApi } from '../../lib/member/api.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { PartProps } from './class-screen.tsx'
import { Question } from './question.tsx'
import { useClassText } from './use-text.ts'

/** What the class is called, whether it is open, and its end. */
export function ClassSettings({ room, onChanged }: PartProps) {
  const t = useClassText()
  const { language } = useSite()
  const navigate = useNavigate()
  const [open, setOpen] = useState(room.open)
  const [asks, setAsks] = useState(false)
  const [typed, setTyped] = useState('')
  const form = useForm({
    initial: { name: room.name },
    check: ({ name }) => (name.trim() ? {} : { name: say('rule.required', language, { label: t('name') }) }),
    send: async ({ name }) => {
      const body = { id: room.id, name, open }
      await memberApi.call('POST /api/classroom/change', { body }, { showError: false, showSuccess: true })
      onChanged()
    },
  })
  const remove = async (): Promise<void> => {
    await memberApi.call('POST /api/classroom/remove', { body: { id: room.id } }, { showSuccess: true })
    await navigate(memberPath('account/classes', language))
  }
  return (
    <>
      <section className="panel">
        <form {...form.formProps} className="form">
          <FormRefusal text={form.refusal} />
          <Field {...form.field('name')} label={t('name')} hint={t('nameHint')} />
          <label className="check">
            <input type="checkbox" checked={open} onChange={({ target }) => setOpen(target.checked)} />
            <span>
              {t('isOpen')}
              <span className="field-hint block">{t('isOpenHint')}</span>
            </span>
          </label>
          <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
            {t('save')}
          </button>
        </form>
      </section>
      <p className="mt-6">
        <button type="button" className="btn class-danger" onClick={() => setAsks(true)}>
          {t('removeClass')}
        </button>
      </p>
      {asks && (
        <Question
          title={t('removeClass')}
          text={t('removeClassText', { count: room.pupils.filter(({ made }) => made).length })}
          yes={t('removeClass')}
          isReady={typed.trim() === room.name}
          onYes={remove}
          onClose={() => {
            setAsks(false)
            setTyped('')
          }}
        >
          <label className="field">
            <span>{t('removeClassType', room)}</span>
            <span className="field-input">
              <input value={typed} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
            </span>
          </label>
        </Question>
      )}
    </>
  )
}

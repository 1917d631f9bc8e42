import type { Pupil } from '@tutu/contract/api/classroom'
import { ago } from '@tutu/contract/core/ago'
import { PUPILS_MAX } from '@tutu/contract/core/classroom'
import { say } from '@tutu/contract/core/said'
import { useId, useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { FieldNote } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { PartProps } from './class-screen.tsx'
import { Question } from './question.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useClassText } from './use-text.ts'

type Asked = { what: 'deal'; users: number[] } | { what: 'remove' | 'rename'; pupil: Pupil }

/** Who is in the class, and the cards they sign in with. */
export function Roster({ room, onChanged, onCards }: PartProps) {
  const t = useClassText()
  const { language } = useSite()
  const [asked, setAsked] = useState<Asked>()
  const { id, pupils, now } = room
  const made = pupils.filter((pupil) => pupil.made).map(({ user }) => user)

  const deal = async (users: number[]): Promise<void> => {
    const { data } = await memberApi.call('POST /api/classroom/deal', { body: { id, users } })
    onCards(data.cards)
  }
  const remove = async ({ user }: Pupil): Promise<void> => {
    await memberApi.call('POST /api/classroom/removePupil', { body: { id, user } }, { showSuccess: true })
    onChanged()
  }
  return (
    <>
      {pupils.length < PUPILS_MAX && <AddPupils id={id} onCards={onCards} onChanged={onChanged} />}
      {pupils.length > 0 && (
        <section className="panel">
          <div className="roster-head">
            <h2>
              {t('list')} · {t('pupils', { count: pupils.length })}
            </h2>
            {made.length > 0 && (
              <button type="button" className="btn" onClick={() => setAsked({ what: 'deal', users: made })}>
                {t('newCards')}
              </button>
            )}
          </div>
          <p className="text-sm text-muted">{t('signInAt', { address: `${location.host}/user/login` })}</p>
          <ul className="roster">
            {pupils.map((pupil) => (
              <li key={pupil.user}>
                <p>
                  <b className="wrap-anywhere">{pupil.name}</b>{' '}
                  {!pupil.made && <span className="chip accent-sky">{t('joined')}</span>}
                  <span className="block text-sm text-muted">
                    {pupil.lasttime === null ? t('never') : ago(pupil.lasttime * 1000, now, language)}
                  </span>
                </p>
                <p className="roster-ways">
                  <button
                    type="button"
                    className="text-button"
                    aria-label={`${t('rename')} ${pupil.name}`}
                    onClick={() => setAsked({ what: 'rename', pupil })}
                  >
                    {t('rename')}
                  </button>
                  {pupil.made && (
                    <button
                      type="button"
                      className="text-button"
                      aria-label={`${t('newCard')} ${pupil.name}`}
                      onClick={() => setAsked({ what: 'deal', users: [pupil.user] })}
                    >
                      {t('newCard')}
                    </button>
                  )}
                  <button
                    type="button"
                    className="text-button"
                    aria-label={`${t('remove')} ${pupil.name}`}
                    onClick={() => setAsked({ what: 'remove', pupil })}
                  >
                    {t('remove')}
                  </button>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked?.what === 'deal' && (
        <Question
          title={asked.users.length === 1 ? t('newCard') : t('newCards')}
          text={t('newCardText')}
          yes={t('newCardConfirm')}
          onYes={() => deal(asked.users)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'rename' && (
        <RenameDialog id={id} pupil={asked.pupil} onChanged={onChanged} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'remove' && (
        <Question
          title={t('removeTitle', asked.pupil)}
          text={asked.pupil.made ? t('removeMadeText') : t('removeJoinedText', asked.pupil)}
          yes={t('remove')}
          onYes={() => remove(asked.pupil)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** One name a line, or the cells of a sheet as they are pasted. */
const namesIn = (text: string): string[] => text.split(/[\n\t,，、;；]+/).flatMap((name) => name.trim() || [])

function AddPupils({ id, onCards, onChanged }: { id: number } & Pick<PartProps, 'onCards' | 'onChanged'>) {
  const t = useClassText()
  const { language } = useSite()
  const field = useId()
  const form = useForm({
    initial: { names: '' },
    check: ({ names }) =>
      namesIn(names).length > 0 ? {} : { names: say('rule.required', language, { label: t('names') }) },
    send: async ({ names }) => {
      const body = { id, names: namesIn(names) }
      const { data } = await memberApi.call('POST /api/classroom/addPupils', { body }, { showError: false })
      form.reset()
      onCards(data.cards)
      onChanged()
    },
  })
  const { name, value, onChange, onBlur, error } = form.field('names')
  const count = namesIn(value).length
  return (
    <section className="panel">
      <h2>{t('addTitle')}</h2>
      <form {...form.formProps} className="form mt-3">
        <FormRefusal text={form.refusal} />
        <div className="field">
          <label htmlFor={field}>{t('names')}</label>
          <div className="field-input">
            <textarea
              id={field}
              name={name}
              rows={6}
              value={value}
              spellCheck={false}
              aria-invalid={Boolean(error)}
              aria-describedby={`${field}-note`}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
            />
          </div>
          <FieldNote id={`${field}-note`} error={error} hint={t('namesHint', { max: PUPILS_MAX })} />
        </div>
        <p className="roster-add">
          <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
            {t('add')}
          </button>
          {count > 0 && <span className="text-muted">{t('namesCount', { count })}</span>}
        </p>
      </form>
    </section>
  )
}

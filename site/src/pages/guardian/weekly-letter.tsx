import type { Child, GuardianLetters } from '@tutu/contract/api/guardian'
import { say } from '@tutu/contract/core/said'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { isReached } from '../../lib/member/reached.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useGuardianText } from './use-text.ts'

type Props = { letters: GuardianLetters; list: readonly Child[]; onChanged: () => void }

/** Whether a letter about the children comes each week, where to, and what it looks like. */
export function WeeklyLetter({ letters: { state, email }, list, onChanged }: Props) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  const [isOther, setOther] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** What was pressed goes: the keyboard stays at the letter. */
  const changed = () => {
    heading.current?.focus({ preventScroll: true })
    setOther(false)
    onChanged()
  }
  const goBack = () => {
    heading.current?.focus({ preventScroll: true })
    setOther(false)
  }
  const set = (on: boolean) =>
    busily(async () => {
      await guardianApi.call('POST /api/guardian/letters', { body: { on, email: '' } }, { showSuccess: true })
      changed()
    })
  const needsAddress = (state === 'off' && email === '') || isOther
  return (
    <section className="panel weekly-letter" aria-labelledby="letter">
      <h2 id="letter" ref={heading} tabIndex={-1}>
        <Mail aria-hidden /> {t('letter')}
      </h2>
      <p className="text-muted">{t('letterText')}</p>
      {state === 'on' && <p>{t('letterOn', { email })}</p>}
      {state === 'asked' && <p role="status">{t('letterAsked', { email })}</p>}
      {state === 'off' && email !== '' && <p>{t('letterTo', { email })}</p>}
      {needsAddress && <AddressForm onSent={changed} onBack={isOther ? goBack : undefined} />}
      <div className="child-buttons">
        {state === 'off' && !needsAddress && (
          <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void set(true)}>
            {t('letterWant')}
          </button>
        )}
        {list.map((child) => (
          <Sample
            key={child.id}
            child={child}
            label={t(list.length > 1 ? 'letterSeeOf' : 'letterSee', { name: child.nickname })}
          />
        ))}
        {state === 'asked' && !isOther && (
          <button type="button" className="btn" onClick={() => setOther(true)}>
            {t('letterOther')}
          </button>
        )}
        {state !== 'off' && (
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void set(false)}>
            {t('letterStop')}
          </button>
        )}
      </div>
    </section>
  )
}

/** For whoever comes by a number. `onBack`: there is an address already. */
function AddressForm({ onSent, onBack }: { onSent: () => void; onBack: (() => void) | undefined }) {
  const t = useGuardianText()
  const { language } = useSite()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (isReached('email', email.trim()) ? {} : { email: say('rule.email', language) }),
    send: async ({ email }) => {
      const body = { on: true, email: email.trim() }
      await guardianApi.call('POST /api/guardian/letters', { body }, { showError: false, showSuccess: true })
      onSent()
    },
  })
  return (
    <form {...form.formProps} className="form weekly-letter-form">
      <FormRefusal text={form.refusal} />
      <Field {...form.field('email')} label={t('letterEmail')} type="email" autoComplete="email" />
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {form.isBusy ? t('saving') : t('letterWant')}
      </button>
      {onBack && (
        <button type="button" className="btn" onClick={onBack}>
          {t('letterKeep')}
        </button>
      )}
    </form>
  )
}

type Letter = { subject: string; html: string }

/** The letter about a child, of the text that is sent; in a frame that may do nothing but open a link beside this page. */
function Sample({ child: { id, nickname }, label }: { child: Child; label: string }) {
  const t = useGuardianText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, busily] = useBusy()
  const [letter, setLetter] = useState<Letter>()
  const look = () =>
    busily(async () => {
      setLetter((await guardianApi.call('GET /api/guardian/letter', { query: { id } })).data)
      dialog.current?.showModal()
    })
  return (
    <>
      <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void look()}>
        {label}
      </button>
      <dialog ref={dialog} className="sheet weekly-letter-sheet" aria-label={t('letterSeen', { name: nickname })}>
        <h3>{t('letterSeen', { name: nickname })}</h3>
        {letter && (
          <>
            <p className="text-muted">{t('letterSubject', { subject: letter.subject })}</p>
            <iframe
              className="weekly-letter-frame"
              title={t('letterFrame')}
              // Of the same origin, without scripts of its own: keys pressed in it are heard here.
              sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
              srcDoc={letter.html}
              onLoad={({ currentTarget }) =>
                currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
                  if (key === 'Escape') dialog.current?.close()
                })
              }
            />
          </>
        )}
        <p className="child-buttons">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {t('done')}
          </button>
        </p>
      </dialog>
    </>
  )
}

import { ACCOUNT, PASSWORD } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { contactIn } from '../../lib/guardian/contact-in.ts'
import { linkTo } from '../../lib/links.ts'
import { signInHere } from '../../lib/member/sign-in-here.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { SentCodeField } from '../../ui/form/code-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ConsentNotice } from '../../ui/member/consent-notice.tsx'
import { ComeAlong } from '../../ui/member/come-along.tsx'
import { useRegisterText } from './use-text.ts'

type Props = {
  /** What was answered; kept by the page alone. */
  birthYear: number
  onBack: () => void
}

/**
 * Where who may be under 14 goes on, with a guardian beside them: who is asked, what they read, and, with the code, the
 * child's name and password. Until then the server holds the year and a digest.
 */
export function GuardianStep({ birthYear, onBack }: Props) {
  const t = useRegisterText()
  const { language } = useSite()
  /** Whom the code went to, and the key of the request. */
  const [asked, setAsked] = useState({ contact: '', request: '' })
  const [hash, setHash] = useState('')
  const [isRefused, setRefused] = useState(false)
  const form = useForm({
    initial: { contact: '', captcha: '', username: '', password: '' },
    check: ({ contact, captcha, username, password }) => ({
      ...(!contactIn(contact) && { contact: t('guardianContactWrong') }),
      ...(asked.request === '' || asked.contact !== contact.trim()
        ? { captcha: t('guardianAskFirst') }
        : !captcha.trim() && { captcha: say('rule.required', language, { label: t('code') }) }),
      ...(!ACCOUNT.test(username.trim()) && { username: say('rule.account', language) }),
      ...(!PASSWORD.test(password) && { password: say('rule.password', language) }),
    }),
    send: async ({ contact, captcha, username, password }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const body = {
        ...contactIn(contact)!,
        request: asked.request,
        captcha: captcha.trim(),
        notice: hash,
        time_zone: timeZone,
        username: username.trim(),
        password,
      }
      const { data } = await guardianApi.call('POST /api/guardian/agree', { body }, { showError: false })
      // The frame goes on from here.
      signInHere(data, { byDefault: true })
    },
  })

  async function ask(read: { captcha: string; captchaId: string }, options: object): Promise<void> {
    const contact = form.values.contact.trim()
    const body = { ...contactIn(contact)!, birth_year: birthYear, ...read }
    const { data } = await guardianApi.call('POST /api/guardian/ask', { body }, options)
    setAsked({ contact, request: data.request })
  }

  async function refuse(): Promise<void> {
    const body = { request: asked.request, notice: hash }
    // Where nobody was asked there is nothing to note.
    if (asked.request && hash)
      await guardianApi.call('POST /api/guardian/refuse', { body }, { showError: false }).catch(() => undefined)
    setRefused(true)
  }

  if (isRefused)
    return (
      <div className="form">
        <h2 className="text-lg font-bold">{t('refusedHeading')}</h2>
        <p>{t('refusedText')}</p>
        <p>{t('guardianFree')}</p>
        <p className="flex flex-wrap gap-3">
          <a href={linkTo('tool', language)} className="btn btn-primary">
            {t('toTools')}
          </a>
          <button type="button" className="btn" onClick={onBack}>
            {t('back')}
          </button>
        </p>
      </div>
    )
  return (
    <form {...form.formProps} className="form">
      <h2 className="text-lg font-bold">{t('guardianHeading')}</h2>
      <p>{t('guardianText')}</p>
      <ConsentNotice onRead={(notice) => setHash(notice.hash)} />
      <FormRefusal text={form.refusal} />
      <Field
        {...form.field('contact')}
        label={t('guardianContact')}
        hint={t('guardianContactHint')}
        autoComplete="off"
      />
      <SentCodeField
        {...form.field('captcha')}
        isReady={contactIn(form.values.contact) !== undefined}
        send={ask}
        onRefused={form.tell}
      />
      <Field {...form.field('username')} label={t('childName')} hint={t('usernameHint')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('childPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <ComeAlong byDefault />
      <p className="field-hint">{t('guardianFree')}</p>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" disabled={hash === ''} aria-disabled={form.isBusy}>
          {form.isBusy ? t('submitting') : t('agree')}
        </button>
        <button type="button" className="btn" onClick={() => void refuse()}>
          {t('refuse')}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </form>
  )
}

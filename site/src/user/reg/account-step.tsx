import type { Contact } from '@tutu/contract/api/user'
import { ACCOUNT, PASSWORD } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { isReached } from '../../lib/member/reached.ts'
import { AS_NOBODY, memberApi } from '../../lib/member/api.ts'
import { signInHere } from '../../lib/member/sign-in-here.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { CaptchaField } from '../../ui/form/captcha-field.tsx'
import { newCaptchaId } from '../../ui/form/captcha-id.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ComeAlong } from '../../ui/member/come-along.tsx'
import { useRegisterText } from './use-text.ts'

type Way = 'account' | Contact
type Props = { birthYear: number; contacts: readonly Contact[]; onBack: () => void }

const EMPTY = { username: '', password: '', email: '', mobile: '', captcha: '' }

/** Name and password; by mail or mobile a code besides, by name alone the captcha. */
export function AccountStep({ birthYear, contacts, onBack }: Props) {
  const t = useRegisterText()
  const { language } = useSite()
  const [way, setWay] = useState<Way>('account')
  const [captchaId, setCaptchaId] = useState(newCaptchaId)
  const renewCaptcha = () => {
    setCaptchaId(newCaptchaId())
    form.clear('captcha')
  }
  const form = useForm({
    initial: EMPTY,
    check: ({ username, password, email, mobile, captcha }) => ({
      ...(!ACCOUNT.test(username.trim()) && { username: say('rule.account', language) }),
      ...(!PASSWORD.test(password) && { password: say('rule.password', language) }),
      ...(way === 'email' && !isReached('email', email) && { email: say('rule.email', language) }),
      ...(way === 'mobile' && !isReached('mobile', mobile) && { mobile: say('rule.mobile', language) }),
      ...(!captcha.trim() && {
        captcha: say('rule.required', language, { label: t(way === 'account' ? 'captcha' : 'code') }),
      }),
    }),
    send: async ({ username, password, email, mobile, captcha }) => {
      const reached = way === 'email' ? { email: email.trim() } : way === 'mobile' ? { mobile: mobile.trim() } : {}
      const body = {
        tab: 'register' as const,
        registerType: way,
        username: username.trim(),
        password,
        ...reached,
        captcha,
        captchaId,
        birth_year: birthYear,
      }
      const { data } = await memberApi.call('POST /api/user/checkIn', { body }, AS_NOBODY)
      // The frame goes on from here.
      signInHere(data, { byDefault: true })
    },
    onRefused: () => way === 'account' && renewCaptcha(),
  })
  const { email, mobile } = form.values
  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      {contacts.length > 0 && (
        <fieldset className="field">
          <legend>{t('way')}</legend>
          <div className="ways">
            {(['account', ...contacts] as const).map((one) => (
              <label key={one} className="choice">
                <input type="radio" name="registerType" checked={way === one} onChange={() => setWay(one)} />
                {t(one)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field {...form.field('username')} label={t('username')} hint={t('usernameHint')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      {way === 'email' && <Field {...form.field('email')} label={t('email')} type="email" autoComplete="email" />}
      {way === 'mobile' && (
        <Field {...form.field('mobile')} label={t('mobile')} type="tel" autoComplete="tel-national" />
      )}
      {way === 'account' ? (
        <CaptchaField {...form.field('captcha')} id={captchaId} onRenew={renewCaptcha} />
      ) : (
        <CodeField
          {...form.field('captcha')}
          by={way}
          target={isReached(way, form.values[way]) ? (way === 'email' ? email : mobile).trim() : ''}
          event="user_register"
          onRefused={form.tell}
        />
      )}
      <ComeAlong byDefault />
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {form.isBusy ? t('submitting') : t('submit')}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </form>
  )
}

import { say } from '@tutu/contract/core/said'
import { useEffect, useState } from 'react'
import { AS_NOBODY, hasSessionEnded, memberApi } from '../../lib/member/api.ts'
import { signInHere } from '../../lib/member/sign-in-here.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { newCaptchaId } from '../../ui/form/captcha-id.ts'
import { CaptchaField } from '../../ui/form/captcha-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ComeAlong } from '../../ui/member/come-along.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const EMPTY = { username: '', password: '', captcha: '' }

/** Name, password and, when the server asks for it, the captcha. */
export function LoginForm() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const isMounted = useIsMounted()
  const [keep, setKeep] = useState(false)
  const [captchaId, setCaptchaId] = useState<string>()
  const form = useForm({
    initial: EMPTY,
    check: (values) => {
      const missing = (['username', 'password', 'captcha'] as const).filter(
        (name) => !values[name].trim() && (name !== 'captcha' || captchaId !== undefined),
      )
      return Object.fromEntries(missing.map((name) => [name, say('rule.required', language, { label: t(name) })]))
    },
    send: async ({ username, password, captcha }) => {
      const body = {
        tab: 'login' as const,
        username: username.trim(),
        password,
        keep,
        captcha,
        captchaId: captchaId ?? '',
      }
      const { data } = await memberApi.call('POST /api/user/checkIn', { body }, AS_NOBODY)
      // The frame goes on from here.
      signInHere(data, { byDefault: true })
    },
    onRefused: (data) => {
      // A picture is good for one try, whatever came of it (wire decision 7).
      if (captchaId !== undefined || (data as { captcha?: boolean } | null)?.captcha) renewCaptcha()
    },
  })
  const { setRefusal } = form

  function renewCaptcha(): void {
    setCaptchaId(newCaptchaId())
    form.clear('captcha')
  }

  useEffect(() => {
    if (hasSessionEnded()) setRefusal(t('ended'))
    // Without this answer the page works as well; signing in will say what is wrong.
    memberApi
      .call('GET /api/user/checkIn', {}, AS_NOBODY)
      .then(({ data }) => data.captcha && setCaptchaId(newCaptchaId()))
      .catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])

  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      <Field {...form.field('username')} label={t('username')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      {captchaId !== undefined && <CaptchaField {...form.field('captcha')} id={captchaId} onRenew={renewCaptcha} />}
      <label className="check">
        <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        <span>
          {t('keep')}
          <span className="field-hint block">{t('keepHint')}</span>
        </span>
      </label>
      <ComeAlong byDefault />
      <noscript>
        <p className="form-refusal">{t('noScript')}</p>
      </noscript>
      {/* Nothing can be sent before it would go the right way. */}
      <button type="submit" className="btn btn-primary" disabled={!isMounted} aria-disabled={form.isBusy}>
        {form.isBusy ? t('submitting') : t('submit')}
      </button>
    </form>
  )
}

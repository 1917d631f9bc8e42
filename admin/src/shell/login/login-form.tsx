import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNoticesWith } from '../../lib/notices.ts'
import { Captcha } from './captcha.tsx'
import { LoginField } from './login-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** User name, password and, when the server asks for it, the captcha. `account`: the one user name that may sign in. */
export function LoginForm({ account }: { account?: string }) {
  const { t } = useTranslation('login')
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ username: account ?? '', password: '', captcha: '' })
  const [keep, setKeep] = useState(false)
  const { errors, refusal, captchaId, renewCaptcha, isBusy, signIn, tell } = useSignIn()
  const set = (name: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [name]: value }))

  // What was said on the way here, 'Your session has expired' above all, is shown where the user now looks. Over a page
  // that shows its notices itself it stays there.
  useEffect(
    () => (account === undefined ? showNoticesWith({ success: () => undefined, error: tell }) : undefined),
    [account, tell],
  )

  const focus = useCallback((name: keyof typeof values) => {
    const input = form.current?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.select()
  }, [])
  useEffect(() => focus(account === undefined ? 'username' : 'password'), [focus, account])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = await signIn({ ...values, keep })
    if (!wrong) return
    setValues((before) => ({ ...before, captcha: '' }))
    // After the captcha, which may only now be asked for, is in the document.
    requestAnimationFrame(() => focus(wrong))
  }

  return (
    <form ref={form} className="login-form" noValidate onSubmit={(event) => void submit(event)}>
      {refusal ? (
        <p role="alert" className="login-refusal">
          {refusal}
        </p>
      ) : null}
      <LoginField
        name="username"
        label={t('username')}
        value={values.username}
        onChange={set('username')}
        error={errors.username}
        autoComplete="username"
        readOnly={account !== undefined}
      />
      <PasswordField value={values.password} onChange={set('password')} error={errors.password} />
      {captchaId ? (
        <Captcha
          id={captchaId}
          onRenew={() => {
            renewCaptcha()
            set('captcha')('')
            focus('captcha')
          }}
          value={values.captcha}
          onChange={set('captcha')}
          error={errors.captcha}
        />
      ) : null}
      <label className="login-keep">
        <input type="checkbox" name="keep" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        {t('keep')}
      </label>
      <button type="submit" className="button-primary" aria-disabled={isBusy}>
        {isBusy ? t('submitting') : t('submit')}
      </button>
    </form>
  )
}

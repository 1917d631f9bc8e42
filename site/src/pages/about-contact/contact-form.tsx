import { Calculator, RefreshCw, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite, useText } from '../../lib/use-site.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Sent by script.ts, which also shows beside each field what the server says of it. */
export function ContactForm() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div>
      <noscript>
        <p className="panel">{t('needsScript')}</p>
      </noscript>
      <form
        className="contact-form needs-script"
        data-contact
        data-language={language}
        data-about-order={t('aboutOrder', { number: '{number}' })}
        noValidate
      >
        <Field name="name" label={t('name')} hint={t('nameHint')}>
          {(described) => <input id="name" name="name" autoComplete="name" {...described} />}
        </Field>
        <Field name="email" label={t('email')} hint={t('reachHint')}>
          {(described) => <input id="email" name="email" type="email" autoComplete="email" {...described} />}
        </Field>
        <Field name="mobile" label={t('mobile')}>
          {(described) => <input id="mobile" name="mobile" type="tel" autoComplete="tel-national" {...described} />}
        </Field>
        <Field name="content" label={t('content')} hint={t('contentHint')}>
          {(described) => <textarea id="content" name="content" rows={6} {...described} />}
        </Field>
        <Field name="captcha" label={t('captcha')}>
          {(described) => (
            <>
              <div className="captcha-row">
                <img alt={t('captchaPicture')} width={150} height={56} data-captcha-picture />
                <strong className="text-xl" data-captcha-question hidden />
                <button type="button" className="text-button" data-captcha-new>
                  <RefreshCw aria-hidden className="size-5" />
                  {t('captchaNew')}
                </button>
                <button type="button" className="text-button" data-captcha-sum>
                  <Calculator aria-hidden className="size-5" />
                  {t('captchaSum')}
                </button>
              </div>
              <input
                id="captcha"
                name="captcha"
                autoComplete="off"
                autoCapitalize="off"
                maxLength={20}
                {...described}
              />
            </>
          )}
        </Field>
        <p
          role="alert"
          className="font-bold text-berry"
          data-problem
          data-offline={t('offline')}
          data-broken={t('broken')}
          hidden
        />
        <button type="submit" className="btn btn-primary btn-lg">
          <Send aria-hidden />
          {t('send')}
        </button>
        <p className="text-sm text-muted">{t('privacy')}</p>
      </form>
      <div className="empty-state" data-thanks tabIndex={-1} hidden>
        <Tutu pose="cheering" className="size-40" />
        <h2 className="text-2xl font-bold">{t('thanks')}</h2>
        <p className="text-muted">{t('thanksText')}</p>
      </div>
    </div>
  )
}

type FieldProps = {
  name: string
  label: string
  hint?: string
  children: (described: { 'aria-describedby': string }) => ReactNode
}

function Field({ name, label, hint, children }: FieldProps) {
  const described = [hint ? `${name}-hint` : '', `${name}-error`].filter(Boolean).join(' ')
  return (
    <div data-field={name}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ 'aria-describedby': described })}
      <p id={`${name}-error`} data-error />
    </div>
  )
}
